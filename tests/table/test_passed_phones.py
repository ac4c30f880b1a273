"""A phone that is passed on: several seats on one session, of which it shows one at a time."""

import random

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Seat
from secret_hitler.table.commands import HostGone, Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from secret_hitler.table.protocol.status import Stage, TableStatus
from secret_hitler.table.table import host_seat, seat_of, seats_of
from secret_hitler.table.updates import Room, status_for
from tests.support.draws import by_lot, stacked
from tests.support.gathering import JA, Gathering, names


def passing(people: int = 5) -> Gathering:
    """The host's phone holds seat 0, and the two seats after those of the people."""
    gathering = Gathering(people, draw=stacked("LLLLFFH"))
    for name in ("Yan", "Zoe"):
        gathering.accepted("p0", Sit(name, passed=True))
    return gathering


def seen_by(gathering: Gathering, viewer: int, *connected: int) -> TableStatus:
    seats = frozenset(map(Seat, connected))
    return status_for(gathering.table, Seat(viewer), gathering.who(viewer), Room(seats), 0.0).table


def over(gathering: Gathering) -> Gathering:
    while gathering.table.stage is Stage.PLAYING:
        gathering.act(gathering.awaited()[0], gathering.options(gathering.awaited()[0])[0])
    return gathering


def test_the_hosts_phone_holds_the_seats_of_those_without_one() -> None:
    gathering = passing()
    assert seats_of(gathering.table, "p0") == (0, 5, 6)
    assert [seat.passed for seat in seen_by(gathering, 0).seats] == [False] * 5 + [True] * 2
    assert [seen_by(gathering, viewer).yours for viewer in (0, 6, 1)] == [(0, 5, 6)] * 2 + [(1,)]


def test_only_the_hosts_phone_is_passed_on() -> None:
    for who in ("p1", "stranger"):
        assert Gathering(5).refusal(who, Sit("Zoe", passed=True)) is Refusal.NOT_HOST


def test_who_has_no_phone_cannot_wait_on_one() -> None:
    assert Gathering(10).refusal("p0", Sit("Zoe", passed=True)) is Refusal.TABLE_FULL
    started = Gathering(5).start()
    assert started.refusal("p0", Sit("Zoe", passed=True)) is Refusal.NOT_IN_THIS_STAGE


def test_whoever_holds_the_phone_is_there_with_it() -> None:
    seats = seen_by(passing(), 0, 0, 2).seats
    assert [seat.connected for seat in seats] == [True, False, True, False, False, True, True]


def test_a_phone_shows_any_of_its_seats_and_no_other() -> None:
    gathering = passing()
    for seat in (0, 5, 6):
        assert gathering.accepted("p0", m.Show(Seat(seat))).rows == ()
    for seat in (1, 4, 7, -1):
        assert gathering.refusal("p0", m.Show(Seat(seat))) is Refusal.NO_SUCH_SEAT
    assert gathering.refusal("p1", m.Show(Seat(5))) is Refusal.NO_SUCH_SEAT


def test_each_of_its_seats_looks_for_itself() -> None:
    gathering = passing()
    gathering.accepted("p0", m.Start())
    for seat in (0, 5):
        gathering.accepted("p0", m.Looked(), shown=seat)
    assert [gathering.table.seats[seat].looked for seat in (0, 5, 6)] == [True, True, False]


def test_what_a_phone_sends_comes_from_the_seat_that_it_shows() -> None:
    gathering = passing().start()
    gathering.act(0, a.NOMINATE[1])
    for seat in (0, 5, 6):
        gathering.accepted("p0", gathering.message(seat, JA), shown=seat)
    assert gathering.awaited() == [1, 2, 3, 4]


def test_showing_a_foreign_seat_gives_no_right_to_it() -> None:
    gathering = passing().start()
    gathering.act(0, a.NOMINATE[1])
    gathering.accepted("p1", gathering.message(0, JA), shown=0)
    assert 0 in gathering.awaited()
    assert 1 not in gathering.awaited(), "it was the ballot of its own seat"


def test_the_host_is_host_whichever_seat_its_phone_shows() -> None:
    gathering = passing()
    gathering.accepted("p0", m.AddBot(), shown=6)
    assert host_seat(gathering.table) == 0


def test_the_own_seat_comes_first_wherever_it_stands() -> None:
    gathering = passing()
    gathering.accepted("p0", m.Order(tuple(map(Seat, (6, 5, 4, 3, 2, 1, 0)))))
    assert seats_of(gathering.table, "p0") == (6, 0, 1)
    assert seat_of(gathering.table, "p0") == 6


def test_who_takes_the_phone_away_takes_all_its_seats() -> None:
    gathering = passing()
    gathering.accepted("p0", m.Leave())
    assert names(gathering.table) == ["Ben", "Chiara", "Dov", "Emre"]
    assert gathering.table.host == "p1"


def test_the_host_who_removes_itself_takes_its_phone_away() -> None:
    gathering = passing()
    gathering.accepted("p0", m.RemoveSeat(Seat(0)))
    assert names(gathering.table) == ["Ben", "Chiara", "Dov", "Emre"]


@pytest.mark.parametrize("command", [m.RemoveSeat(Seat(5)), m.Leave()])
def test_a_player_without_a_phone_leaves_alone(command: m.RemoveSeat | m.Leave) -> None:
    gathering = passing()
    gathering.accepted("p0", command, shown=5)
    assert names(gathering.table) == ["Anna", "Ben", "Chiara", "Dov", "Emre", "Zoe"]
    assert gathering.table.host == "p0"


def test_the_next_host_has_another_phone() -> None:
    gathering = Gathering(1)
    gathering.accepted("p0", Sit("Zoe", passed=True))
    gathering.accepted("p1", Sit("Ben"))
    here = frozenset({Seat(1), Seat(2)})
    gathering.accepted(None, HostGone(here))
    assert gathering.table.host == "p1"


def test_after_a_game_all_seats_of_a_phone_are_given_up_and_shown_until_the_deal() -> None:
    gathering = over(passing().start())
    gathering.accepted("p0", m.Leave())
    assert [chair.left for chair in gathering.table.seats] == [True] + [False] * 4 + [True] * 2
    gathering.accepted("p0", Sit("Anna"))
    assert seats_of(gathering.table, "p0") == (0,), "who has no phone is asked again"


def test_a_phone_is_ready_for_all_whom_it_is_passed_to() -> None:
    gathering = over(passing().start())
    gathering.accepted("p0", m.Rematch())
    assert [chair.ready for chair in gathering.table.seats] == [True] + [False] * 4 + [True] * 2
    gathering.accepted("p0", m.Rematch(ready=False), shown=6)
    assert [gathering.table.seats[seat].ready for seat in (0, 5, 6)] == [True, True, False]


def test_a_host_who_starts_plays_with_its_whole_phone() -> None:
    gathering = over(passing().start())
    for person in (1, 2):
        gathering.accepted(f"p{person}", m.Rematch())
    gathering.draw = by_lot(0)
    gathering.accepted("p0", m.Start())
    assert names(gathering.table) == ["Anna", "Ben", "Chiara", "Yan", "Zoe"]


def test_a_whole_game_with_a_phone_that_is_passed_on() -> None:
    gathering = passing().start().play(random.Random(3), lambda _: None)
    assert gathering.table.stage is Stage.ENDED
    assert gathering.rebuilt() == gathering.table


def test_the_hosts_phone_ends_a_pause_whichever_seat_it_shows() -> None:
    gathering = passing().start()
    gathering.accepted("p1", m.Pause())
    gathering.accepted("p0", m.Resume(), shown=6)
    assert gathering.table.rest is None
