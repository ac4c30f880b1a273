"""Recipes: how each of the bots' data files is made, in order.

Every file in `beliefs/tables` and in `worths` has one recipe, which its `about` names.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from .arena import Plan
from .fit import ALL, asked, fit
from .fit import written as table_written
from .induction import ABOUT, induced
from .line_up import parse, sizes
from .tally import Tally
from .worth import regressed
from .worth import written as worth_written


class RecipeError(ValueError):
    """No file has this name; the message lists those there are."""


@dataclass(frozen=True)
class ByHand:
    """A handmade file, which is left as it is."""

    file: str
    """The folder and name of the file."""
    about: str
    """Where its numbers come from."""

    @property
    def files(self) -> tuple[str, ...]:
        """The file, as the only one that this recipe makes."""
        return (self.file,)

    @property
    def told(self) -> str:
        """How the file is made, in words."""
        return f"written by hand and left as it is: {self.about}"


@dataclass(frozen=True)
class Computed:
    """A file that is computed from numbers in the code."""

    file: str
    about: str
    text: Callable[[], bytes]

    @property
    def files(self) -> tuple[str, ...]:
        """The file, as the only one that this recipe makes."""
        return (self.file,)

    @property
    def told(self) -> str:
        """How the file is made, in words."""
        return self.about


@dataclass(frozen=True)
class Counted:
    """Files that are fitted to games of bots."""

    name: str
    line_up: str
    players: str
    games: int
    seed: int
    claims: bool
    """Whether the bots may speak."""
    tables: str
    """The bot that the tables describe, and tempers, in the syntax of `fit.asked`."""
    at_first: str | None = None
    """The tables that its bots read before these exist; None for bots that read no fitted
    tables."""
    worth: bool = False
    """Whether the worth of boards is fitted too."""

    @property
    def files(self) -> tuple[str, ...]:
        """The files that this recipe makes, by folder and name."""
        return (f"tables/{self.name}", *[f"worths/{self.name}"] * self.worth)

    @property
    def told(self) -> str:
        """How the files are made, in words."""
        return f"{self.plan().title}; tables of {self.tables}"

    @property
    def about(self) -> str:
        """The text that the files carry about themselves."""
        return f"By `secret-hitler fit {self.name}`: {self.told}."

    def plan(self, most: int | None = None) -> Plan:
        """The games to play: all of them, or only the first `most`."""
        games = self.games if most is None else min(most, self.games)
        return Plan(parse(self.line_up), sizes(self.players), games, self.seed, self.claims)

    def texts(self, found: Tally) -> dict[str, bytes]:
        """The bytes of the files, from the tally of the games."""
        whose, tempers = asked(self.tables)
        texts = [table_written(fit(found, whose, self.about, tempers))]
        if self.worth:
            texts.append(worth_written(regressed(found, self.about)))
        return dict(zip(self.files, texts, strict=True))


Recipe = ByHand | Computed | Counted

SOFT: Final = "votes=0.15 nominates=0.1 calls=0.5 investigates=0.5 executes=0.5"
"""Tempers for players who hide: their choices follow from evidence that is counted already."""
HALF: Final = "votes=0.5 nominates=0.5 calls=0.5 investigates=0.5 executes=0.5"
FREE: Final = "votes=0.7 nominates=0.7 calls=0.7 investigates=0.7 executes=0.7"

RECIPES: Final[tuple[Recipe, ...]] = (
    ByHand("tables/people", "shares counted in games of people, which are not kept here"),
    ByHand("tables/random", "what the random bot does, by its rule"),
    ByHand("tables/selfish", "what the selfish bot does, by its rule"),
    ByHand("tables/truthful", "what Liberals do who make hardly any mistakes"),
    Computed("worths/self_play", ABOUT, lambda: worth_written(induced())),
    Counted(
        "careful", "careful", "5-10", 1_560, 501, claims=True,
        tables="careful nominates=0.4 calls=0.4 investigates=0.4 executes=0.4",
    ),
    Counted(
        "against_careful", "shrewd/careful", "5-10", 600, 301, claims=True,
        tables=f"all {SOFT}", at_first="careful", worth=True,
    ),
    Counted(
        "quiet", "shrewd/quiet", "5-10", 900, 303, claims=False,
        tables=f"all {SOFT}", at_first="selfish", worth=True,
    ),
    Counted(
        "loud", "shrewd/loud", "7-10", 3_000, 231, claims=False,
        tables=f"all {HALF}", at_first="selfish",
    ),
    Counted(
        "loud_small", "shrewd/loud", "5-6", 2_000, 232, claims=False,
        tables=f"all {HALF}", at_first="selfish",
    ),
    Counted(
        "crowd", "random+selfish+shrewd", "5-10", 6_000, 213, claims=False,
        tables=f"all {FREE}", at_first="random", worth=True,
    ),
    Counted(
        "silent", "shrewd", "5-10", 3_000, 205, claims=False,
        tables=f"shrewd {SOFT}", at_first="people",
    ),
    Counted(
        "self_play", "shrewd", "5-10", 4_200, 117, claims=True,
        tables=f"shrewd {SOFT}", at_first="people",
    ),
)  # fmt: skip


def chosen(name: str) -> tuple[Recipe, ...]:
    """The recipes of files with this name, with or without their folder, or `all` of them.

    Raises `RecipeError`.
    """
    found = [
        recipe
        for recipe in RECIPES
        if name == ALL or any(name in (file, file.partition("/")[2]) for file in recipe.files)
    ]
    if not found:
        names = ", ".join(file for recipe in RECIPES for file in recipe.files)
        raise RecipeError(f"there is no file {name!r}: there are {names}, and all of them are all")
    return tuple(found)
