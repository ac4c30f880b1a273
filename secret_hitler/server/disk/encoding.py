"""Rows as they are stored: JSON without names, which have a table of their own."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from ...table.protocol.notes import Notes
from ...table.rows import Seated, Spoken, TableRow

_ENCODER = msgspec.json.Encoder()
_ROW = msgspec.json.Decoder(TableRow)
_SPOKEN = msgspec.json.Decoder(Spoken)
_NOTES = msgspec.json.Decoder(Notes)


def encode_row(row: TableRow) -> bytes:
    """A row as it is stored: the name of a player who sits down is left out."""
    return _ENCODER.encode(
        msgspec.structs.replace(row, name="") if isinstance(row, Seated) else row
    )


def encode_spoken(spoken: Spoken) -> bytes:
    """A piece of talk as it is stored."""
    return _ENCODER.encode(spoken)


def names_in(rows: Sequence[TableRow], first: int) -> dict[int, str]:
    """The names in these rows, by row number."""
    return {number: row.name for number, row in enumerate(rows, first) if isinstance(row, Seated)}


def decode_rows(
    bodies: Iterable[bytes], names: Mapping[int, str], first: int = 0
) -> tuple[TableRow, ...]:
    """Rows from the disk, with their names restored. A deleted name is empty."""
    return tuple(
        _named(_ROW.decode(body), names.get(n, "")) for n, body in enumerate(bodies, first)
    )


def _named(row: TableRow, name: str) -> TableRow:
    return msgspec.structs.replace(row, name=name) if isinstance(row, Seated) else row


def decode_spoken(bodies: Iterable[bytes]) -> tuple[Spoken, ...]:
    """Talk from the disk."""
    return tuple(_SPOKEN.decode(body) for body in bodies)


def encode_notes(notes: Notes) -> bytes:
    """A seat's notes as they are stored."""
    return _ENCODER.encode(notes)


def decode_notes(body: bytes) -> Notes:
    """Notes from the disk."""
    return _NOTES.decode(body)
