"""P: Presidential Powers."""

import msgspec
import pytest

from secret_hitler.engine.actions import (
    CallSpecialElection,
    Execute,
    InvestigateLoyalty,
    Nominate,
    PeekAtPolicies,
    Vote,
)
from secret_hitler.engine.events import Executed, LoyaltyInvestigated, PoliciesPeeked
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import GameOver, Nominating, UsingPower
from secret_hitler.engine.terms import Ballot, EndReason, Party, Power, Seat
from tests.support.boards import place
from tests.support.game import Game
from tests.support.letters import deck

LOOK, CALL = Power.INVESTIGATE_LOYALTY, Power.CALL_SPECIAL_ELECTION
PEEK, KILL = Power.POLICY_PEEK, Power.EXECUTION


def granted(players: int, fascist: int) -> Power | None:
    """The power that a government's next Fascist tile brings."""
    phase = place(players, fascist=fascist).govern(1, "FFL", "L", "F").phase
    return phase.power if isinstance(phase, UsingPower) else None


def investigating(roles: str = "LLLLLFFFH") -> Game:
    """Nine players, President 0 with Chancellor 1, about to investigate."""
    return place(9, roles=roles).govern(1, "FFL", "L", "F")


def calling(candidate: int, chancellor: int, players: int = 8) -> Game:
    """The third Fascist tile is enacted, and the President must call a Special Election."""
    game = place(players, fascist=2, candidate=candidate)
    return game.govern(chancellor, "FFL", "L", "F")


def peeking(order: str) -> Game:
    """Five players, President 0 with Chancellor 1, about to peek at the top three of this deck."""
    game = place(5, fascist=2, deck="FFL" + order)
    return game.elect(1).discard("L").enact("F")


def executing(players: int = 7, candidate: int = 0, chancellor: int = 1) -> Game:
    """The fourth Fascist tile is enacted, and the President must execute."""
    return place(players, fascist=3, candidate=candidate).govern(chancellor, "FFL", "L", "F")


def test_P1_the_slot_gives_its_power_to_the_president() -> None:
    game = executing(candidate=2, chancellor=4)
    assert game.phase == UsingPower(KILL)
    assert game.awaited() == {2}


@pytest.mark.parametrize("players", [5, 6])
def test_P2_powers_at_five_and_six(players: int) -> None:
    assert [granted(players, tile) for tile in range(5)] == [None, None, PEEK, KILL, KILL]


@pytest.mark.parametrize("players", [7, 8])
def test_P3_powers_at_seven_and_eight(players: int) -> None:
    assert [granted(players, tile) for tile in range(5)] == [None, LOOK, CALL, KILL, KILL]


@pytest.mark.parametrize("players", [9, 10])
def test_P4_powers_at_nine_and_ten(players: int) -> None:
    assert [granted(players, tile) for tile in range(5)] == [LOOK, LOOK, CALL, KILL, KILL]


@pytest.mark.parametrize("fascist", range(6))
def test_P5_a_liberal_tile_brings_no_power(fascist: int) -> None:
    game = place(9, fascist=fascist).govern(1, "FFL", "F", "L")
    assert game.phase == Nominating()


def test_P6_the_game_waits_for_the_power() -> None:
    game = executing()
    assert len(game.board.rounds) == 1
    assert game.refuses(1, Nominate(Seat(4)))
    assert {seat for seat in range(7) if game.options(seat)} == {0}
    assert len(game.do(0, Execute(Seat(5))).board.rounds) == 2


def test_P7_a_power_is_used_once() -> None:
    game = executing().do(0, Execute(Seat(5)))
    assert game.refuses(0, Execute(Seat(4)))
    assert game.govern(4, "FFL", "F", "L").phase == Nominating()


@pytest.mark.parametrize("roles", ["LLLLFFH", "FLLLLFH", "HLLLLFF"])
def test_P8_any_president_gets_the_power(roles: str) -> None:
    game = place(7, roles=roles, fascist=3).govern(1, "FFL", "L", "F")
    assert game.targets(0) == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(("target", "party"), [(2, Party.LIBERAL), (5, Party.FASCIST)])
def test_P9_the_president_learns_a_party(target: int, party: Party) -> None:
    assert investigating().investigate(target).seen_party(0) == (target, party)


def test_P9_the_president_picks_another_living_player() -> None:
    rules = msgspec.structs.replace(official(9), powers=(None, None, LOOK, KILL, KILL))
    game = place(rules, fascist=2, dead=[4]).govern(1, "FFL", "L", "F")
    assert game.targets(0) == {1, 2, 3, 5, 6, 7, 8}


def test_P10_hitler_looks_like_any_other_fascist() -> None:
    one = investigating("LLLLLFFFH").investigate(8)
    other = investigating("LLLLLFFHF").investigate(8)
    assert one.seen_party(0) == (8, Party.FASCIST)
    assert one.view(0) == other.view(0)


def test_P11_the_answer_is_for_the_president_alone() -> None:
    one, other = investigating("LLLLLFFFH"), investigating("LLFLLLFFH")
    outside = (1, 3, 4, None)
    assert [one.view(seat) for seat in outside] == [other.view(seat) for seat in outside]
    one.investigate(2)
    other.investigate(2)
    assert one.view(0) != other.view(0)
    assert [one.view(seat) for seat in outside] == [other.view(seat) for seat in outside]


def test_P12_everybody_sees_who_was_investigated() -> None:
    game = investigating().investigate(5)
    assert LoyaltyInvestigated(Seat(5)) in game.public_events()
    assert game.board.rounds[0].target == 5
    assert game.board.investigated[5]


def test_P13_no_player_is_investigated_twice() -> None:
    game = investigating().investigate(5).govern(3, "FFL", "L", "F")
    assert game.phase == UsingPower(LOOK)
    assert game.refuses(1, InvestigateLoyalty(Seat(5)))
    assert game.targets(1) == {0, 2, 3, 4, 6, 7, 8}


def test_P14_the_chancellor_is_fair_game() -> None:
    assert investigating().investigate(1).seen_party(0) == (1, Party.LIBERAL)


def test_P14_an_earlier_investigator_is_fair_game() -> None:
    game = investigating().investigate(5).govern(3, "FFL", "L", "F")
    assert game.do(1, InvestigateLoyalty(Seat(0))).seen_party(1) == (0, Party.LIBERAL)


def test_P15_any_other_living_player_may_be_called() -> None:
    assert calling(4, chancellor=1).targets(4) == {0, 1, 2, 3, 5, 6, 7}


def test_P15_the_called_player_is_the_candidate() -> None:
    game = calling(4, chancellor=1).do(4, CallSpecialElection(Seat(1)))
    assert game.candidate == 1
    assert game.board.rounds[-1].caller == 4
    assert game.awaited() == {1}


def test_P15_the_dead_cannot_be_called() -> None:
    game = place(8, fascist=2, dead=[6]).govern(1, "FFL", "L", "F")
    assert game.targets(0) == {1, 2, 3, 4, 5, 7}


def test_P16_a_special_election_runs_like_any_other() -> None:
    game = calling(0, chancellor=1).do(0, CallSpecialElection(Seat(4)))
    game.govern(5, "FLL", "F", "L")
    assert game.board.liberal_policies == 1
    assert game.board.rounds[1].passed is True


def test_P16_a_failed_special_election_moves_the_tracker_and_is_not_repeated() -> None:
    game = calling(2, chancellor=1).do(2, CallSpecialElection(Seat(6))).reject(3)
    assert game.board.election_tracker == 1
    assert game.candidate == 3


def test_P17_a_special_election_skips_nobody_when_it_succeeds() -> None:
    game = calling(3, chancellor=1).do(3, CallSpecialElection(Seat(0)))
    assert game.govern(5, "FLL", "F", "L").candidate == 4


def test_P17_a_special_election_skips_nobody_when_it_fails() -> None:
    game = calling(4, chancellor=1).do(4, CallSpecialElection(Seat(1)))
    assert game.reject(2).candidate == 5


def test_P18_the_next_in_line_runs_twice() -> None:
    game = calling(3, chancellor=1).do(3, CallSpecialElection(Seat(4)))
    assert game.candidate == 4
    assert game.reject(5).candidate == 4


@pytest.mark.parametrize(("executed", "following"), [(1, 2), (2, 3)])
def test_P19_the_count_starts_from_the_callers_seat(executed: int, following: int) -> None:
    game = calling(1, chancellor=4, players=7).do(1, CallSpecialElection(Seat(5)))
    game.govern(3, "FFL", "L", "F").do(5, Execute(Seat(executed)))
    assert game.candidate == following


def test_P20_the_president_sees_the_top_three_in_order() -> None:
    assert peeking("FLF LLF").do(0, PeekAtPolicies()).peeked(0) == deck("FLF")


def test_P21_the_tiles_stay_as_they_lie() -> None:
    game = peeking("FLF LLF").do(0, PeekAtPolicies())
    assert game.state.secrets.draw_pile == deck("FLF LLF")
    assert game.elect(2).hand(1) == deck("FLF")


def test_P21_chaos_takes_the_first_of_them() -> None:
    game = peeking("FLF LLF").do(0, PeekAtPolicies()).reject(2).reject(3).reject(4)
    assert game.board.fascist_policies == 4
    assert game.reject(0).elect(1).hand(0) == deck("LFL")


def test_P22_everybody_sees_that_the_president_looked() -> None:
    assert PoliciesPeeked() in peeking("FLF LLF").do(0, PeekAtPolicies()).public_events()


def test_P22_nobody_else_sees_the_tiles() -> None:
    one = peeking("FLF LLF").do(0, PeekAtPolicies())
    other = peeking("LLL FFF").do(0, PeekAtPolicies())
    assert one.view(0) != other.view(0)
    assert one.views(without=0) == other.views(without=0)


def test_P23_the_president_executes_another_living_player() -> None:
    game = executing()
    assert game.targets(0) == {1, 2, 3, 4, 5, 6}
    game.do(0, Execute(Seat(5)))
    assert game.board.alive == (True, True, True, True, True, False, True)


def test_P24_presidents_may_not_execute_themselves() -> None:
    game = executing()
    assert game.refuses(0, Execute(Seat(0)))
    assert game.phase == UsingPower(KILL)


def test_P25_a_fascist_may_execute_hitler() -> None:
    game = place(7, roles="FLLLLFH", fascist=3).govern(1, "FFL", "L", "F")
    assert game.do(0, Execute(Seat(6))).phase == GameOver(Party.LIBERAL, EndReason.HITLER_EXECUTED)


def test_P26_the_table_learns_only_that_it_was_not_hitler() -> None:
    liberal = place(7, roles="LLLLFFH", fascist=3).govern(1, "FFL", "L", "F")
    fascist = place(7, roles="LLLFFLH", fascist=3).govern(1, "FFL", "L", "F")
    liberal.do(0, Execute(Seat(3)))
    fascist.do(0, Execute(Seat(3)))
    assert liberal.board == fascist.board
    assert liberal.public_events() == fascist.public_events()
    assert liberal.board.not_hitler[3]
    assert Executed(Seat(3), was_hitler=False) in liberal.events


def test_P27_the_executed_do_not_vote() -> None:
    game = executing().do(0, Execute(Seat(5))).nominate(2)
    assert game.awaited() == {0, 1, 2, 3, 4, 6}
    assert game.refuses(5, Vote(Ballot.JA))


def test_P28_the_executed_are_never_nominated() -> None:
    game = executing().do(0, Execute(Seat(5)))
    assert 5 not in game.targets(1)
    assert game.refuses(1, Nominate(Seat(5)))


def test_P29_the_candidacy_passes_over_the_executed() -> None:
    game = executing().do(0, Execute(Seat(2))).reject(4)
    assert game.candidate == 3


@pytest.mark.parametrize("power", [LOOK, CALL, KILL])
def test_P30_the_executed_are_no_target(power: Power) -> None:
    rules = msgspec.structs.replace(official(8), powers=(None, None, power, None, None))
    game = place(rules, fascist=2, dead=[5]).govern(1, "FFL", "L", "F")
    assert game.targets(0) == {1, 2, 3, 4, 6, 7}


@pytest.mark.parametrize(("cast", "elected"), [("JJJJNN", True), ("JJJNNN", False)])
def test_P31_more_than_half_of_those_who_still_live(cast: str, elected: bool) -> None:
    game = executing().do(0, Execute(Seat(5))).nominate(2).vote(cast)
    assert game.board.rounds[1].passed is elected
