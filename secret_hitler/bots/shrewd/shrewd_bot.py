"""A player who computes exact beliefs, chooses by a softmax over worths, and lies as people do."""

from functools import partial
from math import exp
from typing import Final

from ...engine.actions import (
    AnswerVeto,
    CallSpecialElection,
    Discard,
    Enact,
    Nominate,
    SeatAction,
    Vote,
)
from ...engine.state import View
from ...engine.terms import JA, Seat
from ...record.talk import Said
from ..rng import Rng, by_lot
from . import fascist, lies
from .liberal import decides, worths
from .manners import SHARP
from .mind import Mind
from .style import BOLD, QUIET, REGULAR, StyleWeights

OF_TILES: Final = (Discard, Enact, AnswerVeto)
"""Choices in which Liberals make no mistakes at any table."""

LOYAL: Final = 2.5
"""How much more a member of the proposed government leans to Ja, in log odds."""
WARY: Final = 2.5
"""How much less anybody leans to put an exposed Fascist into office, in log odds."""
FOUND_OUT: Final = 0.98
"""The probability above which a Fascist counts as exposed."""


def choose(
    view: View,
    options: tuple[SeatAction, ...],
    talk: tuple[Said, ...],
    rng: Rng,
    style: StyleWeights = REGULAR,
) -> SeatAction:
    """One of the options, sampled with the probabilities from `odds`."""
    if len(options) == 1:
        return options[0]
    return by_lot(rng, options, odds(view, options, talk, style))


def odds(
    view: View,
    options: tuple[SeatAction, ...],
    talk: tuple[Said, ...],
    style: StyleWeights = REGULAR,
) -> list[float]:
    """The probability of each option."""
    mind = Mind(view, talk)
    if mind.liberal:
        care = SHARP if isinstance(options[0], OF_TILES) else mind.care
        found = worths(mind, options, mind.prospects)
        leanings = [care * worth + decides(worth) for worth in found]
    else:
        leanings = fascist.leanings(mind, options, style)
    if mind.read.hiding:
        leanings = [
            each + _as_people(mind, option) for each, option in zip(leanings, options, strict=True)
        ]
    most = max(leanings)
    weights = [exp(leaning - most) for leaning in leanings]
    total = sum(weights)
    return [weight / total for weight in weights]


def _as_people(mind: Mind, option: SeatAction) -> float:
    """The extra leaning, in log odds, that players who hide share with people."""
    office = _put_into_office(mind, option)
    loyal = LOYAL * (mind.seat in office)
    if mind.mask is None:
        return loyal
    found_out = any(mind.prospects.fascist(seat) > FOUND_OUT for seat in office - {mind.seat})
    return loyal - WARY * found_out


def _put_into_office(mind: Mind, option: SeatAction) -> set[Seat]:
    """The seats that a choice helps into office."""
    if isinstance(option, Nominate):
        return {option.nominee}
    if isinstance(option, CallSpecialElection):
        return {option.target}
    if option != Vote(JA):
        return set()
    election = mind.view.board.rounds[-1]
    assert election.nominee is not None
    return {election.candidate, election.nominee}


regular: Final = partial(choose, style=REGULAR)
bold: Final = partial(choose, style=BOLD)
quiet: Final = partial(choose, style=QUIET)
speak: Final = lies.speak
bold_speak: Final = partial(lies.speak, style=BOLD)
quiet_speak: Final = partial(lies.speak, style=QUIET)
