"""A pause: everything stops, and continues as it was."""

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Reason, Seat
from secret_hitler.record.talk import Line
from secret_hitler.table.clock import clock_ends, due, rung
from secret_hitler.table.commands import BotAnswers, BotSpeaks, Sit
from secret_hitler.table.pause import pause_status
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.status import PauseStatus, Stage
from secret_hitler.table.updates import Room, status_for, viewers_changed
from tests.support.draws import stacked
from tests.support.gathering import JA, Gathering, finished

HERE = Room(frozenset())


def paused(by: str = "p2") -> Gathering:
    """Seven people; seat 0 nominated seat 1, and somebody paused the voting."""
    table = Gathering(7, draw=stacked("LLLLFFH"), options=m.Options(clock=90)).start()
    table.act(0, a.NOMINATE[1])
    table.now += 40
    table.accepted(by, m.Pause())
    return table


def is_paused(table: Gathering) -> bool:
    """Whether the table is paused."""
    return table.table.rest is not None


def test_everybody_is_told_who_paused() -> None:
    table = paused(by="p2")
    assert pause_status(table.table, None) == PauseStatus(Seat(2), agreed=False)
    told = status_for(table.table, Seat(0), "p0", HERE, table.now).status
    assert (told.id, told.seats, told.you) == ("table-paused", {"who": (2,)}, False)
    assert status_for(table.table, Seat(2), "p2", HERE, table.now).status.you


def test_nobody_acts_while_it_lasts() -> None:
    table = paused()
    before = table.table
    reply = table.send("p3", table.message(3, JA)).reply
    assert isinstance(reply, m.Rejected)
    assert reply.reason is Reason.NOT_NOW
    assert table.table is before


def test_an_act_repeated_in_a_pause_is_answered_as_ever() -> None:
    table = Gathering(5, draw=stacked("LLLFH")).start()
    nomination = table.message(0, a.NOMINATE[1])
    table.accepted("p0", nomination)
    table.accepted("p2", m.Pause())
    assert table.send("p0", nomination).reply is None


def test_no_choice_is_offered_and_everybody_is_told_so() -> None:
    table = Gathering(7, draw=stacked("LLLLFFH")).start().act(0, a.NOMINATE[1])
    before = table.table
    table.accepted("p2", m.Pause())
    assert viewers_changed(before, table.table) == set(table.viewers())
    assert {table.options(seat) for seat in range(7)} == {()}
    assert table.update(3).stakes == ()
    before = table.table
    table.accepted("p2", m.Resume())
    assert viewers_changed(before, table.table) == set(table.viewers())
    assert all(table.options(seat) for seat in range(7))


def test_no_bot_answers_while_it_lasts() -> None:
    table = Gathering(3, 4, draw=stacked("LLLLFFH")).start().act(0, a.NOMINATE[1])
    owed = due(table.table)
    table.accepted("p1", m.Pause())
    assert due(table.table) == ()
    answer = BotAnswers(owed[0].seat, owed[0].phase, owed[0].attempt, JA)
    assert isinstance(table.send(None, answer).reply, m.Rejected)
    assert table.refusal(None, BotSpeaks(Seat(3), Line("hello"))) is m.Refusal.PAUSED
    table.accepted("p1", m.Resume())
    assert due(table.table) == owed


def test_the_step_is_no_older_after_it() -> None:
    table = paused()
    table.now += 7 * 24 * 3600.0
    assert (rung(table.table, table.now), clock_ends(table.table)) == (1, None)
    table.accepted("p2", m.Resume())
    assert rung(table.table, table.now) == 1
    assert clock_ends(table.table) == table.now + 50


@pytest.mark.parametrize("person", ["p2", "p0"])
def test_the_one_who_paused_and_the_host_end_it(person: str) -> None:
    table = paused(by="p2")
    table.accepted(person, m.Resume())
    assert not is_paused(table)


def test_a_play_that_opens_in_a_pause_is_new_when_it_ends() -> None:
    """The deputy of the last who had not looked opens it: the pause began long before the step."""
    table = Gathering(7, 0, stacked("LLLLFFH"))
    table.accepted("p0", m.Start())
    for person in range(6):
        table.accepted(f"p{person}", m.Looked())
    table.now += 150
    table.accepted("p0", m.Pause())
    table.now += 1000
    for person in range(4):
        table.accepted(f"p{person}", m.Ask(m.Topic.DEPUTY, Seat(6)))
    assert table.table.stage is Stage.PLAYING
    table.now += 50
    table.accepted("p0", m.Resume())
    assert table.game.opened == table.now


def test_of_all_others_it_takes_two() -> None:
    table = paused(by="p2")
    for _ in range(2):  # one of them twice is not two
        table.accepted("p4", m.Resume())
        assert is_paused(table)
    assert pause_status(table.table, Seat(4)) == PauseStatus(Seat(2), agreed=True)
    assert pause_status(table.table, Seat(5)) == PauseStatus(Seat(2), agreed=False)
    table.accepted("p5", m.Resume())
    assert not is_paused(table)


def test_an_executed_player_pauses_and_resumes_as_others_do() -> None:
    table = Gathering(7, draw=stacked("LLLLFFH", "FFL FFL FFL FFL")).start()
    while table.board.alive[5]:
        eligible = [act for act in table.options(table.awaited()[0]) if act != a.NOMINATE[6]]
        assert isinstance(eligible[0], a.Nominate)
        table.elect(eligible[0].nominee).legislate("L", "F")
        if not isinstance(table.options(table.awaited()[0])[0], a.Nominate):
            offered = table.options(table.awaited()[0])
            execution = a.EXECUTE[5]
            table.act(table.awaited()[0], execution if execution in offered else offered[0])
    table.accepted("p5", m.Pause())
    table.accepted("p5", m.Resume())
    assert not is_paused(table)


def test_where_two_play_the_other_one_is_enough() -> None:
    table = Gathering(2, 4).start()
    table.accepted("p0", m.Pause())
    table.accepted("p1", m.Resume())
    assert not is_paused(table)


def test_pausing_twice_and_going_on_twice_changes_nothing() -> None:
    table = paused(by="p2")
    before = table.table
    table.now += 5
    assert table.accepted("p3", m.Pause()).rows == ()
    assert table.table is before
    table.accepted("p2", m.Resume())
    assert table.accepted("p2", m.Resume()).rows == ()


def test_watchers_and_programs_pause_nothing() -> None:
    table = Gathering(5)
    table.accepted("program", Sit("Program", bot=True))
    table.start()
    for who in (None, "stranger", "program"):
        assert table.refusal(who, m.Pause()) is m.Refusal.NOT_SEATED
    table.accepted("p0", m.Pause())
    assert table.refusal("program", m.Resume()) is m.Refusal.NOT_SEATED


def test_without_a_game_there_is_nothing_to_pause() -> None:
    assert Gathering(5).refusal("p0", m.Pause()) is m.Refusal.NOT_IN_THIS_STAGE
    assert finished().refusal("p0", m.Pause()) is m.Refusal.NOT_IN_THIS_STAGE


def test_in_a_pause_no_envelope_is_opened_and_nothing_begins() -> None:
    table = Gathering(5)
    table.accepted("p0", m.Start())
    table.accepted("p0", m.Looked())
    table.accepted("p3", m.Pause())
    assert table.refusal("p1", m.Looked()) is m.Refusal.PAUSED
    assert table.refusal("p0", m.Start()) is m.Refusal.PAUSED
    table.now += 1000
    table.accepted("p0", m.Resume())
    assert rung(table.table, table.now) == 0
    table.accepted("p0", m.Start())
    assert table.table.stage is Stage.PLAYING


def test_nobody_is_nudged_and_no_clock_is_wound_up_in_a_pause() -> None:
    table = paused()
    assert table.refusal("p3", m.Nudge(Seat(4))) is m.Refusal.PAUSED
    assert table.refusal("p3", m.ExtendClock(table.game.phase)) is m.Refusal.PAUSED


@pytest.mark.parametrize("topic", [m.Topic.ABORT, m.Topic.MISDEAL])
def test_no_pause_outlasts_its_game(topic: m.Topic) -> None:
    table = paused()
    for person in range(4):
        if is_paused(table):
            table.accepted(f"p{person}", m.Ask(topic))
    assert not is_paused(table)


def test_a_restart_finds_the_pause() -> None:
    table = paused()
    table.accepted("p4", m.Resume())
    assert table.rebuilt() == table.table
