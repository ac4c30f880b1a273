"""Imagined games follow the same rules as the engine."""

import random

import numpy as np
import pytest

from secret_hitler.bots.farsighted.imagined import (
    FORGOTTEN,
    HITLERS,
    deals,
    eligible,
    learned,
    next_living,
    reshuffled,
    together,
)
from secret_hitler.engine.election import next_candidate
from secret_hitler.engine.game import options, view
from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.terms import HAND, Seat
from tests.support.bot_games import OFFICIAL, any_ruleset

from .imagining import imagined, turns

RULES = [*OFFICIAL, *(any_ruleset(random.Random(seed)) for seed in range(6))]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.players)
def test_whom_a_candidate_may_nominate_is_what_the_engine_offers(rules: Ruleset) -> None:
    seen = 0
    for seed in range(4):
        for before, *_ in turns(rules, seed):
            candidate = before.board.rounds[-1].candidate
            games = imagined(before)
            allowed = eligible(rules, games, games.candidate)[0]
            offered = options(view(before, candidate))
            assert list(np.flatnonzero(allowed)) == sorted(one.nominee for one in offered)  # type: ignore[union-attr]  # all are nominations
            seen += 1
    assert seen > 4


@pytest.mark.parametrize("players", [5, 8])
def test_the_next_candidate_is_the_engines(players: int) -> None:
    for turn in turns(official(players), players):
        games = imagined(turn.before)
        assert next_living(games, games.rotation)[0] == next_candidate(turn.before.board)


def test_a_short_deck_is_made_anew_of_all_tiles_on_no_track() -> None:
    rules = official(7)
    before = next(turns(rules, 1)).before
    games = imagined(before)._replace(
        pile=np.array([HAND - 1]), left=np.array([0]), liberal=np.array([2]), fascist=np.array([3])
    )
    fresh = reshuffled(rules, games)
    assert (fresh.pile[0], fresh.left[0]) == (17 - 5, 6 - 2)
    whole = games._replace(pile=np.array([HAND]))
    assert reshuffled(rules, whole) is whole


def test_what_is_learned_weighs_deals_and_forgets_the_impossible() -> None:
    rules = official(5)
    games = imagined(next(turns(rules, 1)).before)
    every = deals(rules, np.arange(20))
    shot = learned(games, (1 - every.hitlers[[Seat(2)]]).astype(np.float32))
    assert shot.weights.sum() == pytest.approx(1)
    assert not shot.weights[0][every.codes[2] == HITLERS].any()
    faint = np.where(np.arange(20) == 0, FORGOTTEN / 100, 1).astype(np.float32)
    assert learned(games, faint[None]).weights[0][0] == 0


def test_games_are_parted_and_put_together_again() -> None:
    games = imagined(next(turns(official(6), 2)).before, rows=5)
    some = np.array([True, False, True, False, False])
    again = together((games.where(some), games.where(~some)))
    assert sorted(again.ids) == list(range(5))
    assert again.roles.shape == games.roles.shape
