"""`secret-hitler fit` as it is typed."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from secret_hitler.cli import build
from secret_hitler.lab.recipes import RECIPES
from secret_hitler.lab.refit import path


def fit(*arguments: object) -> Result:
    return CliRunner().invoke(build(), ["fit", *map(str, arguments)])


@pytest.mark.parametrize("arguments", [(), ("--list",), ("all", "--list")])
def test_it_lists_every_file_and_how_it_is_made(arguments: tuple[str, ...]) -> None:
    done = fit(*arguments)
    assert done.exit_code == 0
    for recipe in RECIPES:
        assert f"{', '.join(recipe.files)}\n    {recipe.told}\n" in done.output


def test_it_makes_a_file_again(tmp_path: Path) -> None:
    done = fit("worths/self_play", "--out", tmp_path / "out", "--keep", tmp_path / "kept")
    assert done.exit_code == 0
    assert done.output == "worths/self_play: the same bytes as in the package\n"
    made = path("worths/self_play", tmp_path / "out")
    assert made.read_bytes() == path("worths/self_play").read_bytes()


def test_what_is_written_by_hand_is_left_as_it_is(tmp_path: Path) -> None:
    done = fit("people", "--out", tmp_path / "out", "--keep", tmp_path / "kept")
    assert done.exit_code == 0
    assert done.output.startswith("tables/people: written by hand and left as it is: ")
    assert not (tmp_path / "out").exists()


def test_a_name_that_no_file_has_is_refused_with_a_reason() -> None:
    refused = fit("nothing")
    assert refused.exit_code == 1
    assert "there is no file 'nothing'" in refused.output
    assert "Traceback" not in refused.output
