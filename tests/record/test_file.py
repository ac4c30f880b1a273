"""Records on disk: written, read again, and every way in which a file can be invalid."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from secret_hitler.engine.actions import Nominate
from secret_hitler.engine.ruleset import balanced, official
from secret_hitler.engine.terms import Seat
from secret_hitler.record.file import LARGEST_FILE, read, write
from secret_hitler.record.record import GameRecord, RecordError, compose
from secret_hitler.record.talk import Line, Said
from tests.support.recordings import TALK, given_up, random_game, scripted, votes

NAMES = ("Anna", "Бен", "Chiara", "ד", "Esperanza 🦉")


def record_of(players: int, seed: int = 1) -> GameRecord:
    played = random_game(official(players), seed)
    return compose(played.ruleset, played.rows, played.talk)


def small() -> bytes:
    """A small but whole file: names, talk before and in the game, the end by giving up."""
    played = given_up(official(5), 3, 9)
    talk = (Said(Seat(0), -1, Line("hello")), *(s for s in played.talk if s.step < 2))
    return write(compose(played.ruleset, played.rows, talk, NAMES))


SMALL = small()
LINES = SMALL.splitlines(keepends=True)


@pytest.mark.parametrize("players", range(5, 11))
@pytest.mark.parametrize("seed", range(8))
def test_a_written_record_reads_back_equal(players: int, seed: int) -> None:
    record = record_of(players, seed)
    content = write(record)
    assert read(content) == record
    assert write(read(content)) == content


def test_a_file_on_disk_reads_like_its_bytes(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(SMALL)
    assert read(path) == read(SMALL)
    assert read(path).names == NAMES


def test_house_rules_are_stored_whole() -> None:
    played = random_game(balanced(6), 4)
    assert read(write(compose(played.ruleset, played.rows))).ruleset == balanced(6)


def test_an_unfinished_game_reads_back() -> None:
    played = scripted("LLLFH", "FFFFF FFFFF FLLLL LL", (0, Nominate(Seat(1))), *votes(5)[:3])
    record = compose(played.ruleset, played.rows)
    assert read(write(record)) == record
    nothing = compose(played.ruleset, ())
    assert read(write(nothing)) == nothing


def test_every_kind_of_talk_comes_back() -> None:
    played = given_up(official(5), 3, 9)
    talk = tuple(Said(Seat(0), 4, words) for words in TALK)
    record = compose(played.ruleset, played.rows, talk)
    assert read(write(record)) == record


def test_talk_stands_after_the_row_of_its_step() -> None:
    kinds = [json.loads(line)["type"] for line in LINES]
    assert kinds[:3] == ["header", "names", "talk"]
    assert kinds[3] == "row"
    assert kinds[-1] == "end"
    rows = -1
    for line in LINES:
        told = json.loads(line)
        rows += told["type"] == "row"
        if told["type"] == "talk":
            assert told["said"]["step"] == rows


def refusal(content: bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(content)
    return caught.value


@pytest.mark.parametrize("kept", range(len(LINES)))
def test_a_file_cut_off_at_any_line_is_refused(kept: int) -> None:
    error = refusal(b"".join(LINES[:kept]))
    assert error.line == (kept if kept > 1 else kept + 1)
    assert "cut off" in error.reason


@pytest.mark.parametrize("missing", range(1, 400, 7))
def test_a_file_cut_off_anywhere_is_refused(missing: int) -> None:
    assert refusal(SMALL[:-missing]).line is not None


@pytest.mark.parametrize("lost", range(len(LINES)))
def test_a_file_without_one_of_its_lines_is_refused(lost: int) -> None:
    assert refusal(b"".join(LINES[:lost] + LINES[lost + 1 :])).line is not None


@pytest.mark.parametrize("twice", range(len(LINES)))
def test_a_file_with_a_line_twice_is_refused(twice: int) -> None:
    assert refusal(b"".join(LINES[: twice + 1] + LINES[twice:])).line is not None


def test_a_file_with_two_lines_exchanged_is_refused() -> None:
    for upper in range(len(LINES) - 1):
        lines = [*LINES]
        lines[upper], lines[upper + 1] = lines[upper + 1], lines[upper]
        assert refusal(b"".join(lines)).line is not None


def test_no_byte_can_be_changed_unnoticed() -> None:
    rng = random.Random(7)
    for place in range(len(SMALL)):
        flipped = bytearray(SMALL)
        flipped[place] ^= 1 << rng.randrange(8)
        assert refusal(bytes(flipped)).line is not None


def test_no_byte_can_be_added_or_taken_unnoticed() -> None:
    rng = random.Random(8)
    for place in range(0, len(SMALL), 3):
        added = SMALL[:place] + bytes([rng.randrange(256)]) + SMALL[place:]
        assert refusal(added).reason
        assert refusal(SMALL[:place] + SMALL[place + 1 :]).reason


def changed(line: int, change: Callable[[dict[str, object]], object]) -> bytes:
    """The small file with one line changed, as a person who knows JSON might do."""
    told = json.loads(LINES[line])
    change(told)
    lines = [*LINES]
    lines[line] = json.dumps(told, separators=(",", ":")).encode() + b"\n"
    return b"".join(lines)


FIRST_VOTE = next(n for n, line in enumerate(LINES) if b'"Vote"' in line)
DEAL = next(n for n, line in enumerate(LINES) if b'"DealRoles"' in line)
HEADER, END = 0, len(LINES) - 1


@pytest.mark.parametrize(
    ("line", "change", "reason"),
    [
        (HEADER, lambda told: told.update(format=2), "format 2 is newer"),
        (HEADER, lambda told: told.update(format=2, more=1), "format 2 is newer"),
        (HEADER, lambda told: told.update(format=0), "not a record"),
        (HEADER, lambda told: told["ruleset"].update(edition=2), "edition 2 is newer"),
        (HEADER, lambda told: told["ruleset"].update(edition=0), "edition"),
        (HEADER, lambda told: told["ruleset"].update(fascists=4), "fascists"),
        (HEADER, lambda told: told["ruleset"].update(odd=1), "odd"),
        (HEADER, lambda told: told["ruleset"].update(secret_ballots=True), "secret"),
        (HEADER, lambda told: told.update(type="row"), "cannot be read"),
        (HEADER, lambda told: told.update(type="end"), "cannot be read"),
        (DEAL, lambda told: told["chance"].pop(), "missing"),
        (DEAL, lambda told: told["chance"][0]["roles"].reverse(), None),
        (FIRST_VOTE, lambda told: told.update(seat=4), None),
        (FIRST_VOTE, lambda told: told.update(seat=99), "refuse"),
        (FIRST_VOTE, lambda told: told.update(seat=True), "cannot be read"),
        (FIRST_VOTE, lambda told: told.update(by="table"), "do not go together"),
        (FIRST_VOTE, lambda told: told.update(by="devil"), "cannot be read"),
        (FIRST_VOTE, lambda told: told.update(more=1), "cannot be read"),
        (FIRST_VOTE, lambda told: told["action"].update(ballot="maybe"), "cannot be read"),
        (FIRST_VOTE, lambda told: told["action"].update(type="Nominate"), "cannot be read"),
        (1, lambda told: told["names"].pop(), "name for each seat"),
        (2, lambda told: told["said"].update(step=0), "out of its place"),
        (2, lambda told: told["said"].update(seat=5), "not at the table"),
        (END, lambda told: told.update(digest="0" * 64), "replays otherwise"),
        (END, lambda told: told.update(checksum="0" * 64), "altered"),
        (END, lambda told: told.update(type="names"), "cannot be read"),
    ],
)
def test_each_kind_of_change_is_refused_where_it_is(
    line: int, change: Callable[[dict[str, object]], object], reason: str | None
) -> None:
    error = refusal(changed(line, change))
    assert error.line is not None
    if reason is not None:
        assert reason in error.reason
        assert error.line == line + 1


def test_talk_and_names_cannot_be_changed_unnoticed() -> None:
    assert "altered" in refusal(SMALL.replace(b"hello", b"he1lo")).reason
    assert "altered" in refusal(SMALL.replace(b"Anna", b"Inna")).reason


def test_ballots_out_of_order_are_no_normal_form() -> None:
    lines = [*LINES]
    one = FIRST_VOTE
    lines[one], lines[one + 1] = lines[one + 1], lines[one]
    if b'"talk"' in lines[one]:
        pytest.fail("two ballots in a row were expected")
    error = refusal(b"".join(lines))
    assert (error.reason, error.line) == ("the ballots of this election are not in order", one + 1)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"\n\n\n",
        b"garbage\n",
        b"null\n",
        b"[" * 100_000 + b"\n",
        b'{"a":' * 100_000 + b"\n",
        b"{}\n{}\n",
        b"\x00" * 1000,
        b"\x89PNG\r\n\x1a\n",
        bytes(range(256)),
        "Überraschung".encode("latin-1"),
        SMALL.decode().encode("utf-16"),
        b"\xef\xbb\xbf" + SMALL,
        SMALL.replace(b"\n", b"\r\n"),
        SMALL + b"\n",
        SMALL + SMALL,
        LINES[0] * 2 + b"".join(LINES[1:]),
    ],
)
def test_garbage_is_refused(content: bytes) -> None:
    assert refusal(content).line is not None


def test_wrong_utf8_is_refused_on_its_line() -> None:
    lines = [*LINES]
    lines[2] = lines[2].replace(b"hello", b"h\xffllo")
    error = refusal(b"".join(lines))
    assert (error.line, error.reason) == (3, "this is not text in UTF-8")


def test_a_deeply_nested_row_is_refused() -> None:
    lines = [*LINES]
    lines[DEAL] = b'{"type":"row","seat":' + b"[" * 100_000 + b"\n"
    assert refusal(b"".join(lines)).line == DEAL + 1


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.jsonl"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE * 4)
    with pytest.raises(RecordError, match="too large"):
        read(path)
    assert "too large" in refusal(SMALL + b" " * LARGEST_FILE).reason


def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nothing.jsonl"):
        with pytest.raises(RecordError, match="cannot read the file"):
            read(path)


def test_an_error_says_on_which_line() -> None:
    assert str(RecordError("why", 7)) == "line 7: why"
    assert str(RecordError("why")) == "why"


@pytest.mark.parametrize("ending", [b"", b"\n"])
@pytest.mark.parametrize("only", [b'{"hello": 1}', b"[]", b"hello", b"{", b'{"type":"row"}'])
def test_a_single_line_that_is_no_record_is_not_called_cut_off(only: bytes, ending: bytes) -> None:
    if only == b"{" and not ending:
        assert "cut off" in refusal(only).reason  # so far it might be one
    else:
        assert refusal(only + ending).reason == "this is not a record of this program"


@pytest.mark.parametrize("kept", [1, 10, 26, 27, 100])
def test_a_record_cut_off_in_its_first_line_is_called_cut_off(kept: int) -> None:
    assert "cut off" in refusal(LINES[0][:kept]).reason
