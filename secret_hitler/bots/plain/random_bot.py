"""A bot that chooses seats, ballots and tiles at random, and says nothing.

Each tile, not each kind, is equally likely: it discards the L of FFL one time in three.
"""

from ...engine.actions import PROPOSE_VETO, Discard, Enact, SeatAction
from ...engine.state import View
from ...engine.terms import Policy
from ...record.talk import AnyTalk, Said
from ..rng import Rng, pick


def choose(
    view: View,
    options: tuple[SeatAction, ...],
    _talk: tuple[Said, ...],
    rng: Rng,
) -> SeatAction:
    """One of the options; a coin flip decides whether to ask for a veto and how to answer one."""
    if PROPOSE_VETO in options and pick(rng, (True, False)):
        return PROPOSE_VETO
    if isinstance(options[0], Discard):
        return Discard(pick(rng, _hand(view)))
    if isinstance(options[0], Enact):
        return Enact(pick(rng, _hand(view)))
    return pick(rng, options)


def speak(
    _view: View,
    _talk: tuple[Said, ...],
    _rng: Rng,
) -> tuple[AnyTalk, ...]:
    """Say nothing."""
    return ()


def _hand(view: View) -> tuple[Policy, ...]:
    assert view.knowledge is not None, "a spectator chooses nothing"
    return view.knowledge.hand
