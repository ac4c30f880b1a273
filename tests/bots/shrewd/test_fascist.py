"""Fascist choices: as people choose, tilted to the party, and never against it for nothing."""

import random

import pytest

from secret_hitler.bots.shrewd import shrewd_bot
from secret_hitler.bots.shrewd.style import BOLD, QUIET, REGULAR
from secret_hitler.engine import actions as a
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.terms import Policy, Role
from tests.support.bot_games import Moment, moments

F, L = Policy.FASCIST, Policy.LIBERAL


@pytest.fixture(scope="module")
def choices() -> list[Moment]:
    """What Fascists and Hitler chose in some games."""
    games = [moments(official(7), random.Random(seed), "selfish", "shrewd") for seed in range(12)]
    return [one for game in games for one in game if one.role is not Role.LIBERAL]


def test_a_fascist_never_shoots_the_hitler_it_knows(choices: list[Moment]) -> None:
    shots = 0
    for moment in choices:
        assert moment.seen.knowledge is not None
        hitlers = [mate.seat for mate in moment.seen.knowledge.knows if mate.role is Role.HITLER]
        acts = [a.Execute(seat) for seat in hitlers if a.Execute(seat) in moment.offered]
        if acts:
            shots += 1
            odds = shrewd_bot.odds(moment.seen, moment.offered, moment.talk)
            assert odds[moment.offered.index(acts[0])] < 1e-9
    assert shots


def test_bold_fascists_enact_more_than_regular_ones_and_quiet_ones_less(
    choices: list[Moment],
) -> None:
    mixed = 0
    for moment in choices:
        board, rules = moment.seen.board, moment.seen.ruleset
        decided = board.liberal_policies == rules.liberal_goal - 1
        decided |= board.fascist_policies == rules.fascist_goal - 1
        if isinstance(moment.offered[0], a.Enact) and set(moment.hand) == {F, L} and not decided:
            mixed += 1
            at = moment.offered.index(a.Enact(F))
            bold, regular, quiet = (
                shrewd_bot.odds(moment.seen, moment.offered, moment.talk, style)[at]
                for style in (BOLD, REGULAR, QUIET)
            )
            assert bold >= regular >= quiet
    assert mixed
