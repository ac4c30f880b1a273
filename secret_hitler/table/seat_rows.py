"""The rows about seats: who came and went, and in which order they sit. See `rows`."""

import msgspec

from ..engine.terms import Seat
from ..record.levels import BotKind, Style


class StoredRow(
    msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True
):
    """Base of everything stored about a table."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(sealed)"


class Seated(StoredRow, frozen=True):
    """Somebody took a seat or, during a game or at a full table, a place in the queue."""

    name: str
    person: str | None
    """The token of the session; None for one of the server's bots."""
    bot: BotKind | None
    style: Style = Style.REGULAR
    passed: bool = False
    """Whether this is a player without a phone, who uses the phone of `person`."""
    at: float = 0.0


class QueueLeft(StoredRow, frozen=True):
    """Somebody no longer waits for a seat."""

    person: str
    removed: bool = False
    """Whether the host removed them, so that they do not come back."""


class SeatFreed(StoredRow, frozen=True):
    """A seat was given up, or freed by the host, with all seats that its phone was passed to."""

    seat: Seat
    at: float = 0.0
    removed: bool = False
    """Whether the host removed this person, so that they do not come back."""


class TableLocked(StoredRow, frozen=True):
    """The host locked the table, or opened it again."""

    locked: bool


class PersonLetBack(StoredRow, frozen=True):
    """The host lets somebody who was removed come back."""

    person: str


class ArrangingAsked(StoredRow, frozen=True):
    """The host started, or stopped, asking everyone who sits to whose left."""

    asked: bool


class NeighbourNamed(StoredRow, frozen=True):
    """Somebody said that `seat` sits to the left of `of`."""

    of: Seat
    seat: Seat


class SeatsOrdered(StoredRow, frozen=True):
    """The host set the order of the seats."""

    seats: tuple[Seat, ...]
