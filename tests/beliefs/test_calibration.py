"""Calibration: of all seats that are called Fascist with 70 %, seven in ten are.

Where the players are tables, untempered, and the beliefs are told which, the odds are exact, so
what is left of an error is chance. Bots are more than their tables say, so theirs is their own too.
Only the cards that a viewer was dealt are left out, being certain.
"""

import random
from collections.abc import Callable, Iterable, Iterator

import pytest

from secret_hitler.beliefs.deals import known_roles
from secret_hitler.beliefs.likelihoods import Likelihoods, load
from secret_hitler.beliefs.posterior import beliefs
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import view
from secret_hitler.engine.terms import SEATS, Party, Seat
from tests.beliefs import table_play
from tests.beliefs.rules import untempered
from tests.support import bot_games as bot_play

BINS = 20
NAMES = ("random", "selfish", "people", "truthful")
BOTS = ("random", "selfish", "careful")
Moment = table_play.Moment | bot_play.Moment
Forecast = tuple[float, bool]


def calibration_error(forecasts: Iterable[Forecast]) -> float:
    """The expected calibration error: how far a forecast is off, on average over bins."""
    bins: list[list[Forecast]] = [[] for _ in range(BINS)]
    for forecast in forecasts:
        bins[min(int(forecast[0] * BINS), BINS - 1)].append(forecast)
    total = sum(map(len, bins))
    return sum(abs(sum(p - came for p, came in found)) for found in bins) / total


def forecasts(name: str, games: int, seed: int) -> Iterator[Forecast]:
    """Forecasts from games that such a table plays."""
    rng, likelihoods = random.Random(seed), untempered(load(name))
    for game in range(games):
        players = 5 + game % 6
        tables = (likelihoods,) * players
        yield from of_game(table_play.moments(official(players), tables, rng), tables, rng)


def forecasts_of_bots(name: str, games: int, seed: int) -> Iterator[Forecast]:
    """Forecasts from games of such bots, by an observer who knows their table."""
    rng = random.Random(seed)
    for game in range(games):
        players = 5 + game % 6
        tables = (load(name),) * players
        yield from of_game(bot_play.moments(official(players), rng, name, name), tables, rng)


def of_game(
    moments: Iterable[Moment], tables: tuple[Likelihoods, ...], rng: random.Random
) -> Iterator[Forecast]:
    """At three moments, one seat's beliefs about all others, and the truth."""
    begun = [at for at in moments if at.state.board.rounds]
    running = [at for at in begun if at.state.board.roles is None]
    for at in rng.sample(running, min(3, len(running))):
        yield from of_moment(at, tables, SEATS[rng.randrange(len(tables))])


def of_moment(at: Moment, tables: tuple[Likelihoods, ...], viewer: Seat) -> Iterator[Forecast]:
    seen = view(at.state, viewer)
    found = beliefs(seen, at.talk, tables)
    dealt = {seat for seat, _ in known_roles(seen)}
    for seat in SEATS[: len(tables)]:
        role = at.state.knowledge[seat].role
        if seat not in dealt and role is not None:
            yield found.fascist(seat), role.party is Party.FASCIST


PLAYED = [(forecasts, name) for name in NAMES] + [(forecasts_of_bots, name) for name in BOTS]
Played = Callable[[str, int, int], Iterator[Forecast]]


@pytest.mark.parametrize(("played", "name"), PLAYED)
def test_beliefs_are_calibrated(played: Played, name: str) -> None:
    assert calibration_error(played(name, 60, 1)) < 0.06


@pytest.mark.long
@pytest.mark.parametrize(("played", "name"), PLAYED)
def test_beliefs_are_calibrated_to_a_point_over_ten_thousand_games(
    played: Played, name: str
) -> None:
    error = calibration_error(played(name, 10_000, 2))
    print(f"{name}: expected calibration error {100 * error:.2f} points")
    assert error < 0.01


def test_overconfidence_is_found() -> None:
    loud = [(min(max(3 * p - 1, 0.0), 1.0), came) for p, came in forecasts("people", 60, seed=3)]
    assert calibration_error(loud) > 0.1
