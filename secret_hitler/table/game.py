"""The running game of a table: its rows, the events of each step, and the accepted acts."""

from itertools import takewhile

import msgspec
from msgspec.structs import replace

from ..engine.actions import Abandon, SeatAction, Vote
from ..engine.events import BallotCast, Event, Events, PublicEvent, VotesRevealed
from ..engine.ruleset import Ruleset
from ..engine.state import Board, GameOver, State, new_game
from ..engine.terms import Seat
from ..record.record import By, Row, advance


class Step(msgspec.Struct, frozen=True):
    """An act with a public event, together with acts after it that had none."""

    before: Board
    """The Board before the act, to put the act in words."""
    events: Events
    """For every audience: whoever sends them selects a viewer's own."""
    deputies: tuple[Seat, ...] = ()
    """The seats whose deputies chose; in an election, those whose deputies have voted so far."""
    bots: tuple[Seat, ...] = ()
    """The seats of bots that chose; in an election, those that have voted so far."""

    def chosen_by_deputies(self, event: Event) -> tuple[Seat, ...]:
        """The seats whose deputies chose this event: it opened the step, or counts ballots."""
        if isinstance(event, BallotCast):
            return tuple(seat for seat in self.deputies if seat == event.seat)
        told = next((one for one in self.events if isinstance(one, PublicEvent)), None)
        return self.deputies if event is told or isinstance(event, VotesRevealed) else ()


class Accepted(msgspec.Struct, frozen=True):
    """An accepted act with the phase and attempt it carried, to recognize exact repeats."""

    seat: Seat
    phase: int
    attempt: int
    action: SeatAction | Abandon | None


class Game(msgspec.Struct, frozen=True):
    """The running or last game of a table, a fold of its rows."""

    state: State
    rows: tuple[Row, ...]
    steps: tuple[Step, ...]
    """Step 0 is the deal. Every viewer gets their count, none the count of rows."""
    accepted: tuple[Accepted, ...]
    opened: float
    """When the current phase opened, in seconds."""
    phases_before: int
    """Phases opened in the table's earlier games: none of their acts fits this game (X4)."""

    def __repr__(self) -> str:
        return "Game(sealed)"

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the game."""
        return self.state.ruleset

    @property
    def board(self) -> Board:
        """What everybody sees of the game."""
        return self.state.board

    @property
    def step(self) -> int:
        """How many acts with a public event there were after the deal."""
        return len(self.steps) - 1

    @property
    def phase(self) -> int:
        """The number of the current phase, counted over all games of the table."""
        return self.phases_before + self.board.phase_number

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.board.phase, GameOver)


def dealt(ruleset: Ruleset, row: Row, at: float, phases_before: int) -> Game:
    """A game just dealt. Raises `RecordError` if the deal is impossible."""
    empty = new_game(ruleset)
    state, events = advance(empty, row)
    return Game(state, (row,), (Step(empty.board, events),), (), at, phases_before)


def played(game: Game, row: Row, opened: float | None) -> Game:
    """The game after an act. Raises `RecordError` if the rules do not allow it."""
    state, events = advance(game.state, row)
    return Game(
        state,
        (*game.rows, row),
        _told(game, row, events),
        _remembered(game, row),
        game.opened if opened is None else opened,
        game.phases_before,
    )


def attempt_of(game: Game, seat: Seat) -> int:
    """How many acts of this seat were accepted in this phase: its next act must carry this."""
    count = 0
    for act in reversed(game.accepted):
        if act.phase != game.phase:
            break
        count += act.seat == seat
    return count


def _told(game: Game, row: Row, events: Events) -> tuple[Step, ...]:
    """The steps with these events: a public one opens a step, private ones join the last."""
    if any(isinstance(event, PublicEvent) for event in events):
        chosen_by = (_chosen_by(game, row, by) for by in (By.DEPUTY, By.BOT))
        return (*game.steps, Step(game.board, events, *chosen_by))
    last = game.steps[-1]
    return (*game.steps[:-1], replace(last, events=last.events + events))


def _chosen_by(game: Game, row: Row, by: By) -> tuple[Seat, ...]:
    """The seats that `by` acted for in this row; for a ballot, in the ballots of its election."""
    if not isinstance(row.action, Vote):
        return () if row.seat is None or row.by is not by else (row.seat,)
    cast = takewhile(lambda one: isinstance(one.action, Vote), reversed(game.rows))
    last = {one.seat: one.by for one in (*reversed(tuple(cast)), row)}
    return tuple(sorted(seat for seat, who in last.items() if seat is not None and who is by))


def _remembered(game: Game, row: Row) -> tuple[Accepted, ...]:
    if row.seat is None:
        return game.accepted
    attempt = attempt_of(game, row.seat)
    act = Accepted(row.seat, game.phase, attempt, row.action)
    return (*game.accepted, act)
