"""The decks as derived from public events are the decks that were really used."""

import random
from collections import Counter

import msgspec
import pytest

from secret_hitler.record.decks import Deck, decks
from tests.support.bot_games import any_ruleset, small_rules
from tests.support.claims import SEVEN, A, B, C, board, chaos, enacted, failed, peeking, vetoed
from tests.support.recordings import L, random_game

from .worlds import Pile, piles

replace = msgspec.structs.replace


def same(deck: Deck, pile: Pile) -> bool:
    """Whether size, sessions, chaos and peeks match the real ones."""
    chaos = {draw.first: draw.tile for draw in deck.draws[:-1] if draw.count == 1}
    sessions = {number: deck.draws[at].first for number, at in deck.sessions.items()}
    return (deck.size, deck.liberals, sessions, chaos, deck.peeks) == (
        len(pile.order),
        pile.order.count(L),
        pile.sessions,
        pile.chaos,
        pile.peeks,
    )


def test_the_decks_of_random_games() -> None:
    met = Counter[str]()
    for seed in range(300):
        rng = random.Random(seed)
        rules = small_rules(rng) if seed % 2 else any_ruleset(rng)
        played = random_game(rules, seed)
        shuffled, followed = piles(played), decks(rules, played.state.board)
        for deck, pile in zip(followed, shuffled, strict=False):
            assert same(deck, pile), (seed, deck, pile)
        assert not any(deck.sessions for deck in followed[len(shuffled) :])
        met["shuffles"] += len(shuffled) - 1
        met["chaos"] += sum(len(pile.chaos) for pile in shuffled)
        met["peeks"] += sum(len(pile.peeks) for pile in shuffled)
        met["flips"] += rules.chaos_flips_leftovers
        met["late"] += rules.reshuffle_after_power
    assert min(met.values()) > 50, met


def test_the_draws_of_a_deck_are_all_of_its_tiles() -> None:
    for seed in range(40):
        played = random_game(SEVEN, seed)
        for deck in decks(SEVEN, played.state.board):
            places = [place for place in range(deck.size) for draw in deck.draws if place in draw]
            assert places == list(range(deck.size))


def test_a_deck_is_what_does_not_lie_on_a_track() -> None:
    (first, second) = decks(SEVEN, board(*[enacted(A, B, "F")] * 4, enacted(A, B, "L")))
    assert (first.liberals, first.fascists) == (6, 11)
    assert (second.liberals, second.fascists) == (5, 7)


def test_tiles_enacted_before_the_game_are_in_no_deck() -> None:
    rules = replace(SEVEN, pre_enacted_fascist=2, pre_enacted_liberal=1)
    (deck,) = decks(rules, board(rules=rules))
    assert (deck.liberals, deck.fascists) == (5, 9)


@pytest.mark.parametrize(("flips", "size"), [(False, 13), (True, 12)])
def test_a_short_deck_is_shuffled_before_chaos_or_after_it(flips: bool, size: int) -> None:
    """Five draws leave two of 17 tiles, and the fifth is dropped by a veto: then comes chaos."""
    rules = replace(SEVEN, chaos_flips_leftovers=flips)
    last = replace(vetoed(A, B), tile=L, by_chaos=True)
    there = board(*[enacted(A, B, "F")] * 4, last, rules=rules)
    first, second = decks(rules, there)
    assert len(first.draws) == (7 if flips else 6)
    assert second.size == size


def test_a_peek_is_at_the_top_of_the_deck() -> None:
    there = board(failed(A, B), failed(B, C), chaos(C, A, "F"), peeking(A, B))
    (deck,) = decks(SEVEN, there)
    assert deck.peeks == {3: 4}
