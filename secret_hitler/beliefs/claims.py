"""The valid claims about a round, as numbers. Silence is not evidence.

`record.valid_claims` decides which claims count.
"""

from typing import Final, NamedTuple

from ..engine.terms import LIBERAL, Party, Policy
from ..record.talk import Claim, ClaimDrawn, ClaimParty, ClaimPeeked, ClaimReceived
from ..record.valid_claims import ClaimStatuses


class Claimed(NamedTuple):
    """What a President and a Chancellor claim to have seen in one round; None if no claim."""

    drawn: int | None = None
    """Number of Liberal tiles; likewise `received`."""
    received: int | None = None
    party: Party | None = None
    peeked: int | None = None
    """The code of an order, as from `order`."""


NOTHING: Final = Claimed()


def claimed(there: ClaimStatuses) -> Claimed:
    """The claims that count about a round, given the status of each of its matters."""
    found = NOTHING
    for status in there.values():
        found = _with(found, status.claim)
    return found


def _with(found: Claimed, claim: Claim | None) -> Claimed:
    """`found` with one more claim."""
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
    """The code of tiles in order: a binary number from the top, Liberal tiles as ones."""
    code = 0
    for tile in tiles:
        code = 2 * code + (tile is LIBERAL)
    return code
