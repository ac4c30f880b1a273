"""Commands of the host about who sits at the table."""

from ...engine.terms import Seat
from .command import Command


class RemoveSeat(Command, frozen=True):
    """The host frees a seat before the start. Its person may not sit down again: see `LetBack`."""

    seat: Seat


class Lock(Command, frozen=True):
    """The host locks the table: nobody new gets a seat or a place in line until it is unlocked."""

    locked: bool = True


class LetBack(Command, frozen=True):
    """The host lets somebody who was removed sit down again: a name of `TableStatus.removed`."""

    name: str
