"""A bot that always plays the tiles of its party, chooses all else at random, and says nothing.

It is the simplest strategy, a baseline for the others.
"""

from ...engine.actions import DISCARD, ENACT, PROPOSE_VETO, Discard, Enact, SeatAction
from ...engine.state import View
from ...engine.terms import LIBERAL_ROLE
from ...record.talk import Said
from ..rng import Rng, pick
from .random_bot import speak

__all__ = ["choose", "speak"]


def choose(
    view: View,
    options: tuple[SeatAction, ...],
    _talk: tuple[Said, ...],
    rng: Rng,
) -> SeatAction:
    """The tile of its party if it has one; a coin flip decides whether to ask for a veto."""
    assert view.knowledge is not None, "a spectator chooses nothing"
    if PROPOSE_VETO in options and pick(rng, (True, False)):
        return PROPOSE_VETO
    liberal = view.knowledge.role is LIBERAL_ROLE
    of_liberals, of_fascists = ENACT if isinstance(options[0], Enact) else DISCARD[::-1]
    wanted = of_liberals if liberal else of_fascists
    if wanted in options:
        return wanted
    if isinstance(options[0], Discard | Enact):
        return options[0]
    return pick(rng, options)
