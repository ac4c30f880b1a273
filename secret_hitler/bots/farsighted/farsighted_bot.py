"""A shrewd player with rollouts: it plays out each option in worlds sampled from its beliefs.

It chooses as a shrewd player would, with a tilt to options that turn out well. So it stays as hard
to read as a shrewd player: only choices that decide a game are certain.
"""

from functools import partial
from math import exp, log
from typing import Final

import numpy as np

from ...beliefs.deals import Odds
from ...engine.actions import SeatAction, Vote
from ...engine.state import View
from ...engine.terms import LIBERAL_ROLE
from ...record.talk import Said
from ..rng import Rng, by_lot
from ..shrewd import shrewd_bot
from ..shrewd.manners import SHARP, read
from ..shrewd.style import BOLD, QUIET, REGULAR, StyleWeights
from .foresight import START, foreseen

SIGHT: Final = 30.0
"""The softmax inverse temperature of rollouts: log odds per unit of the chance to win."""
SURE: Final = 0.98
"""An option that a shrewd player chooses more often than this is chosen despite the rollouts."""
LEAST: Final = 1e-9
"""The smallest probability of an option before rollouts."""
TINY: Final = 1e-18
SEEDS: Final = 2**32


def choose(
    view: View,
    options: tuple[SeatAction, ...],
    talk: tuple[Said, ...],
    rng: Rng,
    style: StyleWeights = REGULAR,
) -> SeatAction:
    """One of the options, sampled with these odds; a single option takes just as much work."""
    if options[0].__class__ not in START:
        return options[0]
    return by_lot(rng, options, odds(view, options, talk, rng, style))


def odds(
    view: View,
    options: tuple[SeatAction, ...],
    talk: tuple[Said, ...],
    rng: Rng,
    style: StyleWeights = REGULAR,
) -> list[float]:
    """The odds of each option, up to a common factor."""
    assert view.knowledge is not None, "a spectator chooses nothing"
    liberal = view.knowledge.role is LIBERAL_ROLE
    habit = shrewd_bot.odds(view, options, talk, style)
    if liberal:
        habit = sharper(habit, SHARP / read(view, talk).care(view.ruleset.players))
    # Always play out, even if the choice is clear: the time taken must reveal nothing.
    worths = foreseen(view, options, talk, np.random.default_rng(rng.randrange(SEEDS)))
    if max(habit) > SURE:
        return [float(share > SURE) for share in habit]
    if not isinstance(options[0], Vote) and (won := (worths == liberal).all(axis=1)).any():
        return [float(wins) for wins in won]
    gains = surely(worths)
    sight = SIGHT if liberal else -SIGHT
    leanings = [
        log(max(usual, LEAST)) + sight * gain for usual, gain in zip(habit, gains, strict=True)
    ]
    most = max(leanings)
    return [exp(leaning - most) for leaning in leanings]


def sharper(habit: list[float], power: float) -> list[float]:
    """The odds raised to a power and normalized; undoes soft choices among players who hide."""
    shares = [share**power for share in habit]
    return [share / sum(shares) for share in shares]


def surely(worths: Odds) -> list[float]:
    """The gain of each option over the mean of all, shrunk towards 0 by its sampling error.

    `worths` is by option and world: options are compared in the same worlds.
    """
    better = worths - worths.mean(axis=0)
    gains = better.mean(axis=1)
    chance = better.var(axis=1) / worths.shape[1]
    sure: list[float] = (gains * np.maximum(0.0, 1 - chance / np.maximum(gains**2, TINY))).tolist()
    return sure


regular: Final = partial(choose, style=REGULAR)
bold: Final = partial(choose, style=BOLD)
quiet: Final = partial(choose, style=QUIET)
