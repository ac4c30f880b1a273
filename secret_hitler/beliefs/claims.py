"""What counts of all that was claimed of a round, as numbers. Silence is no evidence.

Which claim counts is for `record.standing` to say. The talk is sorted by rounds, so that what is
said of one makes nobody read again what was said of the others.
"""

from typing import Final, NamedTuple

from ..engine.state import Board
from ..engine.terms import LIBERAL, Party, Policy
from ..record.standing import standings_of
from ..record.talk import (
    AnswerLog,
    Claim,
    ClaimDrawn,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
    LogClaim,
    Said,
)


class Claimed(NamedTuple):
    """What a President and a Chancellor claim to have seen in one round, None where nothing."""

    drawn: int | None = None
    """Liberal tiles, here and below."""
    received: int | None = None
    party: Party | None = None
    peeked: int | None = None
    """The code of an order."""


Remark = tuple[int, Said]
"""One thing said, after its number in the talk."""
Remarks = dict[int, tuple[Remark, ...]]
"""By round, all that was said of what was seen in it."""

NOTHING: Final = Claimed()


def sorted_by_round(talk: tuple[Said, ...], before: Remarks, heard: int = 0) -> Remarks:
    """The remarks of this talk, going on from those among the first so many things said."""
    found = before.copy()
    for number in range(heard, len(talk)):
        about = _round(talk, talk[number])
        if about is not None:
            found[about] = (*found.get(about, ()), (number, talk[number]))
    return found


def _round(talk: tuple[Said, ...], said: Said) -> int | None:
    """The round of which this may change what is claimed."""
    words = said.talk
    if isinstance(words, AnswerLog) and 0 <= words.number < len(talk):
        words = talk[words.number].talk
    if isinstance(words, LogClaim):
        words = words.claim
    return words.round if isinstance(words, Claim) else None


def claimed(board: Board, number: int, remarks: tuple[Remark, ...]) -> Claimed:
    """What is claimed of a round."""
    found = NOTHING
    if remarks:
        for standing in standings_of(board, number, remarks).values():
            found = _with(found, standing.claim)
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
