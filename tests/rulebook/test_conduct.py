"""X: at a table with screens."""

import pytest

from secret_hitler.engine.actions import Discard, Nominate
from secret_hitler.engine.state import GameOver, PresidentChoosing
from secret_hitler.engine.terms import Policy, Seat
from secret_hitler.record.talk import Line
from secret_hitler.table.clock import due, overdue
from secret_hitler.table.messages import (
    AddBot,
    BotKind,
    Leave,
    MemoryAids,
    Options,
    Refused,
    Rejected,
    SetOptions,
)
from secret_hitler.table.updates import viewers_changed

from .evening import JA, NEIN, Evening

FASCIST = Discard(Policy.FASCIST)


def test_X1_a_seat_stays_yours_while_you_are_away() -> None:
    evening = Evening().start().send(6, Leave())
    assert evening.table.seats[6].person == "6"
    assert evening.elect(1).state.knowledge[0].hand


def test_X1_leaving_wins_the_game_for_nobody() -> None:
    evening = Evening().start()
    for person in range(7):
        evening.send(person, Leave())
    assert not isinstance(evening.board.phase, GameOver)


def test_X2_when_you_come_back_everything_is_there() -> None:
    evening = Evening().start().elect(1).act(0, FASCIST)
    before = evening.screens()
    evening.table = evening.restored()
    assert evening.screens() == before


def test_X2_the_same_choice_is_still_waiting() -> None:
    evening = Evening().start().elect(1)
    evening.table = evening.restored()
    assert evening.act(0, FASCIST).state.knowledge[1].hand


@pytest.mark.parametrize("person", [1, 2, 6])
def test_X3_you_act_for_your_own_seat_alone(person: int) -> None:
    evening = Evening().start().elect(1)
    before = evening.state
    evening.act(person, FASCIST)
    assert isinstance(evening.last.reply, Rejected)
    assert evening.last.rows == ()
    assert evening.state == before


def test_X3_a_stranger_acts_for_nobody() -> None:
    evening = Evening().start().elect(1)
    evening.send(99, evening.message(0, FASCIST))
    assert evening.last.rows == ()
    assert isinstance(evening.last.reply, Refused | Rejected)


def test_X4_a_move_for_a_step_that_is_over_changes_nothing() -> None:
    evening = Evening().start().act(0, Nominate(Seat(1)))
    late = evening.message(0, NEIN)
    for person in range(7):
        evening.act(person, JA)
    before = evening.state
    evening.send(0, late)
    assert isinstance(evening.last.reply, Rejected)
    assert evening.state == before


def test_X5_the_same_move_twice_does_nothing_the_second_time() -> None:
    evening = Evening().start()
    nomination = evening.message(0, Nominate(Seat(1)))
    before = evening.send(0, nomination).state
    evening.send(0, nomination)
    assert evening.last.rows == ()
    assert evening.last.reply is None
    assert evening.last.resend
    assert evening.state == before


def test_X5_a_ballot_sent_again_does_not_undo_a_change() -> None:
    evening = Evening().start().act(0, Nominate(Seat(1)))
    first = evening.message(3, JA)
    evening.send(3, first).act(3, NEIN).send(3, first)
    assert evening.state.knowledge[3].ballot is NEIN.ballot


def test_X6_a_changed_ballot_changes_nobody_elses_screen() -> None:
    evening = Evening().start().act(0, Nominate(Seat(1))).act(3, JA)
    before, screens = evening.table, evening.screens(without=3)
    evening.act(3, NEIN)
    assert evening.screens(without=3) == screens
    assert viewers_changed(before, evening.table) == {Seat(3)}


def test_X7_no_clock_chooses() -> None:
    evening = Evening(Options(clock=30)).start().elect(1)
    assert overdue(evening.table, now=1e6)
    assert due(evening.table) == ()
    assert evening.board.phase == PresidentChoosing()


def test_X7_there_is_no_clock_unless_the_host_sets_one() -> None:
    assert not overdue(Evening().start().table, now=1e6)


def test_X8_a_bot_is_marked_for_everyone() -> None:
    evening = Evening(people=5, bots=2)
    for viewer in (*range(5), None):
        kinds = [seat.bot for seat in evening.status(viewer).seats]
        assert kinds == [None] * 5 + [BotKind.CAREFUL] * 2


def test_X8_a_program_from_outside_is_marked_too() -> None:
    evening = Evening(people=5).send(0, AddBot(BotKind.RANDOM))
    assert evening.status(None).seats[5].bot is BotKind.RANDOM


def test_X9_the_host_may_choose_the_first_candidate() -> None:
    assert Evening(Options(first_candidate=Seat(4))).start().board.rounds[0].candidate == 4


def test_X9_nobody_else_may() -> None:
    evening = Evening().send(3, SetOptions(Options(first_candidate=Seat(3))))
    assert isinstance(evening.last.reply, Refused)
    assert evening.start().board.rounds[0].candidate == 0


def test_X10_the_host_may_let_the_executed_talk() -> None:
    evening = Evening(Options(dead_may_chat=True)).start().execute(5)
    assert evening.say(5, Line("I told you so.")).heard[-1] == Line("I told you so.")


def test_X11_memory_aids_are_the_hosts_choice() -> None:
    evening = Evening(Options(memory_aids=MemoryAids.NONE)).start()
    assert evening.status(3).options.memory_aids is MemoryAids.NONE
    assert Evening().start().status(3).options.memory_aids is MemoryAids.FULL


def test_X11_they_take_nothing_from_what_may_be_known() -> None:
    bare = Evening(Options(memory_aids=MemoryAids.NONE)).start().elect(1)
    assert bare.screens() == Evening().start().elect(1).screens()
