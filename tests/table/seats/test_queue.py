"""The queue: late comers and a full table."""

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Seat
from secret_hitler.record.record import By, Row
from secret_hitler.table.commands import Sit
from secret_hitler.table.evolve import evolve
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from secret_hitler.table.protocol.status import Stage, TableStatus
from secret_hitler.table.rows import Acted, QueueLeft
from secret_hitler.table.seats.queue import MOST_WAITING
from secret_hitler.table.table import host_seat, seat_of
from secret_hitler.table.updates import Room, status_for
from tests.support.gathering import Gathering, finished, names, seat_number, sent


def line(gathering: Gathering) -> list[str]:
    return [chair.name for chair in gathering.table.queue]


def seen_by(gathering: Gathering, who: str) -> TableStatus:
    seat = seat_of(gathering.table, who)
    return status_for(gathering.table, seat, who, Room(frozenset()), 0.0).table


def ended(gathering: Gathering) -> Gathering:
    while gathering.table.stage is Stage.PLAYING:
        gathering.act(gathering.awaited()[0], gathering.options(gathering.awaited()[0])[0])
    return gathering


@pytest.mark.parametrize("looked", [False, True])
def test_who_comes_while_a_game_runs_waits(looked: bool) -> None:
    gathering = Gathering(6)
    gathering.accepted("p0", m.Start())
    if looked:
        for person in range(6):
            gathering.accepted(f"p{person}", m.Looked())
    gathering.accepted("late", Sit("Zoe"))
    gathering.accepted("later", Sit("Yan"))
    assert line(gathering) == ["Zoe", "Yan"]
    assert len(gathering.table.seats) == 6
    assert seat_of(gathering.table, "late") is None


def test_the_eleventh_waits() -> None:
    gathering = Gathering(9, 1)
    gathering.accepted("late", Sit("Zoe"))
    assert line(gathering) == ["Zoe"]
    assert len(gathering.table.seats) == 10


def test_so_many_wait_and_no_more() -> None:
    """Whoever has the code may ask as often as they like, and everybody is told the names."""
    gathering = Gathering(5).start()
    for number in range(MOST_WAITING):
        gathering.accepted(f"stranger {number}", Sit(f"Zoe {number}"))
    assert gathering.refusal("one more", Sit("Yan")) is Refusal.TABLE_FULL
    assert gathering.accepted("stranger 3", Sit("Zoe 3")).rows == (), "who waits goes on waiting"
    gathering.accepted("stranger 3", m.Leave())
    gathering.accepted("one more", Sit("Yan"))
    assert line(gathering)[-1] == "Yan"


def test_everybody_reads_who_waits_and_who_waits_reads_its_place() -> None:
    gathering = Gathering(5).start()
    gathering.accepted("late", Sit("Zoe"))
    gathering.accepted("later", Sit("Yan"))
    assert [seen_by(gathering, who).queued for who in ("late", "later", "p0", "x")] == [
        0,
        1,
        None,
        None,
    ]
    assert seen_by(gathering, "p0").queue == ("Zoe", "Yan")
    assert seen_by(gathering, "later").you is None


def test_who_waits_has_one_place_however_often_it_asks() -> None:
    gathering = Gathering(5).start()
    gathering.accepted("late", Sit("Zoe"))
    assert gathering.accepted("late", Sit("Zoe")).rows == ()
    assert line(gathering) == ["Zoe"]


def test_whose_session_waits_is_told_to_nobody() -> None:
    gathering = Gathering(5).start()
    gathering.accepted("late", Sit("Zoe"))
    for viewer in gathering.viewers():
        assert b"late" not in sent(gathering.table, viewer)


def test_who_waits_no_longer_lets_the_others_move_up() -> None:
    gathering = Gathering(5).start()
    gathering.accepted("late", Sit("Zoe"))
    gathering.accepted("later", Sit("Yan"))
    assert gathering.accepted("late", m.Leave()).rows == (QueueLeft("late"),)
    assert line(gathering) == ["Yan"]
    assert gathering.refusal("late", m.Leave()) is Refusal.NOT_SEATED


def test_who_waits_may_do_nothing_that_needs_a_seat() -> None:
    gathering = Gathering(5).start()
    gathering.accepted("late", Sit("Zoe"))
    assert gathering.refusal("late", m.Looked()) is Refusal.NOT_SEATED
    assert gathering.refusal("late", m.Narrate(m.Narration())) is Refusal.NOT_SEATED


def test_when_a_game_ends_who_waited_sits_and_is_ready() -> None:
    gathering = Gathering(8).start()
    for number in range(4):
        gathering.accepted(f"late{number}", Sit(f"Late {number}"))
    ended(gathering)
    assert names(gathering.table)[8:] == ["Late 0", "Late 1"]
    assert [chair.ready for chair in gathering.table.seats] == [False] * 8 + [True] * 2
    assert line(gathering) == ["Late 2", "Late 3"]


def test_when_a_game_is_abandoned_who_waited_sits() -> None:
    gathering = Gathering(5).start()
    gathering.accepted("late", Sit("Zoe"))
    over = evolve(gathering.table, Acted(Row(None, a.Abandon(), (), By.PEOPLE), gathering.now))
    assert names(over)[5:] == ["Zoe"]
    assert over.queue == ()


def test_a_seat_that_becomes_free_is_the_first_ones() -> None:
    gathering = Gathering(10)
    gathering.accepted("late", Sit("Zoe"))
    gathering.accepted("p0", m.RemoveSeat(Seat(3)))
    assert names(gathering.table)[-1] == "Zoe"
    assert line(gathering) == []


def test_a_seat_given_up_after_a_game_frees_a_place_and_keeps_its_number() -> None:
    gathering = finished(10)
    gathering.accepted("late", Sit("Zoe"))
    gathering.accepted("p4", m.Leave())
    assert seat_number(gathering.table, "late") == 10
    assert gathering.table.seats[4].left
    assert gathering.update(10).knowledge is None, "nobody inherits what a seat knows"


def test_who_gave_up_a_seat_that_another_filled_waits_for_its_old_one() -> None:
    gathering = finished(10)
    gathering.accepted("late", Sit("Zoe"))
    gathering.accepted("p4", m.Leave())
    gathering.accepted("p4", Sit("Emre"))
    assert line(gathering) == ["Emre"]
    gathering.accepted("p7", m.Leave())
    assert seat_number(gathering.table, "p4") == 4


def test_who_waited_and_made_the_table_is_host_once_seated() -> None:
    gathering = Gathering(6)
    gathering.accepted("p0", m.Leave())
    gathering.accepted("p1", m.Start())
    for person in range(1, 6):
        gathering.accepted(f"p{person}", m.Looked())
    gathering.accepted("p0", Sit("Anna"))
    assert gathering.table.host == "p1"
    ended(gathering)
    assert gathering.table.host == "p0"
    assert host_seat(gathering.table) == 5


def test_a_bots_name_is_none_of_those_who_wait() -> None:
    gathering = Gathering(5).start()
    gathering.accepted("late", Sit("Ada"))
    ended(gathering)
    gathering.accepted("p0", m.AddBot())
    assert names(gathering.table)[5:] == ["Ada", "Bruno"]


def test_who_waits_for_a_game_plays_the_next() -> None:
    gathering = Gathering(5).start()
    gathering.accepted("late", Sit("Zoe"))
    ended(gathering)
    for person in range(5):
        gathering.accepted(f"p{person}", m.Rematch())
    gathering.rematch()
    assert gathering.game.ruleset.players == 6
    gathering.accepted("late", m.Looked())
    assert gathering.update(5).knowledge is not None
