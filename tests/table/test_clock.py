"""Bots answer at a human pace that says nothing, and a clock only reminds."""

import msgspec
import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Reason, Seat
from secret_hitler.table import messages as m
from secret_hitler.table.clock import LATEST, SOONEST, alarm, due, overdue, seed_for
from secret_hitler.table.commands import BotAnswers, Sit
from secret_hitler.table.messages import Stage
from secret_hitler.table.table import Table

from .gathering import JA, Gathering, by_lot, stacked

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


def test_without_a_clock_nothing_is_ever_overdue() -> None:
    table = Gathering(5).start()
    assert alarm(table.table) is None
    assert not overdue(table.table, 1e12)


@pytest.mark.parametrize("elapsed", [0.0, 119.0, 119.9])
def test_the_clock_runs_from_the_opening_of_the_phase(elapsed: float) -> None:
    table = Gathering(5, options=m.Options(clock=120), draw=by_lot(2))
    table.now = 5000.0
    table.start()
    assert alarm(table.table) == 5120.0
    assert not overdue(table.table, 5000.0 + elapsed)
    assert overdue(table.table, 5120.0)


def test_a_clock_chooses_nothing() -> None:
    table = Gathering(5, options=m.Options(clock=1), draw=stacked("LLLFH")).start()
    table.now += 1e6
    late = table.table
    assert overdue(late, table.now)
    assert table.awaited() == [0]
    table.act(0, a.NOMINATE[1])
    assert not overdue(table.table, table.now), "the next phase has a clock of its own"


def test_a_ballot_does_not_wind_the_clock_up_again() -> None:
    table = Gathering(5, options=m.Options(clock=60), draw=stacked("LLLFH")).start()
    table.act(0, a.NOMINATE[1])
    end = alarm(table.table)
    for seat in range(4):
        table.now += 10.0
        table.act(seat, JA)
        assert alarm(table.table) == end
    table.act(4, JA)
    assert alarm(table.table) == table.now + 60
