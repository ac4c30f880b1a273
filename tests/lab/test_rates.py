"""Rates: shares with their intervals, of games and of seats that win together."""

import pytest

from secret_hitler.lab.rates import Alike, in_line, rate, rate_of_seats, wilson


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_an_interval_is_wilsons(hits: int, of: int, low: float, high: float) -> None:
    assert wilson(hits, of) == pytest.approx((low, high), abs=1e-4)


def test_of_nothing_nothing_is_known() -> None:
    assert wilson(0, 0) == (0, 1)


def test_seats_that_win_together_count_as_one_game() -> None:
    together = rate_of_seats("a", [Alike(4, 4, 30), Alike(0, 4, 70)])
    games = rate("a", 30, 100)
    assert (together.hits, together.of) == (120, 400)
    assert (together.low, together.high) == pytest.approx((games.low, games.high))


def test_seats_that_win_by_themselves_count_one_by_one() -> None:
    chances = {0: 1, 1: 4, 2: 6, 3: 4, 4: 1}
    found = rate_of_seats("a", [Alike(hits, 4, 10 * n) for hits, n in chances.items()])
    alone = rate("a", 320, 640)
    assert (found.low, found.high) == pytest.approx((alone.low, alone.high))


def test_seats_never_count_for_more_than_they_are() -> None:
    assert rate_of_seats("a", [Alike(1, 2, 50)]) == rate("a", 50, 100)


@pytest.mark.parametrize(("hits", "share"), [(0, 0.0), (3, 1.0)])
def test_where_nothing_varied_each_game_counts_once(hits: int, share: float) -> None:
    found = rate_of_seats("a", [Alike(hits, 3, 20)])
    assert found.rate == share
    assert (found.low, found.high) == wilson(20 * share, 20)


def test_a_rate_is_told_in_per_cent() -> None:
    assert in_line(rate("a", 5, 10)) == f"  {'a':<28}  50.0 % (23.7 to 76.3)   of 10"
