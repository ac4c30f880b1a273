"""Matters: what a seat saw in office and may claim, and the form that such a claim must have.

All of it follows from the Board, so everybody can tell who owes which claim.
"""

import enum
from collections.abc import Iterator
from typing import Final, NamedTuple

from ..engine.complete import complete
from ..engine.state import Board, Round
from ..engine.terms import HAND, Power, Seat, VetoAnswer
from .talk import (
    About,
    Claim,
    ClaimDrawn,
    ClaimNothing,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
)


class Matter(NamedTuple):
    """What a claim is about; a second claim about the same matter replaces the first."""

    seat: Seat
    """The seat that saw it."""
    round: int
    about: About


class TalkFault(enum.Enum):
    """What can be wrong with the form of a claim or a reason. Lies are allowed."""

    NOT_YOURS_TO_CLAIM = "not_yours_to_claim"
    """The seat saw nothing of that kind in that round."""
    WRONG_FORM = "wrong_form"
    """Too few or too many tiles, or the party card of the wrong seat."""


TILES: Final = {About.DRAWN: HAND, About.RECEIVED: HAND - 1, About.PEEKED: HAND}
"""How many tiles a seat sees, by kind of matter."""
complete(About, TILES, but={About.PARTY})
KINDS: Final[dict[type, About]] = {
    ClaimDrawn: About.DRAWN,
    ClaimReceived: About.RECEIVED,
    ClaimParty: About.PARTY,
    ClaimPeeked: About.PEEKED,
}
complete(Claim, KINDS, but={ClaimNothing})
SHOWN: Final = {Power.INVESTIGATE_LOYALTY: About.PARTY, Power.POLICY_PEEK: About.PEEKED}
"""By power, the kind of matter that its President sees."""
complete(Power, SHOWN, but={Power.CALL_SPECIAL_ELECTION, Power.EXECUTION})


def about(claim: Claim) -> About:
    """The kind of matter that a claim is about."""
    return claim.about if isinstance(claim, ClaimNothing) else KINDS[claim.__class__]


def matters(board: Board) -> tuple[Matter, ...]:
    """Everything seen in office so far, in order; a hand only once its session is over."""
    return tuple(
        matter for number in range(len(board.rounds)) for matter in matters_of(board, number)
    )


def claim_fault(board: Board, seat: Seat, claim: Claim) -> TalkFault | None:
    """What is wrong with the form of this seat's claim, or None."""
    matter = Matter(seat, claim.round, about(claim))
    if not 0 <= claim.round < len(board.rounds) or matter not in matters_of(board, claim.round):
        return TalkFault.NOT_YOURS_TO_CLAIM
    return None if well_formed(board, claim) else TalkFault.WRONG_FORM


def session_over(played: Round) -> bool:
    """Whether a government of this round had tiles in hand and is done with them."""
    enacted = played.tile is not None and not played.by_chaos
    return enacted or played.veto is VetoAnswer.AGREED


def matters_of(board: Board, number: int) -> Iterator[Matter]:
    """Everything seen in office in one round."""
    played = board.rounds[number]
    if session_over(played):
        assert played.nominee is not None, "a government has a Chancellor"
        yield Matter(played.candidate, number, About.DRAWN)
        yield Matter(played.nominee, number, About.RECEIVED)
    shown = None if played.power is None else SHOWN.get(played.power)
    # A peek ends its round at once, so a later round means that the President has peeked.
    peeked = played.power is Power.POLICY_PEEK and number < len(board.rounds) - 1
    if shown is not None and (peeked or played.target is not None):
        yield Matter(played.candidate, number, shown)


def well_formed(board: Board, claim: Claim) -> bool:
    """Whether a claim names as many tiles as were seen, or the party of the right seat."""
    if isinstance(claim, ClaimNothing):
        return True
    if isinstance(claim, ClaimParty):
        return claim.target == board.rounds[claim.round].target
    return len(claim.tiles) == TILES[about(claim)]
