"""Cached beliefs: the same, whatever was asked before."""

import random

import numpy as np
import pytest

from secret_hitler.beliefs.likelihoods import load
from secret_hitler.beliefs.posterior import mixture
from secret_hitler.beliefs.remembered import VIEWERS, _latest, believed
from secret_hitler.beliefs.setting import Manner
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import View, view
from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import Said
from tests.beliefs.table_play import moments

MANNERS = tuple(Manner((load(name),) * 7) for name in ("people", "selfish"))
OTHERS = tuple(Manner((load(name),) * 7) for name in ("truthful", "random"))
Asked = tuple[View, tuple[Said, ...]]


def asked(seed: int) -> list[Asked]:
    """What two seats and a spectator see of a game, in order."""
    rng = random.Random(seed)
    played = moments(official(7), MANNERS[0].tables, rng, talkative=0.7)
    viewers: tuple[Seat | None, ...] = (Seat(1), None, Seat(5))
    return [(view(at.state, seat), at.talk) for at in played for seat in viewers]


def test_they_equal_beliefs_from_the_start() -> None:
    for seen, talk in asked(1):
        anew = mixture(seen, talk, MANNERS)
        np.testing.assert_allclose(
            believed(seen, talk, MANNERS).weights, anew.weights, rtol=0, atol=1e-9
        )


@pytest.mark.parametrize("seed", range(3))
def test_another_game_and_other_manners_in_between_change_nothing(seed: int) -> None:
    """To the last bit: a choice that depends on it must not change."""
    rng = random.Random(seed)
    questions = rng.sample(asked(10 + seed), 12)
    cold = []
    for seen, talk in questions:
        _latest.clear()
        cold.append(believed(seen, talk, MANNERS).weights)
    others = asked(20 + seed)
    for (seen, talk), weights in zip(questions, cold, strict=True):
        for other in rng.sample(others, 3):
            believed(*other, rng.choice((MANNERS, OTHERS)))
        assert (believed(seen, talk, MANNERS).weights == weights).all()


def test_no_more_are_kept_than_fit() -> None:
    questions = asked(1)
    for round_ in range(VIEWERS):
        manners = tuple(Manner((load("people"),) * 7) for _ in range(2))
        believed(*questions[round_], manners)
    assert len(_latest) == VIEWERS


def test_manners_that_are_new_each_time_are_told_apart() -> None:
    seen, talk = asked(2)[-30]
    for names in (("people",), ("selfish",), ("random",)) * 3:
        manners = tuple(Manner((load(name),) * 7) for name in names)
        anew = mixture(seen, talk, manners)
        assert believed(seen, talk, manners).weights == pytest.approx(anew.weights)
