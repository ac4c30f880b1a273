"""Lots (sampling): every outcome comes as often as its odds say, and nothing else ever does."""

import numpy as np
import pytest

from secret_hitler.bots.farsighted.lots import drawn, leaning

EVEN = (np.arange(1000) + 0.5) / 1000
"""A thousand dice that show every number once."""


def test_outcomes_come_as_often_as_their_odds_say() -> None:
    odds = np.tile([1.0, 0.0, 3.0], (1000, 1))
    assert list(np.bincount(drawn(odds, EVEN), minlength=3)) == [250, 0, 750]


@pytest.mark.parametrize("dice", [0.0, 1 - 1e-16])
def test_what_has_no_odds_never_comes(dice: float) -> None:
    odds = np.array([[0.0, 1.0, 0.0], [0.0, 0.5, 0.0]])
    assert list(drawn(odds, np.array([dice, dice]))) == [1, 1]


def test_a_leaning_counts_as_a_logarithm_of_odds_among_those_allowed() -> None:
    leanings = np.tile([np.log(4.0), 100.0, 0.0], (1000, 1))
    allowed = np.tile([True, False, True], (1000, 1))
    assert list(np.bincount(leaning(leanings, allowed, EVEN), minlength=3)) == [800, 0, 200]


def test_great_leanings_do_no_harm() -> None:
    leanings = np.array([[1e4, -1e4, 1e4 - 1]])
    assert leaning(leanings, np.array([[False, True, False]]), np.array([0.5]))[0] == 1
