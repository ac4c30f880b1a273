"""Text that people type: in one spelling, without what would ring, break or turn a line around."""

import unicodedata
from typing import Final

import regex  # type: ignore[import-untyped]  # has no types of its own

SPACES: Final = frozenset({"Cc", "Zl", "Zp"})
"""Categories that would break a line or ring a bell: a space each."""
DROPPED: Final = frozenset({"Cs", "Co"})
"""Categories that are no characters. Unassigned ones stay: they are next year's emoji."""
TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of what stands around them."""
_PILE: Final = regex.compile(r"(\p{M}{6})\p{M}+")
"""More marks on one sign than any language has: they would stand over the lines around."""
_GRAPHEME: Final = regex.compile(r"\X")
_SOMETHING: Final = regex.compile(r"[\p{L}\p{N}\p{S}\p{P}]")


def one_line(text: str) -> str:
    """The text in NFC, on one line, without control characters and without white space around."""
    kept = (
        " " if unicodedata.category(character) in SPACES else character
        for character in text
        if unicodedata.category(character) not in DROPPED and character not in TURNING
    )
    composed = unicodedata.normalize("NFC", "".join(kept)).strip()
    return str(_PILE.sub(r"\1", composed))


def lines(text: str) -> str:
    """The same of a text that keeps its lines, and the white space before each."""
    return "\n".join(one_line(f"|{line}")[1:] for line in text.splitlines()).strip()


def is_blank(text: str) -> bool:
    """Whether there is nothing to see."""
    return _SOMETHING.search(text) is None


def fits(text: str, *, graphemes: int, size: int) -> bool:
    """Whether a text has at most so many signs, as people count them, and so many bytes."""
    return len(text.encode()) <= size and len(_GRAPHEME.findall(text)) <= graphemes
