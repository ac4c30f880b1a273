"""The command `secret-hitler`: one file a command, read only when it is asked for."""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

import typer
from typer.core import TyperGroup

COMMANDS: Final = ("serve", "play", "replay")
"""Each is the function of that name in the module of that name."""


def main() -> None:
    """Run the command that the arguments name."""
    app()


class _Commands(TyperGroup):
    """Loads a command when it is named, so that a replay never waits for the server's imports."""

    def list_commands(self, ctx: typer.Context) -> list[str]:
        return [name for name in COMMANDS if find_spec(f"{__name__}.{name}")]

    def get_command(self, ctx: typer.Context, cmd_name: str) -> "typer.core.TyperCommand | None":
        if cmd_name not in self.list_commands(ctx):
            return None
        command = typer.Typer(add_completion=False)
        command.command(cmd_name)(getattr(import_module(f"{__name__}.{cmd_name}"), cmd_name))
        return typer.main.get_command(command)


app = typer.Typer(
    cls=_Commands,
    add_completion=False,
    no_args_is_help=True,
    help="Play, watch and study Secret Hitler: an unofficial table for five to ten players.",
)


@app.callback()
def _options() -> None:
    """Nothing is common to all commands; this makes a group of them."""
