"""`secret-hitler play`: whole games as they are typed, and what the terminal never shows."""

import os
import pty
import random
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from secret_hitler.cli.evening import Evening
from secret_hitler.cli.orders import (
    Desk,
    Misunderstood,
    asked,
    claimed,
    find_seat,
    is_claim,
    understood,
)
from secret_hitler.cli.play import seat_names
from secret_hitler.cli.solo import Solo
from secret_hitler.cli.terminal import ALTERNATE, BACK, printable
from secret_hitler.engine import actions as a
from secret_hitler.engine.game import options
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import Knowledge, View
from secret_hitler.engine.terms import Party, Policy, Role, Seat
from secret_hitler.record.file import read
from secret_hitler.record.matters import Matter, matters
from secret_hitler.record.record import By
from secret_hitler.record.talk import About, AskClaim, ClaimNothing, Line
from secret_hitler.record.words import Words, find_content
from tests.support.claims import (
    SEVEN,
    A,
    B,
    C,
    board,
    drew,
    enacted,
    got,
    looking,
    peeked,
    peeking,
    saw,
    talk,
)

from .typist import Typist, play

L, F = Policy.LIBERAL, Policy.FASCIST
# One of these answers every question; the others change nothing.
ANYTHING = ("2", "3", "", "4", "1", "peek", "YES", "5", "no", "6", "ja")
SECRETS = re.compile(
    r"You are (a Liberal|a Fascist|Hitler)\.|Your fellow|You ((drew|got|passed) [FL]|saw|voted)"
    r"|^[ABC] (Liberal|Fascist)$|Hitler is |^Du bist (liberal|fasch|Hitler)|^[ABC] (Lib|Fas)",
    re.MULTILINE,
)


@pytest.mark.parametrize("players", range(5, 11))
def test_a_whole_game_typed_blindly(players: int, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ("--players", str(players), "--seed", "1", "--save", str(file))
    result = play(["", *(ANYTHING * 300)], *arguments)
    assert result.exit_code == 0
    assert re.search(r"(Liberals|Fascists) win\.", result.stdout)
    assert "Liberals: " in result.stdout
    assert not SECRETS.search(before_the_end(result.stdout))
    assert "\x1b" not in result.stdout
    record = read(file)
    assert record.ruleset == official(players)
    assert "Alex" in record.names
    assert {row.by for row in record.rows} == {By.PEOPLE, By.PERSON, By.BOT}


def before_the_end(printed: str) -> str:
    """What was printed before the roles were shown."""
    return printed.rpartition(" win.")[0]


@pytest.mark.parametrize("players", range(5, 11))
def test_whole_games_typed_by_somebody_who_reads(players: int) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        me = Seat(rng.randrange(players))
        game = Solo(official(players), me, "careful", rng)
        typist = Typist(game, rng)
        typist.names = seat_names(players, me, "Ingeborg")
        Evening(game, typist.names, typist, Words("de" if seed % 2 else "en"), rng).play()
        assert game.over
        printed = "\n".join(typist.lines)
        assert not SECRETS.search(before_the_end(printed))
        assert not any("help" in line for line in typist.lines[1:])  # Nothing was misunderstood.
        record = game.record(typist.names)
        assert {row.seat for row in record.rows if row.by is By.PERSON} <= {me}


def test_me_shows_role_and_hand_and_nothing_else_does() -> None:
    result = play(["me", "", "board", "votes", "log", "claims", "status"], "--seed", "3", "--plain")
    assert len([line for line in result.stdout.splitlines() if SECRETS.search(line)]) == 1
    assert not SECRETS.search(play(["", "board", "log"], "--seed", "3", "--plain").stdout)


def test_the_same_seed_deals_the_same_game() -> None:
    lines = ["me", "", *(ANYTHING * 300)]
    first, second = (play(lines, "--seed", "7", "--save", os.devnull).stdout for _ in range(2))
    assert first == second
    assert first != play(lines, "--seed", "8", "--save", os.devnull).stdout


def test_the_end_of_input_and_quit_end_politely() -> None:
    for lines in ([], ["", "quit"], ["quit"]):
        result = play(lines, "--seed", "1")
        assert result.exit_code == 0
        assert result.stdout.splitlines()[-1].endswith("You left the game. Nothing was saved.")


def test_what_is_not_understood_is_said_and_changes_nothing() -> None:
    lines = [
        "",
        "dance",
        "nominate",
        "nominate nobody",
        "nominate 9",
        "vote ja",
        "nominate alex",
        "say ",
    ]
    result = play(lines, "--seed", "3", "--seat", "2", "--players", "5")
    assert result.stdout.count("Pick a Chancellor.") == 1
    for said in (
        "Which player? Type a name or a number from the list.",
        "Not now.",
        "You can't choose yourself.",
        "There is nothing to send.",
    ):
        assert said in result.stdout
    assert "named" not in result.stdout


def test_german() -> None:
    result = play(["help", "", "board", "quit"], "--language", "de", "--seed", "3", "--seat", "2")
    assert "Du bist Alex auf Platz 2." in result.stdout
    assert "Befehl" in result.stdout
    assert "Type" not in result.stdout


def test_options_that_do_not_go_together_are_refused() -> None:
    assert play([], "--seat", "8", "--players", "7").exit_code == 2
    assert play([], "--players", "4").exit_code == 2
    assert play([], "--language", "xx").exit_code == 2


def test_a_record_is_offered_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = Solo(official(5), Seat(0), "random", random.Random(1))
    typist = Typist(game, random.Random(1))
    typist.names = seat_names(5, Seat(0), "Ivo")
    evening = Evening(game, typist.names, typist, Words(), random.Random(2))
    evening.play()
    typist.due = ["kept.jsonl"]
    evening.save(None)
    assert read(Path("kept.jsonl")).names == typist.names
    evening.save(tmp_path / "nowhere" / "file")
    assert typist.lines[-1].startswith("Not saved: ")
    typist.due = [""]
    evening.save(None)
    assert [path.name for path in tmp_path.iterdir()] == ["kept.jsonl"]


def test_both_languages_have_the_same_words() -> None:
    ids = [
        re.findall(
            r"^([a-z-]+) =", (find_content() / language / "terminal.ftl").read_text(), re.MULTILINE
        )
        for language in ("en", "de")
    ]
    assert ids[0] == ids[1]
    assert len(ids[0]) == len(set(ids[0]))


# --- what a line means ------------------------------------------------------------------------

NAMES = ("Ada", "Alex", "Bruno", "Clara", "Dario")


def desk(*offered: a.SeatAction, cards: tuple[Policy, ...] = ()) -> Desk:
    game = Solo(official(5), Seat(1), "random", random.Random(3))
    return Desk(game.seen, offered, cards, NAMES)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("discard b", a.Discard(L)),
        ("C", a.Discard(F)),
        ("1", a.Discard(F)),
        ("Discard 2", a.Discard(L)),
    ],
)
def test_a_policy_is_its_letter_or_number(line: str, meant: a.SeatAction) -> None:
    assert understood(line, desk(a.Discard(L), a.Discard(F), cards=(F, L, F))) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [("vote JA", a.BALLOTS[0]), ("nein", a.BALLOTS[1]), ("2", a.BALLOTS[1]), ("j", a.BALLOTS[0])],
)
def test_a_ballot(line: str, meant: a.SeatAction) -> None:
    assert understood(line, desk(*a.BALLOTS)) == meant


@pytest.mark.parametrize(("line", "agreed"), [("yes", True), ("no", False), ("1", True)])
def test_a_veto_is_answered(line: str, agreed: bool) -> None:
    assert understood(line, desk(*a.VETO_ANSWERS)) == a.AnswerVeto(consent=agreed)


@pytest.mark.parametrize("line", ["discard d", "discard", "veto", "d", "enact a b", "vote ja"])
def test_no_other_policy(line: str) -> None:
    with pytest.raises(Misunderstood):
        understood(line, desk(a.Discard(L), a.Discard(F), cards=(F, L, F)))


def test_a_player_is_a_number_a_name_or_its_beginning() -> None:
    assert find_seat("4", NAMES) == find_seat("clara", NAMES) == find_seat("CL", NAMES) == 3
    for word in ("a", "", "0", "6", "zoe"):
        with pytest.raises(Misunderstood):
            find_seat(word, NAMES)


SEVEN_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Elif", "Femi", "Goran")
THERE = View(
    SEVEN,
    board(peeking(A, C), enacted(C, B, "F"), peeking(B, C), looking(B, A, C)),
    Knowledge(B, Role.LIBERAL),
)


def test_claims_are_about_what_was_seen_last() -> None:
    assert claimed("fl", THERE, ()) == got(2, "FL")
    assert claimed("peek LFF", THERE, ()) == peeked(3, "LFF")
    assert claimed("fascist", THERE, ()) == saw(4, C, Party.FASCIST)
    assert claimed("3 nothing", THERE, talk((B, peeked(3, "FFF")))) == ClaimNothing(2, About.DRAWN)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("", "terminal-how-to-claim"),
        ("xx", "terminal-how-to-claim"),
        ("peek", "terminal-how-to-claim"),
        ("peek fl", "refusal-wrong_form"),
        ("ffll", "refusal-wrong_form"),
        ("1 ffl", "refusal-nothing_to_claim"),
    ],
)
def test_why_words_are_no_claim(words: str, why: str) -> None:
    with pytest.raises(Misunderstood) as raised:
        claimed(words, THERE, ())
    assert raised.value.message == why
    assert not is_claim(words, THERE, ())


def test_a_question_is_for_the_newest_thing_unsaid() -> None:
    spoken = talk((C, drew(2, "FFL")), (C, got(3, "FF")))
    assert asked("clara", THERE, (), SEVEN_NAMES) == AskClaim(C, 2, About.RECEIVED)
    assert asked("3", THERE, spoken, SEVEN_NAMES) == AskClaim(C, 0, About.RECEIVED)


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("zoe", "terminal-which-player"),
        ("bruno", "reason-yourself"),
        ("dario", "reason-executed"),
        ("elif", "terminal-nothing-to-ask"),
    ],
)
def test_why_somebody_cannot_be_asked(word: str, why: str) -> None:
    alive = tuple(seat != 3 for seat in range(7))
    replace = msgspec.structs.replace
    there = replace(THERE, board=replace(THERE.board, alive=alive))
    with pytest.raises(Misunderstood) as raised:
        asked(word, there, (), SEVEN_NAMES)
    assert raised.value.message == why


SEED = 7
"""A deal in which seat 1 is the first candidate and is elected."""


def somebody_with_a_hand_to_claim() -> tuple[Evening, Typist, str]:
    """A game after its first government, whose President was the person: the bots have spoken."""
    game = Solo(official(5), A, "careful", random.Random(SEED))
    typist = Typist(game, random.Random(SEED))
    while len(game.board.rounds) < 2:
        seat = game.awaited()[0]
        if seat == game.me:
            game.act(options(game.seen)[0])
        else:
            game.bot_acts(seat)
    assert Matter(A, 0, About.DRAWN) in matters(game.board)
    assert list(game.bots_speak())
    return Evening(game, NAMES, typist, Words(), random.Random(2)), typist, "round 1"


def test_shorthand_alone_claims_nothing() -> None:
    evening, typist, _ = somebody_with_a_hand_to_claim()
    evening._not_understood("ffl", Misunderstood("terminal-unknown", "ffl"))
    assert typist.lines == ["Post as a claim? Type claim ffl."]
    evening._not_understood("dance", Misunderstood("terminal-unknown", "dance"))
    assert typist.lines[-1] == '"dance" is not a command here. Type help for the commands.'
    assert evening._answered("say ffl")
    assert typist.lines[-2:] == ["Ada: ffl", "Post as a claim? Type claim ffl."]
    assert not [said for said in typist.game.talk if said.seat == 0 and said.talk != Line("ffl")]


def test_a_claim_is_changed_in_the_open() -> None:
    evening, typist, when = somebody_with_a_hand_to_claim()
    number = when.removeprefix("round ")
    for line in ("claim ffl", "claim LFF", "/claim fff", "claim nothing", "claims"):
        assert evening._answered(line)
    assert typist.lines[:4] == [
        f"Round {number}, you claim: drew FFL.",
        "You already claim that.",
        f"Round {number}, you claim: drew FFF.",
        f"You won't say what was drawn in {when}.",
    ]
    kept = [line.strip() for line in typist.lines[4:]]
    first = kept.index(f"You won't say what was drawn in {when}.")
    assert kept[first + 1 : first + 3] == [
        f"Taken back: Round {number}, you claim: drew FFF.",
        f"Taken back: Round {number}, you claim: drew FFL.",
    ]


def test_what_cannot_be_said_changes_nothing() -> None:
    evening, typist, _ = somebody_with_a_hand_to_claim()
    before = typist.game.talk
    for line in ("claim ffll", "claim peek fff", "claim", "say", "ask ada", "ask ben", "ask bruno"):
        assert evening._answered(line)
    assert typist.game.talk == before
    assert typist.lines == [
        "That can't be: a President sees three policies, a Chancellor two.",
        "You have nothing of that kind to claim yet.",
        "Type claim and what you had: ffl, fl, peek ffl, liberal, fascist or nothing. You may lie.",
        "There is nothing to send.",
        "You can't choose yourself.",
        "Which player? Type a name or a number from the list.",
        "Bruno has nothing left to claim.",
    ]


def test_somebody_is_asked() -> None:
    evening, typist, when = somebody_with_a_hand_to_claim()
    chancellor = typist.game.board.rounds[-2].nominee
    assert chancellor is not None
    typist.game.talk = ()
    assert evening._answered(f"ask {chancellor + 1}")
    name = NAMES[chancellor]
    assert typist.lines == [f"You ask {name} about {when}: what did you get?"]
    evening._answered("claims")
    assert f"{name} has not said what was received. Asked by Ada." in map(str.strip, typist.lines)


def test_a_claim_is_heard_and_kept() -> None:
    lines = ["", *(line for step in ANYTHING * 200 for line in ("claim ff", "claim ffl", step))]
    printed = "".join(play(lines, "--seed", str(n), "--save", os.devnull).stdout for n in range(8))
    assert re.search(r"Round \d+, you claim: drew FFL\.", printed)
    assert re.search(r"Round \d+, you claim: got FF\.", printed)


# --- the terminal itself ----------------------------------------------------------------------


def test_nothing_steers_the_terminal() -> None:
    assert printable("a\x1b[2Jb\u202ec") == "a\ufffd[2Jb\ufffdc"


def in_a_terminal(typed: Iterable[tuple[str, str]], *arguments: str, term: str) -> str:
    """The output of a real terminal when this is typed, each part after its cue."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", "from secret_hitler.cli import main; main()", "play"]
    running = subprocess.Popen(
        [*command, "--fast", "--seed", "3", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": term, "NO_COLOR": "1"},
    )
    os.close(theirs)
    try:
        seen = "".join(typing(cue, keys, ours) for cue, keys in typed) + rest_of(ours)
        assert running.wait(20) == 0
    finally:
        running.kill()
        running.wait()
        os.close(ours)
    return seen


def typing(cue: str, keys: str, terminal: int) -> str:
    """Wait for the cue, type, and return the output until then."""
    seen = ""
    while cue not in seen:
        chunk = chunk_of(terminal)
        assert chunk, f"no {cue!r} in {seen!r}"
        seen += chunk
    time.sleep(0.3)  # A terminal that is switched to single keys forgets earlier input.
    os.write(terminal, keys.encode())
    return seen


def rest_of(terminal: int) -> str:
    return "".join(iter(lambda: chunk_of(terminal), ""))


def chunk_of(terminal: int) -> str:
    """Some more output; nothing once the other end is closed."""
    assert select.select([terminal], [], [], 20)[0], "nothing more came"
    try:
        return os.read(terminal, 4096).decode()
    except OSError:  # Linux says so when the other end is closed.
        return ""


def test_secrets_are_shown_on_a_screen_that_goes_away() -> None:
    typed = (("> ", "me\n"), ("hide this.", "x"), ("> ", "quit\n"))
    seen = in_a_terminal(typed, term="xterm")
    before, _, rest = seen.partition(ALTERNATE)
    secret, _, after = rest.partition(BACK)
    assert SECRETS.search(secret.replace("\r", ""))
    assert not SECRETS.search((before + after).replace("\r", ""))


@pytest.mark.parametrize(("arguments", "term"), [((), "dumb"), (("--plain",), "xterm")])
def test_a_plain_terminal_gets_lines_only(arguments: tuple[str, ...], term: str) -> None:
    typed = (("> ", "me\n"), ("> ", "quit\n"))
    seen = in_a_terminal(typed, *arguments, term=term)
    assert "\x1b" not in seen
    assert SECRETS.search(seen.replace("\r", ""))
