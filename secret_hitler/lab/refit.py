"""Refits: makes the bots' data files again; the same code gives the same bytes.

Shrewd bots read tables that are fitted to games of shrewd bots, so rounds of trial games come
first. In each round the bots read the tables of the round before; in the first, handmade ones.
"""

import ast
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from ..beliefs import likelihoods
from ..bots.shrewd import worth
from .arena import Plan
from .recipes import RECIPES, ByHand, Computed, Counted, Recipe
from .tally import Tally

TRIALS: Final = 2
"""How many trial rounds come before the games that count."""
TRIAL: Final = 300
"""The most games that a recipe plays in a trial round."""
BESIDE: Final = {"tables": Path(likelihoods.__file__), "worths": Path(worth.__file__)}
"""By kind of file, the module next to its folder."""
PACKAGE: Final = Path(__file__).parents[1]
CODE: Final = ("engine", "record", "beliefs", "bots", "lab")
"""The parts of the package on which games and their results depend."""


class GamesToPlay(NamedTuple):
    """Games to play for a recipe."""

    label: str
    plan: Plan
    keep: Path
    """The file that stores them."""
    shelf: Path | None
    """The folder that the bots read from; None for the files of the packages."""


@dataclass(frozen=True)
class Refit:
    """One run of the recipes."""

    keep: Path
    """A folder for games and the files of trial rounds. What it already has is not made again."""
    play: Callable[[GamesToPlay], Tally]
    """Plays games and counts their outcomes."""
    recipes: tuple[Recipe, ...] = RECIPES
    trials: int = TRIALS

    def made(self, recipe: Recipe) -> dict[str, bytes]:
        """The files that a recipe makes after all trial rounds, by folder and name."""
        return self.texts(recipe, self.trials)

    def texts(self, recipe: Recipe, number: int) -> dict[str, bytes]:
        """The files that a recipe makes in this round, by folder and name."""
        if isinstance(recipe, ByHand):
            return {recipe.file: path(recipe.file).read_bytes()}
        if isinstance(recipe, Computed):
            return {recipe.file: recipe.text()}
        return recipe.texts(self.play(self._games(recipe, number)))

    def _games(self, recipe: Counted, number: int) -> GamesToPlay:
        if recipe.at_first is None:
            return GamesToPlay(recipe.name, recipe.plan(), self.keep / f"{recipe.name}.jsonl", None)
        trial = number < self.trials
        label = f"{recipe.name}, trial {number + 1}" if trial else recipe.name
        keep = self.keep / f"{recipe.name}-{number}.jsonl"
        return GamesToPlay(label, recipe.plan(TRIAL if trial else None), keep, self.shelf(number))

    def shelf(self, number: int) -> Path:
        """The folder with all files that the bots read in this round."""
        shelf = self.keep / str(number)
        if not shelf.exists():
            new = self.keep / f"{number}.new"
            for file, text in self._before(number).items():
                write(path(file, new), text)
            new.rename(shelf)
        return shelf

    def _before(self, number: int) -> dict[str, bytes]:
        """The files made by the round before, by folder and name."""
        texts: dict[str, bytes] = {}
        for recipe in self.recipes:
            if not isinstance(recipe, Counted) or recipe.at_first is None or number > 0:
                texts |= self.texts(recipe, number - 1)
            else:
                texts[f"tables/{recipe.name}"] = texts[f"tables/{recipe.at_first}"]
        return texts


def path(file: str, shelf: Path | None = None) -> Path:
    """The path of a file: on this shelf, or in the package."""
    kind, name = file.split("/")
    folder = BESIDE[kind].with_name(kind) if shelf is None else shelf / kind
    return folder / f"{name}.json"


def write(place: Path, text: bytes) -> None:
    """Write a file, and create its folder if needed."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(text)


def version() -> str:
    """A digest of all code that games depend on, and of the handmade files; words do not count."""
    code = [file for part in CODE for file in sorted((PACKAGE / part).rglob("*.py"))]
    by_hand = [path(recipe.file) for recipe in RECIPES if isinstance(recipe, ByHand)]
    found = sha256()
    for file in code:
        found.update(without_words(file.read_text(encoding="utf-8")).encode())
    for file in by_hand:
        found.update(file.read_bytes())
    return found.hexdigest()[:12]


def without_words(source: str) -> str:
    """The structure of a module without comments and docstrings, which change no game."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [line for line in node.body if not _is_docstring(line)]
    return ast.dump(tree)


def _is_docstring(line: ast.stmt) -> bool:
    return (
        isinstance(line, ast.Expr)
        and isinstance(line.value, ast.Constant)
        and isinstance(line.value.value, str)
    )
