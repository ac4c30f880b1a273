"""Refits: the bots' data files made again, to the same bytes wherever the code is the same.

Shrewd bots read tables that are fitted to games of shrewd bots. So some rounds of trial games come
first: in each, bots read what the round before has told, and in the first one tables by hand.
"""

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
"""Rounds before the games that count."""
SHARE: Final = 0.25
"""Of its games, that a recipe plays in each of them."""
BESIDE: Final = {"tables": Path(likelihoods.__file__), "worths": Path(worth.__file__)}
"""The modules that read each kind of file from the folder next to them."""
PACKAGE: Final = Path(__file__).parents[1]
CODE: Final = ("engine", "record", "beliefs", "bots", "lab")
"""The parts of the package that decide how games go and what is made of them."""


class Games(NamedTuple):
    """Games to be played for a recipe."""

    label: str
    plan: Plan
    keep: Path
    """The file that keeps them."""
    shelf: Path | None
    """What the bots read; None for the files of the packages."""


@dataclass(frozen=True)
class Refit:
    """One run of the recipes."""

    keep: Path
    """A folder for games and for what trial rounds tell. What it holds is not made again."""
    play: Callable[[Games], Tally]
    """Plays them, and counts."""
    recipes: tuple[Recipe, ...] = RECIPES

    def texts(self, recipe: Recipe, number: int = TRIALS) -> dict[str, bytes]:
        """The files that a recipe makes in this round, by folder and name."""
        if isinstance(recipe, ByHand):
            return {recipe.file: path(recipe.file).read_bytes()}
        if isinstance(recipe, Computed):
            return {recipe.file: recipe.text()}
        return recipe.texts(self.play(self._games(recipe, number)))

    def _games(self, recipe: Counted, number: int) -> Games:
        if recipe.at_first is None:
            return Games(recipe.name, recipe.plan(), self.keep / f"{recipe.name}.jsonl", None)
        trial = number < TRIALS
        label = f"{recipe.name}, trial {number + 1}" if trial else recipe.name
        keep = self.keep / f"{recipe.name}-{number}.jsonl"
        return Games(label, recipe.plan(SHARE if trial else 1.0), keep, self.shelf(number))

    def shelf(self, number: int) -> Path:
        """The folder of everything that the bots of this round read."""
        shelf = self.keep / str(number)
        if not shelf.exists():
            new = self.keep / f"{number}.new"
            for file, text in self._before(number).items():
                write(path(file, new), text)
            new.rename(shelf)
        return shelf

    def _before(self, number: int) -> dict[str, bytes]:
        """The files of the round before, by folder and name."""
        texts: dict[str, bytes] = {}
        for recipe in self.recipes:
            if not isinstance(recipe, Counted) or recipe.at_first is None or number > 0:
                texts |= self.texts(recipe, number - 1)
            else:
                texts[f"tables/{recipe.name}"] = texts[f"tables/{recipe.at_first}"]
        return texts


def path(file: str, shelf: Path | None = None) -> Path:
    """Where a file stands: on this shelf, or in the package."""
    kind, name = file.split("/")
    folder = BESIDE[kind].with_name(kind) if shelf is None else shelf / kind
    return folder / f"{name}.json"


def write(place: Path, text: bytes) -> None:
    """Write a file, and its folder where there is none."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(text)


def version() -> str:
    """A digest of all code that games depend on, and of what is written by hand."""
    code = [file for part in CODE for file in sorted((PACKAGE / part).rglob("*.py"))]
    by_hand = [path(recipe.file) for recipe in RECIPES if isinstance(recipe, ByHand)]
    found = sha256()
    for file in (*code, *by_hand):
        found.update(file.read_bytes())
    return found.hexdigest()[:12]
