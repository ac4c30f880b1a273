"""What was done before all eyes and may be explained, and the form that a reason must have.

All of it follows from the Board, so everybody can tell who may give reasons for what.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..engine.complete import complete
from ..engine.state import Board, Round
from ..engine.terms import Ballot, Power, Seat, VetoAnswer
from .facts import round_of
from .matters import TalkFault
from .talk import MOST_REASONS, Explained, GiveReason, named


class Deed(NamedTuple):
    """Something that a seat did for all to see."""

    seat: Seat
    round: int
    act: Explained
    about: Seat | None = None
    """Whom it was upon."""


VOTED: Final = {Ballot.JA: Explained.VOTED_JA, Ballot.NEIN: Explained.VOTED_NEIN}
VETO: Final = {
    VetoAnswer.AGREED: Explained.AGREED_TO_VETO,
    VetoAnswer.REFUSED: Explained.REFUSED_VETO,
}
USED: Final = {
    Power.INVESTIGATE_LOYALTY: Explained.INVESTIGATED,
    Power.CALL_SPECIAL_ELECTION: Explained.CALLED,
    Power.EXECUTION: Explained.EXECUTED,
}
complete(Power, USED, but={Power.POLICY_PEEK})


def deeds(board: Board, number: int) -> Iterator[Deed]:
    """What was done in a round so far, in order; secret ballots are not seen."""
    played = board.rounds[number]
    if played.nominee is None:
        return
    yield Deed(played.candidate, number, Explained.NOMINATED, played.nominee)
    for seat, ballot in enumerate(played.ballots or ()):
        if ballot is not None:
            yield Deed(Seat(seat), number, VOTED[ballot])
    yield from _session(played, number, played.nominee)
    if played.power in USED and played.target is not None:
        yield Deed(played.candidate, number, USED[played.power], played.target)


def _session(played: Round, number: int, chancellor: Seat) -> Iterator[Deed]:
    """What a government did with its tiles, as far as that is seen."""
    if played.veto is not None:
        yield Deed(chancellor, number, Explained.ASKED_VETO)
        yield Deed(played.candidate, number, VETO[played.veto])
    if played.tile is not None and not played.by_chaos:
        yield Deed(chancellor, number, Explained.ENACTED)


def reason_fault(board: Board, seat: Seat, said: GiveReason) -> TalkFault | None:
    """What is wrong with the form of a reason that this seat gives; None where nothing is."""
    rounds, seats = range(len(board.rounds)), range(len(board.alive))
    if said.round not in rounds:
        return TalkFault.NOT_YOURS_TO_CLAIM
    if said.act is Explained.DOUBTED:
        right = said.about not in (None, seat)
    else:
        right = Deed(seat, said.round, said.act, said.about) in deeds(board, said.round)
    if not right:
        return TalkFault.NOT_YOURS_TO_CLAIM
    told = [round_of(reason) for reason in said.reasons]
    there = all(one is None or one in rounds for one in told)
    there = there and all(one in seats for one in named(said))
    return None if there and 0 < len(told) <= MOST_REASONS else TalkFault.WRONG_FORM
