"""Each power, act and memory has its words in every file that lists them."""

from collections.abc import Iterator
from typing import get_args

import pytest
from fluent.syntax import ast, visitor

from secret_hitler.engine.actions import SeatAction
from secret_hitler.engine.executive_action import USES
from secret_hitler.engine.memories import Memory
from secret_hitler.engine.terms import Power
from secret_hitler.record.words import languages

from .catalogue import parsed

FILES = ("game.ftl", "narrator.ftl", "screens.ftl", "solo.ftl", "terminal.ftl", "tv.ftl")
POWERS = {power.value for power in Power}
USED = {uses[0].__class__.__name__ for uses in USES.values()}
ACTS = {act.__name__.lower() for act in get_args(SeatAction)}
NAMED = (
    ("tv.ftl", "tv-power-{}", POWERS),
    ("tv.ftl", "tv-space-{}", POWERS),
    ("screens.ftl", "power-{}-what", USED),
    ("screens.ftl", "power-{}-confirm", USED - {"Execute"}),  # that is confirmed in its own words
    ("screens.ftl", "note-{}", {memory.__name__ for memory in get_args(Memory)}),
    ("terminal.ftl", "terminal-type-{}", ACTS),
)
FAMILIES = (POWERS, ACTS - {"discard"})  # nobody sees a discard, so no sentence tells it


class Selectors(visitor.Visitor):
    """The keys of each choice between wordings."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = (variant.key for variant in node.variants)
        self.found.append({key.name for key in keys if isinstance(key, ast.Identifier)})
        self.generic_visit(node)


def selectors(language: str) -> Iterator[set[str]]:
    for file in FILES:
        seen = Selectors()
        seen.visit(parsed(language, file))
        yield from seen.found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("file", "pattern", "names"), NAMED)
def test_each_has_a_message(language: str, file: str, pattern: str, names: set[str]) -> None:
    found = {entry.id.name for entry in parsed(language, file).body if hasattr(entry, "id")}
    assert {pattern.format(name) for name in names} - found == set()


@pytest.mark.parametrize("language", languages())
def test_wordings_by_power_or_act_name_every_one(language: str) -> None:
    chosen = [
        (keys, every)
        for keys in selectors(language)
        for every in FAMILIES
        if keys and keys <= every
    ]
    assert len(chosen) > 2
    assert [keys for keys, every in chosen if keys != every] == []
