"""Dice: outcomes come as often as their odds say."""

import random
from collections import Counter

from secret_hitler.bots.rng import by_lot


def test_lots_fall_as_often_as_their_odds_say() -> None:
    rng = random.Random(3)
    drawn = Counter(by_lot(rng, "abc", (1.0, 0.0, 3.0)) for _ in range(4000))
    assert set(drawn) == {"a", "c"}
    assert abs(drawn["c"] / 4000 - 0.75) < 0.03
