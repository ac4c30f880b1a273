"""Calibration: of all seats that are called Fascist with 70 %, seven in ten are.

The players are tables, and the beliefs are told which. Untempered, the odds are exact, so what is
left of an error is chance; only the cards that a viewer was dealt are left out, being certain.
"""

import random
from collections.abc import Iterable, Iterator

import pytest

from secret_hitler.beliefs.deals import known_roles
from secret_hitler.beliefs.likelihoods import Likelihoods, load
from secret_hitler.beliefs.posterior import beliefs
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import view
from secret_hitler.engine.terms import SEATS, Party, Seat
from tests.beliefs.rules import untempered
from tests.beliefs.table_play import Moment, moments

BINS = 20
NAMES = ("random", "selfish", "people", "truthful")
Forecast = tuple[float, bool]


def calibration_error(forecasts: Iterable[Forecast]) -> float:
    """The expected calibration error: how far a forecast is off, on average over bins."""
    bins: list[list[Forecast]] = [[] for _ in range(BINS)]
    for forecast in forecasts:
        bins[min(int(forecast[0] * BINS), BINS - 1)].append(forecast)
    total = sum(map(len, bins))
    return sum(abs(sum(p - came for p, came in found)) for found in bins) / total


def forecasts(name: str, games: int, seed: int) -> Iterator[Forecast]:
    """In each game at three moments, what one seat believes of all others, and what is true."""
    rng = random.Random(seed)
    for game in range(games):
        players = 5 + game % 6
        tables = (untempered(load(name)),) * players
        played = [at for at in moments(official(players), tables, rng) if at.state.board.rounds]
        running = [at for at in played if at.state.board.roles is None]
        for at in rng.sample(running, min(3, len(running))):
            yield from of_moment(at, tables, SEATS[rng.randrange(players)])


def of_moment(at: Moment, tables: tuple[Likelihoods, ...], viewer: Seat) -> Iterator[Forecast]:
    seen = view(at.state, viewer)
    found = beliefs(seen, at.talk, tables)
    dealt = {seat for seat, _ in known_roles(seen)}
    for seat in SEATS[: len(tables)]:
        role = at.state.knowledge[seat].role
        if seat not in dealt and role is not None:
            yield found.fascist(seat), role.party is Party.FASCIST


@pytest.mark.parametrize("name", NAMES)
def test_beliefs_are_calibrated(name: str) -> None:
    assert calibration_error(forecasts(name, games=60, seed=1)) < 0.06


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_beliefs_are_calibrated_to_a_point_over_ten_thousand_games(name: str) -> None:
    error = calibration_error(forecasts(name, games=10_000, seed=2))
    print(f"{name}: expected calibration error {100 * error:.2f} points")
    assert error < 0.01


def test_overconfidence_is_found() -> None:
    loud = [(min(max(3 * p - 1, 0.0), 1.0), came) for p, came in forecasts("people", 60, seed=3)]
    assert calibration_error(loud) > 0.1
