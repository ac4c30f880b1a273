"""`secret-hitler play`: a whole game against bots in a terminal, without a server."""

import enum
import secrets
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from ..engine.complete import complete
from ..engine.ruleset import LEAST_PLAYERS, MOST_PLAYERS, official
from ..engine.terms import Role, Seat
from ..record.levels import LEVELS, BotKind, Style, name_of
from ..record.words import ENGLISH, Words, languages
from ..table.bot_names import bot_name
from ..table.protocol.options import BotTalk
from .evening import Evening, Left
from .solo import Solo
from .terminal import Terminal


class Level(enum.Enum):
    """How well the other players play, lowest first."""

    RANDOM = "random"
    SELFISH = "selfish"
    CAREFUL = "careful"
    SHREWD = "shrewd"
    FARSIGHTED = "farsighted"


complete([kind.value for kind in LEVELS], [level.value for level in Level])


def play(  # noqa: PLR0913, PLR0917  # each is an option
    players: Annotated[
        int, typer.Option(help="Seats at the table.", min=LEAST_PLAYERS, max=MOST_PLAYERS)
    ] = 7,
    seat: Annotated[
        int | None, typer.Option(help="Your seat, counted from 1.  [default: any]", min=1)
    ] = None,
    level: Annotated[Level, typer.Option(help="How well the others play.")] = Level.SHREWD,
    style: Annotated[Style, typer.Option(help="How the upper two play.")] = Style.REGULAR,
    talk: Annotated[BotTalk, typer.Option(help="What the bots say.")] = BotTalk.REASONS,
    role: Annotated[Role | None, typer.Option(help="Your role.  [default: any]")] = None,
    name: Annotated[str, typer.Option(help="What the others call you.")] = "Alex",
    seed: Annotated[int | None, typer.Option(help="Play the same deal again.")] = None,
    language: Annotated[str, typer.Option(help="The language: en or de.")] = ENGLISH,
    plain: Annotated[bool, typer.Option("--plain", help="Print lines and nothing else.")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="Let bots answer at once.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter before each step.")] = False,
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
    bots = name_of(BotKind(level.value), style)
    game = Solo(official(players), me, bots, rng, role=role, bot_talk=talk)
    # Letters and pauses have separate dice: looking twice never changes the game.
    dice = Random(f"letters {seed}")  # noqa: S311
    terminal = Terminal(plain=plain, fast=fast, steps=step)
    evening = Evening(game, names, terminal, Words(language), dice)
    try:
        evening.play()
        evening.save(save)
    except (EOFError, KeyboardInterrupt, Left):
        evening.part()


def seat_names(players: int, me: Seat, name: str) -> tuple[str, ...]:
    """The names in seat order: the person's, and bot names for the other seats."""
    mine = " ".join(name.split())[:12] or "Alex"
    names: list[str] = [mine]
    for _ in range(players - 1):
        names.append(bot_name(names))
    return (*names[1 : me + 1], mine, *names[me + 1 :])
