"""Sampling for many imagined games at once; each has its own random number from 0 to 1."""

from functools import lru_cache

import numpy as np

from ...beliefs.deals import Odds
from ...beliefs.deck import draws
from ...engine.terms import HAND
from .imagined import Flags, Ints


def drawn(odds: Odds, dice: Odds) -> Ints:
    """Sample one outcome for each row of odds."""
    sums = odds.cumsum(axis=1)
    found: Ints = (dice[:, None] * sums[:, -1:] >= sums[:, :-1]).sum(axis=1)
    return found


def leaning(leanings: Odds, allowed: Flags, dice: Odds) -> Ints:
    """Sample one of the allowed seats in each row, by a softmax over the leanings."""
    open_to = np.where(allowed, leanings, -np.inf)
    return drawn(np.exp(open_to - open_to.max(axis=1, keepdims=True)), dice)


@lru_cache(maxsize=64)
def hands(most_pile: int, states: int) -> Odds:
    """The probability of each number of Liberal tiles in a hand.

    By all tiles in the pile, Liberal tiles in the hand, and Liberal tiles in the pile.
    """
    chances = np.zeros((most_pile + 1, HAND + 1, states))
    for pile in range(HAND, most_pile + 1):
        chances[pile] = draws(pile, HAND, states)
    return chances
