"""`secret-hitler replay` as it is typed: what it prints, and how it refuses."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from secret_hitler.cli import build
from secret_hitler.engine.actions import Discard, Enact, Nominate
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.terms import Policy, Seat
from secret_hitler.record.file import write
from secret_hitler.record.record import compose
from secret_hitler.record.talk import (
    About,
    AnswerLog,
    AnyTalk,
    AskClaim,
    ClaimDrawn,
    ClaimNothing,
    ClaimReceived,
    Line,
    LogClaim,
    Phrase,
    Removed,
    RemoveLine,
    Said,
    Saying,
)
from tests.support.recordings import given_up, random_game, scripted, votes

L, F = Policy.LIBERAL, Policy.FASCIST
NAMES = ("Anna", "Ben", "Chiara", "Dmitri", "Esperanza")
ROUND = scripted(
    "LLLFH",
    "FFL FFFFF FFFF LLLLL",
    (0, Nominate(Seat(1))),
    *votes(5, 4),
    (0, Discard(F)),
    (1, Enact(F)),
)
TALK = (
    Said(Seat(2), -1, Line("hello \x1b[31mred\u202e")),
    Said(Seat(0), 8, ClaimDrawn(0, (F, L, F))),
)


def replay(*arguments: object) -> Result:
    return CliRunner().invoke(build(), ["replay", *map(str, arguments)])


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.jsonl"
    path.write_bytes(write(compose(ROUND.ruleset, ROUND.rows, TALK, NAMES)))
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.jsonl"
    played = given_up(official(5), 2, 40)
    path.write_bytes(write(compose(played.ruleset, played.rows, (), NAMES)))
    return path


def test_everything_that_was_said_can_be_read(tmp_path: Path) -> None:
    said: tuple[AnyTalk, ...] = (
        Phrase(Saying.DOUBT, Seat(1)),
        AskClaim(Seat(1), 0, About.RECEIVED),
        LogClaim(Seat(1), ClaimReceived(0, (F, F))),
        Removed(),
        RemoveLine(3),
        ClaimNothing(0, About.DRAWN),
    )
    talk = (
        *(Said(Seat(0), 8, words) for words in said),
        Said(Seat(1), 8, AnswerLog(2, right=True)),
    )
    path = tmp_path / "game.jsonl"
    path.write_bytes(write(compose(ROUND.ruleset, ROUND.rows, talk, NAMES)))
    assert [line.strip() for line in replay(path).stdout.splitlines()[-8:-1]] == [
        "Anna: I don't trust Ben.",
        "Anna asks Ben about round 1: what did you get?",
        "Anna logged Ben's claim for round 1: got FF. Correct?",
        "The host removed one of Anna's lines.",
        "Anna removed a line.",
        "Anna won't say what was drawn in round 1.",
        "Ben confirms the logged claim.",
    ]


def test_a_watcher_reads_the_game_in_sentences(unfinished: Path) -> None:
    result = replay(unfinished)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "      Chiara: hello \ufffd[31mred\ufffd",
        "   0  The envelopes are dealt.",
        "      The deck is shuffled: 17 policies.",
        "      Anna is the candidate.",
        "   1  Anna nominated Ben for Chancellor.",
        "   6  Vote passed, 4 to 1. JA: Anna, Ben, Chiara, and Dmitri. NEIN: Esperanza.",
        "      Anna is President. Ben is Chancellor.",
        "      Anna drew 3 policies.",
        "   7  Anna passed two policies to Ben.",
        "   8  Ben enacted a Fascist policy: 1 of 6.",
        "      Ben is the candidate.",
        "      Round 1, Anna claims: drew FFL.",
        "      Ben picks a Chancellor.",
    ]


def test_to_stops_after_a_step(unfinished: Path) -> None:
    assert replay(unfinished, "--to", 3).stdout.splitlines()[-2:] == [
        "   1  Anna nominated Ben for Chancellor.",
        "      Everyone votes: Anna for President, Ben for Chancellor.",
    ]
    assert replay(unfinished, "--to", 999).stdout == replay(unfinished).stdout


def test_german(unfinished: Path) -> None:
    result = replay(unfinished, "--language", "de")
    assert "   1  Anna hat Ben fürs Kanzleramt vorgeschlagen." in result.stdout.splitlines()
    assert "Ben schlägt jemanden fürs Kanzleramt vor." in result.stdout


def test_notation(unfinished: Path, finished: Path) -> None:
    assert replay(unfinished, "--notation").stdout.splitlines() == [
        "1. Anna>Ben 4-1 ???, ?? -> F",
        "2. Ben>?",
    ]
    opened = replay(finished, "--notation", "--open").stdout
    assert "->" in opened
    assert "???" not in opened
    assert "???" in replay(finished, "--notation").stdout


@pytest.mark.parametrize("reader", [["--open"], ["--seat", 1]])
def test_secrets_of_an_unfinished_game_are_refused(unfinished: Path, reader: list[object]) -> None:
    result = replay(unfinished, *reader)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.splitlines() == [
        f"{unfinished}: the game is not over, so it can be read as a watcher only"
    ]


def test_a_seat_reads_its_own_secrets_counted_from_one(finished: Path) -> None:
    result = replay(finished, "--seat", 1)
    assert result.exit_code == 0
    assert any(line.startswith("   0  You are ") for line in result.stdout.splitlines())
    opened = replay(finished, "--open").stdout
    assert all(any(f"{name} is {role}" in opened for role in ROLES) for name in NAMES)
    assert not any(f"{name} is {role}" in result.stdout for name in NAMES for role in ROLES)


ROLES = ("a Liberal.", "a Fascist.", "Hitler. Knows")


def test_a_seat_without_a_name_is_called_by_its_number(tmp_path: Path) -> None:
    path = tmp_path / "nameless.jsonl"
    played = random_game(official(6), 1)
    path.write_bytes(write(compose(played.ruleset, played.rows)))
    assert " is the candidate." in replay(path).stdout
    assert "Seat 1" in replay(path).stdout


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "line 1: the file is cut off: its last line is missing"),
        (b"garbage\n", "line 1: this is not a record of this program"),
        (b"\xff\n", "line 1: this is not text in UTF-8"),
    ],
)
def test_a_bad_file_is_one_line_on_stderr(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(content)
    result = replay(path)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"{path}: {reason}\n"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    result = replay(tmp_path / "nothing")
    assert result.exit_code == 1
    assert "cannot read the file" in result.stderr


def test_a_seat_that_is_not_there(finished: Path) -> None:
    result = replay(finished, "--seat", 6)
    assert result.exit_code == 1
    assert "there is no seat 6 in this game" in result.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["--open", "--seat", 1],
        ["--language", "xx"],
        ["--seat", 0],
        ["--to", -1],
        ["--to", "now"],
        ["--nonsense"],
    ],
)
def test_wrong_usage_ends_with_two(finished: Path, arguments: list[object]) -> None:
    assert replay(finished, *arguments).exit_code == 2


def test_a_file_is_needed() -> None:
    assert replay().exit_code == 2


def test_help_speaks() -> None:
    result = CliRunner().invoke(
        build(), ["replay", "--help"], env={"NO_COLOR": "1", "COLUMNS": "100"}
    )
    assert result.exit_code == 0
    for option in ("--seat", "--open", "--to", "--language", "--notation", "counted from 1"):
        assert option in result.stdout


def test_a_record_without_rows_has_nothing_to_tell(tmp_path: Path) -> None:
    path = tmp_path / "nothing.jsonl"
    path.write_bytes(write(compose(official(5), ())))
    for option in ([], ["--notation"]):
        result = replay(path, *option)
        assert (result.exit_code, result.stdout) == (0, "")


def test_the_program_lists_its_commands() -> None:
    result = CliRunner().invoke(build(), ["--help"], env={"NO_COLOR": "1"})
    assert result.exit_code == 0
    assert "replay" in result.stdout
