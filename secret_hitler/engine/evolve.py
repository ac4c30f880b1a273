"""Applies events. Only this module builds a new State, and it makes no decisions.

There is one small function per event class, in three tables. The table decides what the function
may see: in `BOARD` the Board and a public event, in `KNOWLEDGE` the Knowledge of the seat that
gets the event, in `SECRETS` the piles.
"""

# ruff: noqa: RUF005  # Adding tuples is faster than unpacking them into a new one.

from collections.abc import Callable, Iterable
from typing import Final, Never

from msgspec.structs import replace

from . import events as e
from .complete import complete
from .evolve_board import BOARD
from .state import Knowledge, Secrets, State


def evolve(state: State, event: e.AnyEvent) -> State:
    """The state after one event."""
    return fold(state, (event,))


def fold(state: State, events: Iterable[e.AnyEvent]) -> State:
    """The state after these events, in order; builds only one new State."""
    board, knowledge, secrets = state.board, state.knowledge, state.secrets
    for event in events:
        change, learn, seal = EVOLVE[event.__class__]
        if change is not None:
            board = change(board, event)  # type: ignore[arg-type]  # keyed by its class
        elif learn is not None:
            seat = event.to  # type: ignore[union-attr]  # `KNOWLEDGE` holds private events only
            known = [*knowledge]
            known[seat] = learn(known[seat], event)  # type: ignore[arg-type]  # as above
            knowledge = tuple(known)
        else:
            secrets = seal(secrets, event)  # type: ignore[misc,arg-type]  # as above
    return State(state.ruleset, board, knowledge, secrets)


# --- Knowledge: private events ----------------------------------------------------------------


def _role_given(known: Knowledge, event: e.RoleGiven) -> Knowledge:
    return replace(known, role=event.role, knows=event.knows)


def _ballot_marked(known: Knowledge, event: e.BallotMarked) -> Knowledge:
    return replace(known, ballot=event.ballot, ballot_round=event.round)


def _hand_given(known: Knowledge, event: e.HandGiven) -> Knowledge:
    return replace(known, hand=event.hand.tiles, memories=known.memories + (event.hand,))


def _hand_passed(known: Knowledge, event: e.HandPassed) -> Knowledge:
    if event.passed is None:
        return replace(known, hand=())
    return replace(known, hand=(), memories=known.memories + (event.passed,))


def _seen(known: Knowledge, event: e.PartySeen | e.TilesSeen) -> Knowledge:
    return replace(known, memories=(*known.memories, event.seen))


KNOWLEDGE: Final[dict[type[e.Event], Callable[[Knowledge, Never], Knowledge]]] = {
    e.RoleGiven: _role_given,
    e.BallotMarked: _ballot_marked,
    e.HandGiven: _hand_given,
    e.HandPassed: _hand_passed,
    e.PartySeen: _seen,
    e.TilesSeen: _seen,
}
complete(e.AnyPrivateEvent, KNOWLEDGE)


# --- Secrets: sealed events -------------------------------------------------------------------


def _draw_pile_ordered(secrets: Secrets, event: e.DrawPileOrdered) -> Secrets:
    return replace(secrets, draw_pile=event.order, discard_pile=())


def _tiles_taken(secrets: Secrets, event: e.TilesTaken) -> Secrets:
    return replace(secrets, draw_pile=secrets.draw_pile[event.count :])


def _top_tile_taken(secrets: Secrets, _event: e.TopTileTaken) -> Secrets:
    return replace(secrets, draw_pile=secrets.draw_pile[1:])


def _tile_discarded(secrets: Secrets, event: e.TileDiscarded) -> Secrets:
    return replace(secrets, discard_pile=secrets.discard_pile + (event.policy,))


SECRETS: Final[dict[type[e.Event], Callable[[Secrets, Never], Secrets]]] = {
    e.DrawPileOrdered: _draw_pile_ordered,
    e.TilesTaken: _tiles_taken,
    e.TopTileTaken: _top_tile_taken,
    e.TileDiscarded: _tile_discarded,
}
complete(e.AnySealedEvent, SECRETS)


# --- All three tables in one, so that an event needs a single look-up -------------------------

EVOLVE: Final = {
    kind: (BOARD.get(kind), KNOWLEDGE.get(kind), SECRETS.get(kind))
    for kind in (*BOARD, *KNOWLEDGE, *SECRETS)
}
