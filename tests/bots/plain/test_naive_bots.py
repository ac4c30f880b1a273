"""The baseline bots do what their names say, and Liberals win as often as elsewhere."""

import math
import random

import pytest

from secret_hitler.bots.bot import BOTS
from secret_hitler.engine.actions import Execute, Nominate, SeatAction, Vote
from secret_hitler.engine.game import options, view
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.terms import Ballot, Party, Power, Role, Seat
from secret_hitler.lab.line_up import parse
from secret_hitler.lab.playing import play
from tests.support.boards import deal, place
from tests.support.bot_games import Moment, moments
from tests.support.game import Game

PARTISANS = {5: 8.0, 6: 7.3, 7: 7.9, 8: 8.2, 9: 6.1, 10: 6.0}
TRUSTED = {5: 14.6, 6: 24.7, 7: 15.9, 8: 22.9, 9: 14.4, 10: 20.3}
"""Liberal wins in per cent of 400,000 games of other programs: Liberals at random, or always Ja."""


def chosen(name: str, game: Game, seat: int, seed: int = 1) -> SeatAction:
    seen = view(game.state, Seat(seat))
    return BOTS[name].choose(seen, options(seen), (), random.Random(seed))


def votes(name: str, game: Game, seat: int) -> set[SeatAction]:
    return {chosen(name, game, seat, seed) for seed in range(30)}


JA, NEIN = Vote(Ballot.JA), Vote(Ballot.NEIN)


@pytest.mark.parametrize("name", ["partisan", "loud"])
def test_a_loud_fascist_votes_for_its_team_alone(name: str) -> None:
    assert votes(name, deal("LLLLFFH").nominate(1), seat=4) == {NEIN}
    assert votes(name, deal("LLLLFFH").nominate(6), seat=4) == {JA}
    assert votes(name, deal("LLLLFFH").nominate(1), seat=2) == {JA, NEIN}


def test_a_quiet_fascist_votes_by_lot() -> None:
    assert votes("quiet", deal("LLLLFFH").nominate(1), seat=4) == {JA, NEIN}


def test_a_hitler_who_knows_nobody_has_no_idea() -> None:
    assert votes("loud", deal("LLLLFFH").nominate(1), seat=6) == {JA, NEIN}
    assert votes("loud", deal("LLLFH").nominate(1), seat=4) == {NEIN}


def test_a_trusting_player_always_votes_ja() -> None:
    assert votes("trusting", deal("LLLLFFH").nominate(1), seat=2) == {JA}


@pytest.mark.parametrize("name", ["loud", "quiet"])
def test_in_the_zone_a_fascist_nominates_hitler(name: str) -> None:
    game = place(7, roles="FLLLLFH", fascist=3)
    assert {chosen(name, game, 0, seed) for seed in range(30)} == {Nominate(Seat(6))}
    before = place(7, roles="FLLLLFH", fascist=2)
    assert len({chosen(name, before, 0, seed) for seed in range(60)}) > 1


@pytest.mark.parametrize("name", ["partisan", "loud", "quiet"])
def test_fascists_shoot_liberals(name: str) -> None:
    shots: list[Moment] = []
    for seed in range(12):
        played = moments(official(7), random.Random(seed), "selfish", name)
        shots += [moment for moment in played if isinstance(moment.chosen, Execute)]
    by_fascists = [m for m in shots if m.state.knowledge[m.seat].role is Role.FASCIST]
    assert by_fascists
    for moment in by_fascists:
        assert isinstance(moment.chosen, Execute)
        assert moment.state.knowledge[moment.chosen.target].role is Role.LIBERAL
    assert Power.EXECUTION in official(7).powers


@pytest.mark.bulk
@pytest.mark.parametrize("players", PARTISANS)
@pytest.mark.parametrize(
    ("line_up", "published"), [("selfish/partisan", PARTISANS), ("trusting/partisan", TRUSTED)]
)
def test_liberals_win_as_often_as_in_other_programs(
    line_up: str, published: dict[int, float], players: int
) -> None:
    games, rng = 800, random.Random(players)
    won = sum(
        play(official(players), parse(line_up), rng, claims=False).over.winner is Party.LIBERAL
        for _ in range(games)
    )
    expected = published[players] / 100
    error = math.sqrt(expected * (1 - expected) / games)
    assert abs(won / games - expected) < 4 * error + 0.0005
