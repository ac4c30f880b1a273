"""One name, one thing: classes across modules, and the list of modules in each package."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "secret_hitler"
TWICE = {"Vote"}
"""An act of the engine, and what a viewer saw of the vote: both are the game's own word."""
LISTED = re.compile(r"^ *(\w+)  +\S", re.MULTILINE)


def classes(sources: Iterable[str]) -> set[str]:
    """The names of classes defined in more than one of these modules."""
    found = Counter(
        node.name
        for source in sources
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef)
    )
    return {name for name, count in found.items() if count > 1}


def packages() -> Iterator[Path]:
    """Every package with modules of its own; migrations are numbered steps, not listed."""
    for path in sorted(PACKAGE.rglob("__init__.py")):
        if path.parent != PACKAGE and "migrations" not in path.parts:
            yield path


def inside(package: Path) -> set[str]:
    """The modules and packages directly in this one."""
    beside = package.parent.iterdir()
    return {path.stem for path in beside if path.suffix == ".py" and path != package} | {
        path.parent.name for path in package.parent.glob("*/__init__.py")
    }


def test_a_class_name_means_one_thing() -> None:
    sources = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")]
    assert classes(sources) == TWICE


def test_a_second_class_of_one_name_is_seen() -> None:
    assert classes(["class Deed: ...", "class Deed: ...", "class Other: ..."]) == {"Deed"}


def test_every_package_lists_its_modules() -> None:
    for package in packages():
        text = ast.get_docstring(ast.parse(package.read_text(encoding="utf-8")), clean=False) or ""
        assert set(LISTED.findall(text)) == inside(package), package


def test_a_module_that_is_not_listed_is_seen(tmp_path: Path) -> None:
    package = tmp_path / "__init__.py"
    package.write_text('"""A package.\n\n    listed  this one\n"""\n', encoding="utf-8")
    for name in ("listed.py", "stray.py"):
        (tmp_path / name).touch()
    assert inside(package) - set(LISTED.findall(package.read_text(encoding="utf-8"))) == {"stray"}
