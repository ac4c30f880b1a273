"""`secret-hitler strength` as it is typed."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from secret_hitler.cli import build
from secret_hitler.lab.strength import BEGIN, END

QUICK = ("baseline-random", "--scale", 0.001, "--workers", 1)


def strength(*arguments: object) -> Result:
    return CliRunner().invoke(build(), ["strength", *map(str, arguments)])


def test_it_lists_the_experiments() -> None:
    done = strength("--list", "--scale", 0.5)
    assert done.exit_code == 0
    line = next(line for line in done.output.splitlines() if line.startswith("reinhardt"))
    assert line.split() == ["reinhardt", "5,000", "games", "of", "5-10", "random+selfish+shrewd"]


def test_it_plays_prints_and_writes_the_tables(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"# Bots\n{BEGIN}\n{END}\n")
    done = strength(*QUICK, "--out", tmp_path / "kept" / "games", "--write", page)
    assert done.exit_code == 0
    assert "24 games of 5-10 players, `random`, without claims, seed 1" in done.output
    table = [line for line in done.output.splitlines() if line.startswith("| Liberals win, 5 pl")]
    assert table[0] in page.read_text()
    assert (tmp_path / "kept" / "games" / "baseline-random-24.jsonl").exists()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("nothing",), "there is no experiment 'nothing'"),
        (("reinhardt", "--write", "/nowhere/bots.md"), "No such file"),
        (("reinhardt", "--write", "README.md"), "there is no line"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(
    arguments: tuple[object, ...], reason: str
) -> None:
    refused = strength(*arguments)
    assert refused.exit_code == 1
    assert reason in refused.output
    assert "Traceback" not in refused.output
