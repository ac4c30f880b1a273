"""T: term limits."""

from secret_hitler.engine.actions import CallSpecialElection, Execute, Nominate
from secret_hitler.engine.terms import Seat
from tests.support.boards import place


def test_T1_the_last_elected_pair_may_not_be_nominated() -> None:
    game = place(7, last=(1, 4), candidate=2)
    assert game.targets(2) == {0, 3, 5, 6}
    assert game.refuses(2, Nominate(Seat(1)))
    assert game.refuses(2, Nominate(Seat(4)))


def test_T1_the_next_government_frees_the_one_before() -> None:
    assert place(7, last=(1, 4), candidate=2).govern(5, "FLL", "F", "L").targets(3) == {0, 1, 4, 6}


def test_T2_being_voted_down_limits_nobody() -> None:
    assert place(7, candidate=2).reject(5).targets(3) == {0, 1, 2, 4, 5, 6}


def test_T3_failed_votes_leave_the_limits_as_they_are() -> None:
    assert place(7, last=(1, 4), candidate=2).reject(5).reject(6).targets(4) == {0, 2, 3, 5, 6}


def test_T4_a_term_limited_player_may_be_candidate() -> None:
    game = place(7, last=(1, 3), candidate=2).reject(5)
    assert game.candidate == 3
    assert game.targets(3) == {0, 2, 4, 5, 6}


def test_T5_five_living_players_limit_the_last_chancellor_only() -> None:
    assert place(5, last=(0, 1), candidate=2).targets(2) == {0, 3, 4}


def test_T5_so_do_five_that_are_left_of_seven() -> None:
    assert place(7, last=(0, 1), candidate=2, dead=[5, 6]).targets(2) == {0, 3, 4}


def test_T5_so_do_three() -> None:
    assert place(7, last=(0, 1), candidate=2, dead=[3, 4, 5, 6]).targets(2) == {0}


def test_T5_six_living_players_limit_both() -> None:
    assert place(7, last=(0, 1), candidate=2, dead=[6]).targets(2) == {3, 4, 5}


def test_T6_an_execution_counts_at_once() -> None:
    game = place(6, fascist=3, candidate=0).govern(1, "FFL", "L", "F")
    assert game.do(0, Execute(Seat(4))).targets(1) == {0, 2, 3, 5}


def test_T7_nobody_inherits_the_limit_of_an_executed_chancellor() -> None:
    game = place(8, fascist=3, candidate=3).govern(5, "FFL", "L", "F")
    assert game.do(3, Execute(Seat(5))).targets(4) == {0, 1, 2, 6, 7}


def test_T8_a_vetoed_government_is_limited() -> None:
    game = place(9, fascist=5, candidate=1).elect(7, top="FFF").discard("F").veto(agreed=True)
    assert game.candidate == 2
    assert game.targets(2) == {0, 3, 4, 5, 6, 8}


def test_T9_nobody_is_limited_before_the_first_government() -> None:
    assert place(7, candidate=2).targets(2) == {0, 1, 3, 4, 5, 6}


def test_T10_in_a_special_election_the_callers_government_is_limited() -> None:
    game = place(9, fascist=2, candidate=0).govern(4, "FFL", "L", "F")
    assert game.do(0, CallSpecialElection(Seat(7))).targets(7) == {1, 2, 3, 5, 6, 8}


def test_T11_a_pair_elected_in_a_special_election_is_limited() -> None:
    game = place(7, fascist=2, candidate=1).govern(4, "FFL", "L", "F")
    game.do(1, CallSpecialElection(Seat(5))).govern(3, "LLF", "F", "L")
    assert game.candidate == 2
    assert game.targets(2) == {0, 1, 4, 6}
