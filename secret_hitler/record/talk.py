"""Table talk: what players say, typed where it is a claim. Talk is no rule, and anybody may lie."""

import msgspec

from ..engine.terms import Party, Policy, Seat


class Talk(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """The base of everything that can be said at the table."""


class Line(Talk, frozen=True):
    """A free line of text, at most 200 characters."""

    text: str


class ClaimDrawn(Talk, frozen=True):
    """The claim of a President to have drawn these three tiles in that round."""

    round: int
    tiles: tuple[Policy, ...]


class ClaimReceived(Talk, frozen=True):
    """The claim of a Chancellor to have got these two tiles in that round."""

    round: int
    tiles: tuple[Policy, ...]


class ClaimParty(Talk, frozen=True):
    """The claim of a President to have seen this party card in that round."""

    round: int
    target: Seat
    party: Party


class ClaimPeeked(Talk, frozen=True):
    """The claim of a President to have seen these next tiles in that round, from the top."""

    round: int
    tiles: tuple[Policy, ...]


Claim = ClaimDrawn | ClaimReceived | ClaimParty | ClaimPeeked
AnyTalk = Line | Claim


class Said(msgspec.Struct, frozen=True):
    """One thing said, by whom, and after which public step of the game (-1 before a game)."""

    seat: Seat
    step: int
    talk: AnyTalk
