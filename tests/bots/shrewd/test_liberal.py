"""What a Liberal finds worth: certainty decides, and trust is worth an office."""

import random

from secret_hitler.bots.shrewd import shrewd_bot
from secret_hitler.bots.shrewd.liberal import DECIDES, decides
from secret_hitler.bots.shrewd.mind import Mind
from secret_hitler.engine import actions as a
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.terms import Role, Seat
from tests.support.bot_games import Moment, moments


def liberals(seeds: range) -> list[Moment]:
    games = [moments(official(7), random.Random(seed), "shrewd", "loud") for seed in seeds]
    return [one for game in games for one in game if one.role is Role.LIBERAL]


def test_only_what_is_certain_decides() -> None:
    assert (decides(1.0), decides(0.0)) == (DECIDES, -DECIDES)
    assert decides(0.999) == decides(0.001) == 0.0


def test_a_liberal_shoots_whoever_is_likeliest_to_be_hitler_or_a_fascist() -> None:
    shots = 0
    for moment in liberals(range(10)):
        if isinstance(moment.offered[0], a.Execute):
            mind = Mind(moment.seen, moment.talk)
            odds = shrewd_bot.odds(moment.seen, moment.offered, moment.talk)
            best = moment.offered[odds.index(max(odds))]
            assert isinstance(best, a.Execute)
            alive = [Seat(s) for s, up in enumerate(moment.seen.board.alive) if up]
            others = [mind.beliefs.fascist(seat) for seat in alive if seat != moment.seat]
            shots += 1
            assert mind.beliefs.fascist(best.target) > sum(others) / len(others)
    assert shots


def test_a_liberal_names_somebody_it_trusts_more_than_most() -> None:
    named = 0
    for moment in liberals(range(6)):
        if isinstance(moment.chosen, a.Nominate):
            mind = Mind(moment.seen, moment.talk)
            offered = [act.nominee for act in moment.offered if isinstance(act, a.Nominate)]
            trust = [mind.beliefs.fascist(seat) for seat in offered]
            named += mind.beliefs.fascist(moment.chosen.nominee) <= sum(trust) / len(trust)
    assert named >= 10
