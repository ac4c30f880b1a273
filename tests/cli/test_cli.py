"""The program itself: its version and its commands."""

import tomllib
from pathlib import Path

from typer.testing import CliRunner

from secret_hitler.cli import COMMANDS, build

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_it_knows_its_version() -> None:
    written = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    assert CliRunner().invoke(build(), ["--version"]).output == f"{written}\n"


def test_help_lists_every_command() -> None:
    printed = CliRunner().invoke(build(), ["--help"]).output
    assert [name for name in COMMANDS if name not in printed] == []
