"""Leaks planted into the stream, each modelled on a fault of a real server: tests of the test.

A leak is a function of (state after the act, its events, the viewer) that returns something the
viewer must not get; it is sent along with the honest messages.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from secret_hitler.engine import events as e
from secret_hitler.engine.game import options, view
from secret_hitler.engine.state import State, UsingPower, Voting
from secret_hitler.engine.terms import SEATS, Role, Seat

from .twins import Stream, honest_stream

Leak = Callable[[State, e.Events, Seat | None], object]


def all_roles(state: State, events: e.Events, viewer: Seat | None) -> object:
    return [known.role for known in state.knowledge]


def all_parties(state: State, events: e.Events, viewer: Seat | None) -> object:
    return [known.role and known.role.party for known in state.knowledge]


def roles_of_the_executed(state: State, events: e.Events, viewer: Seat | None) -> object:
    return [
        known.role
        for known, alive in zip(state.knowledge, state.board.alive, strict=True)
        if not alive
    ]


def roles_in_the_last_act(state: State, events: e.Events, viewer: Seat | None) -> object:
    return all_roles(state, events, viewer) if state.board.fascist_policies >= 4 else None


def whether_the_chancellor_is_hitler(state: State, events: e.Events, viewer: Seat | None) -> object:
    last = state.board.rounds[-1]
    return last.nominee is not None and state.knowledge[last.nominee].role is Role.HITLER


def how_many_each_seat_knows(state: State, events: e.Events, viewer: Seat | None) -> object:
    return [len(known.knows) for known in state.knowledge]


def length_of_other_knowledge(state: State, events: e.Events, viewer: Seat | None) -> object:
    return [len(msgspec.json.encode(known)) for known in state.knowledge]


def all_hands(state: State, events: e.Events, viewer: Seat | None) -> object:
    return [known.hand for known in state.knowledge]


def all_memories(state: State, events: e.Events, viewer: Seat | None) -> object:
    return [known.memories for known in state.knowledge]


def options_of_all(state: State, events: e.Events, viewer: Seat | None) -> object:
    return [options(view(state, seat)) for seat in SEATS[: state.ruleset.players]]


def number_of_options_of_all(state: State, events: e.Events, viewer: Seat | None) -> object:
    return [len(options(view(state, seat))) for seat in SEATS[: state.ruleset.players]]


def deck_from_the_top(state: State, events: e.Events, viewer: Seat | None) -> object:
    return state.secrets.draw_pile


def top_tile(state: State, events: e.Events, viewer: Seat | None) -> object:
    return state.secrets.draw_pile[:1]


def tiles_left_by_kind(state: State, events: e.Events, viewer: Seat | None) -> object:
    return sorted(tile.value for tile in state.secrets.draw_pile)


def discard_pile(state: State, events: e.Events, viewer: Seat | None) -> object:
    return state.secrets.discard_pile


def last_discard(state: State, events: e.Events, viewer: Seat | None) -> object:
    return state.secrets.discard_pile[-1:]


def ballots_as_they_come(state: State, events: e.Events, viewer: Seat | None) -> object:
    if not isinstance(state.board.phase, Voting):
        return None
    return [known.ballot for known in state.knowledge]


def every_event(state: State, events: e.Events, viewer: Seat | None) -> object:
    return events


def private_events_of_all(state: State, events: e.Events, viewer: Seat | None) -> object:
    return [event for event in events if isinstance(event, e.PrivateEvent)]


def sealed_events(state: State, events: e.Events, viewer: Seat | None) -> object:
    return [event for event in events if isinstance(event, e.SealedEvent)]


def number_of_rows(state: State, events: e.Events, viewer: Seat | None) -> object:
    """The number of acts, changed ballots included: a count of what the viewer cannot read."""
    ballots = [known.ballot_round for known in state.knowledge]
    return (ballots, [known.ballot for known in state.knowledge])


def a_debugging_dump(state: State, events: e.Events, viewer: Seat | None) -> object:
    return msgspec.to_builtins(state)


def a_hash_of_the_state(state: State, events: e.Events, viewer: Seat | None) -> object:
    """An unsalted commitment: two states can be told apart, and few need to be tried."""
    return hash(msgspec.json.encode(state.secrets))


def targets_that_spare_hitler(state: State, events: e.Events, viewer: Seat | None) -> object:
    """A public list of targets that leaves out the seat that the President may not choose."""
    if not isinstance(state.board.phase, UsingPower):
        return None
    return [known.role is not Role.HITLER for known in state.knowledge]


LEAKS: Final[tuple[Leak, ...]] = (
    all_roles,
    all_parties,
    roles_of_the_executed,
    roles_in_the_last_act,
    whether_the_chancellor_is_hitler,
    how_many_each_seat_knows,
    length_of_other_knowledge,
    all_hands,
    all_memories,
    options_of_all,
    number_of_options_of_all,
    deck_from_the_top,
    top_tile,
    tiles_left_by_kind,
    discard_pile,
    last_discard,
    ballots_as_they_come,
    every_event,
    private_events_of_all,
    sealed_events,
    number_of_rows,
    a_debugging_dump,
    a_hash_of_the_state,
    targets_that_spare_hitler,
)


def leaking(leak: Leak) -> Stream:
    """The honest stream, with a leak added."""

    def stream(state: State, events: e.Events, viewer: Seat | None) -> list[bytes]:
        messages = honest_stream(state, events, viewer)
        return [*messages, msgspec.json.encode(leak(state, events, viewer))] if messages else []

    return stream


def chatty(state: State, events: e.Events, viewer: Seat | None) -> list[bytes]:
    """A message for every act: a changed ballot shows in their number, though not in their text."""
    return honest_stream(state, events, viewer) or [b"{}"]
