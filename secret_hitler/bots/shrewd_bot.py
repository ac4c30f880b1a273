"""A player who reads the table exactly, acts by what a choice is worth, and lies as people do."""

from functools import partial
from math import exp
from typing import Final

from ..engine.actions import AnswerVeto, Discard, Enact, SeatAction
from ..engine.state import View
from ..record.talk import Said
from . import fascist, lies
from .liberal import decides, worths
from .manners import SHARP
from .mind import Mind
from .rng import Rng, by_lot
from .style import BOLD, QUIET, REGULAR, Style

OF_TILES: Final = (Discard, Enact, AnswerVeto)
"""Choices in which Liberals make no mistakes, whoever plays."""


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
    most = max(leanings)
    weights = [exp(leaning - most) for leaning in leanings]
    total = sum(weights)
    return [weight / total for weight in weights]


regular: Final = partial(choose, style=REGULAR)
bold: Final = partial(choose, style=BOLD)
quiet: Final = partial(choose, style=QUIET)
speak: Final = lies.speak
bold_speak: Final = partial(lies.speak, style=BOLD)
quiet_speak: Final = partial(lies.speak, style=QUIET)
