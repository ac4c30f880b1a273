"""Who may come to the table: a lock, and a removal that lasts."""

import pytest

from secret_hitler.engine.terms import Seat
from secret_hitler.table.commands import AskToMove, Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.seats.admission import MOST_REMOVED
from secret_hitler.table.table import Table
from secret_hitler.table.updates import Room, status_for
from tests.support.gathering import Gathering, finished, names


def locked(table: Gathering) -> Gathering:
    table.accepted("p0", m.Lock())
    return table


def told(table: Table) -> m.TableStatus:
    """What a spectator is told."""
    return status_for(table, None, None, Room(frozenset()), 0.0).table


def test_nobody_new_sits_down_at_a_locked_table() -> None:
    table = locked(Gathering(5))
    assert table.refusal("new", Sit("Zoe")) is m.Refusal.LOCKED
    assert told(table.table).locked
    table.accepted("p0", m.Lock(locked=False))
    table.accepted("new", Sit("Zoe"))
    assert names(table.table)[-1] == "Zoe"
    assert not told(table.table).locked


def test_nobody_new_lines_up_either_while_the_game_runs() -> None:
    table = locked(Gathering(5).start())
    assert table.refusal("new", Sit("Zoe")) is m.Refusal.LOCKED


def test_the_people_at_a_locked_table_stay_and_wait_on() -> None:
    table = Gathering(5).start()
    table.accepted("waiting", Sit("Zoe"))
    locked(table)
    assert table.accepted("waiting", Sit("Zoe")).rows == ()
    assert table.accepted("p3", Sit("Anna")).rows == ()
    assert told(table.table).queue == ("Zoe",)
    table.accepted("new phone", AskToMove(Seat(3)))  # and may come back on another phone


def test_the_host_seats_a_player_without_a_phone_and_bots_at_a_locked_table() -> None:
    table = locked(Gathering(5))
    table.accepted("p0", Sit("Oma", passed=True))
    table.accepted("p0", m.AddBot())
    assert len(names(table.table)) == 7


def test_a_lock_without_a_host_keeps_nobody_out() -> None:
    table = locked(Gathering(1))
    table.accepted("p0", m.Leave())
    assert not told(table.table).locked
    table.accepted("p9", Sit("Zoe"))


def test_its_owner_always_comes_back() -> None:
    table = locked(Gathering(3))
    table.accepted("p0", m.Leave())
    assert table.refusal("p9", Sit("Zoe")) is m.Refusal.LOCKED
    table.accepted("p0", Sit("Anna"))


@pytest.mark.parametrize("command", [m.Lock(), m.LetBack("Ben")])
def test_only_the_host_locks_and_lets_back(command: m.Lock | m.LetBack) -> None:
    table = Gathering(3)
    assert table.refusal("p1", command) is m.Refusal.NOT_HOST
    assert table.refusal("stranger", command) is m.Refusal.NOT_SEATED


def test_who_was_removed_does_not_sit_down_again() -> None:
    table = Gathering(5)
    table.accepted("p0", m.RemoveSeat(Seat(1)))
    assert told(table.table).removed == ("Ben",)
    for name in ("Ben", "Zoe"):
        assert table.refusal("p1", Sit(name)) is m.Refusal.REMOVED
    table.accepted("p0", m.LetBack("Ben"))
    assert told(table.table).removed == ()
    table.accepted("p1", Sit("Ben"))


def test_nor_does_who_was_taken_out_of_the_line() -> None:
    table = Gathering(5).start()
    table.accepted("late", Sit("Zoe"))
    table.accepted("p0", m.RemoveQueued("Zoe"))
    assert table.refusal("late", Sit("Zoe")) is m.Refusal.REMOVED
    assert table.rebuilt() == table.table


def test_who_leaves_by_themselves_comes_back() -> None:
    table = finished()
    table.accepted("p2", m.Leave())
    table.accepted("p2", Sit("Chiara"))
    assert told(table.table).removed == ()


def test_bots_passed_phones_and_the_host_are_only_gone() -> None:
    table = Gathering(3, 1)
    table.accepted("p0", Sit("Oma", passed=True))
    for seat in (4, 3, 0):
        table.accepted("p0", m.RemoveSeat(Seat(seat)))
    assert told(table.table).removed == ()
    table.accepted("p0", Sit("Anna"))


def test_who_was_not_removed_is_not_let_back() -> None:
    table = Gathering(3)
    assert table.refusal("p0", m.LetBack("Ben")) is m.Refusal.NO_SUCH_SEAT


def test_the_latest_removed_are_remembered() -> None:
    table = Gathering(1)
    for number in range(MOST_REMOVED + 2):
        table.accepted(f"new {number}", Sit(f"N{number}"))
        table.accepted("p0", m.RemoveSeat(Seat(1)))
    assert len(told(table.table).removed) == MOST_REMOVED
    assert table.refusal("new 2", Sit("Zoe")) is m.Refusal.REMOVED
    assert table.rebuilt() == table.table
