"""The command line.

serve     a server for a table
tables    what an operator can see and do
play      a game in the terminal against bots
replay    a recorded game, step by step
arena     games of bots
fit       the bots' data files, made again
strength  how strong the bots are
evening   one game at the terminal, from the envelopes to the end
account   each government of a game, and what was said about it
sight     what a person may look at: board, votes, choices, own secrets
orders    what a player types
solo      one person and bots at a table without a server
terminal  lines out, lines in, and secrets that leave no trace
"""

import io
import sys
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version as version_of
from importlib.util import find_spec
from typing import Annotated, Final

import typer

COMMANDS: Final = ("serve", "tables", "play", "replay", "arena", "strength", "fit")
"""Each is the function of that name in the module of that name, which imports what is slow to
import (the server, the bots) only when it is called."""


def main() -> None:
    """Run the command that the arguments name."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A letter that a terminal cannot show, or sends broken, must not end a game or a server.
        if isinstance(stream, io.TextIOWrapper):
            with suppress(OSError):  # a stream whose file was exchanged keeps its ways
                stream.reconfigure(errors="replace")
    build()(prog_name="secret-hitler")


def build() -> typer.Typer:
    """The program with all its commands."""
    program = typer.Typer(
        add_completion=False,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        help="Play, watch and study Secret Hitler: an unofficial table for five to ten players.",
    )
    program.callback()(_common)
    for name in COMMANDS:
        module = f"{__name__}.{name}"
        if find_spec(module) is not None:
            program.command(name)(getattr(import_module(module), name))
    return program


def _print_version(asked: bool) -> None:
    if asked:
        print(version_of("secret-hitler"))
        raise typer.Exit


def _common(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version.", is_eager=True, callback=_print_version
        ),
    ] = False,
) -> None:
    """Do nothing before a command: a program with a callback keeps its commands by name."""
