"""`secret-hitler replay`: prints a recorded game step by step, in sentences."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from ..engine.state import GameOver
from ..engine.terms import Seat
from ..record import notation as rounds
from ..record import replay as again
from ..record.file import read
from ..record.record import GameRecord, RecordError
from ..record.talk import Said
from ..record.words import ENGLISH, Words, languages
from .sight import spoken


def replay(
    file: Annotated[Path, typer.Argument(help="A record: the file that a finished game offers.")],
    seat: Annotated[
        int | None,
        typer.Option(help="Read as this seat, counted from 1; only once the game is over.", min=1),
    ] = None,
    open: Annotated[
        bool, typer.Option("--open", help="Read with all cards open; only once the game is over.")
    ] = False,
    to: Annotated[
        int | None, typer.Option(help="Stop after this step; step 0 is the deal.", min=0)
    ] = None,
    language: Annotated[
        str, typer.Option(help="The language of the sentences: en or de.")
    ] = ENGLISH,
    notation: Annotated[
        bool, typer.Option("--notation", help="One line a round, as players write it.")
    ] = False,
) -> None:
    """Print a recorded game step by step, as a spectator saw it.

    The exit status is 1 if the record is bad or may not be read in that way.
    """
    if open and seat is not None:
        raise typer.BadParameter("choose either --seat or --open")
    if language not in languages():
        raise typer.BadParameter(
            f"there are only {', '.join(languages())}", param_hint="--language"
        )
    reader: again.Reader = again.OPEN if open else None if seat is None else Seat(seat - 1)
    try:
        record = read(file)
        again.check_reader(record, reader)
    except RecordError as error:
        print(_printable(f"{file}: {error}"), file=sys.stderr)
        raise typer.Exit(1) from None
    steps = tuple(step for step in again.replay(record) if to is None or step.number <= to)
    for line in (_in_rounds if notation else _in_sentences)(record, steps, reader, Words(language)):
        print(_printable(line))


def _in_sentences(
    record: GameRecord, steps: tuple[again.ReplayStep, ...], reader: again.Reader, words: Words
) -> Iterator[str]:
    """Every step that has words, with its number; at the end, what comes next."""
    for said in record.talk:
        if said.step < 0:
            yield _numbered(None, _spoken(said, reader, record, words))
    for step in steps:
        number: int | None = step.number
        told = [words.say(one, record.names) for one in again.sentences(step, reader)]
        for line in (*told, *(_spoken(said, reader, record, words) for said in step.talk)):
            yield _numbered(number, line)
            number = None
    if steps and not isinstance(steps[-1].state.board.phase, GameOver):
        yield _numbered(None, words.say(again.whose_turn(steps[-1].state, reader), record.names))


def _in_rounds(
    record: GameRecord, steps: tuple[again.ReplayStep, ...], reader: again.Reader, words: Words
) -> tuple[str, ...]:
    """The rounds up to the last step, in notation."""
    if not steps:
        return ()
    state = steps[-1].state
    return rounds.notation(state.board, again.known_to(state, reader), words, record.names)


def _numbered(number: int | None, line: str) -> str:
    return f"{'' if number is None else number:>4}  {line}"


def _spoken(said: Said, reader: again.Reader, record: GameRecord, words: Words) -> str:
    return spoken(said, None if reader is again.OPEN else reader, words, record.names)


def _printable(line: str) -> str:
    """The line without control characters: names in a file must not steer the terminal."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in line
    )
