"""W: winning."""

import pytest

from secret_hitler.engine.actions import Abandon, CallSpecialElection, Execute
from secret_hitler.engine.events import (
    ChancellorCleared,
    GameEnded,
    PolicyDeckRanShort,
    PowerGranted,
    RolesRevealed,
    TilesDrawn,
)
from secret_hitler.engine.state import GameOver, Nominating, PresidentChoosing, UsingPower
from secret_hitler.engine.terms import PEOPLE, EndReason, Party, Policy, Seat
from tests.support.boards import place
from tests.support.letters import roles

L, F = Policy.LIBERAL, Policy.FASCIST
LIBERAL_TILES = GameOver(Party.LIBERAL, EndReason.LIBERAL_POLICIES)
FASCIST_TILES = GameOver(Party.FASCIST, EndReason.FASCIST_POLICIES)
HITLER_EXECUTED = GameOver(Party.LIBERAL, EndReason.HITLER_EXECUTED)
HITLER_ELECTED = GameOver(Party.FASCIST, EndReason.HITLER_ELECTED)


def test_W1_five_liberal_tiles_win_for_the_liberals() -> None:
    assert place(7, liberal=4, fascist=5).govern(1, "FFL", "F", "L").phase == LIBERAL_TILES


def test_W1_four_do_not() -> None:
    assert place(7, liberal=3).govern(1, "FFL", "F", "L").phase == Nominating()


def test_W2_six_fascist_tiles_win_for_the_fascists() -> None:
    assert place(7, liberal=4, fascist=5).govern(1, "FFL", "L", "F").phase == FASCIST_TILES


def test_W3_executing_hitler_wins_for_the_liberals() -> None:
    game = place(7, fascist=3).govern(1, "FFL", "L", "F")
    assert game.do(0, Execute(Seat(6))).phase == HITLER_EXECUTED


@pytest.mark.parametrize("fascist", [3, 4, 5])
def test_W4_electing_hitler_chancellor_after_three_wins_for_the_fascists(fascist: int) -> None:
    assert place(7, fascist=fascist).elect(6).phase == HITLER_ELECTED


@pytest.mark.parametrize("fascist", [0, 1, 2])
def test_W4_before_the_third_tile_nothing_happens(fascist: int) -> None:
    assert place(7, fascist=fascist).elect(6).phase == PresidentChoosing()


def test_W4_a_failed_vote_on_hitler_wins_nothing() -> None:
    assert place(7, fascist=3).reject(6).phase == Nominating()


def test_W5_that_is_checked_before_a_tile_is_drawn() -> None:
    game = place(7, fascist=3).elect(6)
    assert game.happened(GameEnded)
    assert not game.happened(TilesDrawn)


def test_W6_it_never_looks_back() -> None:
    game = place(7, fascist=2).govern(6, "FFL", "L", "F")
    assert game.board.fascist_policies == 3
    assert not isinstance(game.phase, GameOver)
    assert not isinstance(game.do(0, CallSpecialElection(Seat(3))).phase, GameOver)


def test_W7_hitler_as_president_wins_nothing() -> None:
    assert place(7, roles="HLLLLFF", fascist=5).elect(1).phase == PresidentChoosing()


def test_W8_a_chancellor_elected_in_the_zone_is_cleared() -> None:
    game = place(7, fascist=3).elect(5)
    assert ChancellorCleared(Seat(5)) in game.public_events()
    assert game.board.not_hitler[5]
    assert game.board.rounds[0].cleared


def test_W8_outside_the_zone_nobody_is_cleared() -> None:
    game = place(7, fascist=2).elect(5)
    assert not game.happened(ChancellorCleared)
    assert game.board.not_hitler == (False,) * 7


def test_W9_the_game_itself_says_whether_the_elected_player_is_hitler() -> None:
    assert place(7, fascist=3).elect(6).awaited() == set()
    assert place(7, fascist=3).elect(5).awaited() == {0}


def test_W9_the_game_itself_says_whether_the_executed_player_was_hitler() -> None:
    game = place(7, fascist=3).govern(1, "FFL", "L", "F").do(0, Execute(Seat(5)))
    assert game.board.not_hitler[5]
    assert game.phase == Nominating()


def test_W10_a_win_comes_before_a_shuffle() -> None:
    game = place(7, liberal=4, deck="FFL FF").elect(1).discard("F").enact("L")
    assert game.phase == LIBERAL_TILES
    assert not game.happened(PolicyDeckRanShort)


def test_W10_a_win_comes_before_a_power() -> None:
    game = place(7, fascist=5).govern(1, "FFL", "L", "F")
    assert game.phase == FASCIST_TILES
    assert not game.happened(PowerGranted)


def test_W10_a_win_by_execution_opens_no_further_round() -> None:
    game = place(7, fascist=3, tracker=1).govern(1, "FFL", "L", "F").do(0, Execute(Seat(6)))
    assert len(game.board.rounds) == 1


def test_W11_a_party_wins_with_its_executed_members() -> None:
    game = place(7, liberal=4, fascist=3, roles="LLLLFFH").govern(1, "FFL", "L", "F")
    game.do(0, Execute(Seat(3))).govern(4, "FFL", "F", "L")
    assert game.winners() == {0, 1, 2, 3}


def test_W11_hitler_wins_with_the_fascists() -> None:
    assert place(7, fascist=5).govern(1, "FFL", "L", "F").winners() == {4, 5, 6}


def test_W12_the_end_shows_all_roles_to_all() -> None:
    game = place(7, roles="LFLHLFL", liberal=4).govern(1, "FFL", "F", "L")
    assert game.board.roles == roles("LFLHLFL")
    assert RolesRevealed(roles("LFLHLFL")) in game.public_events()


def test_W13_a_game_given_up_has_no_winner() -> None:
    game = place(7).elect(1).do(PEOPLE, Abandon())
    assert game.phase == GameOver(None, EndReason.ABANDONED)
    assert game.winners() == set()


def test_W13_its_roles_are_shown() -> None:
    assert place(7, roles="LFLHLFL").do(PEOPLE, Abandon()).board.roles == roles("LFLHLFL")


def test_W13_no_seat_can_give_it_up_alone() -> None:
    assert place(7).refuses(0, Abandon())


def test_W14_after_the_end_nobody_has_anything_to_do() -> None:
    game = place(7, liberal=4).govern(1, "FFL", "F", "L")
    assert game.awaited() == set()
    assert [game.options(seat) for seat in range(7)] == [()] * 7
    assert game.refuses(PEOPLE, Abandon())


def test_W14_not_even_a_power() -> None:
    game = place(7, fascist=3).govern(1, "FFL", "L", "F").do(0, Execute(Seat(6)))
    assert not isinstance(game.phase, UsingPower)
    assert game.refuses(0, Execute(Seat(5)))
