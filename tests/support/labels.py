"""Labels: the numbers by which code, tests and pages cite a rule, a case or a decision.

`docs/style.md` says how they are written. A capital letter with digits is always read as one.
"""

import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules.md"
CASES = ROOT / "docs" / "cases.md"
DECISIONS = ROOT / "docs" / "decisions"
HEAD = re.compile(r"^- \*\*([A-Z]\d+)\.\*\* ", re.MULTILINE)
TITLE = re.compile(r"^# \d{4}: ", re.MULTILINE)
TEST = re.compile(r"^ *(?:async )?def test_([A-Z]\d+)_", re.MULTILINE)
MORE = r"(?:(?:,| and| to|, and) "
CITED_CASES = re.compile(rf"\b[Cc]ases? (C\d+{MORE}C\d+)*)")
CITED_DECISIONS = re.compile(rf"\b[Dd]ecisions? (\d{{4}}{MORE}\d{{4}})*)")
LINK = re.compile(r"(?:\[\d{4}\])?\([^)\s]*\.md[^)\s]*\)")
RUFF = re.compile(r"\bnoqa: [A-Z\d, ]+")
OTHER = re.compile(r"(?<![\w#])[A-Z]\d{1,3}(?!\w)|(?<![\w.])00\d\d(?!\w)")
SECTION = re.compile(r"\(\d+(?:\.\d+)+\)|\b[Ss]ections? \d[\d.]*|§ ?\d")
WEB_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
WEB_TEST = re.compile(r"\b(?:it|test|describe)[\w.]*\(\s*[\"'`](.*)[\"'`]")
BLANK = {tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT}


class Cited(NamedTuple):
    """The labels in one file. What is called neither case nor decision can only be a rule."""

    cases: list[str]
    decisions: list[str]
    rules: list[str]


@cache
def heads(page: Path) -> list[str]:
    """The numbers that a page gives to its items, in the order of the page."""
    return HEAD.findall(page.read_text(encoding="utf-8"))


@cache
def pages() -> set[str]:
    """The numbers of the decisions."""
    return {page.name[:4] for page in DECISIONS.glob("[0-9]*.md")}


def cited(name: str, text: str) -> Cited:
    """What this file cites in its comments and names of tests; of a page, anywhere."""
    said = " ".join(" ".join(_said(name, text)).split())
    rest = LINK.sub("", CITED_DECISIONS.sub("", CITED_CASES.sub("", said)))
    return Cited(
        re.findall(r"C\d+", " ".join(CITED_CASES.findall(said))),
        re.findall(r"\d{4}", " ".join(CITED_DECISIONS.findall(said))),
        OTHER.findall(rest) + SECTION.findall(rest),
    )


def _said(name: str, text: str) -> Iterator[str]:
    suffix = Path(name).suffix
    if suffix == ".py":
        yield from _comments(text)
        kind = "case " if "tests/cases/" in name else ""
        yield from (kind + label for label in TEST.findall(text))
    elif suffix == ".md":
        yield HEAD.sub("", TITLE.sub("", text))
    elif suffix in {".ts", ".svelte", ".css", ".html", ".js"}:
        yield from WEB_COMMENT.findall(text)
        yield from WEB_TEST.findall(text)
    else:
        yield from (line.partition("#")[2] for line in text.splitlines())


def _comments(text: str) -> Iterator[str]:
    """The comments of a Python file, and the strings that are statements of their own."""
    begins = True
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield RUFF.sub("", token.string.lstrip("# "))
        elif token.type == tokenize.STRING and begins:
            yield token.string
        if token.type not in BLANK:
            begins = token.type == tokenize.NEWLINE


def dangling(found: Cited) -> set[str]:
    """Those of these labels that no page defines."""
    return {
        *(set(found.cases) - set(heads(CASES))),
        *(set(found.decisions) - pages()),
        *(set(found.rules) - set(heads(RULES))),
    }
