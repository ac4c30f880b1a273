"""C: the Election Tracker and chaos."""

import pytest

from secret_hitler.engine.actions import Nominate
from secret_hitler.engine.events import PolicyDeckShuffled, PolicyEnacted, PowerGranted
from secret_hitler.engine.state import GameOver, Nominating, UsingPower
from secret_hitler.engine.terms import EndReason, Party, Policy, Power, Seat
from tests.support.boards import place
from tests.support.letters import deck

L, F = Policy.LIBERAL, Policy.FASCIST


def test_C1_the_third_failure_enacts_the_top_tile() -> None:
    game = place(7, tracker=2, deck="LFF FLF").reject(1)
    assert game.board.liberal_policies == 1
    assert PolicyEnacted(L, by_chaos=True, power=None) in game.events
    assert game.state.secrets.draw_pile == deck("FF FLF")


def test_C1_three_failures_in_a_row_from_zero() -> None:
    game = place(7, deck="FFF FLF").reject(5).reject(6)
    assert game.board.fascist_policies == 0
    assert game.reject(0).board.fascist_policies == 1


def test_C2_nobody_chooses_anything() -> None:
    game = place(7, candidate=2, tracker=2).reject(5)
    assert game.phase == Nominating()
    assert game.awaited() == {3}


@pytest.mark.parametrize(("players", "fascist"), [(5, 2), (7, 1), (7, 2), (7, 3), (9, 0), (9, 4)])
def test_C3_the_power_is_ignored(players: int, fascist: int) -> None:
    game = place(players, fascist=fascist, tracker=2, deck="FLF LLF").reject(1)
    assert game.phase == Nominating()
    assert not game.happened(PowerGranted)


def test_C4_a_lost_power_does_not_come_back() -> None:
    game = place(9, tracker=2, deck="F FFL FFL LLL").reject(1)
    game.govern(5, "FFL", "L", "F")
    assert game.phase == UsingPower(Power.INVESTIGATE_LOYALTY)
    game = game.investigate(8)
    assert game.phase == Nominating()
    assert game.board.fascist_policies == 2


def test_C4_the_next_tile_brings_the_power_of_its_own_slot() -> None:
    game = place(7, fascist=2, tracker=2, deck="F FFL LLL").reject(1)
    assert game.govern(5, "FFL", "L", "F").phase == UsingPower(Power.EXECUTION)


def test_C5_a_chaos_tile_can_win_for_the_liberals() -> None:
    game = place(7, liberal=4, tracker=2, deck="LFF F").reject(1)
    assert game.phase == GameOver(Party.LIBERAL, EndReason.LIBERAL_POLICIES)


def test_C5_a_chaos_tile_can_win_for_the_fascists() -> None:
    game = place(7, fascist=5, tracker=2, deck="FFF L").reject(1)
    assert game.phase == GameOver(Party.FASCIST, EndReason.FASCIST_POLICIES)


def test_C5_a_chaos_tile_opens_the_zone() -> None:
    game = place(7, fascist=2, tracker=2, deck="F LLL").reject(1).elect(6)
    assert game.phase == GameOver(Party.FASCIST, EndReason.HITLER_ELECTED)


def test_C6_chaos_clears_the_tracker() -> None:
    assert place(7, tracker=2).reject(1).board.election_tracker == 0


def test_C7_a_tile_of_a_government_clears_the_tracker() -> None:
    assert place(7, tracker=2).govern(1, "FFL", "F", "L").board.election_tracker == 0
    assert place(7, tracker=1).govern(1, "FFL", "F", "F").board.election_tracker == 0


def test_C8_winning_an_election_does_not_move_the_tracker() -> None:
    game = place(7, tracker=2).elect(1, top="FFL")
    assert game.board.election_tracker == 2
    assert game.discard("F").board.election_tracker == 2


def test_C9_chaos_wipes_out_term_limits() -> None:
    game = place(6, last=(0, 1), candidate=4, tracker=2, deck="FLL F").reject(2)
    assert game.targets(5) == {0, 1, 2, 3, 4}


def test_C10_the_limits_do_not_come_back() -> None:
    game = place(6, last=(0, 1), candidate=4, tracker=2, deck="FLL F").reject(2).reject(3)
    assert game.targets(0) == {1, 2, 3, 4, 5}


def test_C11_you_still_cannot_nominate_yourself() -> None:
    game = place(7, candidate=1, tracker=2).reject(5)
    assert game.refuses(2, Nominate(Seat(2)))
    assert not game.refuses(2, Nominate(Seat(1)))


def test_C12_two_left_after_the_flip_are_shuffled() -> None:
    game = place(6, liberal=3, fascist=3, tracker=2, deck="FLL").reject(1)
    assert game.board.fascist_policies == 4
    assert game.shuffle("LLL FFFFFFF").board.draw_pile == 10
    assert game.phase == Nominating()


def test_C12_three_left_after_the_flip_are_enough() -> None:
    game = place(6, liberal=3, fascist=3, tracker=2, deck="FLLF").reject(1)
    assert game.phase == Nominating()
    assert not game.happened(PolicyDeckShuffled)


def test_C13_the_candidacy_moves_left_after_chaos() -> None:
    assert place(6, candidate=5, tracker=2).reject(2).candidate == 0
