"""A record on disk: JSON lines, which a person can read and nobody can change unnoticed.

The first line holds the format and the rules. The rows follow, with the talk in its place. The
last line holds two hashes: `digest` of the event log, which any program that knows the rules can
reproduce, and `checksum` of all the bytes before it. A file without its last line is cut off.
"""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Final

import msgspec

from ..engine.ruleset import Ruleset, official
from ..engine.state import new_game
from .record import (
    FORMAT,
    GameRecord,
    RecordError,
    Row,
    advance,
    check_names,
    check_said,
    compose,
    normal_form,
)
from .talk import Said

LARGEST_FILE: Final = 8 * 1024 * 1024
"""Bytes; a long game of ten players with much talk takes a tenth of a megabyte."""
EDITION: Final = official(5).edition
"""The newest edition of the rules that this program plays."""


class _Line(
    msgspec.Struct, frozen=True, tag=str.lower, tag_field="type", forbid_unknown_fields=True
):
    """The base of the lines that are not rows."""


class Header(_Line, frozen=True):
    """The first line."""

    format: int
    ruleset: Ruleset


class Names(_Line, frozen=True):
    """The second line, if the game has names: one per seat."""

    names: tuple[str, ...]


class Speech(_Line, frozen=True, tag="talk"):
    """Something said after the row above."""

    said: Said


class End(_Line, frozen=True):
    """The last line."""

    digest: str
    checksum: str


_BEGINNING: Final = b'{"type":"header","format":'


class _Edition(msgspec.Struct):
    edition: int = 1


class _Version(msgspec.Struct):
    """The part of the first line that every program can read, however new the file is."""

    format: int
    ruleset: _Edition


Line = Header | Names | Row | Speech | End
_DECODER: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)
_Numbered = tuple[tuple[int, Row], ...]


def write(record: GameRecord) -> bytes:
    """The record as a file."""
    lines: list[Line] = [Header(record.format, record.ruleset)]
    if record.names:
        lines.append(Names(record.names))
    for step in range(-1, len(record.rows)):
        if step >= 0:
            lines.append(record.rows[step])
        lines.extend(Speech(said) for said in record.talk if said.step == step)
    body = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    return body + msgspec.json.encode(End(record.digest, _checksum(body))) + b"\n"


def read(source: bytes | Path) -> GameRecord:
    """A file as a record, replayed and checked. Raises `RecordError` with the first bad line."""
    content = source if isinstance(source, bytes) else _content(source)
    first, *middle, last = _lines(content)
    number = len(middle) + 2
    ruleset = _ruleset(first)
    end = _line(last, number)
    if not isinstance(end, End):
        raise RecordError("the file is cut off: its last line is missing", number)
    names, rows, talk = _body(middle, ruleset)
    _check_rows(ruleset, rows)
    record = compose(ruleset, (row for _, row in rows), talk, names)
    if record.digest != end.digest:
        raise RecordError("the game replays otherwise than it was played", number)
    if _checksum(content[: -len(last) - 1]) != end.checksum:
        raise RecordError("the file was altered after it was written", number)
    return record


def _checksum(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


def _content(path: Path) -> bytes:
    """The bytes of a file, up to one more than the limit."""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise RecordError(f"cannot read the file ({error.strerror})") from error


def _lines(content: bytes) -> list[bytes]:
    """The lines of a file that may be a record: at least two."""
    if len(content) > LARGEST_FILE:
        raise RecordError("the file is too large for a record")
    try:
        content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise RecordError("this is not text in UTF-8", line) from None
    *lines, rest = content.split(b"\n")
    if lines or not _is_begun(rest):
        _ruleset([*lines, rest][0])  # Refuses what is no record at all, before calling it cut off.
    if rest or len(lines) < 2:
        raise RecordError("the file is cut off: its last line is missing", len(lines) + 1)
    return lines


def _is_begun(only: bytes) -> bool:
    """Whether a file of one line without an end may be the beginning of a record."""
    return _BEGINNING.startswith(only) or only.startswith(_BEGINNING)


def _ruleset(first: bytes) -> Ruleset:
    """The rules in the first line; the error tells a newer file from a bad one."""
    try:
        version = msgspec.json.decode(first, type=_Version)
    except (msgspec.MsgspecError, RecursionError):
        raise RecordError("this is not a record of this program", 1) from None
    if version.format > FORMAT:
        raise RecordError(f"format {version.format} is newer than this program", 1)
    if version.ruleset.edition > EDITION:
        raise RecordError(f"edition {version.ruleset.edition} is newer than this program", 1)
    header = _line(first, 1)
    if not isinstance(header, Header) or header.format != FORMAT:
        raise RecordError("this is not a record of this program", 1)
    if header.ruleset.secret_ballots:
        raise RecordError("the ballots of this game stay secret, so it has no record", 1)
    return header.ruleset


def _line(raw: bytes, number: int) -> Line:
    """One line, decoded by its type tag."""
    try:
        return _DECODER.decode(raw)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise RecordError(f"this cannot be read ({error})", number) from None


def _body(
    middle: list[bytes], ruleset: Ruleset
) -> tuple[tuple[str, ...], _Numbered, tuple[Said, ...]]:
    """Names, rows with their line numbers, and talk. Raises `RecordError` for a misplaced line."""
    names: tuple[str, ...] = ()
    rows: list[tuple[int, Row]] = []
    talk: list[Said] = []
    for number, raw in enumerate(middle, 2):
        line = _line(raw, number)
        if isinstance(line, Row):
            rows.append((number, line))
        elif isinstance(line, Speech):
            with _at(number):
                check_said(line.said, ruleset.players, range(len(rows) - 1, len(rows)))
            talk.append(line.said)
        elif isinstance(line, Names) and number == 2:
            names = line.names
            with _at(number):
                check_names(names, ruleset.players)
        else:
            raise RecordError(f"a line of the kind {_kind(line)} does not belong here", number)
    return names, tuple(rows), tuple(talk)


def _kind(line: Header | Names | End) -> str:
    return line.__class__.__name__.lower()


def _check_rows(ruleset: Ruleset, rows: _Numbered) -> None:
    """Check that the rules allow every row, and that each election has its ballots in seat order.

    Raises `RecordError` with the line.
    """
    state = new_game(ruleset)
    for number, row in rows:
        with _at(number):
            state, _ = advance(state, row)
    normal = normal_form(row for _, row in rows)
    for (number, row), other in zip_longest(rows, normal):
        if row != other:
            raise RecordError("the ballots of this election are not in order", number)


@contextmanager
def _at(number: int) -> Iterator[None]:
    """Adds the line number to a `RecordError`."""
    try:
        yield
    except RecordError as error:
        raise RecordError(error.reason, number) from error
