"""A player's private notes: a text, and a mark for each other seat."""

import enum
from typing import Final

import msgspec
from msgspec.structs import replace

from ...engine.terms import Seat
from .refusal import Refusal
from .text import fits, lines

MOST_GRAPHEMES: Final = 2000
MOST_BYTES: Final = 3000


class Suspicion(enum.Enum):
    """What a player takes another seat to be."""

    LIBERAL = "liberal"
    UNSURE = "unsure"
    FASCIST = "fascist"
    HITLER = "hitler"


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mark on another seat."""

    seat: Seat
    suspicion: Suspicion


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's notes on one game; at most one mark per seat. Nobody else receives them."""

    text: str = ""
    """At most 2,000 graphemes and 3,000 bytes."""
    marks: tuple[Mark, ...] = ()

    def __repr__(self) -> str:
        return "Notes(sealed)"


def tidied(notes: Notes) -> Notes:
    """The notes as they are stored: their text cleaned, line by line."""
    return replace(notes, text=lines(notes.text))


def notes_fault(notes: Notes, own: Seat, players: int) -> Refusal | None:
    """What is wrong with a seat's tidied notes; None if nothing is."""
    marked = [mark.seat for mark in notes.marks]
    others = {Seat(seat) for seat in range(players)} - {own}
    if not others.issuperset(marked) or len(set(marked)) < len(marked):
        return Refusal.NO_SUCH_SEAT
    short = fits(notes.text, graphemes=MOST_GRAPHEMES, size=MOST_BYTES)
    return None if short else Refusal.TOO_LONG
