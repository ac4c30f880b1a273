"""A shrewd player who also looks ahead: each option is played out in worlds as likely as they are.

It chooses as a shrewd player would, tilted to what comes off well. So it stays as hard to read as
that one: no choice is certain but those that decide a game.
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
"""How much what comes of an option counts; a hundredth of it for each point of a chance to win."""
SURE: Final = 0.98
"""What a shrewd player does this often is done, whatever comes of it."""
LEAST: Final = 1e-9
"""No option is thought less likely than this."""
TINY: Final = 1e-18
SEEDS: Final = 2**32


def choose(
    view: View,
    options: tuple[SeatAction, ...],
    talk: tuple[Said, ...],
    rng: Rng,
    style: StyleWeights = REGULAR,
) -> SeatAction:
    """One of the options, by lot with these odds; where it is the only one, after as much work."""
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
    """How likely each option is, but for a common factor."""
    assert view.knowledge is not None, "a spectator chooses nothing"
    liberal = view.knowledge.role is LIBERAL_ROLE
    habit = shrewd_bot.odds(view, options, talk, style)
    if liberal:
        habit = sharper(habit, SHARP / read(view, talk).care(view.ruleset.players))
    # Before anything is decided: who thought for less would be known by it.
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
    """The same odds to a power: shrewd Liberals among who hide are easy on each other."""
    shares = [share**power for share in habit]
    return [share / sum(shares) for share in shares]


def surely(worths: Odds) -> list[float]:
    """How much better each option is than all on average, less what chance may have made of it.

    `worths` by option and world: options are compared in the same worlds.
    """
    better = worths - worths.mean(axis=0)
    gains = better.mean(axis=1)
    chance = better.var(axis=1) / worths.shape[1]
    sure: list[float] = (gains * np.maximum(0.0, 1 - chance / np.maximum(gains**2, TINY))).tolist()
    return sure


regular: Final = partial(choose, style=REGULAR)
bold: Final = partial(choose, style=BOLD)
quiet: Final = partial(choose, style=QUIET)
