"""A deputy plays for a missing player: its acts stay marked, it is silent, and one tap ends it."""

import random

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Ballot, Reason, Seat
from secret_hitler.record.levels import BotKind, Style
from secret_hitler.record.record import By
from secret_hitler.record.talk import Line
from secret_hitler.table.clock import LATEST, SOONEST, Player, asked_at, due, player_of
from secret_hitler.table.commands import BotAnswers, BotSpeaks, Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.status import Stage, Topic
from secret_hitler.table.rows import Acted
from secret_hitler.table.updates import Room, status_for, viewers_changed
from tests.support.draws import stacked
from tests.support.gathering import FASCIST, JA, NEIN, Gathering, sent


def seat_deputy(table: Gathering, seat: int) -> Gathering:
    """The others wait, and then have a bot play for this seat."""
    table.now += 150
    for person in range(len(table.table.seats)):
        if person != seat and not table.table.seats[seat].deputy:
            table.accepted(f"p{person}", m.Ask(Topic.DEPUTY, Seat(seat)))
    assert table.table.seats[seat].deputy
    return table


def missing(seat: int = 0) -> Gathering:
    """Seven people; a deputy plays for the first candidate."""
    table = Gathering(7, draw=stacked("LLLLFFH", "FFL FFL", first=seat)).start()
    return seat_deputy(table, seat)


def marks(table: Gathering) -> list[tuple[str, tuple[Seat, ...]]]:
    """What a spectator is told was chosen by a deputy."""
    told = table.update(None).events
    return [(type(one.event).__name__, one.deputies) for one in told if one.deputies]


def test_the_deputy_is_the_shrewd_bot_and_owes_what_the_seat_owes() -> None:
    table = missing()
    assert player_of(table.table, Seat(0)) == Player(BotKind.SHREWD, Style.REGULAR)
    assert [answer.seat for answer in due(table.table)] == [0]
    assert player_of(table.table, Seat(1)) is None


def test_it_takes_as_long_for_its_first_answer_as_bots_do() -> None:
    table = missing()
    moment = asked_at(table.table, Seat(0)) + due(table.table)[0].after
    assert SOONEST <= moment - table.now <= LATEST
    table.now += 20
    table.act(0, a.NOMINATE[1])
    assert SOONEST <= due(table.table)[0].after <= LATEST
    assert asked_at(table.table, Seat(0)) == table.game.opened


def test_after_a_pause_it_has_its_moment_again() -> None:
    table = missing()
    table.accepted("p1", m.Pause())
    table.now += 500
    table.accepted("p1", m.Resume())
    assert asked_at(table.table, Seat(0)) == table.now


def test_everybody_sees_that_a_deputy_plays() -> None:
    status = status_for(missing().table, None, None, Room(frozenset()), 0.0).table
    assert [seat.deputy for seat in status.seats] == [True] + [False] * 6


def test_what_it_does_is_on_record_as_a_deputys() -> None:
    table = missing()
    row = table.accepted(None, table.message(0, a.NOMINATE[1])).rows[0]
    assert isinstance(row, Acted)
    assert row.row.by is By.DEPUTY


def test_the_person_does_not_act_meanwhile_and_is_offered_nothing() -> None:
    table = missing()
    act = m.Act(table.game.phase, 0, a.NOMINATE[1])
    reply = table.send("p0", act).reply
    assert isinstance(reply, m.Rejected)
    assert reply.reason is Reason.NOT_NOW
    assert table.options(0) == ()


def test_only_the_persons_own_screen_changes_its_choices() -> None:
    table = Gathering(7, draw=stacked("LLLLFFH")).start()
    table.now += 150
    for person in range(1, 4):
        table.accepted(f"p{person}", m.Ask(Topic.DEPUTY, Seat(0)))
    before = table.table
    table.accepted("p4", m.Ask(Topic.DEPUTY, Seat(0)))
    assert viewers_changed(before, table.table) == {0}


def test_it_never_speaks_and_the_person_may() -> None:
    table = missing()
    assert table.refusal(None, BotSpeaks(Seat(0), Line("hello"))) is m.Refusal.NOT_SEATED
    assert table.say(0, Line("hello")) is None


# --- coming back ------------------------------------------------------------------------------


def test_who_takes_the_seat_back_plays_from_the_next_step_on() -> None:
    table = missing()
    table.accepted("p0", m.TakeBack())
    assert table.table.seats[0].deputy, "the deputy is at work"
    table.act(0, a.NOMINATE[1])
    assert not table.table.seats[0].deputy
    assert table.options(0) == (JA, NEIN)
    table.act(0, JA)
    assert table.game.rows[-1].by is By.PERSON


def test_a_seat_that_nobody_waits_for_is_handed_over_at_once() -> None:
    table = missing().act(0, a.NOMINATE[1])
    table.act(0, JA)
    before = table.table
    table.accepted("p0", m.TakeBack())
    assert not table.table.seats[0].deputy
    assert viewers_changed(before, table.table) == {0}
    table.act(0, NEIN)
    assert table.game.state.knowledge[0].ballot is Ballot.NEIN


def test_an_answer_that_the_deputy_was_thinking_about_is_nothing_then() -> None:
    table = missing().act(0, a.NOMINATE[1])
    owed = due(table.table)[0]
    for seat in range(1, 7):
        table.act(seat, NEIN)
    table.accepted("p0", m.TakeBack())
    table.act(0, JA)
    late = BotAnswers(owed.seat, owed.phase, owed.attempt, NEIN)
    assert isinstance(table.send(None, late).reply, m.Rejected)


def test_taking_back_what_one_has_changes_nothing() -> None:
    table = missing()
    assert table.accepted("p1", m.TakeBack()).rows == ()
    table.accepted("p0", m.TakeBack())
    assert table.accepted("p0", m.TakeBack()).rows == ()


# --- the marks --------------------------------------------------------------------------------


def test_its_acts_are_marked_and_nobody_elses() -> None:
    table = missing().act(0, a.NOMINATE[1]).vote(JA)
    table.act(0, a.Discard(FASCIST)).act(1, a.Enact(FASCIST))
    assert marks(table) == [
        ("Nominated", (0,)),
        ("BallotCast", (0,)),
        ("VotesRevealed", (0,)),
        ("TilesPassed", (0,)),
    ]


def test_of_the_ballots_those_are_marked_that_count() -> None:
    table = missing().act(0, a.NOMINATE[1]).act(0, JA)
    table.accepted("p0", m.TakeBack())
    table.act(0, NEIN).vote(JA)
    assert marks(table) == [("Nominated", (0,)), ("BallotCast", (0,))]


def test_the_marks_are_there_after_a_restart() -> None:
    table = missing().act(0, a.NOMINATE[1]).vote(JA)
    assert sent(table.rebuilt(), None) == sent(table.table, None)


def test_the_marks_tell_two_worlds_not_apart() -> None:
    worlds = []
    for ballot in (JA, NEIN):
        table = missing().act(0, a.NOMINATE[1]).act(0, ballot)
        worlds.append([sent(table.table, viewer) for viewer in table.viewers() if viewer != 0])
    assert worlds[0] == worlds[1]


# --- envelopes, misdeals, ends ----------------------------------------------------------------


def test_a_deputy_opens_the_envelope_that_all_wait_for() -> None:
    table = Gathering(5, draw=stacked("LLLFH"))
    table.accepted("p0", m.Start())
    for person in range(4):
        table.accepted(f"p{person}", m.Looked())
    seat_deputy(table, 4)
    assert table.table.stage is Stage.PLAYING
    assert table.game.opened == table.now


def test_a_misdeal_is_dealt_to_the_deputy_too() -> None:
    table = missing()
    for person in (1, 2):
        table.accepted(f"p{person}", m.Ask(Topic.MISDEAL))
    assert table.table.games == 2
    assert [chair.deputy for chair in table.table.seats] == [True] + [False] * 6
    assert [chair.looked for chair in table.table.seats] == [True] + [False] * 6


def test_no_deputy_outlasts_its_game() -> None:
    table = missing().play(random.Random(1), lambda _: None)
    assert table.table.stage is Stage.ENDED
    assert not table.table.seats[0].deputy
    assert table.game.rows[1].by is By.DEPUTY, "the record remembers"


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_a_deputy_is_the_same_after_a_restart(seed: int) -> None:
    table = missing().play(random.Random(seed), lambda _: None)
    assert table.rebuilt() == table.table


def test_a_program_that_is_silent_can_be_replaced_too() -> None:
    table = Gathering(4, draw=stacked("LLLFH", first=4))
    table.accepted("program", Sit("Program", bot=True))
    table.start()
    seat_deputy(table, 4)
    assert player_of(table.table, Seat(4)) == Player(BotKind.SHREWD, Style.REGULAR)
