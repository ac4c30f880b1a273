"""The selfish bot: it plays its party's tiles, and everything else at random."""

import math
import random
from collections import Counter

import pytest

from secret_hitler.bots.bot import BOTS
from secret_hitler.engine.actions import Discard, Enact
from secret_hitler.engine.game import options, view
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.terms import LIBERAL_ROLE, Party, Policy, Seat
from secret_hitler.lab.line_up import parse
from secret_hitler.lab.playing import play
from tests.support.boards import deal
from tests.support.bot_games import moments

L, F = Policy.LIBERAL, Policy.FASCIST
LIBERAL_WINS = {5: 22.2, 6: 28.3, 7: 22.6, 8: 27.1, 9: 21.7, 10: 25.3}
"""Per cent of 400,000 games of other programs."""


@pytest.mark.parametrize("seed", range(10))
def test_it_chooses_its_partys_tile_wherever_there_is_one(seed: int) -> None:
    for moment in moments(official(7), random.Random(seed), "selfish", "selfish"):
        assert moment.seen.knowledge is not None
        own = L if moment.state.knowledge[moment.seat].role is LIBERAL_ROLE else F
        other = F if own is L else L
        if isinstance(moment.chosen, Discard):
            assert moment.chosen.policy is (other if other in moment.seen.knowledge.hand else own)
        if isinstance(moment.chosen, Enact):
            assert moment.chosen.policy is (own if own in moment.seen.knowledge.hand else other)


def test_everything_else_is_drawn_by_lot() -> None:
    game = deal("LLLLFFH")
    seen = view(game.state, Seat(0))
    rng = random.Random(1)
    named = Counter(BOTS["selfish"].choose(seen, options(seen), (), rng) for _ in range(1200))
    assert len(named) == 6
    assert min(named.values()) > 150


@pytest.mark.bulk
@pytest.mark.parametrize("players", LIBERAL_WINS)
def test_liberals_win_as_often_as_in_other_programs(players: int) -> None:
    games, rng = 1_500, random.Random(players)
    won = sum(
        play(official(players), parse("selfish"), rng, claims=False).over.winner is Party.LIBERAL
        for _ in range(games)
    )
    expected = LIBERAL_WINS[players] / 100
    error = math.sqrt(expected * (1 - expected) / games)
    assert abs(won / games - expected) < 4 * error + 0.0005
