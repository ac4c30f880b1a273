"""Whole games over real sockets; every frame, answer, log line and file name is searched.

The games are played once for the whole module, and each test looks at them for one thing.
"""

import itertools
import json
from collections.abc import Callable

import msgspec
import pytest

from secret_hitler.record.ledger import ledger
from secret_hitler.record.talk import Said
from secret_hitler.table.protocol import messages as m
from tests.support.clients import NAMES

from .allowed import AT_THE_END, BALLOT_PATHS, OWN, PUBLIC, SECRET_WORDS, TILE_PATHS
from .capture import Evening, Frame
from .chatter import EXECUTED, NOTES, SPECTATORS
from .company import VOICE, frames, leaves


def test_no_viewer_is_told_anything_that_is_not_on_the_list(played: Evening) -> None:
    """A new field in any frame has to be allowed by hand, for seats and for others."""
    for who, heard in played.documents.items():
        allowed = PUBLIC | OWN if who in played.seats() else PUBLIC
        running = len(played.before_the_end(who))
        for number, frame in enumerate(heard):
            told = {".".join((str(frame["type"]), *path)) for path, _ in leaves(frame)}
            fits = allowed if number < running else allowed | AT_THE_END
            assert told <= fits, told - fits


def test_who_has_no_seat_hears_no_role_no_party_no_hand_and_no_ballot(played: Evening) -> None:
    """What others say of themselves in talk is theirs to say, true or not."""
    for who in played.others():
        heard = played.before_the_end(who)
        assert sum(frame["type"] == "Update" for frame in heard) > 20
        for frame in heard:
            for path, value in leaves(frame):
                where = ".".join((str(frame["type"]), *path))
                if isinstance(value, str) and not where.startswith(SPOKEN):
                    assert value not in SECRET_WORDS, where
                    assert value not in {"F", "L"} or where in TILE_PATHS, where
                    assert value not in {"ja", "nein"} or where in BALLOT_PATHS, where
            if frame["type"] == "Update":
                assert (frame["knowledge"], frame["attempt"], frame["options"]) == (None, 0, [])


def test_every_viewer_is_told_its_own_channels_and_no_other_before_the_end(
    played: Evening,
) -> None:
    """A seat that of the executed from its execution on; a TV none but the table's, ever."""
    told: dict[str, set[str]] = {}
    for who in played.documents:
        dead = False
        for frame in played.before_the_end(who):
            dead = dead or (frame["type"] == "Update" and not _alive(frame, who))
            if frame["type"] == "TalkUpdate":
                allowed = {"table"} | ({"executed"} if dead else set())
                onlooker = who not in {*played.seats(), "television"}
                assert frame["channel"] in allowed | ({"spectators"} if onlooker else set())
                told.setdefault(who, set()).add(str(frame["channel"]))
    assert told["watcher"] == told["fan"] == told["removed"] == {"table", "spectators"}
    after = {frame.get("channel") for frame in played.documents["television"]}
    assert after == {None, "table"}
    assert all("spectators" in channels_of(played, who) for who in played.seats())


def _alive(frame: Frame, who: str) -> bool:
    board = frame["board"]
    assert isinstance(board, dict)
    return not who.isdigit() or bool(board["alive"][int(who)])


def channels_of(played: Evening, who: str) -> set[str]:
    heard = (frame for frame in played.documents[who] if frame["type"] == "TalkUpdate")
    return {str(frame["channel"]) for frame in heard}


def test_words_for_few_stand_in_no_frame_of_others_and_nowhere_else(played: Evening) -> None:
    """Asides and notes, by the byte; after the end the asides are there for all but the TV."""
    asides = {SPECTATORS: {"watcher", "fan", "removed", "foreign"}, EXECUTED: set()}
    for who in played.documents:
        running = played.streams[who][: len(played.before_the_end(who))]
        for canary, readers in asides.items():
            dead = canary == EXECUTED and "executed" in channels_of(played, who)
            if who not in readers and not dead:
                assert not any(canary in frame for frame in running), (who, canary)
        for frame in played.streams[who]:
            assert NOTES not in frame or frame.startswith('{"type":"NotesUpdate"')
            assert f"{NOTES}-" not in frame.replace(f"{NOTES}-{who}-", "")
        assert any(SPECTATORS in frame for frame in played.streams[who]) == (who != "television")
    places = [one.text() for one in played.probes] + [played.logged, *played.files]
    for text in places:
        assert not any(canary in text for canary in (SPECTATORS, EXECUTED, NOTES))


def test_notes_go_to_their_seat_alone(played: Evening) -> None:
    for who, heard in played.documents.items():
        told = [frame for frame in heard if frame["type"] == "NotesUpdate"]
        assert [frame["seat"] for frame in told] == ([int(who)] if who.isdigit() else [])


def test_hints_go_to_who_is_alone_and_to_nobody_else(played: Evening) -> None:
    alone = played.seats() == ["0"]
    for who, heard in played.documents.items():
        hints = sum(frame["type"] == "HintUpdate" for frame in heard)
        assert (hints > 0) if alone and who == "0" else hints == 0
    assert any(frame["type"] == "WhyUpdate" for frame in played.documents["fan"])


def test_reasons_are_the_same_for_whoever_asks(played: Evening) -> None:
    told: dict[tuple[object, object], set[str]] = {}
    for who in played.documents:
        for frame in played.documents[who]:
            if frame["type"] == "WhyUpdate":
                of = (frame["step"], frame["seat"])
                told.setdefault(of, set()).add(json.dumps(frame["reasons"]))
    assert len(told) > 3
    assert all(len(reasons) == 1 for reasons in told.values())


def test_the_ledger_tells_what_its_reader_could_work_out(played: Evening) -> None:
    """From the Board and the talk that it was told, by then or a moment later."""
    counted = 0
    for who in played.documents:
        known: list[m.LedgerUpdate] = []
        told: m.LedgerUpdate | None = None
        board, ruleset = None, None
        talk: tuple[Said, ...] = ()
        for reply in (msgspec.json.decode(raw, type=m.AnyReply) for raw in played.streams[who]):
            if isinstance(reply, m.LedgerUpdate):
                assert told is None or told in known
                told, known = reply, known[-1:]
                counted += 1
            elif isinstance(reply, m.TableUpdate):
                ruleset = reply.table.ruleset
            elif isinstance(reply, m.Update):
                board = reply.board
            elif isinstance(reply, m.TalkUpdate) and reply.channel is m.Channel.TABLE:
                talk = (*talk[: reply.since], *(one.said for one in reply.said))
            if board is not None and ruleset is not None:
                known.append(m.LedgerUpdate(1, ledger(ruleset, board, talk)))
        assert told == known[-1]
    assert counted > 5 * len(played.documents)


def test_where_the_voice_call_is_is_told_to_seats_alone(played: Evening) -> None:
    for who, heard in played.documents.items():
        links = {_voice(frame) for frame in heard if frame["type"] == "TableUpdate"}
        assert links == ({None, VOICE} if who in played.seats() else {None})


def _voice(frame: Frame) -> object:
    table = frame["table"]
    assert isinstance(table, dict)
    return table["voice"]


def test_a_seat_hears_of_its_own_secrets_only(played: Evening) -> None:
    roles = [role.value for role in played.truth.roles]
    for who in played.seats():
        seat = int(who)
        for frame in played.before_the_end(who):
            if frame["type"] != "Update":
                continue
            known = frame["knowledge"]
            assert isinstance(known, dict)
            assert (known["seat"], known["role"]) == (seat, roles[seat])
            told = {one["seat"]: one["role"] for one in known["knows"]}
            assert told == may_know(roles, seat)
            check_hand(frame, known, seat)
            check_memories(frame, known, seat)
            private = [one for one in events(frame) if "to" in one]
            assert all(one["to"] == seat for one in private)


def may_know(roles: list[str], seat: int) -> dict[int, str]:
    """The rulebook's eyes: Fascists see their team, Hitler sees it at 5 and 6 only."""
    team = {other: role for other, role in enumerate(roles) if role != "liberal" and other != seat}
    sees = roles[seat] == "fascist" or (roles[seat] == "hitler" and len(roles) <= 6)
    return team if sees else {}


def check_hand(frame: Frame, known: Frame, seat: int) -> None:
    """Tiles are in the hand of whoever is to choose among them, and in nobody else's."""
    board = frame["board"]
    assert isinstance(board, dict)
    phase, played = board["phase"]["type"], board["rounds"][-1:]
    holder = {"PresidentChoosing": "candidate", "ChancellorChoosing": "nominee"}
    holder["VetoAnswering"] = "nominee"
    holds = phase in holder and played[0][holder[phase]] == seat
    assert bool(known["hand"]) == holds, phase


def check_memories(frame: Frame, known: Frame, seat: int) -> None:
    """A seat remembers what it held or saw in office, round by round."""
    board, memories = frame["board"], known["memories"]
    assert isinstance(board, dict)
    assert isinstance(memories, list)
    for memory in memories:
        there = board["rounds"][memory["round"]]
        office = "nominee" if memory["type"] == "ReceivedHand" else "candidate"
        assert there[office] == seat, memory


def events(frame: Frame) -> list[Frame]:
    told = frame["events"]
    assert isinstance(told, list)
    return [one["event"] for one in told]


def test_ballots_are_open_only_when_all_are_in_and_in_no_order_of_arrival(
    played: Evening,
) -> None:
    for who in played.documents:
        for frame in played.documents[who]:
            if frame["type"] != "Update":
                continue
            board = frame["board"]
            assert isinstance(board, dict)
            waiting = board["phase"].get("waiting", [])
            assert waiting == sorted(waiting)
            for told in events(frame):
                assert ("ballot" in told) <= (told.get("to") == _number(who))
            if board["phase"]["type"] == "Voting":
                open_round = board["rounds"][-1]
                assert "ballots" not in open_round
                assert not {"ja", "nein", "passed"} & open_round.keys()


def _number(who: str) -> int | None:
    return int(who) if who.isdigit() else None


def test_no_token_of_any_kind_leaves_the_server(played: Evening) -> None:
    """Cookies and their hashes, people's tokens, the table's secret, seeds: by the byte."""
    tokens = played.truth.tokens
    assert len(tokens) > 20
    sent = ["\n".join(raw) for raw in played.streams.values()]
    sent += [one.text() for one in played.probes]
    for text in (*sent, played.logged, *played.files):
        assert not [token for token in tokens if token in text]


def test_the_digest_and_the_record_stay_in_until_the_game_is_over(played: Evening) -> None:
    """Before the end there is no record at all, so no answer holds half a game."""
    digest = played.truth.digest
    records = [one for one in played.probes if one.path.endswith("/record")]
    refused = [one for one in records if one.answer.status_code == 404]
    given = [one for one in records if one.answer.status_code == 200]
    assert len(refused) + len(given) == len(records)
    assert len(refused) > 3
    assert given
    assert all(digest in one.answer.text for one in given)
    assert not any(digest in one.text() for one in played.probes if one not in given)
    assert not any(digest in frame for raw in played.streams.values() for frame in raw)


def test_doors_tell_everybody_the_same_and_no_role(played: Evening) -> None:
    """What a door says depends on the stage of the table, not on whose cookie asks."""
    answers: dict[str, set[str]] = {}
    for one in played.probes:
        assert "set-cookie" not in one.answer.headers
        if not one.path.endswith(("/record", "/metrics")):
            answers.setdefault(one.path, set()).add(one.answer.text)
    for path, texts in answers.items():
        stages = {json.loads(text)["stage"] for text in texts if '"stage"' in text}
        assert len(texts) == max(1, len(stages)), path
        assert not any(f'"{word}"' in text for word in SECRET_WORDS for text in texts), path


def test_the_record_holds_no_name_no_time_no_order_and_no_token(played: Evening) -> None:
    record = next(
        one
        for one in played.probes
        if one.path.endswith("/record") and one.answer.status_code == 200
    )
    lines = [json.loads(line) for line in record.answer.text.splitlines()]
    found = [(path, value) for line in lines for path, value in leaves(line)]
    keys = {key for path, _ in found for key in path if path != ("said", "talk", "number")}
    assert not keys & {"name", "names", "time", "opened", "number", "attempt", "person"}
    assert not any(value for path, value in found if "at" in path)
    assert not any(name in record.answer.text for name in (*NAMES[:5], "Wanda", "Xaver"))
    rows = [line for line in lines if line["type"] == "row" and line["seat"] is not None]
    elections = itertools.groupby(rows, key=lambda row: row["action"]["type"] == "Vote")
    for voting, group in elections:
        seats = [row["seat"] for row in group]
        assert not voting or seats == sorted(set(seats))


def test_logs_and_file_names_hold_nothing_of_the_game(played: Evening) -> None:
    people = set(NAMES[:3]) | {"Wanda", "Xaver"}
    for word in (*people, *SECRET_WORDS, played.truth.table.code, "Nominate", "Vote", "127.0.0"):
        assert word not in played.logged, word
    assert played.files
    assert all(
        name.startswith(("secret-hitler.sqlite", "secret-hitler.lock")) for name in played.files
    )


SPOKEN = ("TalkUpdate", "LedgerUpdate", "WhyUpdate")
"""Frames that carry what players said about themselves and each other, and what is public."""
Plant = Callable[[Frame], None]


def _plant(path: str, value: object) -> Plant:
    """Put this value there."""

    def planted(frame: Frame) -> None:
        *way, last = path.split(".")
        inner: object = frame
        for key in way:
            inner = inner[int(key)] if isinstance(inner, list) else inner[key]  # type: ignore[index]
        inner[last] = value  # type: ignore[index]

    return planted


LEAKS = {
    "a role": _plant("board.roles", ["hitler"]),
    "a new field": _plant("board.row", 7),
    "somebody's knowledge": _plant("knowledge", {"seat": 1}),
    "the top of the pile": _plant("board.draw_pile", ["F", "L"]),
    "somebody's event": _plant("events", [{"event": {"to": 1}, "sentence": None}]),
    "an option": _plant("options", [{"type": "Discard", "policy": "F"}]),
    "an attempt": _plant("attempt", 1),
    "a ballot": _plant("board.phase", {"type": "Voting", "waiting": [], "ja": "ja"}),
    "an order of arrival": _plant("board.phase", {"type": "Voting", "waiting": [3, 1]}),
    "a claim that nobody made": _plant("hand", "FFL"),
    "another's hand": _plant("status.terms", {"tiles": "FFL"}),
}
CHECKS = (
    test_no_viewer_is_told_anything_that_is_not_on_the_list,
    test_who_has_no_seat_hears_no_role_no_party_no_hand_and_no_ballot,
    test_ballots_are_open_only_when_all_are_in_and_in_no_order_of_arrival,
)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_that_is_planted_is_found(played: Evening, leak: str) -> None:
    """One field in one frame of a watcher."""
    watcher = frames(played.streams["watcher"])
    LEAKS[leak]([frame for frame in watcher if frame["type"] == "Update"][15])
    leaking = msgspec.structs.replace(played, documents={"watcher": watcher})
    with pytest.raises(AssertionError):
        _checked(leaking)


def _checked(game: Evening) -> None:
    for check in CHECKS:
        check(game)
