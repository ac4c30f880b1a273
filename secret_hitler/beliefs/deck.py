"""The hidden policy deck: the probability of each number of Liberal tiles left, by world.

Between sessions every tile is on a track, in the draw pile or discarded, so only the number of
Liberal tiles in the draw pile is uncertain. The order of the top tiles matters only after a Policy
Peek. The odds are joint with the evidence so far: a world's weight is the sum over its column.
"""

from functools import cache
from math import comb, log
from typing import Final, NamedTuple

import numpy as np

from ..engine.terms import HAND
from .deals import Odds


class PileOdds(NamedTuple):
    """The draw pile in every world."""

    odds: Odds
    """By order of the known top tiles, Liberal tiles in the pile below them, and world.

    An order is a binary number from the top, with Liberal tiles as ones.
    """
    pile: int
    """Tiles in the draw pile."""
    known: int = 0
    """How many of its top tiles somebody may have seen."""
    log_total: float = 0.0
    """The logarithm of the factor that normalizing has taken out of the odds."""


ORDERS: Final = 2**HAND
SMALL: Final = 1e-30
"""Odds whose sum is no greater are normalized, before they underflow."""


def shuffled(weights: Odds, pile: int, liberals: int, most: int) -> PileOdds:
    """A new deck of `pile` tiles with this many Liberal ones, of `most` in the game.

    `weights` are those of the worlds.
    """
    odds = np.zeros((1, most + 1, len(weights)))
    odds[0, liberals] = weights
    return PileOdds(odds, pile)


def weights(deck: PileOdds) -> Odds:
    """The weight of every world."""
    decks = deck.odds.reshape(-1, deck.odds.shape[2])
    total: Odds = _ones(len(decks)).dot(decks)  # Faster than `sum`.
    return total


@cache
def _ones(count: int) -> Odds:
    return np.ones(count)


def left(deck: PileOdds) -> Odds:
    """The odds by number of Liberal tiles in the whole draw pile, and world."""
    most = deck.odds.shape[1]
    by_pile = np.zeros((most + deck.known, deck.odds.shape[2]))
    for known, below in enumerate(_by_liberals(deck)):
        by_pile[known : known + most] += below
    return by_pile


def next_hand(deck: PileOdds, weights: Odds) -> Odds:
    """The odds by number of Liberal tiles among the next three, for worlds of these weights."""
    unseen, most = HAND - deck.known, deck.odds.shape[1]
    chances = draws(max(deck.pile, HAND) - deck.known, unseen, most)
    by_known: list[Odds] = [chances.dot(below.dot(weights)) for below in _by_liberals(deck)]
    if len(by_known) == 1:
        return by_known[0]
    by_hand = np.zeros(HAND + 1)
    for known, hands in enumerate(by_known):
        by_hand[known : known + unseen + 1] += hands
    return by_hand


def normal(deck: PileOdds) -> PileOdds:
    """The same odds, normalized to a sum of 1 if they become too small for floats."""
    total = float(np.add.reduce(deck.odds, axis=None))
    if total > SMALL:
        return deck
    return PileOdds(deck.odds / total, deck.pile, deck.known, deck.log_total + log(total))


def drawn(deck: PileOdds, likelihood: Odds) -> PileOdds:
    """After a session; `likelihood` is that of its evidence, by Liberal tiles drawn and world."""
    unseen, (_, most, cases) = HAND - deck.known, deck.odds.shape
    leaving = _leaving(deck.pile - deck.known, unseen, most)
    parts = list[Odds]()
    for seen, on_top in enumerate(_by_liberals(deck)):
        by_hand = likelihood[seen : seen + unseen + 1, None] * on_top
        parts.append(leaving.dot(by_hand.reshape(-1, cases)))
    left = parts[0] if len(parts) == 1 else np.add.reduce(parts)
    return PileOdds(left[None], deck.pile - HAND, log_total=deck.log_total)


def gone(deck: PileOdds) -> PileOdds:
    """After a session about which nothing is known yet: any hand may have been drawn."""
    unseen, most = HAND - deck.known, deck.odds.shape[1]
    below = np.add.reduce(deck.odds) if deck.known else deck.odds[0]
    left = _left(deck.pile - deck.known, unseen, most).dot(below)
    return PileOdds(left[None], deck.pile - HAND, log_total=deck.log_total)


@cache
def _left(pile: int, hand: int, states: int) -> Odds:
    """The chance of each change, by Liberal tiles after a hand and before it."""
    left: Odds = _leaving(pile, hand, states).reshape(states, hand + 1, states).sum(axis=1)
    return left


@cache
def _leaving(pile: int, hand: int, states: int) -> Odds:
    """The chance of each hand, by Liberal tiles after it, in it and before it."""
    chances = draws(pile, hand, states)
    leaving = np.zeros((states, hand + 1, states))
    for liberal in range(hand + 1):
        for before in range(liberal, states):
            leaving[before - liberal, liberal, before] = chances[liberal, before]
    return leaving.reshape(states, -1)


def shown(deck: PileOdds, order: int) -> PileOdds:
    """The deck after the viewer saw that the next three tiles have this order."""
    if not deck.known:
        return deck
    top = order >> (HAND - deck.known)
    odds = np.zeros_like(deck.odds)
    odds[top] = deck.odds[top]
    return deck._replace(odds=odds)


def _by_liberals(deck: PileOdds) -> list[Odds]:
    """For each number of Liberal tiles among the known ones: the odds by tiles below and world."""
    if not deck.known:
        return [deck.odds[0]]
    orders = range(2**deck.known)
    return [
        deck.odds[[order for order in orders if order.bit_count() == count]].sum(axis=0)
        for count in range(deck.known + 1)
    ]


def flipped(deck: PileOdds, *, liberal: bool) -> PileOdds:
    """After chaos, which enacted the top tile."""
    if deck.known:
        half = 2 ** (deck.known - 1)
        odds = deck.odds[half:] if liberal else deck.odds[:half]
        return PileOdds(odds, deck.pile - 1, deck.known - 1, deck.log_total)
    chance = draws(deck.pile, 1, deck.odds.shape[1])[int(liberal)]
    odds = deck.odds * chance[:, None]
    left = np.roll(odds, -1, axis=1) if liberal else odds
    return PileOdds(left, deck.pile - 1, log_total=deck.log_total)


def peeked(deck: PileOdds, likelihood: Odds) -> PileOdds:
    """After a Policy Peek; `likelihood` is that of what was seen or said, by order and world."""
    assert not deck.known, "a peek follows a session, and a session draws all that was known"
    most = deck.odds.shape[1]
    chances = draws(deck.pile, HAND, most)
    odds = np.zeros((ORDERS, most, deck.odds.shape[2]))
    for order in range(ORDERS):
        liberal = order.bit_count()
        if liberal < most:
            chance = chances[liberal, liberal:, None] / comb(HAND, liberal)
            odds[order, : most - liberal] = deck.odds[0, liberal:] * chance * likelihood[order]
    return PileOdds(odds, deck.pile, HAND, deck.log_total)


@cache
def draws(pile: int, hand: int, states: int) -> Odds:
    """The chance of each number of Liberal tiles in a hand, and by the number in the pile."""
    return np.array(
        [
            [_draw(pile, hand, liberals, liberal) for liberals in range(states)]
            for liberal in range(hand + 1)
        ]
    )


def _draw(pile: int, hand: int, liberals: int, liberal: int) -> float:
    """The hypergeometric probability; 0 for an impossible pile."""
    if liberals > pile:
        return 0.0
    ways = comb(liberals, liberal) * comb(pile - liberals, hand - liberal)
    return ways / comb(pile, hand)
