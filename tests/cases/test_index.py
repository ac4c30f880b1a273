"""The index of the cases: every one has a test here, and every test a case in docs/cases.md."""

import ast
import re
from pathlib import Path

from tests.support.labels import CASES, heads

PROSE = re.compile(r"^- ", re.MULTILINE)
CASE = re.compile(
    r"^- \*\*C\d\d\.\*\* \S.*?\. \*\*Result:\*\* \S.*?\. "
    r"\*\*Rests on:\*\* (?:(?:[A-Z]\d+|decision \d{4})(?:, |\.$))+$",
    re.MULTILINE,
)
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


def test_every_case_has_a_test_and_every_test_a_case() -> None:
    found = {name: NAME.match(name) for name in names()}
    assert [name for name, match in found.items() if match is None] == []
    assert {match[1] for match in found.values() if match} == set(heads(CASES))


def test_the_numbers_go_up_and_none_comes_twice() -> None:
    assert heads(CASES) == sorted(set(heads(CASES)))


def test_every_case_has_its_result_and_what_it_rests_on() -> None:
    text = CASES.read_text(encoding="utf-8")
    assert len(CASE.findall(text)) == len(PROSE.findall(text)) == len(heads(CASES))
