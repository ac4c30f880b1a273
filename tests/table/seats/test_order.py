"""The order of the seats: answers to "who sits to your left?", or the host's word."""

import random

import pytest

from secret_hitler.engine.terms import Seat
from secret_hitler.table.commands import Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from secret_hitler.table.protocol.status import ArrangingStatus, TableStatus
from secret_hitler.table.rows import NeighbourNamed
from secret_hitler.table.table import Arranging, order_of
from secret_hitler.table.updates import Room, status_for
from tests.support.gathering import Gathering, finished, names, seat_number


def status(gathering: Gathering, viewer: int | None = None) -> m.TableUpdate:
    seat = None if viewer is None else Seat(viewer)
    return status_for(gathering.table, seat, None, Room(frozenset()), 0.0)


def table_status(gathering: Gathering) -> TableStatus:
    return status(gathering).table


def asked(people: int = 5, bots: int = 0) -> Gathering:
    gathering = Gathering(people, bots)
    gathering.accepted("p0", m.Arrange())
    return gathering


def says(gathering: Gathering, of: int, seat: int) -> None:
    """A person taps "Me" for the seat that it has."""
    gathering.accepted(gathering.who(seat), m.SitsLeft(Seat(of), Seat(seat)))


def test_the_first_question_is_about_the_hosts_left() -> None:
    gathering = asked()
    assert table_status(gathering).arranging == ArrangingStatus((Seat(0),), again=False)
    assert status(gathering).status.id == "table-arranging"
    assert [status(gathering, viewer).status.you for viewer in (0, 1)] == [True, False]


def test_taps_put_the_seats_in_their_true_order_and_the_last_one_needs_none() -> None:
    gathering = asked()
    says(gathering, 0, 3)
    says(gathering, 3, 1)
    says(gathering, 1, 4)
    assert names(gathering.table) == ["Anna", "Dov", "Ben", "Emre", "Chiara"]
    assert gathering.table.arranging is None
    assert seat_number(gathering.table, "p2") == 4


@pytest.mark.parametrize("people", [1, 2])
def test_where_only_one_order_is_possible_nobody_is_asked(people: int) -> None:
    gathering = asked(people)
    assert gathering.table.arranging is None
    assert len(gathering.table.seats) == people


def test_two_answers_to_one_question_have_it_asked_again() -> None:
    gathering = asked()
    says(gathering, 0, 3)
    says(gathering, 0, 2)
    assert gathering.table.arranging == Arranging((Seat(0),), again=True)
    assert status(gathering).status.id == "table-arranging-again"
    says(gathering, 0, 2)
    assert gathering.table.arranging == Arranging((Seat(0), Seat(2)))


def test_the_second_tap_on_the_same_button_does_nothing() -> None:
    gathering = asked()
    says(gathering, 0, 3)
    assert gathering.accepted("p3", m.SitsLeft(Seat(0), Seat(3))).rows == ()


def test_who_has_a_place_cannot_have_another() -> None:
    gathering = asked()
    says(gathering, 0, 3)
    assert gathering.refusal("p3", m.SitsLeft(Seat(3), Seat(3))) is Refusal.NOT_AN_ORDER
    assert gathering.refusal("p0", m.SitsLeft(Seat(3), Seat(0))) is Refusal.NOT_AN_ORDER


def test_questions_long_answered_or_not_yet_asked_are_not_answered() -> None:
    gathering = asked(6)
    says(gathering, 0, 3)
    says(gathering, 3, 1)
    late = Refusal.NOT_IN_THIS_STAGE
    assert gathering.refusal("p2", m.SitsLeft(Seat(0), Seat(2))) is late
    assert gathering.refusal("p2", m.SitsLeft(Seat(4), Seat(2))) is late


def test_without_a_question_there_is_no_answer() -> None:
    answer = m.SitsLeft(Seat(0), Seat(1))
    assert Gathering(5).refusal("p1", answer) is Refusal.NOT_IN_THIS_STAGE


def test_everybody_answers_for_themselves_and_the_host_for_anybody() -> None:
    gathering = asked(4, 1)
    assert gathering.refusal("p1", m.SitsLeft(Seat(0), Seat(4))) is Refusal.NOT_HOST
    gathering.accepted("p0", m.SitsLeft(Seat(0), Seat(4)))
    gathering.accepted("p0", m.SitsLeft(Seat(4), Seat(2)))
    assert gathering.table.arranging == Arranging((Seat(0), Seat(4), Seat(2)))


def test_a_phone_answers_for_whoever_it_is_passed_to() -> None:
    gathering = Gathering(4)
    gathering.accepted("p0", Sit("Zoe", passed=True))
    gathering.accepted("p0", m.Arrange())
    gathering.accepted("p0", m.SitsLeft(Seat(0), Seat(4)))
    assert gathering.table.arranging == Arranging((Seat(0), Seat(4)))


@pytest.mark.parametrize("seat", [-1, 5, 99])
def test_only_seats_of_the_table_have_a_place(seat: int) -> None:
    gathering = asked()
    assert gathering.refusal("p0", m.SitsLeft(Seat(0), Seat(seat))) is Refusal.NO_SUCH_SEAT
    assert gathering.refusal("p0", m.SitsLeft(Seat(seat), Seat(1))) is Refusal.NO_SUCH_SEAT


def test_a_seat_taken_or_freed_meanwhile_stops_the_questions() -> None:
    gathering = asked()
    gathering.accepted("late", Sit("Zoe"))
    assert gathering.table.arranging is None
    gathering.accepted("p0", m.Arrange())
    gathering.accepted("p3", m.Leave())
    assert gathering.table.arranging is None


def test_we_sit_anywhere_leaves_the_order_of_joining() -> None:
    gathering = asked()
    says(gathering, 0, 3)
    gathering.accepted("p0", m.Arrange(ask=False))
    assert gathering.table.arranging is None
    assert names(gathering.table) == ["Anna", "Ben", "Chiara", "Dov", "Emre"]
    assert gathering.accepted("p0", m.Arrange(ask=False)).rows == ()


def test_the_host_orders_the_seats_by_hand() -> None:
    gathering = asked()
    gathering.accepted("p0", m.Order((Seat(4), Seat(0), Seat(2), Seat(1), Seat(3))))
    assert names(gathering.table) == ["Emre", "Anna", "Chiara", "Ben", "Dov"]
    assert gathering.table.arranging is None


@pytest.mark.parametrize("seats", [(), (0, 1, 2, 3), (0, 1, 2, 3, 3), (0, 1, 2, 3, 5)])
def test_an_order_names_every_seat_once(seats: tuple[int, ...]) -> None:
    order = m.Order(tuple(map(Seat, seats)))
    assert Gathering(5).refusal("p0", order) is Refusal.NOT_AN_ORDER


def test_the_order_is_the_hosts_and_stands_while_a_game_runs() -> None:
    gathering = Gathering(5)
    order = m.Order(tuple(map(Seat, range(5))))
    for command in (order, m.Arrange()):
        assert gathering.refusal("p1", command) is Refusal.NOT_HOST
    gathering.start()
    for command in (order, m.Arrange()):
        assert gathering.refusal("p0", command) is Refusal.NOT_IN_THIS_STAGE
    assert gathering.refusal("p0", m.SitsLeft(Seat(0), Seat(1))) is Refusal.NOT_IN_THIS_STAGE


def test_the_first_candidate_stays_the_same_person() -> None:
    gathering = Gathering(5, options=m.Options(first_candidate=Seat(3)))
    gathering.accepted("p0", m.Order((Seat(4), Seat(3), Seat(2), Seat(1), Seat(0))))
    assert gathering.table.options.first_candidate == 1


# --- after a game -------------------------------------------------------------------------------


def reversed_order(gathering: Gathering) -> m.Order:
    return m.Order(tuple(reversed(order_of(gathering.table))))


def test_after_a_game_the_seats_keep_their_numbers_until_the_deal() -> None:
    gathering = finished(5)
    gathering.accepted("p0", reversed_order(gathering))
    assert names(gathering.table) == ["Anna", "Ben", "Chiara", "Dov", "Emre"]
    assert table_status(gathering).order == (4, 3, 2, 1, 0)
    gathering.rematch()
    assert names(gathering.table) == ["Emre", "Dov", "Chiara", "Ben", "Anna"]
    assert table_status(gathering).order == (0, 1, 2, 3, 4)


def test_taps_after_a_game_make_an_order_for_the_next() -> None:
    gathering = finished(5)
    gathering.accepted("p0", m.Arrange())
    for of, seat in ((0, 2), (2, 4), (4, 1)):
        says(gathering, of, seat)
    assert table_status(gathering).order == (0, 2, 4, 1, 3)
    gathering.rematch()
    assert names(gathering.table) == ["Anna", "Chiara", "Emre", "Ben", "Dov"]


def test_who_left_has_no_place_in_the_order_and_newcomers_come_last() -> None:
    gathering = finished(6)
    gathering.accepted("p0", reversed_order(gathering))
    gathering.accepted("p2", m.Leave())
    gathering.accepted("late", Sit("Zoe"))
    gathering.accepted("later", Sit("Yan"))
    assert table_status(gathering).order == (5, 4, 3, 1, 0, 6, 7)
    gathering.accepted("late", m.Leave())
    assert table_status(gathering).order == (5, 4, 3, 1, 0, 6)
    gathering.rematch()
    assert names(gathering.table) == ["Frida", "Emre", "Dov", "Ben", "Anna", "Yan"]


def test_an_order_after_a_game_takes_the_first_candidate_along() -> None:
    gathering = finished(5)
    gathering.accepted("p0", m.SetOptions(m.Options(first_candidate=Seat(1))))
    gathering.accepted("p0", reversed_order(gathering))
    gathering.rematch()
    assert names(gathering.table)[gathering.board.rounds[0].candidate] == "Ben"


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("over", [False, True])
def test_whatever_is_tapped_the_order_is_one_of_all_seats(seed: int, over: bool) -> None:
    rng = random.Random(seed)
    gathering = finished(6, 1) if over else Gathering(6, 1)
    everybody = sorted(names(gathering.table))
    gathering.accepted("p0", m.Arrange())
    complete = 0
    for _ in range(400):
        assert gathering.table.arranging is not None
        asked_last = gathering.table.arranging.found[-2:]
        of = rng.choice((*asked_last, *asked_last, Seat(rng.randrange(-1, 8))))
        who = rng.choice(["p0", f"p{rng.randrange(7)}"])
        rows = gathering.send(who, m.SitsLeft(of, Seat(rng.randrange(-1, 8)))).rows
        assert all(isinstance(row, NeighbourNamed) for row in rows)
        assert gathering.table == gathering.twin
        assert sorted(names(gathering.table)) == everybody
        assert sorted(order_of(gathering.table)) == list(range(7))
        if gathering.table.arranging is None:
            complete += 1
            gathering.accepted("p0", m.Arrange())
    assert complete > 0
