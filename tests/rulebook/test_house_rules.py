"""H: house rules."""

from collections.abc import Callable

import msgspec
import pytest

from secret_hitler.engine.actions import CallSpecialElection, Execute, PeekAtPolicies
from secret_hitler.engine.events import PowerLapsed, TermLimitsForgotten
from secret_hitler.engine.game import blocked
from secret_hitler.engine.ruleset import Ruleset, RulesetError, balanced, official
from secret_hitler.engine.state import (
    GameOver,
    Nominating,
    PresidentChoosing,
    ShufflingPolicyDeck,
    UsingPower,
    view,
)
from secret_hitler.engine.terms import EndReason, Party, Policy, Power, Role, Seat
from tests.support.boards import SIZES, deal, known, place, random_game
from tests.support.letters import deck

L, F = Policy.LIBERAL, Policy.FASCIST
LOOK, CALL = Power.INVESTIGATE_LOYALTY, Power.CALL_SPECIAL_ELECTION
PEEK, KILL = Power.POLICY_PEEK, Power.EXECUTION
HITLER_ELECTED = GameOver(Party.FASCIST, EndReason.HITLER_ELECTED)
FLAGS = (
    "chaos_flips_leftovers",
    "reshuffle_after_power",
    "secret_ballots",
    "tie_elects_hitler",
    "fascists_cannot_execute_hitler",
    "self_execution",
)

replace = msgspec.structs.replace


def refusal(make: Callable[[], Ruleset]) -> str:
    """The setting that is at fault."""
    with pytest.raises(RulesetError) as refused:
        make()
    return refused.value.field


@pytest.mark.parametrize("players", SIZES)
def test_H1_without_house_rules_nothing_is_switched_on(players: int) -> None:
    rules = official(players)
    assert [getattr(rules, flag) for flag in FLAGS] == [False] * len(FLAGS)
    assert rules.hitler_knows_fascists is (players <= 6)
    assert (rules.fascists_know_fascists, rules.fascists_know_hitler) == (True, True)
    assert (rules.pre_enacted_liberal, rules.pre_enacted_fascist) == (0, 0)


def test_H2_hitler_can_know_the_fascists_at_seven() -> None:
    game = deal("HFFLLLL", rules=replace(official(7), hitler_knows_fascists=True))
    assert known(game, 0) == {1: Role.FASCIST, 2: Role.FASCIST}


def test_H2_hitler_can_know_nobody_at_five() -> None:
    game = deal("HFLLL", rules=replace(official(5), hitler_knows_fascists=False))
    assert known(game, 0) == {}
    assert known(game, 1) == {0: Role.HITLER}


def test_H3_fascists_need_not_know_each_other() -> None:
    game = deal("HFFLLLL", rules=replace(official(7), fascists_know_fascists=False))
    assert known(game, 1) == {0: Role.HITLER}


def test_H3_fascists_need_not_know_hitler() -> None:
    game = deal("HFFLLLL", rules=replace(official(7), fascists_know_hitler=False))
    assert known(game, 1) == {2: Role.FASCIST}


def test_H4_chaos_after_a_veto_can_flip_a_leftover() -> None:
    rules = replace(official(7), chaos_flips_leftovers=True)
    game = place(rules, liberal=3, fascist=5, dead=[2, 4], tracker=2, deck="FFFL", discard="LLFFF")
    game.elect(1).discard("F").veto(agreed=True)
    assert game.board.liberal_policies == 4
    assert game.shuffle("LL FFFFFF").board.draw_pile == 8


def test_H4_with_no_tile_left_the_deck_is_shuffled_first() -> None:
    rules = replace(official(7), chaos_flips_leftovers=True)
    game = place(rules, liberal=3, fascist=5, dead=[2, 4], tracker=2, deck="FFF")
    game.elect(1).discard("F").veto(agreed=True)
    assert isinstance(game.phase, ShufflingPolicyDeck)
    assert game.shuffle("LLL FFFFFF").board.liberal_policies == 4


def test_H5_the_deck_can_be_checked_after_the_power() -> None:
    rules = replace(official(7), reshuffle_after_power=True)
    game = place(rules, fascist=3, deck="FFL LF").elect(1).discard("L").enact("F")
    assert game.phase == UsingPower(KILL)
    game.do(0, Execute(Seat(5)))
    assert game.phase_counts() == (6, 7)
    assert game.shuffle("LLLLLL FFFFFFF").phase == Nominating()


def test_H5_also_before_a_special_election() -> None:
    rules = replace(official(7), reshuffle_after_power=True)
    game = place(rules, fascist=2, deck="FFL LF").elect(1).discard("L").enact("F")
    game.do(0, CallSpecialElection(Seat(5))).shuffle("LLLLLL FFFFFFFF")
    assert game.candidate == 5


def test_H6_a_peek_that_finds_too_few_tiles_shuffles_first() -> None:
    rules = replace(official(5), reshuffle_after_power=True)
    game = place(rules, fascist=2, deck="FFL LF").elect(1).discard("L").enact("F")
    game.shuffle("FLF LLLLL FFFFFF")
    assert game.phase == UsingPower(PEEK)
    assert game.do(0, PeekAtPolicies()).peeked(0) == deck("FLF")


def test_H7_secret_ballots_show_the_totals_alone() -> None:
    rules = replace(official(5), secret_ballots=True)
    one, other = (place(rules).nominate(1).vote(cast) for cast in ("JJJNN", "JJNJN"))
    played = one.watches().rounds[0]
    assert (played.ja, played.nein, played.ballots) == (3, 2, None)
    assert [one.view(seat) for seat in (1, 4, None)] == [other.view(seat) for seat in (1, 4, None)]


def test_H7_secret_ballots_stay_secret_after_the_end() -> None:
    last = random_game(replace(official(5), secret_ballots=True), seed=1)[-1]
    assert isinstance(last.board.phase, GameOver)
    assert {played.ballots for played in last.board.rounds} == {None}


def test_H8_a_tie_can_elect_hitler() -> None:
    rules = replace(official(6), tie_elects_hitler=True)
    assert place(rules, fascist=3).nominate(5).vote("JJJNNN").phase == HITLER_ELECTED


def test_H8_only_in_the_zone() -> None:
    rules = replace(official(6), tie_elects_hitler=True)
    game = place(rules, fascist=2).nominate(5).vote("JJJNNN")
    assert game.phase == Nominating()
    assert game.board.not_hitler == (False,) * 6


def test_H8_a_lost_vote_is_no_tie() -> None:
    rules = replace(official(6), tie_elects_hitler=True)
    assert place(rules, fascist=3).nominate(5).vote("JJNNNN").phase == Nominating()


def test_H9_a_tie_on_anybody_else_fails_and_clears_the_nominee() -> None:
    rules = replace(official(6), tie_elects_hitler=True)
    game = place(rules, fascist=3).nominate(4).vote("JJJNNN")
    assert game.board.election_tracker == 1
    assert game.board.not_hitler == (False, False, False, False, True, False)


def test_H10_fascists_can_be_kept_from_executing_hitler() -> None:
    rules = replace(official(7), fascists_cannot_execute_hitler=True)
    game = place(rules, roles="FLLLLFH", fascist=3).govern(1, "FFL", "L", "F")
    assert game.targets(0) == {1, 2, 3, 4, 5}
    assert game.refuses(0, Execute(Seat(6)))


def test_H10_liberals_are_not_kept_from_it() -> None:
    rules = replace(official(7), fascists_cannot_execute_hitler=True)
    game = place(rules, fascist=3).govern(1, "FFL", "L", "F")
    assert game.targets(0) == {1, 2, 3, 4, 5, 6}


def test_H11_the_table_sees_the_same_targets_for_every_president() -> None:
    rules = replace(official(7), fascists_cannot_execute_hitler=True)
    one = place(rules, roles="FLLLLFH", fascist=3).govern(1, "FFL", "L", "F")
    other = place(rules, roles="LLLLFFH", fascist=3).govern(1, "FFL", "L", "F")
    assert one.view(None) == other.view(None)
    assert blocked(view(one.state, None)) == blocked(view(other.state, None))


def test_H12_presidents_can_be_allowed_to_execute_themselves() -> None:
    rules = replace(official(7), self_execution=True)
    game = place(rules, fascist=3).govern(1, "FFL", "L", "F")
    assert game.targets(0) == {0, 1, 2, 3, 4, 5, 6}
    game.do(0, Execute(Seat(0)))
    assert not game.board.alive[0]
    assert game.candidate == 1


def test_H13_the_balanced_game_for_six() -> None:
    game = deal(6, rules=balanced(6))
    assert (game.board.fascist_policies, game.board.draw_pile) == (1, 16)
    assert replace(balanced(6), pre_enacted_fascist=0) == official(6)


@pytest.mark.parametrize("players", [7, 9])
def test_H14_the_balanced_games_for_seven_and_nine(players: int) -> None:
    game = deal(players, rules=balanced(players))
    assert (game.board.fascist_policies, game.board.draw_pile) == (0, 16)
    assert replace(balanced(players), fascist_tiles=11) == official(players)


def test_H15_the_number_of_fascists_can_be_changed() -> None:
    rules = replace(official(9), fascists=1)
    assert known(deal("HFLLLLLLL", rules=rules), 1) == {0: Role.HITLER}


def test_H15_the_tiles_can_be_changed() -> None:
    assert (
        deal(7, rules=replace(official(7), liberal_tiles=8, fascist_tiles=13)).board.draw_pile == 21
    )


def test_H15_the_goals_can_be_changed() -> None:
    rules = replace(official(7), liberal_goal=3, powers=(None, KILL), veto_zone=3)
    liberal = place(rules, liberal=2).govern(1, "FFL", "F", "L")
    fascist = place(rules, fascist=2).govern(1, "FFL", "L", "F")
    assert liberal.phase == GameOver(Party.LIBERAL, EndReason.LIBERAL_POLICIES)
    assert fascist.phase == GameOver(Party.FASCIST, EndReason.FASCIST_POLICIES)


@pytest.mark.parametrize("power", [*Power, None])
@pytest.mark.parametrize("slot", range(5))
def test_H16_any_slot_can_carry_any_power_or_none(slot: int, power: Power | None) -> None:
    powers = tuple(power if index == slot else None for index in range(5))
    game = place(replace(official(7), powers=powers), fascist=slot).govern(1, "FFL", "L", "F")
    assert game.phase == (UsingPower(power) if power else Nominating())


def test_H17_the_zone_can_be_moved() -> None:
    assert place(replace(official(7), hitler_zone=1), fascist=1).elect(6).phase == HITLER_ELECTED
    game = place(replace(official(7), hitler_zone=5), fascist=4).elect(6)
    assert game.phase == PresidentChoosing()


def test_H17_the_veto_can_be_moved() -> None:
    rules = replace(official(7), veto_zone=2)
    game = place(rules, fascist=2).elect(1, top="FFL").discard("F").veto(agreed=True)
    assert game.board.election_tracker == 1


def test_H17_the_tracker_can_be_longer() -> None:
    rules = replace(official(7), tracker_limit=4)
    game = place(rules, tracker=2, deck="LLL F").reject(1)
    assert (game.board.liberal_policies, game.board.election_tracker) == (0, 3)
    assert game.reject(2).board.liberal_policies == 1


def test_H17_the_tracker_can_be_as_short_as_one() -> None:
    game = place(replace(official(7), tracker_limit=1), deck="LLL F").reject(1)
    assert (game.board.liberal_policies, game.board.election_tracker) == (1, 0)


def test_H17_the_small_table_can_be_larger() -> None:
    rules = replace(official(7), small_table=7)
    assert place(rules, last=(0, 1), candidate=2).targets(2) == {0, 3, 4, 5, 6}


def test_H18_tiles_enacted_before_the_start_count() -> None:
    rules = replace(official(7), pre_enacted_fascist=3, pre_enacted_liberal=4)
    assert deal(7, rules=rules).elect(6).phase == HITLER_ELECTED
    game = deal(7, rules=rules).govern(1, "FFL", "F", "L")
    assert game.phase == GameOver(Party.LIBERAL, EndReason.LIBERAL_POLICIES)
    vetoed = deal(7, rules=replace(official(7), pre_enacted_fascist=5)).elect(1, top="FFL")
    assert vetoed.discard("F").veto(agreed=True).board.election_tracker == 1


def test_H19_tiles_enacted_before_the_start_bring_no_power() -> None:
    game = deal(9, rules=replace(official(9), pre_enacted_fascist=2))
    assert game.phase == Nominating()
    assert game.govern(1, "FFL", "L", "F").phase == UsingPower(CALL)


def test_H20_a_power_without_a_target_lapses() -> None:
    rules = replace(official(5), powers=(LOOK,) * 5)
    game = place(rules, fascist=1, investigated=[1, 2, 3, 4]).govern(1, "FFL", "L", "F")
    assert PowerLapsed(LOOK) in game.public_events()
    assert game.phase == Nominating()
    assert game.candidate == 1


def test_H21_if_nobody_can_be_nominated_limits_are_forgotten() -> None:
    rules = replace(official(5), powers=(KILL, KILL, KILL, None, None))
    game = place(rules, fascist=3, dead=[2, 3, 4], last=(1, 0)).reject(1)
    assert TermLimitsForgotten() in game.public_events()
    assert game.targets(1) == {0}


def test_H21_if_somebody_can_they_are_not() -> None:
    rules = replace(official(5), powers=(KILL, KILL, KILL, None, None))
    game = place(rules, fascist=2, dead=[3, 4], last=(1, 0)).reject(1)
    assert TermLimitsForgotten() not in game.events
    assert game.targets(1) == {2}


def test_H22_fascists_and_hitler_may_not_outnumber_the_liberals() -> None:
    assert refusal(lambda: replace(official(7), fascists=3)) == "fascists"
    assert replace(official(8), fascists=3).liberals == 4


def test_H23_two_players_must_be_left() -> None:
    assert refusal(lambda: replace(official(5), powers=(KILL,) * 5)) == "powers"
    assert refusal(lambda: replace(official(5), powers=(KILL,) * 4 + (None,))) == "powers"
    assert replace(official(5), powers=(KILL,) * 3 + (None,) * 2).fascist_goal == 6


def test_H24_a_draw_may_not_run_dry() -> None:
    assert (
        refusal(lambda: replace(official(7), liberal_tiles=5, fascist_tiles=6)) == "fascist_tiles"
    )
    assert replace(official(7), liberal_tiles=5, fascist_tiles=7).players == 7


def test_H25_a_track_must_be_possible_to_fill() -> None:
    assert refusal(lambda: replace(official(7), liberal_tiles=4)) == "liberal_tiles"
    rules = replace(official(7), liberal_tiles=12)
    assert refusal(lambda: replace(rules, fascist_tiles=5)) == "fascist_tiles"


@pytest.mark.parametrize("zone", [0, 7])
def test_H26_zone_and_veto_lie_on_the_track(zone: int) -> None:
    assert refusal(lambda: replace(official(7), hitler_zone=zone)) == "hitler_zone"
    assert refusal(lambda: replace(official(7), veto_zone=zone)) == "veto_zone"


@pytest.mark.parametrize("zone", [1, 6])
def test_H26_both_ends_of_the_track_will_do(zone: int) -> None:
    assert replace(official(7), hitler_zone=zone, veto_zone=zone).fascist_goal == 6


def test_H27_the_start_may_not_be_a_win() -> None:
    assert refusal(lambda: replace(official(7), pre_enacted_liberal=5)) == "pre_enacted_liberal"
    assert refusal(lambda: replace(official(7), pre_enacted_fascist=6)) == "pre_enacted_fascist"


def test_H28_a_ban_on_executing_an_unknown_hitler_is_refused() -> None:
    def make() -> Ruleset:
        return replace(official(7), fascists_know_hitler=False, fascists_cannot_execute_hitler=True)

    assert refusal(make) == "fascists_cannot_execute_hitler"


def test_H29_a_refusal_names_the_setting_and_the_reason() -> None:
    with pytest.raises(RulesetError, match=r"^tracker_limit: must be at least 1$"):
        replace(official(7), tracker_limit=0)


def test_H30_a_called_president_who_calls_again_leaves_the_order_as_it_was() -> None:
    call = Power.CALL_SPECIAL_ELECTION
    rules = replace(official(7), powers=(call, call, None, None, None))
    game = place(rules, candidate=1).govern(0, "FFF", "F", "F")
    game.do(1, CallSpecialElection(Seat(4)))
    game.govern(5, "FFF", "F", "F").do(4, CallSpecialElection(Seat(6)))
    assert game.candidate == 6
    assert game.reject(2).candidate == 2
