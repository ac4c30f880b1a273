"""What counts of all that was claimed of a round, as numbers. Silence is no evidence.

Which claim counts is for `record.valid_claims` to say.
"""

from typing import Final, NamedTuple

from ..engine.terms import LIBERAL, Party, Policy
from ..record.talk import Claim, ClaimDrawn, ClaimParty, ClaimPeeked, ClaimReceived
from ..record.valid_claims import ClaimStatuses


class Claimed(NamedTuple):
    """What a President and a Chancellor claim to have seen in one round, None where nothing."""

    drawn: int | None = None
    """Liberal tiles, here and below."""
    received: int | None = None
    party: Party | None = None
    peeked: int | None = None
    """The code of an order."""


NOTHING: Final = Claimed()


def claimed(there: ClaimStatuses) -> Claimed:
    """What is claimed of a round, by what was said of it."""
    found = NOTHING
    for status in there.values():
        found = _with(found, status.claim)
    return found


def _with(found: Claimed, claim: Claim | None) -> Claimed:
    """The same with one claim more."""
    if isinstance(claim, ClaimDrawn):
        return found._replace(drawn=liberals(claim.tiles))
    if isinstance(claim, ClaimReceived):
        return found._replace(received=liberals(claim.tiles))
    if isinstance(claim, ClaimParty):
        return found._replace(party=claim.party)
    if isinstance(claim, ClaimPeeked):
        return found._replace(peeked=order(claim.tiles))
    return found


def liberals(tiles: tuple[Policy, ...]) -> int:
    """How many of these tiles are Liberal."""
    return tiles.count(LIBERAL)


def order(tiles: tuple[Policy, ...]) -> int:
    """Tiles from the top as a binary number, Liberal tiles as ones."""
    code = 0
    for tile in tiles:
        code = 2 * code + (tile is LIBERAL)
    return code
