import asyncio
import json
import random
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from secret_hitler.engine.actions import Vote
from secret_hitler.engine.state import Voting
from secret_hitler.engine.terms import Ballot, Reason, Seat
from secret_hitler.record.talk import Line as Words
from secret_hitler.server import connections
from secret_hitler.server.web import sockets
from secret_hitler.server.web.client import BadMessage, read
from secret_hitler.table.protocol import messages as m
from tests.support.clients import (
    Guest,
    Line,
    Server,
    act,
    begin,
    is_over,
    line_of,
    party,
    play_out,
    serving_house,
)
from tests.support.draws import by_lot
from tests.support.turns import one_act, one_by_one, settled, whose_turn

FIELDS = ("type", "phase", "attempt", "action", "talk", "seat", "text", "options", "protocol")
HELLO = msgspec.json.encode(m.Hello(m.PROTOCOL)).decode()
REFUSED: dict[str, tuple[str | bytes, str]] = {
    "no JSON": ("hello", "bad_message"),
    "cut off": ('{"type": "Looked"', "bad_message"),
    "a list": ("[]", "bad_message"),
    "nothing": ("", "bad_message"),
    "null": ("null", "bad_message"),
    "no type": ("{}", "bad_message"),
    "unknown type": ('{"type": "Abandon"}', "bad_message"),
    "inside command": ('{"type": "BotAnswers", "seat": 0}', "bad_message"),
    "unknown field": ('{"type": "Looked", "seat": 1}', "bad_message"),
    "wrong type": ('{"type": "Act", "phase": "1", "attempt": 0, "action": 1}', "bad_message"),
    "chance": (
        '{"type": "Act", "phase": 0, "attempt": 0,'
        ' "action": {"type": "ChooseFirstCandidate", "seat": 0}}',
        "bad_message",
    ),
    "a boolean for a number": (
        '{"type": "Act", "phase": true, "attempt": 0, "action": {"type": "ProposeVeto"}}',
        "bad_message",
    ),
    "deep": ("[" * 4000, "bad_message"),
    "a lone surrogate": (
        '{"type": "Say", "talk": {"type": "Line", "text": "\\ud800"}}',
        "bad_message",
    ),
    "too long": (
        '{"type": "Say", "talk": {"type": "Line", "text": "' + "x" * 5000 + '"}}',
        "too_long",
    ),
    "too long in bytes": ('{"type": "Looked", "x": "' + "ü" * 2100 + '"}', "too_long"),
    "binary": (b'{"type": "Looked"}', "binary"),
    "another protocol": ('{"type": "Hello", "protocol": 1}', "protocol"),
}


def test_what_cannot_be_read_ends_its_own_connection_and_disturbs_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (code, guests):
            calm = line_of(guests[0])
            heard = len(calm.raw)
            for name, (message, reason) in REFUSED.items():
                for first in (True, False):
                    async with connect(server.socket(code), proxy=None) as socket:
                        if not first:
                            await socket.send(HELLO)
                            await socket.recv()
                        await socket.send(message)
                        said = [json.loads(one) async for one in socket]
                    assert said[-1] == {"type": "Closing", "reason": reason}, name
            # Watchers came and went: that is all the others may see.
            await calm.until(lambda line: line.table.spectators == 0)
            assert all(isinstance(one, m.TableUpdate) for one in calm.heard[heard:])
            await begin(guests)

    asyncio.run(scenario())


@pytest.mark.parametrize("name", REFUSED)
def test_reading_refuses_what_is_no_command(name: str) -> None:
    message, reason = REFUSED[name]
    if reason == "protocol":
        return
    with pytest.raises(BadMessage, match=reason):
        read(message)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=8), inner, max_size=5)
    ),
    max_leaves=20,
)


@given(st.text(max_size=200) | st.binary(max_size=200) | JSON.map(json.dumps))
def test_reading_anything_gives_a_command_or_a_reason(message: str | bytes) -> None:
    """Whatever comes, nothing but `BadMessage` goes wrong."""
    with suppress(BadMessage):
        assert isinstance(read(message), m.AnyCommand)


def test_a_connection_begins_with_a_hello(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            serving_house(tmp_path) as server,
            party(server, 1) as (code, _),
            connect(server.socket(code), proxy=None) as socket,
        ):
            await socket.send('{"type": "Looked"}')
            assert [json.loads(one) async for one in socket] == [
                {"type": "Closing", "reason": "bad_message"}
            ]

    asyncio.run(scenario())


def test_who_says_nothing_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "_GREETING", 0.05)

    async def scenario() -> None:
        async with (
            serving_house(tmp_path) as server,
            party(server, 1) as (code, _),
            connect(server.socket(code), proxy=None) as socket,
        ):
            assert len([one async for one in socket]) == 1

    asyncio.run(scenario())


def test_a_code_that_leads_nowhere_is_told_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server:
            guest = Guest(server)
            assert await (await guest.open("QQQQ")).until_closed() is m.ClosingReason.NO_SUCH_TABLE
            await guest.leave()

    asyncio.run(scenario())


def test_the_newest_socket_of_a_seat_is_live_and_the_old_one_gets_nothing_more(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (code, guests):
            old = line_of(guests[0])
            new = await guests[0].open(code)
            assert await old.until_closed() is m.ClosingReason.MOVED
            heard = len(old.raw)
            assert new.table.you == 0
            assert new.table.spectators == 0
            await begin(guests)
            await play_out(guests)
            assert len(old.raw) == heard

    asyncio.run(scenario())


def test_a_page_opened_before_its_browser_sat_down_becomes_the_seats(tmp_path: Path) -> None:
    """The host's big screen watches; once that browser sits down, its newest page is the seat's."""

    async def scenario() -> None:
        async with serving_house(tmp_path) as server:
            guest = Guest(server)
            code = await guest.make_table()
            first = await guest.open(code)
            second = await guest.open(code)
            await second.until(lambda line: line.table.spectators == 2)
            await guest.sit(code, "Anna")
            await second.until(lambda line: line.table.you == 0)
            assert await first.until_closed() is m.ClosingReason.MOVED
            await guest.leave()

    asyncio.run(scenario())


def test_ten_reloads_in_a_row_keep_the_seat(tmp_path: Path) -> None:
    """Case C84: refresh as often as you like."""

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (code, guests):
            await begin(guests)
            role = line_of(guests[0]).update.knowledge
            line = line_of(guests[0])
            for _ in range(10):
                line = await guests[0].open(code)
                await line.until(lambda line: line.count(m.Update) > 0)
                assert line.table.you == 0
                assert role is not None
                assert line.update.knowledge is not None
                assert line.update.knowledge.role is role.role
            assert len(line.table.seats) == 5

    asyncio.run(scenario())


def test_an_exact_repeat_is_answered_again_and_anything_else_stale_is_rejected(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 5) as (_, guests):
            await begin(guests)
            actor = whose_turn(guests)
            line = line_of(actor)
            command = await act(line, random.Random(1))
            await line.until(lambda line: line.update.phase > command.phase)
            updates, rejected = line.count(m.Update), line.count(m.Rejected)
            await line.say(command)
            await line.until(lambda line: line.count(m.Update) == updates + 1)
            assert line.count(m.Rejected) == rejected
            again, before = line.heard[-1], line.update
            other = next(one for one in line.heard if isinstance(one, m.Update) and one.options)
            choice = next(one for one in other.options if one != command.action)
            await line.say(m.Act(command.phase, command.attempt, choice))
            await line.until(lambda line: line.count(m.Update) == updates + 2)
            assert line.heard[-2] == m.Rejected(command.phase, command.attempt, Reason.STALE)
            assert again == before == line.update
            assert line.update.events == ()

    asyncio.run(scenario())


def test_nobody_acts_for_another_seat(tmp_path: Path) -> None:
    """Case C87: who acts is told by the connection; a spectator's acts are nobody's."""

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 5) as (code, guests):
            watcher = Guest(server)
            watching = await watcher.open(code)
            await begin(guests)
            await watching.until(lambda line: line.count(m.Update) > 0)
            candidate = line_of(whose_turn(guests)).update
            stolen = m.Act(candidate.phase, 0, candidate.options[0])
            for line in (*(line_of(g) for g in guests if g is not whose_turn(guests)), watching):
                updates = line.count(m.Update)
                await line.say(stolen)
                await line.until(more_updates_than(updates))
                assert line.count(m.Rejected) == 1
                assert line.update.step == candidate.step
            await watching.say(m.Start())
            await watching.until(lambda line: line.count(m.Refused) == 1)
            assert watching.last(m.Refused) == m.Refused(m.Refusal.NOT_SEATED)
            await watcher.leave()

    asyncio.run(scenario())


def more_updates_than(count: int) -> Callable[[Line], bool]:
    return lambda line: line.count(m.Update) > count


async def election(guests: list[Guest]) -> None:
    await one_by_one(
        guests, random.Random(4), lambda line: isinstance(line.update.board.phase, Voting)
    )


async def ballots(folder: Path, change: bool) -> tuple[list[list[str]], list[str]]:
    """What seats 1 to 4 and a watcher hear of an election in which seat 0 may change its mind."""
    async with (
        serving_house(folder, now=lambda: 0.0, draw_chance=by_lot(5)) as server,
        party(server, 5) as (code, guests),
    ):
        watcher = Guest(server)
        watching = await watcher.open(code)
        for guest in guests:
            await line_of(guest).until(lambda line: line.table.spectators == 1)
        await begin(guests)
        await election(guests)
        mine = line_of(guests[0])
        lines = [line_of(guest) for guest in guests]
        update = mine.update
        ballot = Ballot.NEIN if change else Ballot.JA
        await mine.say(m.Act(update.phase, 0, Vote(ballot)))
        await settled([*lines, watching], update.step + 1)
        if change:
            await mine.say(m.Act(update.phase, 1, Vote(Ballot.JA)))
            await mine.until(lambda line: line.update.attempt == 2)
            assert mine.update.step == update.step + 1
        for guest in guests[1:]:
            step = line_of(guest).update.step
            await line_of(guest).say(m.Act(update.phase, 0, Vote(Ballot.JA)))
            await settled([*lines, watching], step + 1)
        await asyncio.sleep(0.05)
        heard = [line.raw.copy() for line in (*lines[1:], watching)]
        await watcher.leave()
        return [[one.replace(code, "CODE") for one in raw] for raw in heard], mine.raw


def test_a_changed_ballot_is_seen_by_nobody_else(tmp_path: Path) -> None:
    """X6, case C03: others' streams are equal byte for byte, and in the number of messages."""
    calm, _ = asyncio.run(ballots(tmp_path / "calm", change=False))
    changed, mine = asyncio.run(ballots(tmp_path / "changed", change=True))
    assert changed == calm
    assert sum('"ballot":"nein","ballot_round":0' in message for message in mine) == 1
    assert not any('"ballot":"nein","ballot_round"' in one for raw in changed for one in raw)


def test_a_reload_at_any_phase_shows_what_an_undisturbed_seat_sees(tmp_path: Path) -> None:
    """X2: after every single act one seat reloads; its twin in another game never does."""

    async def game(folder: Path, reload: bool) -> list[m.Update]:
        seen: list[m.Update] = []
        async with (
            serving_house(folder, now=lambda: 0.0, draw_chance=by_lot(8)) as server,
            party(server, 5) as (code, guests),
        ):
            await begin(guests)
            rng = random.Random(8)
            turn = 0
            while not is_over(line_of(guests[0])):
                await one_act(guests, rng)
                guest = guests[turn % 5]
                turn += 1
                if reload:
                    line = await guest.open(code)
                    await line.until(lambda line: line.count(m.Update) > 0)
                told = [
                    e
                    for one in line_of(guest).heard
                    if isinstance(one, m.Update)
                    for e in one.events
                ]
                seen.append(msgspec.structs.replace(line_of(guest).update, events=tuple(told)))
                if line_of(guest).update.board.roles is not None:
                    for other in guests:
                        await line_of(other).until(is_over)
        return seen

    calm = asyncio.run(game(tmp_path / "calm", reload=False))
    reloaded = asyncio.run(game(tmp_path / "reloaded", reload=True))
    assert len(calm) > 20
    assert reloaded == calm


def test_who_comes_back_gets_exactly_what_was_missed(tmp_path: Path) -> None:
    """No event and no word is lost or told twice, also across the start of a game."""

    async def scenario() -> None:
        async with (
            serving_house(tmp_path, draw_chance=by_lot(2)) as server,
            party(server, 5) as (code, guests),
        ):
            await begin(guests)
            await election(guests)
            away = line_of(guests[4])
            seen, words = away.update, 0
            await away.close()
            await line_of(guests[0]).say(m.Say(Words("where are you?")))
            present = guests[:4]
            for guest in present:
                step = line_of(guest).update.step
                await act(line_of(guest), random.Random(3))
                await settled([line_of(one) for one in present], step + 1)
            back = await guests[4].open(code, m.Hello(m.PROTOCOL, seen.game, seen.step, words))
            await back.until(lambda line: line.count(m.TalkUpdate) > 0)
            assert back.count(m.Update) == 1
            assert [type(one.event).__name__ for one in back.update.events] == ["BallotCast"] * 4
            talk = back.last(m.TalkUpdate)
            assert isinstance(talk, m.TalkUpdate)
            assert [one.said.talk for one in talk.said] == [Words("where are you?")]
            stranger = await guests[4].open(code, m.Hello(m.PROTOCOL, seen.game + 7, 999, 999))
            await stranger.until(lambda line: line.count(m.TalkUpdate) > 0)
            assert len(stranger.update.events) > 4

    asyncio.run(scenario())


def test_a_socket_that_does_not_read_delays_nobody_and_misses_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 2, bots=5) as (code, guests):
            slow = await connect(
                server.socket(code), proxy=None, compression=None, max_queue=1, open_timeout=5
            )
            await slow.send(HELLO)
            slow.transport.pause_reading()
            await begin(guests)
            await play_out(guests)
            final = line_of(guests[0]).update
            slow.transport.resume_reading()
            watching = Line(slow)
            await watching.until(
                lambda line: line.count(m.Update) > 0 and line.update.step == final.step
            )
            events = [e for one in watching.heard if isinstance(one, m.Update) for e in one.events]
            fresh = Guest(server)
            whole = await fresh.open(code)
            await whole.until(lambda line: line.count(m.Update) > 0)
            assert tuple(events) == whole.update.events
            await watching.close()
            await fresh.leave()

    asyncio.run(scenario())


def narrow(server: Server) -> socket.socket:
    """A connection with hardly any room for what is not read yet."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, _, port = server.netloc.partition(":")
    line.connect((host, int(port)))
    line.setblocking(False)
    return line


async def ask_forever(socket: ClientConnection) -> None:
    while True:
        await socket.send(HELLO)
        await asyncio.sleep(0)  # the server lives in the same loop


def test_who_never_reads_is_cut_off_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is sent to it is never held, and it is not waited for."""
    monkeypatch.setattr(connections, "_READ_WITHIN", 0.2)

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 5) as (code, guests):
            await begin(guests)
            greedy = await connect(server.socket(code), sock=narrow(server), compression=None)
            greedy.transport.pause_reading()
            with pytest.raises((ConnectionClosed, OSError)):
                await asyncio.wait_for(ask_forever(greedy), 30)
            await one_act(guests, random.Random(1))
            await line_of(guests[0]).until(lambda line: line.table.spectators == 0)

    asyncio.run(scenario())


def test_a_dead_socket_frees_its_place(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 2) as (_, guests):
            dead = line_of(guests[1])
            dead.socket.transport.abort()
            await line_of(guests[0]).until(lambda line: not line.table.seats[1].connected)

    asyncio.run(scenario())


def test_who_sends_too_much_is_slowed_down_and_loses_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            serving_house(tmp_path, messages_a_minute=25) as server,
            party(server, 1) as (_, guests),
        ):
            line = line_of(guests[0])
            for _ in range(8):
                await line.say(m.Looked())
            await line.until(lambda line: line.count(m.Refused) == 5)
            await asyncio.sleep(0.5)
            # A fifth of a minute's messages may come at once; the others wait their turn.
            assert line.count(m.Refused) == 5
            line.socket.transport.abort()

    asyncio.run(scenario())


def test_seats_that_the_host_frees_become_watchers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 3) as (_, guests):
            await line_of(guests[0]).say(m.RemoveSeat(Seat(1)))
            await line_of(guests[1]).until(lambda line: line.table.you is None)
            await line_of(guests[2]).until(lambda line: line.table.you == 1)
            with suppress(ConnectionClosed):
                await line_of(guests[1]).say(m.Say(Words("hello?")))
            await line_of(guests[1]).until(lambda line: line.count(m.Refused) == 1)

    asyncio.run(scenario())


def test_a_server_that_stops_says_goodbye_to_everybody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 2) as (code, guests):
            fan = Guest(server)
            await fan.open(code)
            server.running.should_exit = True
            for guest in (*guests, fan):
                assert await line_of(guest).until_closed() is m.ClosingReason.RESTARTING
            await fan.leave()

    asyncio.run(scenario())
