"""Kudos: after a game, and not for oneself."""

import pytest

from secret_hitler.engine.terms import Seat
from secret_hitler.table.commands import Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from secret_hitler.table.protocol.status import TableStatus
from secret_hitler.table.updates import Room, status_for
from tests.support.gathering import Gathering, finished, sent


def seen_by(gathering: Gathering, viewer: int | None) -> TableStatus:
    seat = None if viewer is None else Seat(viewer)
    who = None if viewer is None else gathering.who(viewer)
    return status_for(gathering.table, seat, who, Room(frozenset()), 0.0).table


def test_everybody_sees_how_many_thanked_and_nobody_who() -> None:
    gathering = finished(6)
    gathering.accepted("p1", m.Thank(Seat(4)))
    gathering.accepted("p2", m.Thank(Seat(4)))
    gathering.accepted("p2", m.Thank(Seat(0)))
    assert [seat.kudos for seat in seen_by(gathering, None).seats] == [1, 0, 0, 0, 2, 0]
    given = [seen_by(gathering, viewer).kudos_given for viewer in (None, 0, 1, 2)]
    assert given == [(), (), (4,), (0, 4)]


def test_who_thanked_whom_changes_no_byte_for_a_third() -> None:
    here, there = finished(6), finished(6)
    here.accepted("p1", m.Thank(Seat(4)))
    there.accepted("p2", m.Thank(Seat(4)))
    for viewer in here.viewers():
        assert (sent(here.table, viewer) == sent(there.table, viewer)) is (viewer not in {1, 2})


def test_thanks_are_given_once_and_may_be_taken_back() -> None:
    gathering = finished(6)
    gathering.accepted("p1", m.Thank(Seat(4)))
    assert gathering.accepted("p1", m.Thank(Seat(4))).rows == ()
    gathering.accepted("p1", m.Thank(Seat(4), thanks=False))
    assert gathering.accepted("p1", m.Thank(Seat(4), thanks=False)).rows == ()
    assert seen_by(gathering, 1).kudos_given == ()


@pytest.mark.parametrize("seat", [1, -1, 6, 99])
def test_thanks_are_for_another_one_who_played(seat: int) -> None:
    gathering = finished(6)
    gathering.accepted("late", Sit("Zoe"))
    assert gathering.refusal("p1", m.Thank(Seat(seat))) is Refusal.NO_SUCH_SEAT


def test_who_did_not_play_thanks_nobody() -> None:
    gathering = finished(6)
    gathering.accepted("late", Sit("Zoe"))
    for who in ("late", "stranger"):
        assert gathering.refusal(who, m.Thank(Seat(1))) is Refusal.NOT_SEATED


def test_thanks_are_for_after_the_game() -> None:
    gathering = Gathering(6)
    assert gathering.refusal("p1", m.Thank(Seat(4))) is Refusal.NOT_IN_THIS_STAGE
    gathering.start()
    assert gathering.refusal("p1", m.Thank(Seat(4))) is Refusal.NOT_IN_THIS_STAGE


def test_the_next_game_begins_without_kudos() -> None:
    gathering = finished(6)
    gathering.accepted("p1", m.Thank(Seat(4)))
    gathering.rematch()
    assert not any(seat.kudos for seat in seen_by(gathering, None).seats)
    assert seen_by(gathering, 1).kudos_given == ()
