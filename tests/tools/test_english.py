"""The check of comments and pages finds the habits it is for, and nothing in ordinary English."""

import pytest

from tools.english import habits


@pytest.mark.parametrize(
    "text",
    [
        "None for who has to wait.",
        "# it is handed to\n# who waits",
        "The odds are reckoned.",
        "What lies open",
        "a bot of ours",
    ],
)
def test_a_habit_is_found(text: str) -> None:
    assert len(list(habits(text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "The players who hide.",
        "It is passed to whoever is waiting.",
        "a list of who did what",
        "The door is open.",
        "one of our bots",
    ],
)
def test_ordinary_english_passes(text: str) -> None:
    assert list(habits(text)) == []


def test_a_habit_is_found_on_its_line() -> None:
    assert [line for line, *_ in habits("one\ntwo\nthe table reckons")] == [3]
