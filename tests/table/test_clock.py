"""Bots answer at a human pace that reveals nothing, and a clock only reminds."""

import msgspec
import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Reason, Seat
from secret_hitler.table.clock import (
    LATEST,
    MOST_EXTENSIONS,
    RUNGS,
    RUNGS_APART,
    SOONEST,
    clock_ends,
    due,
    rung,
    seed_for,
    waited_for,
)
from secret_hitler.table.commands import BotAnswers, Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.status import Stage
from secret_hitler.table.table import Table
from tests.support.draws import by_lot, stacked
from tests.support.gathering import JA, Gathering

replace = msgspec.structs.replace


def voting(roles: str = "LLLLFFH", draw_bots: int = 4) -> Gathering:
    """Three people and four bots; seat 0 nominated seat 1."""
    table = Gathering(7 - draw_bots, draw_bots, draw=stacked(roles)).start()
    return table.act(0, a.NOMINATE[1])


def test_bots_of_ours_that_are_awaited_are_due_at_a_human_pace() -> None:
    table = voting()
    dues = due(table.table)
    assert [answer.seat for answer in dues] == [3, 4, 5, 6]
    assert all(SOONEST <= answer.after <= LATEST for answer in dues)
    assert len({answer.after for answer in dues}) == 4
    assert {(answer.phase, answer.attempt) for answer in dues} == {(table.game.phase, 0)}
    table.act(4, JA)
    assert [answer.seat for answer in due(table.table)] == [3, 5, 6]


def test_people_and_outside_bots_are_never_due() -> None:
    table = Gathering(4, draw=stacked("LLLFH", first=4))
    table.accepted("program", Sit("Program", bot=True))
    table.start()
    assert table.awaited() == [4]
    assert due(table.table) == ()


def test_nobody_is_due_before_play_and_after_it() -> None:
    table = Gathering(1, 4, draw=stacked("LLLFH", first=4))
    assert due(table.table) == ()
    table.accepted("p0", m.Start())
    assert due(table.table) == ()
    table.accepted("p0", m.Looked())
    assert [answer.seat for answer in due(table.table)] == [4]
    assert due(replace(table.table, stage=Stage.ENDED)) == ()


def test_a_delay_is_the_same_for_every_role_and_after_a_restart() -> None:
    table = voting("LLLLFFH")
    assert due(voting("HFFLLLL").table) == due(table.table) == due(table.rebuilt())


def test_delays_differ_by_table_game_seat_phase_and_attempt() -> None:
    table = voting().table
    others: list[Table] = [replace(table, secret="11" * 16), replace(table, games=2)]
    for other in others:
        assert not {d.after for d in due(other)} & {d.after for d in due(table)}


def test_the_seed_of_a_choice_is_made_of_all_its_circumstances() -> None:
    seeds = {
        seed_for(secret, game, Seat(seat), phase, attempt)
        for secret in ("aa", "ab")
        for game in (1, 11)
        for seat in (0, 1)
        for phase in (1, 11)
        for attempt in (0, 1)
    }
    assert len(seeds) == 32
    assert seed_for("aa", 1, Seat(0), 1, 0) in seeds


def test_a_due_answer_of_another_phase_or_attempt_does_nothing() -> None:
    table = voting()
    first = due(table.table)[0]
    answer = BotAnswers(first.seat, first.phase, first.attempt, JA)
    assert table.send(None, answer).rows
    assert table.send(None, answer).rows == (), "an exact repeat"
    again = table.send(None, BotAnswers(first.seat, first.phase, first.attempt, a.BALLOTS[1]))
    assert isinstance(again.reply, m.Rejected)
    assert again.reply.reason is Reason.STALE


# --- the attention ladder ---------------------------------------------------------------------


@pytest.mark.parametrize(("apart", "rungs"), [(False, RUNGS), (True, RUNGS_APART)])
def test_a_rung_is_reached_after_its_seconds(apart: bool, rungs: tuple[float, ...]) -> None:
    table = Gathering(5, options=m.Options(apart=apart)).start()
    for number, seconds in enumerate(rungs):
        assert rung(table.table, table.now + seconds - 0.1) == number
        assert rung(table.table, table.now + seconds) == number + 1


def test_the_ladder_is_climbed_in_the_envelopes_too() -> None:
    table = Gathering(5)
    table.accepted("p0", m.Start())
    table.accepted("p0", m.Looked())
    assert waited_for(table.table) == (1, 2, 3, 4)
    assert rung(table.table, table.now + 60) == 2


def test_before_the_deal_nobody_is_waited_for() -> None:
    table = Gathering(5)
    assert waited_for(table.table) == ()
    assert rung(table.table, 1e12) == 0
    assert clock_ends(table.table) is None


def test_the_next_step_has_a_ladder_of_its_own() -> None:
    table = Gathering(5, draw=stacked("LLLFH")).start()
    table.now += 1e6
    assert rung(table.table, table.now) == 3
    assert table.awaited() == [0], "the ladder chooses nothing"
    table.act(0, a.NOMINATE[1])
    assert rung(table.table, table.now) == 0


def test_a_ballot_does_not_begin_the_ladder_again() -> None:
    table = voting(draw_bots=0)
    table.now += 60
    table.act(3, JA)
    assert rung(table.table, table.now) == 2
    assert 3 not in waited_for(table.table)


# --- the table's clock ------------------------------------------------------------------------


def test_without_a_clock_none_runs_out() -> None:
    table = Gathering(5).start()
    assert clock_ends(table.table) is None
    phase = table.game.phase
    assert table.refusal("p1", m.ExtendClock(phase)) is m.Refusal.NOT_IN_THIS_STAGE


def test_the_clock_runs_from_the_opening_of_the_phase_and_its_end_is_the_last_rung() -> None:
    table = Gathering(5, options=m.Options(clock=45), draw=by_lot(2))
    table.now = 5000.0
    table.start()
    assert clock_ends(table.table) == 5045.0
    assert rung(table.table, 5044.9) == 1
    assert rung(table.table, 5045.0) == 3


def test_a_slow_clock_does_not_hold_the_ladder_up() -> None:
    table = Gathering(5, options=m.Options(clock=600)).start()
    assert rung(table.table, table.now + 150) == 3


def test_a_clock_runs_for_no_envelope() -> None:
    table = Gathering(5, options=m.Options(clock=20))
    table.accepted("p0", m.Start())
    assert clock_ends(table.table) is None
    assert rung(table.table, table.now + 25) == 0


def test_a_clock_chooses_nothing() -> None:
    table = Gathering(5, options=m.Options(clock=1), draw=stacked("LLLFH")).start()
    table.now += 1e6
    assert table.awaited() == [0]
    assert due(table.table) == ()
    table.act(0, a.NOMINATE[1])
    assert clock_ends(table.table) == table.now + 1, "the next phase has a clock of its own"


def test_a_ballot_does_not_wind_the_clock_up_again() -> None:
    table = Gathering(5, options=m.Options(clock=60), draw=stacked("LLLFH")).start()
    table.act(0, a.NOMINATE[1])
    end = clock_ends(table.table)
    for seat in range(4):
        table.now += 10.0
        table.act(seat, JA)
        assert clock_ends(table.table) == end
    table.act(4, JA)
    assert clock_ends(table.table) == table.now + 60


def test_anybody_gives_a_step_its_whole_time_again() -> None:
    table = Gathering(5, options=m.Options(clock=60), draw=stacked("LLLFH")).start()
    for person in ("p4", "p0"):
        table.accepted(person, m.ExtendClock(table.game.phase))
    assert clock_ends(table.table) == table.now + 180
    assert rung(table.table, table.now + 149) == 0, "and the ladder is climbed later"
    assert rung(table.table, table.now + 150) == 1
    assert rung(table.table, table.now + 180) == 3


def test_nobody_holds_the_last_rung_up_for_ever() -> None:
    """Whoever is waited for could wind the clock up again and again, and the table never act."""
    table = Gathering(5, options=m.Options(clock=60), draw=stacked("LLLFH")).start()
    for _ in range(MOST_EXTENSIONS):
        table.accepted("p0", m.ExtendClock(table.game.phase))
    assert table.refusal("p0", m.ExtendClock(table.game.phase)) is m.Refusal.TOO_LATE
    table.now += 60 * (MOST_EXTENSIONS + 1)
    assert rung(table.table, table.now) == 3
    table.act(0, a.NOMINATE[1])
    assert table.accepted("p1", m.ExtendClock(table.game.phase)).rows, "each step has its own"


def test_more_time_is_for_the_step_it_was_meant_for() -> None:
    table = Gathering(5, options=m.Options(clock=60), draw=stacked("LLLFH")).start()
    phase = table.game.phase
    table.accepted("p1", m.ExtendClock(phase))
    table.act(0, a.NOMINATE[1])
    assert clock_ends(table.table) == table.now + 60
    assert table.accepted("p1", m.ExtendClock(phase)).rows == (), "too late"
    assert clock_ends(table.table) == table.now + 60


# --- reminding --------------------------------------------------------------------------------


def test_whoever_is_waited_for_long_can_be_nudged() -> None:
    table = Gathering(5, draw=stacked("LLLFH")).start()
    assert table.refusal("p1", m.Nudge(Seat(0))) is m.Refusal.TOO_EARLY
    table.now += 60
    handled = table.accepted("p1", m.Nudge(Seat(0)))
    assert (handled.nudged, handled.rows) == (0, ())


def test_nobody_else_can_be_nudged() -> None:
    table = voting()
    table.now += 60
    for seat in (-1, 2, 3, 99):  # nobody, oneself, a bot, nobody
        assert table.refusal("p2", m.Nudge(Seat(seat))) is m.Refusal.NO_SUCH_SEAT
    table.act(1, JA)
    assert table.refusal("p2", m.Nudge(Seat(1))) is m.Refusal.NO_SUCH_SEAT
