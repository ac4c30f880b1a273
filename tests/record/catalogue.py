"""The Fluent files as data: their messages, with attributes and placeholders."""

from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from secret_hitler.record.words import find_content

Shape = dict[str, dict[str, frozenset[str]]]
"""By message id, by attribute ("" for the value): the places to fill."""


class _Places(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def places(pattern: ast.Pattern | None) -> frozenset[str]:
    seen = _Places()
    if pattern is not None:
        seen.visit(pattern)
    return frozenset(seen.found)


def parsed(language: str, file: str = "game.ftl") -> ast.Resource:
    path: Path = find_content() / language / file
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def shape(language: str) -> Shape:
    return {
        entry.id.name: {"": places(entry.value)}
        | {attribute.id.name: places(attribute.value) for attribute in entry.attributes}
        for entry in parsed(language).body
        if isinstance(entry, ast.Message)
    }
