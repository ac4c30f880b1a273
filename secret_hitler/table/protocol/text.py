"""Text that people type: normalized, without control, line-break or direction characters."""

import unicodedata
from typing import Final

import regex  # type: ignore[import-untyped]  # has no types of its own

SPACES: Final = frozenset({"Cc", "Zl", "Zp"})
"""Unicode categories that would break a line or ring a bell: each becomes a space."""
DROPPED: Final = frozenset({"Cs", "Co"})
"""Unicode categories that are not characters. Unassigned ones stay: they are next year's emoji."""
TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of the text around them."""
_PILE: Final = regex.compile(r"(\p{M}{6})\p{M}+")
"""More marks on one character than any language has: they would cover the neighbouring lines."""
_GRAPHEME: Final = regex.compile(r"\X")
_SOMETHING: Final = regex.compile(r"[\p{L}\p{N}\p{S}\p{P}]")


def one_line(text: str) -> str:
    """The text in NFC, on one line, without control characters or surrounding white space."""
    kept = (
        " " if unicodedata.category(character) in SPACES else character
        for character in text
        if unicodedata.category(character) not in DROPPED and character not in TURNING
    )
    composed = unicodedata.normalize("NFC", "".join(kept)).strip()
    return str(_PILE.sub(r"\1", composed))


def lines(text: str) -> str:
    """The same, but keeping lines and their leading white space."""
    return "\n".join(one_line(f"|{line}")[1:] for line in text.splitlines()).strip()


def is_blank(text: str) -> bool:
    """Whether nothing in it is visible."""
    return _SOMETHING.search(text) is None


def fits(text: str, *, graphemes: int, size: int) -> bool:
    """Whether a text has at most this many graphemes and this many bytes."""
    return len(text.encode()) <= size and len(_GRAPHEME.findall(text)) <= graphemes
