"""Refits: the same bytes each time, with bots that use the tables of the previous round."""

from pathlib import Path

import pytest

from secret_hitler.lab.arena import run
from secret_hitler.lab.recipes import RECIPES, ByHand, Counted, Recipe, chosen
from secret_hitler.lab.refit import GamesToPlay, Refit, path, without_words
from secret_hitler.lab.tally import Tally

ONE = "shrewd,random,random,random,random"
SMALL = Counted(
    "loud_small", ONE, "5", 30, 1, claims=False, tables="all votes=0.5", at_first="random"
)
OTHERS = [file for recipe in RECIPES for file in recipe.files if file != "tables/loud_small"]
FEW: tuple[Recipe, ...] = (*[ByHand(file, "a test") for file in OTHERS], SMALL)
"""All files by hand, except one that a few games make."""


class Kitchen:
    """A refit, and the labels of the games it played."""

    def __init__(self, keep: Path, workers: int) -> None:
        self.played: list[str] = []
        self.workers = workers
        self.refit = Refit(keep, self.play, FEW, trials=1)

    def play(self, games: GamesToPlay) -> Tally:
        self.played.append(games.label)
        return run(games.plan, keep=games.keep, shelf=games.shelf, workers=self.workers).tally


@pytest.fixture(scope="module")
def kitchen(tmp_path_factory: pytest.TempPathFactory) -> Kitchen:
    """A folder where everything was made once, in a single process."""
    kitchen = Kitchen(tmp_path_factory.mktemp("kept"), workers=1)
    kitchen.refit.made(SMALL)
    return kitchen


def test_two_processes_make_the_same_bytes(kitchen: Kitchen, tmp_path: Path) -> None:
    assert Kitchen(tmp_path, workers=2).refit.made(SMALL) == kitchen.refit.made(SMALL)


def test_each_round_reads_what_the_one_before_has_told(kitchen: Kitchen) -> None:
    assert kitchen.played[:2] == ["loud_small, trial 1", "loud_small"]
    shelves = [kitchen.refit.shelf(number) for number in range(2)]
    read = [path("tables/loud_small", shelf).read_bytes() for shelf in shelves]
    assert read[0] == path("tables/random").read_bytes()
    assert read[1] == kitchen.refit.texts(SMALL, 0)["tables/loud_small"]
    assert read[0] != read[1]
    assert all(path(file, shelves[1]).read_bytes() == path(file).read_bytes() for file in OTHERS)


def test_bots_read_from_the_shelf_and_not_from_the_package(kitchen: Kitchen) -> None:
    here, package = (
        run(SMALL.plan(), shelf=shelf, workers=1).tally for shelf in (kitchen.refit.shelf(1), None)
    )
    assert here != package


def test_trials_that_are_kept_are_not_played_again(kitchen: Kitchen) -> None:
    again = Kitchen(kitchen.refit.keep, workers=1)
    assert again.refit.made(SMALL) == kitchen.refit.made(SMALL)
    assert again.played == ["loud_small"]


@pytest.mark.long
@pytest.mark.parametrize("name", ["careful", "against_careful"])
def test_a_file_is_made_again_to_the_byte(name: str, tmp_path: Path) -> None:
    refit = Refit(tmp_path, lambda games: run(games.plan, keep=games.keep, shelf=games.shelf).tally)
    (recipe,) = chosen(name)
    for file, text in refit.made(recipe).items():
        assert text == path(file).read_bytes()


def test_words_make_no_new_games_and_code_does() -> None:
    before = '"""A module."""\n\ndef tile() -> int:\n    """One."""\n    return 1  # a tile\n'
    reworded = '"""Tiles."""\n\ndef tile() -> int:\n    """The tile."""\n    return 1\n'
    assert without_words(before) == without_words(reworded)
    assert without_words(before) != without_words(before.replace("return 1", "return 2"))
