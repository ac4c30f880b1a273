"""Updates: every viewer is told of each act with its own View and no more."""

import random

import msgspec
import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import Line, Said
from secret_hitler.table import updates
from secret_hitler.table.clock import due
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.talk.channels import Reader
from secret_hitler.table.talk.talk_updates import talk_for
from secret_hitler.table.updates import Room, status_for, update_for, viewers_changed
from tests.support.draws import by_lot, stacked
from tests.support.gathering import JA, NEIN, Gathering, sent

replace = msgspec.structs.replace
EVERYBODY = frozenset({None, *(Seat(seat) for seat in range(7))})


def test_an_act_with_a_public_event_reaches_everybody_and_a_changed_ballot_its_seat() -> None:
    table = Gathering(7, draw=stacked("LLLLFFH")).start()
    before = table.table
    table.act(0, a.NOMINATE[1])
    assert viewers_changed(before, table.table) == EVERYBODY
    before = table.table
    table.act(3, JA)
    assert viewers_changed(before, table.table) == EVERYBODY
    before, step = table.table, table.game.step
    table.act(3, NEIN)
    assert viewers_changed(before, table.table) == {3}
    assert table.game.step == step
    assert (table.update(3).attempt, table.update(4).attempt) == (2, 0)


def test_only_what_touches_the_game_is_an_update() -> None:
    table = Gathering(6)
    before = table.table
    table.accepted("late", m.Hello(1))
    table.accepted("p0", m.SetOptions(m.Options(balanced=True)))
    table.accepted("p0", m.AddBot())
    assert viewers_changed(before, table.table) == frozenset()
    before = table.table
    table.accepted("p0", m.Start())
    assert viewers_changed(before, table.table) == EVERYBODY
    before = table.table
    table.accepted("p0", m.Looked())
    assert viewers_changed(before, table.table) == frozenset()
    table.say(1, Line("hello"))
    assert viewers_changed(before, table.table) == frozenset()
    before = table.table
    table.accepted("p0", m.Start())
    assert viewers_changed(before, table.table) == EVERYBODY, "choices are offered now"


def test_a_viewer_misses_nothing_and_hears_nothing_twice() -> None:
    table, rng = Gathering(7).start(), random.Random(8)
    heard: dict[Seat | None, list[m.Told]] = {
        viewer: list(table.update(viewer).events) for viewer in table.viewers()
    }
    cursor = table.game.step

    def listen(gathering: Gathering) -> None:
        nonlocal cursor
        for viewer, events in heard.items():
            events.extend(gathering.update(viewer, cursor).events)
        cursor = gathering.game.step

    for _ in range(40):
        seat = rng.choice(table.awaited())
        table.act(seat, rng.choice(table.options(seat)))
        if rng.random() < 0.5:
            listen(table)
    listen(table)
    for viewer, events in heard.items():
        assert events == list(table.update(viewer).events)


@pytest.mark.parametrize("since", [-99, 10_000])
def test_a_step_that_never_was_is_no_step(since: int) -> None:
    table = Gathering(7).start()
    assert table.update(2, since) == table.update(2, -1)


def test_a_private_event_is_told_to_its_own_seat_alone() -> None:
    table, rng = Gathering(7, draw=by_lot(4)).start(), random.Random(9)
    table.play(rng, lambda _: None)
    everything = [event for step in table.game.steps for event in step.events]
    for viewer in table.viewers():
        events = [told.event for told in table.update(viewer).events]
        mine = [event for event in everything if isinstance(event, e.PrivateEvent)]
        mine = [event for event in mine if event.to == viewer]
        assert [event for event in events if not isinstance(event, e.PublicEvent)] == mine
        assert bool(mine) is (viewer is not None)


def test_a_status_tells_what_everybody_may_know() -> None:
    table = Gathering(4, 1, options=m.Options(clock=60), draw=by_lot(3)).start()
    room = Room(frozenset({Seat(0), Seat(2)}), spectators=3, tvs=1)
    update = status_for(table.table, Seat(2), "p2", room, table.now + 60)
    status = update.table
    assert (status.you, status.yours, status.host) == (2, (2,), 0)
    assert [seat.connected for seat in status.seats] == [True, False, True, False, True]
    assert (status.spectators, status.tvs, status.game, status.record) == (3, 1, 1, False)
    assert (status.awaited, status.rung, status.clock_ends) == ((1,), 3, table.now + 60)
    assert update.now == table.now + 60
    assert status.ruleset == table.game.ruleset
    written = msgspec.json.encode(update)
    assert table.table.secret.encode() not in written
    assert b"p2" not in written, "tokens of sessions stay here"


def test_talk_is_told_from_where_a_viewer_left_off() -> None:
    table, reader = Gathering(5).start(), Reader(Seat(2), "p2")
    assert talk_for(table.table, reader) is None
    table.say(0, Line("one"))
    table.say(1, Line("two"))
    told = talk_for(table.table, reader, since=1)
    assert told is not None
    assert (told.game, told.channel, told.since) == (1, m.Channel.TABLE, 1)
    assert [one.said.talk for one in told.said] == [Line("two")]
    assert talk_for(table.table, reader, since=2) is None


@pytest.mark.parametrize("since", [-1, 3, 99])
def test_who_counts_what_is_not_there_is_told_all_anew(since: int) -> None:
    table, reader = Gathering(5).start(), Reader(None, None)
    none = talk_for(table.table, reader, since=since)
    assert none is not None
    assert (none.since, none.said) == (0, ())
    table.say(0, Line("one"))
    table.say(1, Line("two"))
    told = talk_for(table.table, reader, since=since)
    assert told is not None
    assert (told.since, len(told.said)) == (0, 2)


def test_a_long_talk_is_told_in_messages_of_two_hundred() -> None:
    table, reader = Gathering(5).start(), Reader(Seat(2), "p2")
    for number in range(450):
        assert table.say(number % 5, Line(f"line {number}")) is None
    since, pieces = -1, list[int]()
    heard = list[Said]()
    while (told := talk_for(table.table, reader, since=since)) is not None:
        assert told.since == len(heard)
        pieces.append(len(told.said))
        heard += [one.said for one in told.said]
        since = told.since + len(told.said)
    assert pieces == [200, 200, 50]
    assert tuple(heard) == table.table.talk


def test_without_a_game_there_is_no_update() -> None:
    table = Gathering(5)
    assert update_for(table.table, Seat(0)) is None
    assert updates.record_of(table.table) is None


# --- what the status says when nothing goes on ------------------------------------------------


def said(table: Gathering, seat: int | None) -> tuple[str, dict[str, tuple[Seat, ...]], bool]:
    """The status sentence of a viewer, without its numbers."""
    viewer = None if seat is None else Seat(seat)
    who = None if seat is None else table.who(seat)
    status = status_for(table.table, viewer, who, Room(frozenset()), table.now).status
    return status.id, status.seats, status.you


def test_from_the_second_rung_on_the_status_names_whom_the_table_waits_for() -> None:
    table = Gathering(7, draw=stacked("LLLLFFH")).start()
    table.now += 59
    assert said(table, 3)[0] == "status-nominating"
    table.now += 1
    for viewer in (3, None):
        assert said(table, viewer) == ("table-waiting", {"who": (0,)}, False)
    assert said(table, 0) == ("status-nominating", {"president": (0,)}, True)


def test_of_many_who_are_late_it_says_how_many() -> None:
    table = Gathering(7, draw=stacked("LLLLFFH")).start().act(0, a.NOMINATE[1]).act(3, JA)
    table.now += 60
    assert said(table, 3)[0] == "table-waiting-for-many"
    assert said(table, 4)[0] == "status-voting"
    for seat in (0, 1, 2):
        table.act(seat, JA)
    assert said(table, 3) == ("table-waiting", {"who": (4, 5, 6)}, False)


def test_a_deputy_who_is_asked_for_comes_before_who_is_late_and_a_pause_before_both() -> None:
    table = Gathering(7, draw=stacked("LLLLFFH")).start()
    table.now += 150
    table.accepted("p1", m.Ask(m.Topic.DEPUTY, Seat(0)))
    assert said(table, None) == ("table-deputy", {"who": (0,)}, False)
    assert said(table, 0) == ("table-deputy", {"who": (0,)}, True)
    table.accepted("p2", m.Pause())
    assert said(table, None) == ("table-paused", {"who": (2,)}, False)


# --- twin worlds around the game --------------------------------------------------------------


def test_pauses_questions_and_deputies_tell_no_two_worlds_apart() -> None:
    """The roles of seats 5 and 6 are exchanged; whatever the table does, seat 2 sees the same."""
    worlds = [Gathering(7, draw=stacked(roles)).start() for roles in ("LLLFHLF", "LLLFHFL")]
    commands: list[tuple[str, m.AnyCommand]] = [
        ("p5", m.Pause()),
        ("p6", m.Resume()),
        ("p3", m.Resume()),
        *((f"p{person}", m.Ask(m.Topic.DEPUTY, Seat(0))) for person in (6, 5, 3)),
        ("p1", m.Ask(m.Topic.ABORT)),
        ("p6", m.Ask(m.Topic.MISDEAL)),
        ("p4", m.Ask(m.Topic.DEPUTY, Seat(0))),
    ]
    for table in worlds:
        table.now += 150
    for who, command in commands:
        for table in worlds:
            table.accepted(who, command)
        for viewer in (Seat(2), None):
            first, second = (sent(table.table, viewer, table.now) for table in worlds)
            assert first == second
        assert due(worlds[0].table) == due(worlds[1].table)
    assert worlds[0].table.seats[0].deputy


def test_whose_screen_a_deputy_changes_is_the_same_in_all_worlds() -> None:
    changes = []
    for roles in ("LLLLFFH", "HFFLLLL"):
        table = Gathering(7, draw=stacked(roles)).start()
        table.now += 150
        for person in (1, 2, 3):
            table.accepted(f"p{person}", m.Ask(m.Topic.DEPUTY, Seat(0)))
        before = table.table
        table.accepted("p4", m.Ask(m.Topic.DEPUTY, Seat(0)))
        changes.append(viewers_changed(before, table.table))
    assert changes == [{0}, {0}]
