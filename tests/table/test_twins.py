"""What is sent depends on nothing that its reader may not know; planted leaks are caught."""

import random

import msgspec
import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.state import State, View, Voting, view
from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import (
    Line,
    Said,
)
from secret_hitler.table import updates
from secret_hitler.table.command_rights import Advice, Asked, Explanation, Handled
from secret_hitler.table.commands import HANDLE
from secret_hitler.table.game import Game, Step
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.refusal import Refusal
from secret_hitler.table.protocol.status import Stage
from secret_hitler.table.table import Table, seats_of
from secret_hitler.table.talk import explaining, keeping_notes, speech, talk_updates
from secret_hitler.table.talk.channels import (
    Reader,
    channel_statuses,
    closed,
    is_executed,
    readable,
)
from secret_hitler.table.updates import viewers_changed
from tests.support.draws import by_lot, stacked
from tests.support.gathering import JA, Gathering, sent

from .garbling import answers, compare, talk_about_it
from .scenes import with_an_executed_seat

replace = msgspec.structs.replace


@pytest.mark.parametrize("players", [5, 7, 10])
def test_what_is_sent_depends_on_nothing_that_its_viewer_may_not_know(players: int) -> None:
    gathering = Gathering(players - 2, 2, by_lot(players)).start()
    gathering.accepted("p0", m.SetVoice("https://example.org/call"))
    rng, seen, channels = random.Random(players), 0, set[m.Channel]()

    def now_and_then(at: Gathering) -> None:
        nonlocal seen
        seen += 1
        if seen % 7 == 0:
            talk_about_it(at, rng)
            channels.update(channel for channel in m.Channel if at.heard(channel))
            compare(at)

    gathering.play(random.Random(players), now_and_then)
    assert channels >= {m.Channel.TABLE, m.Channel.SPECTATORS}


def test_what_a_lone_player_is_told_of_bots_depends_on_nothing_that_it_may_not_know() -> None:
    gathering = Gathering(1, 6, by_lot(3)).start()
    explained = hinted = 0

    def now_and_then(at: Gathering) -> None:
        nonlocal explained, hinted
        if at.game.step % 9 == 0:
            compare(at)
            works = [handled.work for handled, _ in answers(at.table, at.reader(0))]
            explained += sum(isinstance(work, Explanation) for work in works)
            hinted += sum(isinstance(work, Advice) for work in works)

    gathering.play(random.Random(3), now_and_then)
    assert explained > 30
    assert hinted > 5


def neighbours_hint(asked: Asked, command: m.AskHint) -> Handled:
    """A hint from another seat's view."""
    return explaining.ask_hint(replace(asked, seat=Seat(1)), command)


def hint_of_the_state(asked: Asked, command: m.AskWhy) -> Handled:
    """Reasons out of what the actor knows."""
    handled = explaining.ask_why(asked, command)
    if not isinstance(handled.work, Explanation) or asked.table.game is None:
        return handled
    public = view(asked.table.game.state, handled.work.seat)
    return replace(handled, work=replace(handled.work, public=public))


@pytest.mark.parametrize(
    ("command", "leak"), [(m.AskHint, neighbours_hint), (m.AskWhy, hint_of_the_state)]
)
def test_planted_leaks_of_what_is_computed_are_caught(
    monkeypatch: pytest.MonkeyPatch, command: type, leak: object
) -> None:
    gathering = Gathering(1, 6, stacked("LLLLFFH", first=1)).start()
    gathering.act(1, a.NOMINATE[2])
    compare(gathering)
    monkeypatch.setitem(HANDLE, command, leak)
    monkeypatch.setattr(explaining, "is_alone", lambda _table, _seat: True)
    with pytest.raises(AssertionError):
        compare(gathering)


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


# --- leaks of talk ------------------------------------------------------------------------------


def to_everybody(table: Table, reader: Reader) -> tuple[m.Channel, ...]:
    return tuple(m.Channel)


def spectators_to_seats(table: Table, reader: Reader) -> tuple[m.Channel, ...]:
    return m.Channel.TABLE, m.Channel.SPECTATORS


def executed_to_spectators(table: Table, reader: Reader) -> tuple[m.Channel, ...]:
    return tuple(m.Channel) if reader.seat is None and not reader.tv else readable(table, reader)


def executed_to_phones_of_the_executed(table: Table, reader: Reader) -> tuple[m.Channel, ...]:
    """By what its phone holds, and not by what it shows."""
    held = seats_of(table, reader.person)
    dead = any(is_executed(table, seat) for seat in held)
    return (m.Channel.TABLE, m.Channel.EXECUTED) if dead else readable(table, reader)


def all_in_one(table: Table, channel: m.Channel) -> tuple[Said, ...]:
    return table.talk + table.spectators_talk + table.executed_talk


def unread_counts(table: Table, reader: Reader) -> tuple[m.ChannelStatus, ...]:
    """A channel that is only there once something was said in it."""
    used = m.ChannelStatus(m.Channel.EXECUTED, Refusal.NOT_YOUR_CHANNEL)
    return channel_statuses(table, reader) + (used,) * len(table.executed_talk)


def voice_for_all(table: Table, viewer: Seat | None) -> str | None:
    return table.voice


TALK_LEAKS: list[tuple[str, object]] = [
    ("readable", to_everybody),
    ("readable", spectators_to_seats),
    ("readable", executed_to_spectators),
    ("readable", executed_to_phones_of_the_executed),
    ("talk_of", all_in_one),
    ("channel_statuses", unread_counts),
    ("voice_for", voice_for_all),
]


def everybody_has_talked() -> Gathering:
    """Seat 0 is executed, its phone is passed to seat 5, and something is said in each channel."""
    table = with_an_executed_seat(passed=True)
    table.accepted("p0", m.SetVoice("https://example.org/call"))
    table.say(1, Line("hello"))
    table.say(0, Line("six feet under"), m.Channel.EXECUTED)
    table.whisper("watcher", Line("boo"))
    return table


@pytest.mark.parametrize(("place", "leak"), TALK_LEAKS)
def test_planted_leaks_of_talk_are_caught(
    monkeypatch: pytest.MonkeyPatch, place: str, leak: object
) -> None:
    table = everybody_has_talked()
    compare(table)
    for module in (updates, talk_updates):
        if hasattr(module, place):
            monkeypatch.setattr(module, place, leak)
    with pytest.raises(AssertionError):
        compare(table)


def refused_by_what_others_say(table: Table, reader: Reader, channel: m.Channel) -> Refusal | None:
    """A table that closes when the dead have talked enough."""
    return Refusal.TOO_FAST if table.executed_talk else closed(table, reader, channel)


def test_a_planted_refusal_that_tells_of_another_channel_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = with_an_executed_seat()
    compare(table)
    monkeypatch.setattr(speech, "closed", refused_by_what_others_say)
    with pytest.raises(AssertionError):
        compare(table)


def test_planted_notes_of_another_seat_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks has its own notes kept, whatever the message says."""

    def keeps_to_the_seat_that_asks(table: Gathering) -> None:
        for seat in range(5):
            for named in range(5):
                kept = table.send(f"p{seat}", m.KeepNotes(1, Seat(named), m.Notes("mine"))).notes
                assert (None if kept is None else kept.seat) == (seat if named == seat else None)

    table = Gathering(5).start()
    keeps_to_the_seat_that_asks(table)
    monkeypatch.setattr(keeping_notes, "player", lambda table, seat: Seat((seat + 1) % 5))
    with pytest.raises(AssertionError):
        keeps_to_the_seat_that_asks(table)


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
