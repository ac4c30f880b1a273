"""Text that people type, in one spelling."""

import pytest

from secret_hitler.table.protocol.text import fits, is_blank, lines, one_line


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("a\tb\u2028c", "a b c"),
        ("\u202eabc\u2066def", "abcdef"),
        ("\u05e9\u200f!", "\u05e9\u200f!"),
        ("\ud800abc\ue000", "abc"),
        ("e\u0301", "\u00e9"),
        ("o" + "\u0323" * 50, "\u1ecd" + "\u0323" * 6),
        ("\u2764\ufe0f\u200d\U0001f525", "\u2764\ufe0f\u200d\U0001f525"),
    ],
)
def test_a_line_is_one_line_that_leaves_its_neighbours_alone(typed: str, kept: str) -> None:
    assert one_line(typed) == kept


def test_cleaning_twice_changes_nothing_more() -> None:
    for text in ("e\u202e\u0301", " a\x00 b ", "o" + "\u0323\u0301" * 40):
        assert one_line(one_line(text)) == one_line(text)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"),
        ("round 3\n  Anna: FFL\n  Ben: FL\n", "round 3\n  Anna: FFL\n  Ben: FL"),
        ("a\n\n\nb", "a\n\n\nb"),
        ("\n \n", ""),
        ("bell\x07\nturn\u202e", "bell\nturn"),
    ],
)
def test_a_text_keeps_its_lines(typed: str, kept: str) -> None:
    assert lines(typed) == kept


@pytest.mark.parametrize("text", ["", " ", "\u200b", "\u200d\ufe0f"])
def test_what_shows_nothing_is_blank(text: str) -> None:
    assert is_blank(text)


@pytest.mark.parametrize("text", ["a", "?", "\U0001f525", "\u0e01"])
def test_what_shows_something_is_not(text: str) -> None:
    assert not is_blank(text)


def test_signs_are_counted_as_people_count_them() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert fits(family * 3, graphemes=3, size=1000)
    assert not fits(family * 4, graphemes=3, size=1000)


def test_bytes_are_counted_as_they_are_stored() -> None:
    assert fits("\u20ac" * 10, graphemes=10, size=30)
    assert not fits("\u20ac" * 10, graphemes=10, size=29)
