"""Foresight: worlds are drawn from the beliefs, and every kind of choice is played out."""

import random

import numpy as np
import pytest

from secret_hitler.beliefs.deals import all_deals
from secret_hitler.bots.farsighted import foresight
from secret_hitler.bots.farsighted.foresight import START, foreseen
from secret_hitler.bots.shrewd.manners import believed_by
from secret_hitler.engine import actions as a
from secret_hitler.engine.ruleset import official
from tests.support.bot_games import Moment, moments

"""Moments with a single choice."""


@pytest.fixture(scope="module")
def game() -> list[Moment]:
    """All choices of some games among careful bots."""
    return [
        moment
        for players, seed in ((5, 1), (7, 2), (7, 3), (9, 4))
        for moment in moments(official(players), random.Random(seed))
    ]


def test_worlds_are_drawn_as_often_as_they_are_believed(game: list[Moment]) -> None:
    for moment in game[10::60]:
        seen, number = moment.seen, 4000
        deals, left = foresight._worlds(seen, moment.talk, number, np.random.default_rng(1))
        own = believed_by(seen, moment.talk)
        every = all_deals(seen.ruleset.players, seen.ruleset.fascists)
        shares = np.bincount(deals, minlength=len(every)) / number
        believed = dict(zip(own.worlds, own.weights, strict=True))
        assert shares == pytest.approx([believed.get(roles, 0) for roles in every], abs=0.005)
        most = len(own.liberals_left)
        tiles = np.bincount(left, minlength=most) / number
        assert tiles == pytest.approx(own.liberals_left, abs=0.005)


def test_every_choice_of_a_game_is_played_out_in_all_worlds(
    game: list[Moment], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foresight, "GAMES", 60)
    kinds = set()
    for moment in game:
        offered = moment.offered
        kind = offered[0].__class__, len(offered)
        if kind[0] in START and kind not in kinds:
            kinds.add(kind)
            worths = foreseen(moment.seen, offered, moment.talk, np.random.default_rng(1))
            assert worths.shape == (len(offered), 60 // len(offered))
            assert ((worths >= 0) & (worths <= 1)).all()
    assert {kind for kind, _ in kinds} >= {a.Nominate, a.Vote, a.Discard, a.Execute}


def test_a_liberal_tile_looks_better_to_everybody_than_a_fascist_one(game: list[Moment]) -> None:
    """For enacting it: on average over all players."""
    gains = []
    for moment in game:
        if {*moment.offered} >= {a.ENACT[0], a.ENACT[1]}:
            worths = foreseen(moment.seen, a.ENACT, moment.talk, np.random.default_rng(1))
            gains.append(worths[0].mean() - worths[1].mean())
    assert len(gains) > 3
    assert np.mean(gains) > 0.05
