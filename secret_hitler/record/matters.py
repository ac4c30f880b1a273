"""What was seen in office and may be spoken of, and the form that a claim about it must have.

All of it follows from the Board, so everybody can tell who owes which claim.
"""

import enum
from collections.abc import Iterator
from typing import Final, NamedTuple

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
    """What a claim is about; somebody who claims about the same matter again changes the claim."""

    seat: Seat
    """Whoever saw it."""
    round: int
    about: About


class TalkFault(enum.Enum):
    """What may be wrong with the form of a claim. Lies are fine."""

    NOT_YOURS_TO_CLAIM = "not_yours_to_claim"
    """This seat saw nothing of that kind in that round."""
    WRONG_FORM = "wrong_form"
    """Too few tiles or too many, or somebody else's party card."""


TILES: Final = {About.DRAWN: HAND, About.RECEIVED: HAND - 1, About.PEEKED: HAND}
"""How many tiles were seen."""
KINDS: Final[dict[type, About]] = {
    ClaimDrawn: About.DRAWN,
    ClaimReceived: About.RECEIVED,
    ClaimParty: About.PARTY,
    ClaimPeeked: About.PEEKED,
}


def about(claim: Claim) -> About:
    """What kind of thing a claim is about."""
    return claim.about if isinstance(claim, ClaimNothing) else KINDS[claim.__class__]


def matters(board: Board) -> tuple[Matter, ...]:
    """Everything that was seen in office so far, in order; a hand once its session is over."""
    return tuple(
        matter for number in range(len(board.rounds)) for matter in matters_of(board, number)
    )


def claim_fault(board: Board, seat: Seat, claim: Claim) -> TalkFault | None:
    """What is wrong with the form of a claim by this seat; None where nothing is."""
    matter = Matter(seat, claim.round, about(claim))
    if not 0 <= claim.round < len(board.rounds) or matter not in matters_of(board, claim.round):
        return TalkFault.NOT_YOURS_TO_CLAIM
    return None if well_formed(board, claim) else TalkFault.WRONG_FORM


def session_over(played: Round) -> bool:
    """Whether a government had tiles in hand in this round, and has them no more."""
    enacted = played.tile is not None and not played.by_chaos
    return enacted or played.veto is VetoAnswer.AGREED


def matters_of(board: Board, number: int) -> Iterator[Matter]:
    """What was seen in office in one round."""
    played = board.rounds[number]
    if session_over(played):
        assert played.nominee is not None, "a government has a Chancellor"
        yield Matter(played.candidate, number, About.DRAWN)
        yield Matter(played.nominee, number, About.RECEIVED)
    if played.power is Power.INVESTIGATE_LOYALTY and played.target is not None:
        yield Matter(played.candidate, number, About.PARTY)
    # The next round begins as soon as somebody has peeked.
    if played.power is Power.POLICY_PEEK and number < len(board.rounds) - 1:
        yield Matter(played.candidate, number, About.PEEKED)


def well_formed(board: Board, claim: Claim) -> bool:
    """Whether a claim about something that was seen names as much as was seen."""
    if isinstance(claim, ClaimNothing):
        return True
    if isinstance(claim, ClaimParty):
        return claim.target == board.rounds[claim.round].target
    return len(claim.tiles) == TILES[about(claim)]
