"""The kinds of evidence: what one viewer saw happen or heard claimed, one struct per kind.

Tiles are given by the number of Liberal ones, or, where order matters, by a code: a binary number
from the top with Liberal tiles as ones. None means not known, or not said.
"""

import msgspec

from ..engine.terms import Ballot, Party, Power, Seat


class _Evidence(msgspec.Struct, frozen=True, gc=False):
    """The base of all evidence: plain data, so that rounds can be compared."""


class Nomination(_Evidence, frozen=True, gc=False):
    """A candidate nominated one of the eligible seats."""

    stage: int
    candidate: Seat
    nominee: Seat
    among: tuple[Seat, ...]


class Vote(_Evidence, frozen=True, gc=False):
    """These seats voted on a government."""

    stage: int
    candidate: Seat
    nominee: Seat
    voters: tuple[Seat, ...]
    ballots: tuple[Ballot | None, ...] | None
    """By seat; None if all ballots are secret."""
    ja: int


class HitlerOrNot(_Evidence, frozen=True, gc=False):
    """An election or an execution showed whether this seat is Hitler."""

    seat: Seat
    hitler: bool


class LegislativeSession(_Evidence, frozen=True, gc=False):
    """A government drew tiles; its session may still be running."""

    stage: int
    president: Seat
    chancellor: Seat
    asked: bool | None
    """Whether the Chancellor asked for a veto."""
    agreed: bool | None
    """Whether the President agreed to it."""
    tile: int | None
    """The enacted tile: 1 if Liberal, 0 if Fascist."""
    said_drawn: int | None
    said_received: int | None
    drew: int | None = None
    """The code of the viewer's own hand; its order matters if somebody peeked at it before."""
    passed: int | None = None
    """What the viewer itself passed; likewise `received`."""
    received: int | None = None


class Chaos(_Evidence, frozen=True, gc=False):
    """The top tile was enacted."""

    liberal: bool


class Shuffle(_Evidence, frozen=True, gc=False):
    """All tiles that were not on a track became the new deck."""

    pile: int
    liberals: int


class Choice(_Evidence, frozen=True, gc=False):
    """A President used a power on one of the allowed seats."""

    stage: int
    power: Power
    president: Seat
    target: Seat
    among: tuple[Seat, ...]


class PartyCard(_Evidence, frozen=True, gc=False):
    """A President looked at a party card."""

    president: Seat
    target: Seat
    said: Party | None
    seen: Party | None = None
    """The party that the viewer saw on the card."""


class Peek(_Evidence, frozen=True, gc=False):
    """A President looked at the next three tiles; the fields are codes of their order."""

    president: Seat
    said: int | None
    seen: int | None = None
    """The order that the viewer saw."""


Evidence = (
    Nomination
    | Vote
    | HitlerOrNot
    | LegislativeSession
    | Chaos
    | Shuffle
    | Choice
    | PartyCard
    | Peek
)
