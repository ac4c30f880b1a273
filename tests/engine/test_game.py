"""What `apply` refuses, with its reason and without a change."""

import random

import pytest
from msgspec.structs import replace

from secret_hitler.engine import actions as a
from secret_hitler.engine.game import IllegalAction, apply, blocked, new_game, options, stakes, view
from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.state import GameOver, Nominating, State, UsingPower, Voting
from secret_hitler.engine.terms import (
    CHANCE,
    JA,
    PEOPLE,
    SEATS,
    Actor,
    EndReason,
    Power,
    Reason,
    Seat,
    Stake,
)
from tests.support.boards import deal, place
from tests.support.random_play import turns


def refused(state: State, actor: Actor, action: a.AnyAction) -> Reason:
    with pytest.raises(IllegalAction) as refusal:
        apply(state, actor, action)
    assert str(refusal.value) == refusal.value.reason.value
    return refusal.value.reason


@pytest.mark.parametrize("seat", [-1, 7, 10, 1_000])
def test_a_seat_out_of_range_is_nobody(seat: int) -> None:
    assert refused(deal(7).state, Seat(seat), a.Nominate(Seat(1))) is Reason.NOT_OFFERED


@pytest.mark.parametrize("target", [-1, 7, 10])
def test_a_target_out_of_range_is_refused(target: int) -> None:
    assert refused(deal(7).state, Seat(0), a.Nominate(Seat(target))) is Reason.NOT_OFFERED


def test_true_is_no_seat() -> None:
    game = place(7, candidate=1)
    assert refused(game.state, True, a.Nominate(Seat(2))) is Reason.NOT_OFFERED  # type: ignore[arg-type]  # the point of the test
    apply(game.state, Seat(1), a.Nominate(Seat(2)))


def test_an_act_of_another_phase_is_not_for_now() -> None:
    assert refused(deal(7).state, Seat(0), a.Vote(JA)) is Reason.NOT_NOW
    assert refused(deal(7).state, Seat(1), a.Nominate(Seat(2))) is Reason.NOT_NOW


def test_a_refusal_bears_the_reason_that_was_shown() -> None:
    game = place(7, candidate=2, last=(0, 1), dead=[5])
    shown = dict(blocked(view(game.state, Seat(2))))
    assert shown == {
        0: Reason.LAST_PRESIDENT,
        1: Reason.LAST_CHANCELLOR,
        2: Reason.YOURSELF,
        5: Reason.EXECUTED,
    }
    for seat, reason in shown.items():
        assert refused(game.state, Seat(2), a.Nominate(seat)) is reason


def test_nothing_is_blocked_for_somebody_who_has_no_choice() -> None:
    game = place(7, candidate=2, last=(0, 1))
    assert blocked(view(game.state, Seat(3))) == ()
    assert blocked(view(game.state, None)) == ()


def test_limits_that_do_not_count_block_nobody() -> None:
    """Three living, and the two others were elected last: on such a board limits are forgotten."""
    rules = replace(official(5), small_table=0)
    game = place(rules, candidate=2, last=(0, 1), dead=[3, 4])
    assert dict(blocked(view(game.state, Seat(2)))) == {
        2: Reason.YOURSELF,
        3: Reason.EXECUTED,
        4: Reason.EXECUTED,
    }


def test_chance_can_do_only_what_the_board_makes_possible() -> None:
    state = new_game(official(5))
    deal_of_six = a.DealRoles(deal(6).state.board.roles or ())
    for action in (deal_of_six, a.ShufflePolicyDeck(()), a.ChooseFirstCandidate(Seat(0))):
        assert refused(state, CHANCE, action) is Reason.NOT_OFFERED
    assert refused(deal(5).state, CHANCE, a.ChooseFirstCandidate(Seat(0))) is Reason.NOT_OFFERED


def test_the_table_can_abandon_and_nothing_else() -> None:
    state = deal(5).state
    assert refused(state, PEOPLE, a.Vote(JA)) is Reason.NOT_OFFERED
    over, _ = apply(state, PEOPLE, a.Abandon())
    assert over.board.phase == GameOver(None, EndReason.ABANDONED)
    assert refused(over, PEOPLE, a.Abandon()) is Reason.GAME_OVER
    assert refused(over, Seat(0), a.Vote(JA)) is Reason.GAME_OVER


def test_a_game_abandoned_before_the_deal_has_no_roles_to_show() -> None:
    over, _ = apply(new_game(official(5)), PEOPLE, a.Abandon())
    assert over.board.roles is None


def test_any_phase_before_the_end_can_be_abandoned() -> None:
    phases = set()
    for turn in turns(official(7), random.Random(1)):
        if isinstance(turn.after.board.phase, GameOver):
            break
        phases.add(type(turn.after.board.phase))
        over, _ = apply(turn.after, PEOPLE, a.Abandon())
        assert over.board.phase == GameOver(None, EndReason.ABANDONED)
    assert {Nominating, Voting} < phases


def test_a_forced_choice_stays_a_choice() -> None:
    game = deal(5, order="FFF FFF FFF FFL LLL LL").elect(1)
    assert game.options(0) == (a.Discard(game.hand(0)[0]),)


@pytest.mark.parametrize(
    ("rules", "stake"),
    [
        ({"tracker": 2}, Stake.LAST_CHANCE_BEFORE_CHAOS),
        ({"fascist": 3}, Stake.HITLER_ZONE),
    ],
)
def test_stakes_of_an_election(rules: dict[str, int], stake: Stake) -> None:
    game = place(7, **rules)  # type: ignore[arg-type]  # counts only
    assert stakes(game.state.ruleset, game.board) == (stake,)


def test_stakes_of_a_session() -> None:
    game = place(7, liberal=4, fascist=5, tracker=2, roles="LLLLFFH").elect(1)
    assert set(stakes(game.state.ruleset, game.board)) == {
        Stake.LAST_CHANCE_BEFORE_CHAOS,
        Stake.VETO_ZONE,
        Stake.LAST_LIBERAL_POLICY,
        Stake.LAST_FASCIST_POLICY,
    }


def test_a_veto_that_was_asked_for_or_refused_is_open_no_more() -> None:
    game = place(7, fascist=5, tracker=2, deck="FFF LLL LL").elect(1).discard("F")
    assert Stake.VETO_ZONE in stakes(game.state.ruleset, game.board)
    asked = game.do(1, a.ProposeVeto())
    chaos_looms = (Stake.LAST_CHANCE_BEFORE_CHAOS, Stake.LAST_FASCIST_POLICY)
    assert stakes(asked.state.ruleset, asked.board) == chaos_looms
    refused_veto = asked.do(0, a.AnswerVeto(consent=False))
    assert stakes(refused_veto.state.ruleset, refused_veto.board) == (Stake.LAST_FASCIST_POLICY,)


def test_a_quiet_moment_has_no_stakes() -> None:
    game = deal(7)
    assert stakes(game.state.ruleset, game.board) == ()


def test_a_fascist_who_may_not_shoot_hitler_is_told_so_alone() -> None:
    rules: Ruleset = replace(official(7), fascists_cannot_execute_hitler=True)
    game = place(rules, roles="FLLLLFH", fascist=3, deck="FFF LLL LL").govern(1, "FFF", "F", "F")
    assert game.phase == UsingPower(Power.EXECUTION)
    assert dict(blocked(view(game.state, Seat(0))))[Seat(6)] is Reason.YOUR_HITLER
    assert refused(game.state, Seat(0), a.Execute(Seat(6))) is Reason.YOUR_HITLER
    assert all(not options(view(game.state, seat)) for seat in SEATS[1:7])
