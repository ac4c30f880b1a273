"""Recipes: every data file of the bots has one, in an order in which they can be made."""

import json
from collections import Counter as Count

import pytest

from secret_hitler.bots.shrewd.manners import AT_FIRST
from secret_hitler.lab.line_up import check
from secret_hitler.lab.recipes import RECIPES, ByHand, Counted, Recipe, RecipeError, chosen
from secret_hitler.lab.refit import BESIDE, path

MADE = [(recipe, file) for recipe in RECIPES for file in recipe.files]
COUNTED = [recipe for recipe in RECIPES if isinstance(recipe, Counted)]


def test_every_file_has_one_recipe() -> None:
    there = {
        f"{kind}/{file.stem}"
        for kind, module in BESIDE.items()
        for file in module.with_name(kind).iterdir()
    }
    assert Count(file for _, file in MADE) == Count(there)


@pytest.mark.parametrize(("recipe", "file"), MADE, ids=[file for _, file in MADE])
def test_every_file_says_how_it_was_made(recipe: Recipe, file: str) -> None:
    about = json.loads(path(file).read_text())["about"]
    assert about if isinstance(recipe, ByHand) else about == recipe.about


@pytest.mark.parametrize("recipe", COUNTED, ids=lambda recipe: recipe.name)
def test_the_games_of_a_recipe_can_be_played(recipe: Counted) -> None:
    plan = recipe.plan()
    check(plan.line_up, plan.players)
    assert plan.games == recipe.games


@pytest.mark.parametrize("recipe", COUNTED, ids=lambda recipe: recipe.name)
def test_bots_that_read_tables_have_others_to_begin_with(recipe: Counted) -> None:
    assert (recipe.at_first is None) == ("shrewd" not in recipe.line_up)
    made = [file for _, file in MADE]
    if recipe.at_first is not None:
        assert made.index(f"tables/{recipe.at_first}") < made.index(f"tables/{recipe.name}")


def test_there_is_a_recipe_for_each_manner() -> None:
    assert AT_FIRST.keys() <= {recipe.name for recipe in COUNTED}


@pytest.mark.parametrize(
    ("name", "files"),
    [
        ("self_play", ["worths/self_play", "tables/self_play"]),
        ("worths/self_play", ["worths/self_play"]),
        ("worths/quiet", ["tables/quiet", "worths/quiet"]),
        ("all", [file for _, file in MADE]),
    ],
)
def test_files_are_chosen_by_name(name: str, files: list[str]) -> None:
    assert [file for recipe in chosen(name) for file in recipe.files] == files


def test_a_name_that_no_file_has_is_refused() -> None:
    with pytest.raises(RecipeError, match="there is no file 'nothing': there are tables/people"):
        chosen("nothing")
