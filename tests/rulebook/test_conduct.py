"""X: at a table with screens."""

import msgspec
import pytest

from secret_hitler.engine.actions import Discard, Nominate
from secret_hitler.engine.events import Nominated
from secret_hitler.engine.state import GameOver, PresidentChoosing
from secret_hitler.engine.terms import EndReason, Policy, Seat
from secret_hitler.record.talk import Line
from secret_hitler.table.clock import clock_ends, due, rung
from secret_hitler.table.command_rights import AskToMove, BotAnswers
from secret_hitler.table.game import attempt_of
from secret_hitler.table.protocol.messages import (
    AddBot,
    Ask,
    BotKind,
    Consent,
    Leave,
    MemoryAids,
    Options,
    Pause,
    Refused,
    Rejected,
    Resume,
    SetOptions,
    ShowDigits,
    TakeBack,
    Topic,
    TypeDigits,
)
from secret_hitler.table.updates import update_for, viewers_changed
from tests.support.gathering import JA, NEIN

from .evening import Evening

FASCIST = Discard(Policy.FASCIST)


def test_X1_a_seat_stays_yours_while_you_are_away() -> None:
    evening = Evening().start().sends(6, Leave())
    assert evening.table.seats[6].person == "p6"
    assert evening.elect(1).state.knowledge[0].hand


def test_X1_leaving_wins_the_game_for_nobody() -> None:
    evening = Evening().start()
    for person in range(7):
        evening.sends(person, Leave())
    assert not isinstance(evening.board.phase, GameOver)


def test_X2_when_you_come_back_everything_is_there() -> None:
    evening = Evening().start().elect(1).does(0, FASCIST)
    before = evening.screens()
    evening.table = evening.rebuilt()
    assert evening.screens() == before


def test_X2_the_same_choice_is_still_waiting() -> None:
    evening = Evening().start().elect(1)
    evening.table = evening.rebuilt()
    assert evening.does(0, FASCIST).state.knowledge[1].hand


@pytest.mark.parametrize("person", [1, 2, 6])
def test_X3_you_act_for_your_own_seat_alone(person: int) -> None:
    evening = Evening().start().elect(1)
    before = evening.state
    evening.does(person, FASCIST)
    assert isinstance(evening.last.reply, Rejected)
    assert evening.last.rows == ()
    assert evening.state == before


def test_X3_a_stranger_acts_for_nobody() -> None:
    evening = Evening().start().elect(1)
    evening.sends(99, evening.message(0, FASCIST))
    assert evening.last.rows == ()
    assert isinstance(evening.last.reply, Refused | Rejected)


def test_X4_a_move_for_a_step_that_is_over_changes_nothing() -> None:
    evening = Evening().start().does(0, Nominate(Seat(1)))
    late = evening.message(0, NEIN)
    for person in range(7):
        evening.does(person, JA)
    before = evening.state
    evening.sends(0, late)
    assert isinstance(evening.last.reply, Rejected)
    assert evening.state == before


def test_X5_the_same_move_twice_does_nothing_the_second_time() -> None:
    evening = Evening().start()
    nomination = evening.message(0, Nominate(Seat(1)))
    before = evening.sends(0, nomination).state
    evening.sends(0, nomination)
    assert evening.last.rows == ()
    assert evening.last.reply is None
    assert evening.last.resend
    assert evening.state == before


def test_X5_a_ballot_sent_again_does_not_undo_a_change() -> None:
    evening = Evening().start().does(0, Nominate(Seat(1)))
    first = evening.message(3, JA)
    evening.sends(3, first).does(3, NEIN).sends(3, first)
    assert evening.state.knowledge[3].ballot is NEIN.ballot


def test_X6_a_changed_ballot_changes_nobody_elses_screen() -> None:
    evening = Evening().start().does(0, Nominate(Seat(1))).does(3, JA)
    before, screens = evening.table, evening.screens(without=3)
    evening.does(3, NEIN)
    assert evening.screens(without=3) == screens
    assert viewers_changed(before, evening.table) == {Seat(3)}


def test_X7_no_clock_chooses() -> None:
    evening = Evening(Options(clock=30)).start().elect(1)
    assert rung(evening.table, now=1e6) == 3
    assert due(evening.table) == ()
    assert evening.board.phase == PresidentChoosing()


def test_X7_there_is_no_clock_unless_the_host_sets_one() -> None:
    assert clock_ends(Evening().start().table) is None


def test_X8_a_bot_is_marked_for_everyone() -> None:
    evening = Evening(people=5, bots=2)
    for viewer in (*range(5), None):
        kinds = [seat.bot for seat in evening.status(viewer).seats]
        assert kinds == [None] * 5 + [BotKind.SHREWD] * 2


def test_X8_a_program_from_outside_is_marked_too() -> None:
    evening = Evening(people=5).sends(0, AddBot(BotKind.RANDOM))
    assert evening.status(None).seats[5].bot is BotKind.RANDOM


def test_X9_the_host_may_choose_the_first_candidate() -> None:
    assert Evening(Options(first_candidate=Seat(4))).start().board.rounds[0].candidate == 4


def test_X9_nobody_else_may() -> None:
    evening = Evening().sends(3, SetOptions(Options(first_candidate=Seat(3))))
    assert isinstance(evening.last.reply, Refused)
    assert evening.start().board.rounds[0].candidate == 0


def test_X10_the_host_may_let_the_executed_talk() -> None:
    evening = Evening(Options(dead_may_chat=True)).start().execute(5)
    assert evening.says(5, Line("I told you so.")).said[-1] == Line("I told you so.")


def test_X11_memory_aids_are_the_hosts_choice() -> None:
    evening = Evening(Options(memory_aids=MemoryAids.NONE)).start()
    assert evening.status(3).options.memory_aids is MemoryAids.NONE
    assert Evening().start().status(3).options.memory_aids is MemoryAids.FULL


def test_X11_they_take_nothing_from_what_may_be_known() -> None:
    bare = Evening(Options(memory_aids=MemoryAids.NONE)).start().elect(1)
    assert bare.screens() == Evening().start().elect(1).screens()


def test_X12_nothing_moves_in_a_pause() -> None:
    evening = Evening().start().sends(3, Pause())
    evening.does(0, Nominate(Seat(1)))
    assert isinstance(evening.last.reply, Rejected)
    assert evening.last.rows == ()


@pytest.mark.parametrize("persons", [(3,), (0,), (5, 6)])
def test_X12_these_let_it_go_on(persons: tuple[int, ...]) -> None:
    evening = Evening().start().sends(3, Pause())
    for person in persons:
        assert evening.table.rest is not None
        evening.sends(person, Resume())
    assert evening.table.rest is None


def replaced() -> Evening:
    """Everybody waited for seat 0, and four of the other six have a bot play there."""
    evening = Evening().start()
    for person in (1, 2, 3, 4):
        assert not evening.table.seats[0].deputy
        evening.sends(person, Ask(Topic.DEPUTY, Seat(0)), waited=150)
    return evening


def bot_nominates(evening: Evening) -> BotAnswers:
    """What a bot in seat 0 answers."""
    game, seat = evening.game, Seat(0)
    return BotAnswers(seat, game.phase, attempt_of(game, seat), Nominate(Seat(1)))


def test_X13_a_majority_of_the_others_seats_a_deputy() -> None:
    evening = replaced()
    assert evening.table.seats[0].deputy
    assert [answer.seat for answer in due(evening.table)] == [0]


def test_X13_not_before_the_table_has_waited() -> None:
    evening = Evening().start().sends(1, Ask(Topic.DEPUTY, Seat(0)), waited=149)
    assert isinstance(evening.last.reply, Refused)


def test_X13_the_executed_are_asked_where_nobody_else_lives() -> None:
    """One lives, one is executed, and bots play the other seats."""
    evening = Evening(people=2, bots=5).start()
    living = msgspec.structs.replace(
        evening.board, alive=(True, False, True, True, True, True, True)
    )
    assert evening.table.game is not None
    state = msgspec.structs.replace(evening.state, board=living)
    game = msgspec.structs.replace(evening.table.game, state=state)
    evening.table = msgspec.structs.replace(evening.table, game=game)
    evening.sends(1, Ask(Topic.DEPUTY, Seat(0)), waited=150)
    assert evening.table.seats[0].deputy


def test_X14_a_deputys_acts_stay_marked() -> None:
    evening = replaced()
    evening.sends(0, bot_nominates(evening))
    for table in (evening.table, evening.rebuilt()):
        update = update_for(table, None)
        assert update is not None
        assert [type(told.event) for told in update.events if told.deputies] == [Nominated]


def test_X14_the_player_is_back_at_the_next_step() -> None:
    evening = replaced().sends(0, TakeBack())
    evening.sends(0, bot_nominates(evening))
    assert evening.does(0, JA).state.knowledge[0].ballot is JA.ballot


def test_X15_a_majority_ends_the_game_without_a_winner() -> None:
    evening = Evening().start()
    for person in (6, 5, 4, 3):
        assert not isinstance(evening.board.phase, GameOver)
        evening.sends(person, Ask(Topic.ABORT))
    assert evening.board.phase == GameOver(None, EndReason.ABANDONED)
    assert evening.board.roles is not None


def test_X16_two_have_the_game_dealt_anew() -> None:
    evening = Evening().start().sends(2, Ask(Topic.MISDEAL))
    assert evening.table.games == 1
    assert evening.sends(6, Ask(Topic.MISDEAL)).table.games == 2


def test_X16_not_after_the_first_ballot() -> None:
    evening = Evening().start().does(0, Nominate(Seat(1))).does(2, JA)
    for person in (2, 6):
        assert isinstance(evening.sends(person, Ask(Topic.MISDEAL)).last.reply, Refused)
    assert evening.table.games == 1


def test_X17_nobody_learns_who_agreed() -> None:
    evening = Evening().start().sends(1, Ask(Topic.ABORT))
    before = [evening.status(seat) for seat in (None, 0, 1, 3, 4, 5, 6)]
    for agree in (True, False):
        evening.sends(2, Consent(1, agree=agree))
        assert evening.last.rows
        assert [evening.status(seat) for seat in (None, 0, 1, 3, 4, 5, 6)] == before


def test_X17_who_takes_it_back_has_not_agreed() -> None:
    evening = Evening().start()
    for person in (1, 2, 3):
        evening.sends(person, Ask(Topic.ABORT))
    evening.sends(2, Consent(1, agree=False)).sends(4, Consent(1))
    assert not isinstance(evening.board.phase, GameOver)


def test_X18_time_decides_nothing() -> None:
    evening = Evening(Options(clock=30)).start()
    evening.sends(1, Ask(Topic.DEPUTY, Seat(0)), waited=30)
    before = evening.table
    evening.sends(1, Consent(1), waited=1e9)
    assert evening.last.rows == ()
    assert evening.table is before
    assert not before.seats[0].deputy


def asks_for_seat_three() -> Evening:
    """A phone without a seat asks for seat 3."""
    return Evening().start().sends(99, AskToMove(Seat(3)))


def test_X19_the_old_phone_lets_the_seat_go() -> None:
    evening = asks_for_seat_three().sends(3, ShowDigits(1))
    digits = evening.status(3).questions[0].digits
    assert digits is not None
    assert evening.sends(99, TypeDigits(1, digits)).table.seats[3].person == "p99"


def test_X19_the_host_and_one_other_do_where_it_is_away() -> None:
    evening = asks_for_seat_three().sends(5, Consent(1)).sends(6, Consent(1))
    assert evening.table.seats[3].person == "p3"
    assert evening.sends(0, Consent(1)).table.seats[3].person == "p99"
