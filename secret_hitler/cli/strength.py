"""`secret-hitler strength`: plays games and prints every figure for how good the bots are."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from ..lab.experiments import Experiment


KEPT: Final = (
    "A folder that keeps the games: after a stop, the same command goes on from there. Bots that "
    "changed need a new one."
)


def strength(
    names: Annotated[
        list[str] | None, typer.Argument(help="Experiments by name; all if none is given.")
    ] = None,
    scale: Annotated[
        float, typer.Option(help="More or fewer games than planned, such as 0.1.", min=0.0001)
    ] = 1.0,
    workers: Annotated[
        int | None, typer.Option(help="Processes at once; as many as cores if not given.", min=1)
    ] = None,
    out: Annotated[Path | None, typer.Option(help=KEPT)] = None,
    write: Annotated[
        Path | None, typer.Option(help="A page to write the tables into, such as docs/bots.md.")
    ] = None,
    listing: Annotated[
        bool, typer.Option("--list", help="Only list the experiments and how many games they are.")
    ] = False,
) -> None:
    """Play the experiments that measure the bots, and print each figure with its 95 % interval.

    The exit status is 1, with the reason, if something cannot be played or written.
    """
    from ..lab.arena import ArenaError
    from ..lab.strength import StrengthError, chosen, written

    try:
        experiments = chosen(names or ())
        if listing:
            print("\n".join(_listed(experiment, scale) for experiment in experiments))
            return
        if write is not None:  # Checked before hours of play, not after them.
            written(write.read_text(encoding="utf-8"), [])
        lines = _played(experiments, scale, workers, out)
        if write is not None:
            _write(write, lines)
    except (ArenaError, StrengthError, OSError) as error:
        sys.exit(str(error))


def _listed(experiment: "Experiment", scale: float) -> str:
    from ..lab.strength import plan

    games = f"{plan(experiment, scale).games:,} games of {experiment.players}"
    return f"{experiment.name:<28} {games:<24} {experiment.line_up}"


def _played(
    experiments: Iterable["Experiment"], scale: float, workers: int | None, out: Path | None
) -> list[str]:
    from ..lab.strength import plan, play, section

    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    lines: list[str] = []
    for experiment in experiments:
        games = plan(experiment, scale).games
        with typer.progressbar(length=games, label=experiment.name, file=sys.stderr) as bar:
            found = play(experiment, scale, folder=out, workers=workers, progress=bar.update)
        told = section(experiment, found)
        print("\n".join(told), flush=True)
        lines += told
    return lines


def _write(page: Path, lines: list[str]) -> None:
    from ..lab.strength import written

    page.write_text(written(page.read_text(encoding="utf-8"), lines), encoding="utf-8")
