"""Memories: what only one seat learned, kept for the rest of the game.

They are copies for the seat that learned them; no rule reads them.
"""

import msgspec

from .terms import Party, Policy, Role, Seat


class KnownRole(msgspec.Struct, frozen=True, gc=False):
    """A role that a seat learned when the roles were dealt."""

    seat: Seat
    role: Role


class _Memory(msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="type"):
    round: int
    """The round in which it was learned, counted from 0."""


class DrawnHand(_Memory, frozen=True, gc=False):
    """The President's three tiles, in the order drawn."""

    tiles: tuple[Policy, ...]


class PassedHand(_Memory, frozen=True, gc=False):
    """The two tiles that the President passed on."""

    tiles: tuple[Policy, ...]


class ReceivedHand(_Memory, frozen=True, gc=False):
    """The two tiles given to the Chancellor, Liberal tiles first (L4: no order can signal)."""

    tiles: tuple[Policy, ...]


class PeekedTiles(_Memory, frozen=True, gc=False):
    """The next tiles of the draw pile, from the top."""

    tiles: tuple[Policy, ...]


class SeenParty(_Memory, frozen=True, gc=False):
    """The party card of an investigated player."""

    target: Seat
    party: Party


Memory = DrawnHand | PassedHand | ReceivedHand | PeekedTiles | SeenParty
