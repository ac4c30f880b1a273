"""`secret-hitler fit`: makes the bots' data files again, each from its recipe."""

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from ..lab.recipes import Recipe
    from ..lab.refit import GamesToPlay, Refit
    from ..lab.tally import Tally

NAME: Final = (
    "A file, such as self_play or worths/crowd, or all of them in order; without it, they are "
    "listed."
)
OUT: Final = "A folder to write tables/NAME.json and worths/NAME.json into, not the package."
KEEP: Final = (
    "A folder that keeps the games: after a stop, the same command goes on from there. Bots that "
    "changed begin anew."
)


def fit(
    name: Annotated[str | None, typer.Argument(help=NAME)] = None,
    listing: Annotated[
        bool, typer.Option("--list", help="Only list the files and how each is made.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help=OUT)] = None,
    keep: Annotated[Path, typer.Option(help=KEEP)] = Path("build/fit"),
    workers: Annotated[
        int | None, typer.Option(help="Processes at once; as many as cores if not given.", min=1)
    ] = None,
) -> None:
    """Make data files of the bots again, from their recipes: the same code gives the same bytes.

    The exit status is 1, with the names that exist, if there is no such file.
    """
    from ..lab.recipes import RecipeError, chosen
    from ..lab.refit import Refit, version

    try:
        recipes = chosen(name or "all")
    except RecipeError as error:
        sys.exit(str(error))
    if name is None or listing:
        print("\n".join(_listed(recipe) for recipe in recipes))
        return
    kept = keep / version()
    kept.mkdir(parents=True, exist_ok=True)
    refit = Refit(kept, partial(_played, workers))
    for recipe in recipes:
        _make(refit, recipe, out)


def _listed(recipe: "Recipe") -> str:
    return f"{', '.join(recipe.files)}\n    {recipe.told}"


def _played(workers: int | None, games: "GamesToPlay") -> "Tally":
    from ..lab.arena import run

    label, length = f"{games.label:<24}", games.plan.games
    with typer.progressbar(length=length, label=label, file=sys.stderr) as bar:
        found = run(
            games.plan, keep=games.keep, shelf=games.shelf, workers=workers, progress=bar.update
        )
    return found.tally


def _make(refit: "Refit", recipe: "Recipe", out: Path | None) -> None:
    """Write the file of a recipe, and say whether it has changed."""
    from ..lab.recipes import ByHand
    from ..lab.refit import path, write

    if isinstance(recipe, ByHand):
        print(f"{recipe.file}: {recipe.told}")
        return
    for file, text in refit.made(recipe).items():
        before = path(file)
        same = before.exists() and before.read_bytes() == text
        print(f"{file}: {'the same bytes as' if same else 'other bytes than'} in the package")
        write(path(file, out), text)
