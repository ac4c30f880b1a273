"""Replays a record step by step, for a watcher, for one seat, or with all cards open."""

import enum
from collections.abc import Iterator

import msgspec

from ..engine.events import Events, PrivateEvent, PublicEvent, SeenEvent
from ..engine.game import awaited
from ..engine.state import Board, GameOver, Knowledge, State, new_game
from ..engine.terms import Seat
from .event_sentences import tell
from .record import By, GameRecord, RecordError, Row, run
from .sentences import Sentence, status
from .talk import Said


class AllCards(enum.Enum):
    """The reader who sees everything; allowed only once the game is over."""

    OPEN = "open"


OPEN = AllCards.OPEN
Reader = Seat | AllCards | None
"""For whom a record is replayed: a seat, all cards open, or a watcher (None)."""


class ReplayStep(msgspec.Struct, frozen=True):
    """One row, replayed."""

    number: int
    row: Row
    before: Board
    state: State
    """The state after the row."""
    events: Events
    talk: tuple[Said, ...]
    """What was said after this row and before the next."""


def replay(record: GameRecord) -> Iterator[ReplayStep]:
    """Every step of the game, beginning with the deal."""
    before = new_game(record.ruleset).board
    steps = zip(record.rows, run(record.ruleset, record.rows), strict=True)
    for number, (row, (state, events)) in enumerate(steps):
        talk = tuple(said for said in record.talk if said.step == number)
        yield ReplayStep(number, row, before, state, events, talk)
        before = state.board


def check_reader(record: GameRecord, reader: Reader) -> None:
    """Raise `RecordError` unless this reader may read the record: secrets only after the end."""
    if reader is None:
        return
    if not isinstance(reader, AllCards) and not 0 <= reader < record.ruleset.players:
        raise RecordError(f"there is no seat {reader + 1} in this game")
    if not any(isinstance(step.state.board.phase, GameOver) for step in replay(record)):
        raise RecordError("the game is not over, so it can be read as a watcher only")


def sentences(step: ReplayStep, reader: Reader) -> tuple[Sentence, ...]:
    """What happened in a step, in sentences for this reader."""
    viewer = None if isinstance(reader, AllCards) else reader
    ruleset = step.state.ruleset
    told = (tell(event, ruleset, step.before, viewer) for event in _seen(step.events, reader))
    words = tuple(sentence for sentence in told if sentence is not None)
    if step.row.by is By.DEPUTY and step.row.seat is not None and words:
        return (Sentence("replay-deputy", {"who": (step.row.seat,)}), *words)
    return words


def whose_turn(state: State, reader: Reader) -> Sentence:
    """The status line after a step: who must do what."""
    viewer = None if isinstance(reader, AllCards) else reader
    return status(state.ruleset, state.board, viewer, awaited(state.board))


def known_to(state: State, reader: Reader) -> tuple[Knowledge, ...]:
    """The knowledge that this reader may see."""
    if isinstance(reader, AllCards):
        return state.knowledge
    return () if reader is None else (state.knowledge[reader],)


def _seen(events: Events, reader: Reader) -> Iterator[SeenEvent]:
    """The events that this reader may see; nobody sees a sealed event."""
    for event in events:
        if isinstance(event, PrivateEvent):
            if reader in {event.to, OPEN}:
                yield event
        elif isinstance(event, PublicEvent):
            yield event
