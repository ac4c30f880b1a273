"""The tally of a game: who won, and what was done with the tiles."""

from random import Random

import pytest

from secret_hitler.engine.ruleset import official
from secret_hitler.lab.line_up import parse
from secret_hitler.lab.playing import FinishedGame, play
from secret_hitler.lab.tally import Tally, tally


@pytest.fixture(scope="module", params=range(6))
def game(request: pytest.FixtureRequest) -> FinishedGame:
    seed = int(request.param)
    rules = official(5 + seed)
    return play(rules, parse("careful+selfish+random"), Random(seed), claims=True)


def test_every_seat_is_counted_with_its_bot_and_role(game: FinishedGame) -> None:
    found = tally(game)
    players = len(game.bots)
    assert found.games == 1
    assert found.seats == dict.fromkeys(found.seats, 1)
    assert len(found.seats) == players
    for key, won in found.wins.items():
        bot, role, size, seat = key.split()
        place = int(seat) - 1
        assert (bot, role, int(size)) == (game.bots[place], game.roles[place].value, players)
        assert won == (game.roles[place].party is game.over.winner)


def test_the_end_is_counted(game: FinishedGame) -> None:
    assert tally(game).ends == {f"{len(game.bots)} {game.over.reason.value}": 1}


def test_tallies_add_up(game: FinishedGame) -> None:
    one, both = tally(game), Tally()
    both.add(one)
    both.add(one)
    assert both.games == 2
    assert both.seats == {key: 2 * number for key, number in one.seats.items()}
    assert both.rows == {
        key: {name: 2 * number for name, number in row.items()} for key, row in one.rows.items()
    }


def test_the_same_dice_give_the_same_game() -> None:
    rules, line_up = official(7), parse("careful")
    games = [play(rules, line_up, Random(5), claims=True) for _ in range(2)]
    assert games[0] == games[1]


def test_without_claims_nobody_speaks() -> None:
    assert play(official(7), parse("careful"), Random(5), claims=False).talk == ()


def test_every_board_that_stood_before_an_election_is_counted_once(game: FinishedGame) -> None:
    found, players = tally(game), len(game.bots)
    assert f"{players} 0 0 0" in found.boards
    winner = game.over.winner
    assert winner is not None
    assert all(won == {winner.value: 1} for won in found.boards.values())
    assert len(found.boards) <= len(game.state.board.rounds)
