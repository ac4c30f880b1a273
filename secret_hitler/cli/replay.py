"""`secret-hitler replay`: prints a recorded game step by step, in sentences."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from ..engine.state import GameOver, State, new_game
from ..engine.terms import Seat
from ..record.file import read
from ..record.notation import notation
from ..record.record import GameRecord, RecordError
from ..record.replay import (
    OPEN,
    Reader,
    Step,
    check_reader,
    known_to,
    sentences,
    standing,
)
from ..record.replay import replay as play_again
from ..record.sentences import Sentence, heard
from ..record.talk import Line, Said
from ..record.words import ENGLISH, Words, languages


def replay(
    file: Annotated[Path, typer.Argument(help="A record: the file that a finished game offers.")],
    seat: Annotated[
        int | None,
        typer.Option(help="Read as this seat, counted from 1; once the game is over.", min=1),
    ] = None,
    open: Annotated[
        bool, typer.Option("--open", help="Read with all cards open; once the game is over.")
    ] = False,
    to: Annotated[
        int | None, typer.Option(help="Stop after this step; step 0 is the deal.", min=0)
    ] = None,
    language: Annotated[str, typer.Option(help="Language of the sentences: en or de.")] = ENGLISH,
    notation: Annotated[
        bool, typer.Option("--notation", help="Print one line a round, as players write it.")
    ] = False,
) -> None:
    """Print a recorded game step by step, as a watcher saw it.

    Seats are counted from 1. The program ends with 1 where the record is bad, or not to be read
    in that way.
    """
    if open and seat is not None:
        raise typer.BadParameter("choose either --seat or --open")
    if language not in languages():
        raise typer.BadParameter(f"there are only {', '.join(languages())}", param_hint="--language")
    reader: Reader = OPEN if open else None if seat is None else Seat(seat - 1)
    try:
        record = read(file)
        check_reader(record, reader)
    except RecordError as error:
        print(f"{file}: {error}", file=sys.stderr)
        raise typer.Exit(1) from None
    steps = [step for step in play_again(record) if to is None or step.number <= to]
    story = _rounds if notation else _story
    for line in story(record, steps, reader, Words(language)):
        print(line)
