"""`secret-hitler play`: a whole game against bots in a terminal, without a server."""

import enum
import secrets
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from ..bots.bot import BOTS
from ..engine.ruleset import LEAST_PLAYERS, MOST_PLAYERS, official
from ..engine.terms import Seat
from ..record.words import ENGLISH, Words, languages
from ..table.bot_names import bot_name
from .evening import Evening, Left
from .solo import Solo
from .terminal import Terminal


class Bots(enum.Enum):
    """Who sits in the other seats."""

    CAREFUL = "careful"
    RANDOM = "random"


def play(  # noqa: PLR0913, PLR0917  # each is an option
    players: Annotated[
        int, typer.Option(help="Seats at the table.", min=LEAST_PLAYERS, max=MOST_PLAYERS)
    ] = 7,
    seat: Annotated[
        int | None, typer.Option(help="Your seat, counted from 1.  [default: any]", min=1)
    ] = None,
    bots: Annotated[Bots, typer.Option(help="How the others play.")] = Bots.CAREFUL,
    name: Annotated[str, typer.Option(help="What the others call you.")] = "Alex",
    seed: Annotated[int | None, typer.Option(help="Play the same deal again.")] = None,
    language: Annotated[str, typer.Option(help="The language: en or de.")] = ENGLISH,
    plain: Annotated[bool, typer.Option("--plain", help="Print lines and nothing else.")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="Let bots answer at once.")] = False,
    save: Annotated[Path | None, typer.Option(help="Write the record here at the end.")] = None,
) -> None:
    """Play a whole game against bots in this terminal. Type help for the commands."""
    if language not in languages():
        raise typer.BadParameter(f"there are only {', '.join(languages())}")
    if seat is not None and seat > players:
        raise typer.BadParameter(f"there are {players} seats", param_hint="--seat")
    seed = secrets.randbits(64) if seed is None else seed
    rng = Random(seed)  # noqa: S311
    me = Seat(rng.randrange(players) if seat is None else seat - 1)
    names = seat_names(players, me, name)
    game = Solo(official(players), me, BOTS[bots.value], rng)
    # Letters and pauses have dice of their own: looking twice never changes the game.
    dice = Random(f"letters {seed}")  # noqa: S311
    evening = Evening(game, names, Terminal(plain=plain, fast=fast), Words(language), dice)
    try:
        evening.play()
        evening.save(save)
    except (EOFError, KeyboardInterrupt, Left):
        evening.part()


def seat_names(players: int, me: Seat, name: str) -> tuple[str, ...]:
    """The person's name in its seat, and names of bots in the others."""
    mine = " ".join(name.split())[:12] or "Alex"
    names: list[str] = [mine]
    for _ in range(players - 1):
        names.append(bot_name(names))
    return (*names[1 : me + 1], mine, *names[me + 1 :])
