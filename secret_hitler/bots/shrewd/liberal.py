"""The worth of each option to the Liberals, given someone's prospects."""

from collections.abc import Callable
from typing import Final, Never

from ...beliefs.deals import CODES
from ...engine import actions as a
from ...engine.complete import complete
from ...engine.memories import PassedHand
from ...engine.terms import JA, LIBERAL, LIBERAL_ROLE, Seat
from ..memory import own_tiles
from .mind import Mind
from .prospects import Prospects, stage

EXECUTED: Final = 0.1
"""What the execution of a Fascist gains the Liberals, and that of a Liberal costs them."""
LEARNS: Final = 0.1
"""The worth of learning the party of a seat that is equally likely of either."""
TEST: Final = 0.03
"""The worth of seeing such a seat choose between two kinds of tile."""

DECIDES: Final = 40.0
"""Log odds that outweigh any other leaning."""
SURE: Final = 1 - 1e-6
"""The smallest chance that counts as certain."""


def decides(worth: float) -> float:
    """Log odds for an act that wins at once, against one that loses at once; 0 for others."""
    return DECIDES * ((worth >= SURE) - (worth <= 1 - SURE))


def worths(mind: Mind, options: tuple[a.SeatAction, ...], seen: Prospects) -> list[float]:
    """The Liberals' chance to win after each option; `options` must not be empty."""
    worth = WORTH[options[0].__class__]
    return [worth(mind, option, seen) for option in options]  # type: ignore[arg-type]  # keyed by its class


# --- elections --------------------------------------------------------------------------------


def _nomination(mind: Mind, option: a.Nominate, seen: Prospects) -> float:
    return seen.governments(mind.seat)[option.nominee]


def _ballot(mind: Mind, option: a.Vote, seen: Prospects) -> float:
    """A failed election is worth what a Liberal in this seat expects, even to a Fascist."""
    election = mind.view.board.rounds[-1]
    assert election.nominee is not None
    if option.ballot is JA:
        return seen.government(election.candidate, election.nominee)
    return mind.waiting


# --- the legislative session ------------------------------------------------------------------


def _discarding(mind: Mind, option: a.Discard, seen: Prospects) -> float:
    liberals = mind.known.hand.count(LIBERAL) - (option.policy is LIBERAL)
    mixed = liberals == 1
    chancellor = mind.view.board.rounds[-1].nominee
    assert chancellor is not None
    doubt = 4 * seen.fascist(chancellor) * (1 - seen.fascist(chancellor))
    return passing(mind, liberals, chancellor, seen) + TEST * doubt * mixed


def passing(mind: Mind, liberals: int, chancellor: Seat, seen: Prospects) -> float:
    """The worth of passing this many Liberal tiles."""
    enacts = mind.read.likelihoods.enacts.odds[
        stage(mind.view), CODES[LIBERAL_ROLE], :, liberals, 1
    ]
    enacted = float(enacts @ seen.role(chancellor))
    outcomes = mind.outcomes
    return enacted * outcomes.after_liberal + (1 - enacted) * outcomes.after_fascist


def _enacting(mind: Mind, option: a.Enact | a.ProposeVeto, seen: Prospects) -> float:
    """The worth of a tile, or of asking for a veto, to which only a Liberal President agrees."""
    if isinstance(option, a.Enact):
        return mind.outcomes.after(option.policy)
    president = mind.view.board.rounds[-1].candidate
    agreed = 1 - seen.fascist(president)
    hand = mind.known.hand
    refused = max(mind.outcomes.after(tile) for tile in hand)
    return agreed * mind.outcomes.after_veto() + (1 - agreed) * refused


def _veto_answer(mind: Mind, option: a.AnswerVeto, seen: Prospects) -> float:
    if option.consent:
        return mind.outcomes.after_veto()
    number = len(mind.view.board.rounds) - 1
    chancellor = mind.view.board.rounds[-1].nominee
    assert chancellor is not None
    liberals = own_tiles(mind.view, PassedHand, number).count(LIBERAL)
    return passing(mind, liberals, chancellor, seen)


# --- presidential powers ----------------------------------------------------------------------


def _investigation(_: Mind, option: a.InvestigateLoyalty, seen: Prospects) -> float:
    fascist = seen.fascist(option.target)
    return LEARNS * 4 * fascist * (1 - fascist)


def _call(_: Mind, option: a.CallSpecialElection, seen: Prospects) -> float:
    return seen.run_by(option.target)


def _execution(mind: Mind, option: a.Execute, seen: Prospects) -> float:
    fascist, here = seen.fascist(option.target), mind.outcomes.now()
    hitler = seen.hitler(option.target)
    return hitler + (1 - hitler) * (here + EXECUTED * (2 * fascist - 1))


WORTH: Final[dict[type, Callable[[Mind, Never, Prospects], float]]] = {
    a.Nominate: _nomination,
    a.Vote: _ballot,
    a.Discard: _discarding,
    a.Enact: _enacting,
    a.AnswerVeto: _veto_answer,
    a.InvestigateLoyalty: _investigation,
    a.CallSpecialElection: _call,
    a.Execute: _execution,
}
"""By class of the first option, which is never a veto; a peek leaves nothing to choose."""
complete(a.SeatAction, WORTH, but={a.ProposeVeto, a.PeekAtPolicies})
