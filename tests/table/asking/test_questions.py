"""A question as each viewer sees it, and what each may ask."""

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Seat
from secret_hitler.table.asking.questions import deciders, may_ask, question_statuses
from secret_hitler.table.commands import AskToMove, Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.status import QuestionStatus, Topic
from tests.support.draws import stacked
from tests.support.gathering import JA, Gathering, finished

NOBODY = frozenset[Seat]()


def late() -> Gathering:
    """Seven people, and a candidate who does not act."""
    table = Gathering(7, draw=stacked("LLLLFFH")).start()
    table.now += 150
    return table


def seen(table: Gathering, seat: int | None) -> QuestionStatus:
    """The one question as a seat sees it."""
    viewer = None if seat is None else Seat(seat)
    who = None if seat is None else table.who(seat)
    return question_statuses(table.table, viewer, who, NOBODY)[0]


def test_who_agreed_sees_that_and_others_that_they_are_asked() -> None:
    table = late()
    table.accepted("p1", m.Ask(Topic.ABORT))
    for seat, agreed in ((1, True), (2, False)):
        assert seen(table, seat) == QuestionStatus(1, Topic.ABORT, None, may=True, agreed=agreed)


def test_a_watcher_sees_that_something_is_asked() -> None:
    table = late()
    table.accepted("p1", m.Ask(Topic.ABORT))
    assert seen(table, None) == QuestionStatus(1, Topic.ABORT, None, may=False, agreed=False)


def test_whom_a_deputy_is_asked_for_sees_it_and_is_not_asked() -> None:
    table = late()
    table.accepted("p1", m.Ask(Topic.DEPUTY, Seat(0)))
    assert seen(table, 0) == QuestionStatus(1, Topic.DEPUTY, Seat(0), may=False, agreed=False)


def test_a_seat_that_is_asked_for_sees_itself_as_the_owner_and_the_phone_as_the_asker() -> None:
    table = late()
    table.accepted("new", AskToMove(Seat(3)))
    owner = seen(table, 3)
    assert (owner.owner, owner.asker, owner.may) == (True, False, False)
    asker = question_statuses(table.table, None, "new", NOBODY)[0]
    assert (asker.owner, asker.asker, asker.may) == (False, True, False)
    other = seen(table, 4)
    assert (other.owner, other.asker, other.may) == (False, False, True)


# --- what may be asked ------------------------------------------------------------------------


def test_the_deputy_comes_with_the_last_rung() -> None:
    table = Gathering(7, draw=stacked("LLLLFFH")).start()
    assert may_ask(table.table, Seat(1), table.now + 149) == (Topic.ABORT, Topic.MISDEAL)
    everything = (Topic.DEPUTY, Topic.ABORT, Topic.MISDEAL)
    assert may_ask(table.table, Seat(1), table.now + 150) == everything
    assert Topic.DEPUTY not in may_ask(table.table, Seat(0), table.now + 150), "one's own"


def test_what_is_being_asked_is_not_asked_again() -> None:
    table = late()
    for topic in (Topic.ABORT, Topic.DEPUTY):
        table.accepted("p1", m.Ask(topic, Seat(0)))
        assert topic not in may_ask(table.table, Seat(2), table.now)


def test_of_several_who_are_missing_each_may_be_asked_for() -> None:
    table = late().act(0, a.NOMINATE[1])
    table.now += 150
    table.accepted("p1", m.Ask(Topic.DEPUTY, Seat(0)))
    assert Topic.DEPUTY in may_ask(table.table, Seat(2), table.now)


def test_the_misdeal_goes_with_the_first_ballot() -> None:
    table = late().act(0, a.NOMINATE[1]).act(3, JA)
    assert may_ask(table.table, Seat(1), table.now) == (Topic.ABORT,)


@pytest.mark.parametrize("seat", [None, 5])
def test_watchers_and_programs_ask_nothing(seat: int | None) -> None:
    table = Gathering(5)
    table.accepted("program", Sit("Program", bot=True))
    table.start()
    viewer = None if seat is None else Seat(seat)
    assert may_ask(table.table, viewer, table.now + 1e6) == ()


def test_without_a_game_nothing_is_asked() -> None:
    for table in (Gathering(5), finished()):
        assert may_ask(table.table, Seat(0), table.now + 1e6) == ()


@pytest.mark.parametrize("rest", [False, True])
def test_whatever_may_be_asked_is_not_refused(rest: bool) -> None:
    for seat in range(7):
        for topic in may_ask(late().table, Seat(seat), late().now):
            table = late()
            if rest:
                table.accepted("p3", m.Pause())
            table.accepted(f"p{seat}", m.Ask(topic, Seat(0)))


def test_who_decides_is_a_person_and_not_replaced() -> None:
    table = Gathering(4, 1)
    table.accepted("program", Sit("Program", bot=True))
    table.start()
    assert deciders(table.table, Topic.ABORT, None) == {0, 1, 2, 3}
