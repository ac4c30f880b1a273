"""Worths of boards (the value function): a table for any ruleset."""

import random

import pytest

from secret_hitler.bots.shrewd.manners import AT_FIRST
from secret_hitler.bots.shrewd.worth import worth
from secret_hitler.engine.ruleset import Ruleset
from tests.support.bot_games import OFFICIAL, any_ruleset


@pytest.mark.parametrize("manner", AT_FIRST)
@pytest.mark.parametrize("rules", OFFICIAL, ids=lambda rules: rules.players)
def test_a_liberal_policy_is_good_for_the_liberals_and_a_fascist_one_bad(
    rules: Ruleset, manner: str
) -> None:
    here = worth(rules, manner)
    assert (here[1:, :-1] > here[:-1, :-1]).all()
    assert (here[:-1, 1:] < here[:-1, :-1]).all()


def test_a_goal_that_is_reached_settles_it_under_any_rules() -> None:
    rng = random.Random(4)
    for _ in range(50):
        rules = any_ruleset(rng)
        here = worth(rules, "crowd")
        assert here.shape == (rules.liberal_goal + 1, rules.fascist_goal + 1, rules.tracker_limit)
        assert (here[-1, :-1] == 1).all()
        assert (here[:-1, -1] == 0).all()
