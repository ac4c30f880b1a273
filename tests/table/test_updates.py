"""Who is told what: of each act its viewers, of each viewer its own View and no more."""

import random

import msgspec
import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.state import Knowledge, State, View, Voting, view
from secret_hitler.engine.terms import Role, Seat
from secret_hitler.record.talk import Line
from secret_hitler.table import messages as m
from secret_hitler.table import updates
from secret_hitler.table.clock import due
from secret_hitler.table.game import Game, Step
from secret_hitler.table.messages import Stage
from secret_hitler.table.table import Table
from secret_hitler.table.updates import status_for, talk_for, update_for, viewers_changed

from .gathering import JA, NEIN, Gathering, by_lot, sent, stacked

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


# --- twin worlds ------------------------------------------------------------------------------


def garbled(table: Table, viewer: Seat | None) -> Table:
    """The same table with everything that this viewer may not know made up."""
    assert table.game is not None
    game, state = table.game, table.game.state
    knowledge = tuple(
        own if own.seat == viewer else Knowledge(own.seat, Role.HITLER, (), (), None, 7)
        for own in state.knowledge
    )
    secrets = replace(state.secrets, draw_pile=(), discard_pile=())
    steps = tuple(replace(step, events=_garbled(step, viewer)) for step in game.steps)
    world = State(state.ruleset, state.board, knowledge, secrets)
    return replace(table, game=replace(game, state=world, steps=steps, rows=()))


def _garbled(step: Step, viewer: Seat | None) -> e.Events:
    """Facts of others doubled and turned about, sealed ones gone."""
    return tuple(
        event
        for event in step.events
        for _ in range(1 if isinstance(event, e.PublicEvent) else 2)
        if not isinstance(event, e.SealedEvent)
        if not (isinstance(event, e.PrivateEvent) and event.to == viewer and _)
    )


def compare(gathering: Gathering) -> None:
    for viewer in gathering.viewers():
        other = garbled(gathering.table, viewer)
        assert other != gathering.table
        assert sent(other, viewer) == sent(gathering.table, viewer)
        assert due(other) == due(gathering.table)


@pytest.mark.parametrize("players", [5, 7, 10])
def test_what_is_sent_depends_on_nothing_that_its_viewer_may_not_know(players: int) -> None:
    gathering = Gathering(players - 2, 2, by_lot(players)).start()
    seen = 0

    def now_and_then(at: Gathering) -> None:
        nonlocal seen
        seen += 1
        if seen % 7 == 0:
            compare(at)

    gathering.play(random.Random(players), now_and_then)


def everybodys_events(step: Step, viewer: Seat | None) -> tuple[e.SeenEvent, ...]:
    return tuple(ev for ev in step.events if isinstance(ev, e.PublicEvent | e.PrivateEvent))


def neighbours_view(state: State, viewer: Seat | None) -> View:
    return view(state, Seat(((viewer or 0) + 1) % state.ruleset.players))


def count_of_rows(game: Game, seat: Seat) -> int:
    return len(game.rows)


LEAKS = {"_own": everybodys_events, "view": neighbours_view, "attempt_of": count_of_rows}


@pytest.mark.parametrize("place", LEAKS)
def test_planted_leaks_are_caught(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    gathering = Gathering(7, draw=by_lot(1)).start()
    compare(gathering)
    monkeypatch.setattr(updates, place, LEAKS[place])
    with pytest.raises(AssertionError):
        compare(gathering)


@pytest.mark.parametrize("viewer", [None, 0, 2])
@pytest.mark.parametrize("seed", range(3))
def test_two_games_that_a_viewer_cannot_tell_apart_send_it_the_same(
    viewer: int | None, seed: int
) -> None:
    """The roles of seats 5 and 6 are exchanged, and there another seat's ballot wavers."""
    tiles = "".join(random.Random(seed).sample("LLLLLLFFFFFFFFFFF", 17))
    here = Gathering(7, draw=stacked("LLLFHLF", tiles)).start()
    there = Gathering(7, draw=stacked("LLLFHFL", tiles)).start()
    seat, rng = None if viewer is None else Seat(viewer), random.Random(seed)
    messages = 0
    while here.table.stage is Stage.PLAYING:
        assert sent(here.table, seat) == sent(there.table, seat)
        actor = rng.choice(here.awaited())
        action = rng.choice(here.options(actor))
        if isinstance(action, a.InvestigateLoyalty) and action.target in (5, 6):
            break  # a sanctioned reveal
        before = here.table, there.table
        here.act(actor, action)
        there.act(actor, action)
        changed = [
            seat in viewers_changed(was, now.table)
            for was, now in zip(before, (here, there), strict=True)
        ]
        assert changed[0] == changed[1]
        messages += changed[0]
        if isinstance(here.board.phase, Voting) and isinstance(action, a.Vote) and actor != seat:
            before_wavering = there.table
            there.act(actor, a.BALLOTS[action == JA], action)
            assert seat not in viewers_changed(before_wavering, there.table)
    assert messages > 10


def test_a_status_tells_what_everybody_may_know() -> None:
    table = Gathering(4, 1, options=m.Options(clock=60), draw=by_lot(3)).start()
    connected = frozenset({Seat(0), Seat(2)})
    update = status_for(table.table, Seat(2), connected, 3, table.now + 60)
    status = update.table
    assert (status.you, status.yours, status.host) == (2, (2,), 0)
    assert [seat.connected for seat in status.seats] == [True, False, True, False, True]
    assert (status.spectators, status.game, status.overdue, status.record) == (3, 1, True, False)
    assert status.ruleset == table.game.ruleset
    written = msgspec.json.encode(update)
    assert table.table.secret.encode() not in written
    assert b"p2" not in written, "tokens of sessions stay here"


def test_talk_is_told_from_where_a_viewer_left_off() -> None:
    table = Gathering(5).start()
    assert talk_for(table.table, 0) is None
    table.say(0, Line("one"))
    table.say(1, Line("two"))
    told = talk_for(table.table, 1)
    assert told is not None
    assert (told.game, told.count) == (1, 2)
    assert [said.talk for said in told.said] == [Line("two")]
    assert talk_for(table.table, 2) is None
    assert talk_for(table.table, 99) is None


def test_without_a_game_there_is_no_update() -> None:
    table = Gathering(5)
    assert update_for(table.table, Seat(0)) is None
    assert updates.record_of(table.table) is None
