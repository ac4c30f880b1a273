"""The index of the rulebook: every sentence has a test, and every test a sentence."""

import ast
import re
from collections import defaultdict
from itertools import groupby
from pathlib import Path

from secret_hitler.engine.ruleset import official
from tests.support.boards import SIZES
from tests.support.labels import RULES

SENTENCE = re.compile(r"^- \*\*([A-Z])(\d+)\.\*\* (\S.*)$")
TEST = re.compile(r"^test_([A-Z])(\d+)_[a-z]")
ROW = re.compile(r"^\| (\d+) +\| (\d) +\| (\d) +\| (\d) +\| (.*?) +\|$", re.MULTILINE)
PROSE = re.compile(r"^- ", re.MULTILINE)

Number = tuple[str, int]


def sentences(text: str) -> list[tuple[Number, str]]:
    """Every numbered sentence, in the order of the page."""
    lines = (SENTENCE.match(line) for line in text.splitlines())
    return [((found[1], int(found[2])), found[3]) for found in lines if found]


def places() -> dict[Number, list[Path]]:
    """The files in which each number has a test."""
    found_in: dict[Number, list[Path]] = defaultdict(list)
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            found = TEST.match(node.name) if isinstance(node, ast.FunctionDef) else None
            if found:
                found_in[found[1], int(found[2])].append(path)
    return found_in


def numbers() -> list[Number]:
    """The numbers of the rulebook, in the order of the page."""
    return [number for number, _ in sentences(RULES.read_text(encoding="utf-8"))]


def test_every_sentence_has_a_test() -> None:
    assert set(numbers()) - places().keys() == set()


def test_every_test_has_a_sentence() -> None:
    assert places().keys() - set(numbers()) == set()


def test_the_numbers_of_a_section_run_from_one_without_a_gap() -> None:
    for _, section in groupby(numbers(), key=lambda number: number[0]):
        counted = [count for _, count in section]
        assert counted == list(range(1, len(counted) + 1))


def test_no_section_comes_twice() -> None:
    letters = [letter for letter, _ in groupby(numbers(), key=lambda number: number[0])]
    assert len(letters) == len(set(letters))


def test_every_item_of_the_page_is_a_numbered_sentence() -> None:
    text = RULES.read_text(encoding="utf-8")
    assert len(PROSE.findall(text)) == len(sentences(text))


def test_every_item_is_one_sentence() -> None:
    for number, sentence in sentences(RULES.read_text(encoding="utf-8")):
        assert sentence.endswith("."), number
        assert ". " not in sentence, number


def test_a_section_has_one_file_of_places() -> None:
    files: dict[str, set[Path]] = defaultdict(set)
    for (letter, _), paths in places().items():
        files[letter].update(paths)
    assert {letter: len(paths) for letter, paths in files.items() if len(paths) != 1} == {}


def test_the_table_of_roles_says_what_is_dealt() -> None:
    rows = ROW.findall(RULES.read_text(encoding="utf-8"))
    assert [int(row[0]) for row in rows] == list(SIZES)
    for players, liberals, fascists, hitlers, knowing in rows:
        rules = official(int(players))
        assert (int(liberals), int(fascists), int(hitlers)) == (rules.liberals, rules.fascists, 1)
        assert ("Hitler knows nobody" in knowing) is not rules.hitler_knows_fascists
