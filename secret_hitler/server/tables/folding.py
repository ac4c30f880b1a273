"""From stored rows to a table, and what its last rows did to its viewers."""

from collections.abc import Sequence

from ...engine.terms import Seat
from ...table.evolve import evolve, folded
from ...table.protocol.notes import Notes
from ...table.rows import SeatMoved, TableRow
from ...table.table import Table
from ..disk.encoding import decode_notes, decode_rows, decode_spoken
from ..disk.transactions import StoredTable

Noted = dict[tuple[int, Seat], Notes]
"""The notes of seats, by game and seat."""


def fold(kept: StoredTable) -> Table:
    """The table that these rows make."""
    return folded(decode_rows(kept.rows, kept.names), decode_spoken(kept.talk))


def notes_in(kept: StoredTable) -> Noted:
    """The notes of all seats."""
    return {(game, Seat(seat)): decode_notes(body) for (game, seat), body in kept.notes.items()}


def moved_from(table: Table, rows: Sequence[TableRow]) -> set[str | None]:
    """The phones that lost their seats by these rows."""
    phones: set[str | None] = set()
    if not any(isinstance(row, SeatMoved) for row in rows):
        return phones
    for row in rows:
        if isinstance(row, SeatMoved):
            phones.add(table.seats[row.seat].person)
        table = evolve(table, row)  # the next row applies to the seats of its time
    return phones


def people_in(kept: StoredTable) -> frozenset[str]:
    """The people who opened a stored table or were given a seat or a place in line there."""
    rows = decode_rows(kept.rows, kept.names)
    tokens = (getattr(row, field, None) for row in rows for field in ("owner", "person"))
    return frozenset(token for token in tokens if token is not None)
