"""A player who reads the table exactly, acts by what a choice is worth, and lies as people do."""

from functools import partial
from math import exp
from typing import Final

from ..engine.actions import AnswerVeto, Discard, Enact, SeatAction, Vote
from ..engine.state import View
from ..engine.terms import JA
from ..record.talk import Said
from . import fascist, lies
from .liberal import decides, worths
from .manners import SHARP
from .mind import Mind
from .rng import Rng, by_lot
from .style import BOLD, QUIET, REGULAR, Style

OF_TILES: Final = (Discard, Enact, AnswerVeto)
"""Choices in which Liberals make no mistakes, whoever plays."""

LOYAL: Final = 2.5
"""How much likelier who is to govern votes Ja than others would, as a logarithm of odds."""


def choose(
    view: View,
    options: tuple[SeatAction, ...],
    talk: tuple[Said, ...],
    rng: Rng,
    style: Style = REGULAR,
) -> SeatAction:
    """One of the options, by lot with these odds."""
    if len(options) == 1:
        return options[0]
    return by_lot(rng, options, odds(view, options, talk, style))


def odds(
    view: View, options: tuple[SeatAction, ...], talk: tuple[Said, ...], style: Style = REGULAR
) -> list[float]:
    """How likely each option is."""
    mind = Mind(view, talk)
    if mind.liberal:
        care = SHARP if isinstance(options[0], OF_TILES) else mind.care
        found = worths(mind, options, mind.prospects)
        leanings = [care * worth + decides(worth) for worth in found]
    else:
        leanings = fascist.leanings(mind, options, style)
    leanings = [
        each + _stands_by(mind, option) for each, option in zip(leanings, options, strict=True)
    ]
    most = max(leanings)
    weights = [exp(leaning - most) for leaning in leanings]
    total = sum(weights)
    return [weight / total for weight in weights]


def _stands_by(mind: Mind, option: SeatAction) -> float:
    """Among players who hide, who is to govern says Ja to it, as people do."""
    if option != Vote(JA) or not mind.read.hiding:
        return 0.0
    election = mind.view.board.rounds[-1]
    return LOYAL * (mind.seat in {election.candidate, election.nominee})


regular: Final = partial(choose, style=REGULAR)
bold: Final = partial(choose, style=BOLD)
quiet: Final = partial(choose, style=QUIET)
speak: Final = lies.speak
bold_speak: Final = partial(lies.speak, style=BOLD)
quiet_speak: Final = partial(lies.speak, style=QUIET)
