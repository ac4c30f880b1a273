"""A game as rows: each row is one act, the chance outcomes it led to, and who chose it.

To replay is to apply the rows again. A `GameRecord` is always in normal form: for each election
it keeps the last ballot of each seat, in seat order, so it shows neither changes of mind nor the
order of arrival (decision 0009). Seats are numbers; names, if any, are kept separately.
"""

import enum
import hashlib
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final

import msgspec

from ..engine.actions import Abandon, ChanceAction, SeatAction, Vote
from ..engine.events import Events
from ..engine.game import IllegalAction, apply, awaited
from ..engine.ruleset import Ruleset
from ..engine.state import Board, State, new_game
from ..engine.terms import CHANCE, PEOPLE, People, Seat
from .talk import Said, named

FORMAT: Final = 1
"""The format of record files; a program reads its own format and no newer one."""

Draw = Callable[[Board], ChanceAction]
"""Supplies the outcome that chance owes: `chance.draw` with a generator, or a prepared deck."""


class RecordError(ValueError):
    """A record cannot be read, replayed or given out; carries the reason and the line."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason = reason
        self.line = line


class By(enum.Enum):
    """Who chose an act."""

    PERSON = "person"
    BOT = "bot"
    DEPUTY = "deputy"
    PEOPLE = "table"
    """No single seat: the deal, or the players abandoning the game together."""


class Row(msgspec.Struct, frozen=True, tag="row", tag_field="type", forbid_unknown_fields=True):
    """One act and the chance outcomes it led to; row 0 is the deal, where no seat acts."""

    seat: Seat | None
    action: SeatAction | Abandon | None
    chance: tuple[ChanceAction, ...]
    by: By


class GameRecord(msgspec.Struct, frozen=True):
    """A game in normal form, made by `compose` or read from a file; it replays without error."""

    ruleset: Ruleset
    rows: tuple[Row, ...]
    talk: tuple[Said, ...]
    """In order; each item follows the row of its step."""
    digest: str
    """SHA-256 of the event log, as hex digits: secret until the game is over."""
    names: tuple[str, ...] = ()
    """By seat, or empty; not part of the game itself."""
    format: int = FORMAT


def deal(ruleset: Ruleset, draw: Draw) -> tuple[Row, State, Events]:
    """Begin a game: row 0."""
    chance, state, events = _chance_acts(new_game(ruleset), draw)
    return Row(None, None, chance, By.PEOPLE), state, events


def act(
    state: State, actor: Seat | People, action: SeatAction | Abandon, by: By, draw: Draw
) -> tuple[Row, State, Events]:
    """Do what an actor chose, then let chance act. Raises `IllegalAction`."""
    state, events = apply(state, actor, action)
    chance, state, later = _chance_acts(state, draw)
    seat = None if actor is PEOPLE else actor
    return Row(seat, action, chance, by), state, events + later


def advance(state: State, row: Row) -> tuple[State, Events]:
    """Apply a row of a record. Raises `RecordError` if the rules do not allow it."""
    actor = _actor(row)
    is_due = state.board.phase_number == 0
    if is_due != (row.action is None) or (is_due and actor is not PEOPLE):
        raise RecordError("row 0, and no other, is the deal")
    events: Events = ()
    outcomes = iter(row.chance)
    try:
        if row.action is not None:
            state, events = apply(state, actor, row.action)
        _, state, later = _chance_acts(state, lambda _: next(outcomes))
    except IllegalAction as illegal:
        raise RecordError(f"the rules refuse this ({illegal.reason.value})") from illegal
    except StopIteration:
        raise RecordError("an outcome of chance is missing") from None
    if next(outcomes, None) is not None:
        raise RecordError("there are more outcomes of chance than the rules ask for")
    return state, events + later


def compose(
    ruleset: Ruleset,
    rows: Iterable[Row],
    talk: Iterable[Said] = (),
    names: tuple[str, ...] = (),
) -> GameRecord:
    """The record of a game, in normal form and without times of day.

    Raises `RecordError` if the ballots are secret, or if names or talk do not fit the game.
    """
    if ruleset.secret_ballots:
        raise RecordError("the ballots of this game stay secret, so it has no record")
    check_names(names, ruleset.players)
    normal = normal_form(rows)
    said = tuple(msgspec.structs.replace(one, at=0.0) for one in talk)
    log = tuple(event for _, events in run(ruleset, normal) for event in events)
    at = -1
    for one in said:
        check_said(one, ruleset.players, range(at, len(normal)))
        at = one.step
    return GameRecord(ruleset, normal, said, digest(log), names)


def check_names(names: tuple[str, ...], players: int) -> None:
    """Raise `RecordError` unless there is a name for each seat, or no name at all."""
    if names and len(names) != players:
        raise RecordError("there must be a name for each seat, or none at all")


def check_said(said: Said, players: int, steps: range) -> None:
    """Raise `RecordError` unless a seat of this game said it after one of these steps."""
    if said.seat not in range(players):
        raise RecordError("something is said from a seat that is not at the table")
    if any(seat not in range(players) for seat in named(said.talk)):
        raise RecordError("something is said of a seat that is not at the table")
    if said.step not in steps:
        raise RecordError("something is said out of its place")


def run(ruleset: Ruleset, rows: Iterable[Row]) -> Iterator[tuple[State, Events]]:
    """Replay rows from the deal on: the state after each row, and its events."""
    state = new_game(ruleset)
    for row in rows:
        state, events = advance(state, row)
        yield state, events


def digest(log: Events) -> str:
    """The SHA-256 of an event log as JSON, in hex digits."""
    return hashlib.sha256(msgspec.json.encode(log)).hexdigest()


def normal_form(rows: Iterable[Row]) -> tuple[Row, ...]:
    """The same game with only the last ballots of each election, in seat order."""
    normal: list[Row] = []
    for voting, group in groupby(rows, key=lambda row: isinstance(row.action, Vote)):
        acts = tuple(group)
        normal.extend(_last_ballots(acts) if voting else acts)
    return tuple(normal)


def _last_ballots(election: tuple[Row, ...]) -> Iterator[Row]:
    """One row per voter, by seat; the last row carries the chance outcomes of the election."""
    last = {row.seat: row for row in election}
    chance = tuple(outcome for row in election for outcome in row.chance)
    order = sorted(last.values(), key=lambda row: -1 if row.seat is None else row.seat)
    for row in order:
        brought_on = chance if row is order[-1] else ()
        yield msgspec.structs.replace(row, chance=brought_on)


def _chance_acts(state: State, draw: Draw) -> tuple[tuple[ChanceAction, ...], State, Events]:
    """Let chance act until it is not awaited."""
    chance: list[ChanceAction] = []
    log: Events = ()
    while awaited(state.board) == (CHANCE,):
        outcome = draw(state.board)
        state, events = apply(state, CHANCE, outcome)
        chance.append(outcome)
        log += events
    return tuple(chance), state, log


def _actor(row: Row) -> Seat | People:
    """The actor of a row: a seat, or the people who abandon their game."""
    if (row.seat is None) != (row.by is By.PEOPLE):
        raise RecordError("the act and whoever chose it do not go together")
    return PEOPLE if row.seat is None else row.seat
