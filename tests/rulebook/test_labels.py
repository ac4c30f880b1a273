"""Every label, in a comment, a test's name or a page, refers to a rule, case or decision."""

import re
from collections.abc import Iterator

import pytest

from tests.support.labels import CASES, ROOT, RULES, Cited, cited, dangling, heads

FOLDERS = ("secret_hitler", "tests", "tools", "bench", "examples", "content", "docs", "web/src")
SUFFIXES = {".py", ".md", ".ts", ".svelte", ".css", ".html", ".js", ".ftl", ".toml"}
BUILT = "secret_hitler/static/"
TARGET = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")


def texts() -> Iterator[tuple[str, str]]:
    """The name and the text of every file that somebody wrote."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*"))]
    paths += [*ROOT.glob("*"), *(ROOT / "web").glob("*"), *(ROOT / ".ci").glob("*")]
    for path in paths:
        name = path.relative_to(ROOT).as_posix()
        written = path.suffix in SUFFIXES or name in {"Makefile", ".ci/run"}
        if written and path.is_file() and not name.startswith(BUILT):
            yield name, path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def labels() -> dict[str, Cited]:
    """What each file cites."""
    return {name: cited(name, text) for name, text in texts()}


def test_every_label_leads_somewhere(labels: dict[str, Cited]) -> None:
    assert {name: lost for name, found in labels.items() if (lost := dangling(found))} == {}


def test_labels_of_every_kind_are_read(labels: dict[str, Cited]) -> None:
    cases, decisions, rules = (sum(map(len, kind)) for kind in zip(*labels.values(), strict=True))
    assert cases > len(heads(CASES))
    assert decisions > 20
    assert rules > len(heads(RULES))


def test_every_link_from_a_page_leads_to_a_file() -> None:
    for name, text in texts():
        if name.endswith(".md"):
            for target in TARGET.findall(text):
                assert (ROOT / name).parent.joinpath(target).exists(), f"{name}: {target}"


@pytest.mark.parametrize(
    ("name", "text", "label"),
    [
        ("game.py", '"""Chance is an actor (D14)."""', "D14"),
        ("game.py", "x = 1  # F65: a page of another site", "F65"),
        ("game.py", 'x = 1\n"""E9, E99: a ballot may change."""', "E99"),
        ("game.py", '"""One session has one seat (C85)."""', "C85"),
        ("game.py", '"""One session has one seat (case\nC02)."""', "C02"),
        ("game.py", "# Cases C68 and C02: nobody learns who agreed.", "C02"),
        ("game.py", "# A bot gets what a browser gets (decision 0099).", "0099"),
        ("game.py", "# When messages leave is another matter (decisions 0012, 0099).", "0099"),
        ("game.py", "# A bot gets what a browser gets (0012).", "0012"),
        ("tests/browser/test_tv.py", "def test_X27_nothing_flashes(): ...", "X27"),
        ("tests/cases/test_deck.py", "def test_C02_a_shuffle(): ...", "C02"),
        ("guard.ts", "/** Ignores taps\n * for a moment (1.2). */", "(1.2)"),
        ("guard.ts", "const GUARD = 500; // M6", "M6"),
        ("letters.test.ts", 'it("tells no order (X99)", () => {});', "X99"),
        ("Card.svelte", "<!-- A card that is not yours (U3). -->", "U3"),
        ("look.css", "/* X22: as large as a thumb. */", "X22"),
        ("game.ftl", "# R34: all at once.\nevent-vote = Ja", "R34"),
        ("rules.md", "Hands follow section 6.2.", "section 6.2."),
        ("Makefile", "bench: ## T12", "T12"),
    ],
)
def test_a_label_that_leads_nowhere_is_caught(name: str, text: str, label: str) -> None:
    assert dangling(cited(name, text)) == {label}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("game.py", "x = vote()  # E4: a tie fails."),
        ("game.py", '"""S7 to S10, W3: what a Fascist learns (cases C70 and C72)."""'),
        ("game.py", '"""Decisions 0012, 0026 and 0029: when messages\nleave."""'),
        ("game.py", "rng = Random('R2-D2')  # noqa: S311  # dice of a simulation"),
        ("tests/cases/test_deck.py", "def test_C85_a_seat(): ..."),
        ("guard.ts", 'const SITE = "https://example.org/F65"; /* 0.5 seconds */'),
        ("rules.md", "- **E4.** A tie fails (E3), as [0004](0004-chance.md) has it."),
        ("game.ftl", "# I5: anybody may say anything.\nclaim = F65"),
    ],
)
def test_ordinary_words_are_no_labels(name: str, text: str) -> None:
    assert dangling(cited(name, text)) == set()
