"""How a table plays, as everybody can tell from what it did."""

import random

import pytest

from secret_hitler.beliefs.likelihoods import load
from secret_hitler.bots.shrewd import manners
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import view
from secret_hitler.engine.terms import Seat
from secret_hitler.lab.line_up import parse
from secret_hitler.lab.playing import play
from tests.support.bot_games import Moment, moments


def last(liberals: str, fascists: str, seed: int) -> Moment:
    *_, moment = moments(official(7), random.Random(seed), liberals, fascists)
    return moment


def names(liberals: str, fascists: str) -> list[str]:
    """How games of these were read, at their ends."""
    found = [last(liberals, fascists, seed) for seed in range(8)]
    return [manners.read(moment.seen, moment.talk).name for moment in found]


def test_shrewd_players_are_read_as_such() -> None:
    assert names("shrewd", "shrewd").count("self_play") >= 6


def test_careful_fascists_among_shrewd_liberals_are_read_as_such() -> None:
    assert names("shrewd", "careful").count("against_careful") >= 6


@pytest.mark.parametrize(
    ("line_up", "manner"),
    [
        ("shrewd", "silent"),
        ("shrewd/quiet", "quiet"),
        ("shrewd/loud", "loud"),
        ("random+selfish+shrewd", "crowd"),
    ],
)
def test_where_nobody_may_speak_players_are_told_apart_by_their_acts(
    line_up: str, manner: str
) -> None:
    dice = [random.Random(seed) for seed in range(10)]
    games = [play(official(7), parse(line_up), rng, claims=False) for rng in dice]
    found = [manners.read(view(game.state, None), ()).name for game in games]
    assert found.count(manner) >= 7


def test_who_says_nothing_is_read_as_naive() -> None:
    assert "self_play" not in names("selfish", "random")


def test_once_tables_are_read_no_choice_waits_for_files() -> None:
    load.cache_clear()
    manners.read_tables()
    read = load.cache_info().misses
    for players in (5, 10):
        for line_up in ("shrewd", "shrewd/loud"):
            play(official(players), parse(line_up), random.Random(players), claims=False)
    assert load.cache_info().misses == read


@pytest.mark.parametrize("seed", range(3))
def test_all_seats_read_the_same(seed: int) -> None:
    moment = last("shrewd", "shrewd", seed)
    seats = [view(moment.state, seat) for seat in (None, *map(Seat, range(7)))]
    assert len({manners.read(seen, moment.talk).name for seen in seats}) == 1
