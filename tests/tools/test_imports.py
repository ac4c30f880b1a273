"""Tests share what is in tests/support, and nothing else: no test and no folder is a library."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]


def imported(name: str, text: str) -> Iterator[str]:
    """The modules of this repository that a module imports, by their full names."""
    package = name.rpartition(".")[0].split(".")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*base, *filter(None, [node.module])])
            yield from (f"{module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def faults(name: str, text: str) -> list[str]:
    """What this module of tests takes from a test or from another folder of them."""
    own = ".".join(name.split(".")[:2])
    ours = [one for one in imported(name, text) if one.startswith(("tests.", "bench."))]
    return [
        one
        for one in ours
        if not one.startswith((f"{own}.", "tests.support."))
        or any(part.startswith("test_") for part in one.split(".")[:-1])
    ]


def test_no_test_and_no_folder_of_tests_is_a_library() -> None:
    modules = {path: path.relative_to(ROOT) for path in (ROOT / "tests").rglob("*.py")}
    assert len(modules) > 200
    found = {
        str(path): faults(".".join(path.with_suffix("").parts), file.read_text(encoding="utf-8"))
        for file, path in modules.items()
    }
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_one_that_is_planted_is_found() -> None:
    name = "tests.table.talk.test_speech"
    for line in (
        "from ..test_clock import rung",
        "from tests.table.test_clock import rung",
        "from ...server.chatter import talk_on",
        "from tests.server import chatter",
        "from bench.our_games import uniform",
    ):
        assert faults(name, line), line
    for line in (
        "from ..scenes import ended",
        "from tests.support.gathering import Gathering",
        "from secret_hitler.table import clock",
    ):
        assert faults(name, line) == [], line
