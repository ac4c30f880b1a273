"""The deck: draws, chaos, peeks and shuffles, against decks laid out one by one."""

from itertools import permutations

import numpy as np
import pytest

from secret_hitler.beliefs import deck as decks
from secret_hitler.beliefs.deals import Odds
from secret_hitler.beliefs.deck import PileOdds, drawn, draws, flipped, peeked, shown, shuffled

NOTHING = np.ones((8, 1))
"""No evidence, whatever was drawn."""


def shares_left(deck: PileOdds) -> Odds:
    """The odds of each number of Liberal tiles in the pile."""
    left = decks.left(deck).sum(axis=1)
    shares: Odds = left / left.sum()
    return shares


def fresh() -> PileOdds:
    """FFFLL, in one world."""
    return shuffled(np.ones(1), pile=5, liberals=2, most=3)


def test_a_hand_of_a_deck_has_the_odds_of_all_its_orders() -> None:
    orders = list(permutations("FFFLL"))
    for liberal in range(4):
        fitting = sum(order[:3].count("L") == liberal for order in orders)
        assert draws(5, 3, 4)[liberal, 2] == pytest.approx(fitting / len(orders))


def test_a_hand_leaves_the_other_tiles() -> None:
    after = drawn(fresh(), NOTHING)
    assert after.pile == 2
    assert shares_left(after) == pytest.approx([0.3, 0.6, 0.1, 0])


def test_evidence_of_a_hand_is_evidence_of_the_tiles_left() -> None:
    only_two = np.array([[0.0], [0.0], [1.0], [0.0]])
    after = drawn(fresh(), only_two)
    assert decks.weights(after) == pytest.approx(0.3)
    assert shares_left(after) == pytest.approx([1, 0, 0, 0])


def test_chaos_is_the_top_tile() -> None:
    assert decks.weights(flipped(fresh(), liberal=True)) == pytest.approx(2 / 5)
    assert shares_left(flipped(fresh(), liberal=True))[1] == pytest.approx(1)
    assert decks.weights(flipped(fresh(), liberal=False)) == pytest.approx(3 / 5)


def test_a_peek_that_nobody_spoke_of_changes_nothing() -> None:
    seen = peeked(fresh(), NOTHING)
    assert decks.weights(seen) == pytest.approx(1)
    assert shares_left(drawn(seen, NOTHING)) == pytest.approx(shares_left(drawn(fresh(), NOTHING)))


def test_peeked_tiles_come_in_their_order() -> None:
    only = np.zeros((8, 1))
    only[0b100] = 1
    seen = peeked(fresh(), only)
    assert decks.weights(seen) == pytest.approx(2 / 5 * 3 / 4 * 2 / 3)
    assert decks.weights(flipped(seen, liberal=False)) == pytest.approx(0)
    after = flipped(seen, liberal=True)
    assert after.known == 2
    only_fff = np.array([[1.0], [0.0], [0.0], [0.0]])
    assert decks.weights(drawn(after, only_fff)) == pytest.approx(0.2 / 2)


def test_a_hand_that_is_seen_fits_its_peek_tile_by_tile() -> None:
    only = np.zeros((8, 1))
    only[0b100] = 1
    seen = peeked(fresh(), only)
    assert decks.weights(shown(seen, 0b100)) == decks.weights(seen)
    assert decks.weights(shown(seen, 0b010)) == 0
    later = flipped(seen, liberal=True)
    assert decks.weights(shown(later, 0b001)) == decks.weights(later)
    assert decks.weights(shown(later, 0b010)) == 0


def test_a_shuffle_forgets_the_order_and_keeps_the_weight() -> None:
    again = shuffled(decks.weights(flipped(fresh(), liberal=True)), 4, 1, 3)
    assert decks.weights(again) == pytest.approx(2 / 5)
    assert shares_left(again) == pytest.approx([0, 1, 0, 0])
