"""The index of the cases: every one has a test here, and every test a case."""

import ast
import re
from pathlib import Path

NUMBERS = """
    C01 C03 C05 C06 C07 C08 C10 C12 C14 C15 C16 C19 C20 C21 C23 C24 C25 C26 C27 C29 C31
    C33 C35 C36 C38 C40 C42 C43 C44 C45 C46 C47 C49 C50 C52 C54 C56 C57 C59 C61 C62 C63
    C65 C66 C68 C70 C72 C73 C74 C75 C77 C79 C80 C81 C82 C84 C85 C87 C89 C90 C92 C94 C96
"""
NAME = re.compile(r"^test_(C\d\d)_[a-z]")


def names() -> list[str]:
    """The names of all tests in this folder but this file's."""
    return [
        node.name
        for path in sorted(Path(__file__).parent.glob("test_*.py"))
        if path.name != Path(__file__).name
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def test_there_are_sixty_three_cases() -> None:
    assert len(set(NUMBERS.split())) == len(NUMBERS.split()) == 63


def test_every_case_has_a_test_and_every_test_a_case() -> None:
    found = {name: NAME.match(name) for name in names()}
    assert [name for name, match in found.items() if match is None] == []
    assert {match[1] for match in found.values() if match} == set(NUMBERS.split())
