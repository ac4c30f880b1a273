"""Worths (the value function) by regression: close to the chances that games were drawn from."""

import random

import numpy as np
import pytest

from secret_hitler.lab.tally import Tally
from secret_hitler.lab.worth import regressed


def chance(liberal: int, fascist: int) -> float:
    return (5 - fascist + liberal) / 10


def test_worths_come_near_the_chances_behind_the_games() -> None:
    rng, found = random.Random(1), Tally()
    for liberal in range(5):
        for fascist in range(5):
            won = sum(rng.random() < chance(liberal, fascist) for _ in range(400))
            found.boards[f"7 {liberal} {fascist} 0"] = {"liberal": won, "fascist": 400 - won}
    file = regressed(found, "drawn by lot")
    assert file.about == "drawn by lot"
    for liberal in range(1, 4):
        for fascist in range(1, 4):
            worth = file.worth["7"][liberal][fascist][0]
            assert worth == pytest.approx(chance(liberal, fascist), abs=0.08)


def test_a_goal_that_is_reached_settles_it() -> None:
    found = Tally(boards={"5 0 0 0": {"liberal": 3, "fascist": 2}})
    table = regressed(found, "").worth["5"]
    assert table[5][2] == [1.0, 1.0, 1.0]
    assert table[2][6] == [0.0, 0.0, 0.0]


def test_no_policy_is_bad_for_its_own_party_whatever_chance_made_of_few_games() -> None:
    rng = random.Random(2)
    boards = [f"6 {liberal} {fascist} 0" for liberal in range(5) for fascist in range(6)]
    won = {board: rng.randrange(3) for board in boards}
    found = Tally(boards={b: {"liberal": n, "fascist": 2 - n} for b, n in won.items()})
    here = np.array(regressed(found, "").worth["6"])
    assert (here[1:, :-1] > here[:-1, :-1]).all()
    assert (here[:-1, 1:] < here[:-1, :-1]).all()
