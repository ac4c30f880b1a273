"""Names that people can read, type and tell apart. Pure functions of strings."""

import enum
import functools
import unicodedata
from collections.abc import Iterable
from typing import Final

import regex  # type: ignore[import-untyped]  # has no types of its own
from confusable_homoglyphs import confusables  # type: ignore[import-untyped]  # nor has this

MOST_GRAPHEMES: Final = 12
MOST_BYTES: Final = 64

# Controls, formats (bidi, zero-width), surrogates, private use, unassigned, line separators.
_UNREADABLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters and marks that draw nothing although their category does not say so.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_VARIATION: Final = regex.compile(r"[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_EMOJI: Final = "\ufe0f"
"""A variation selector that phones append to some emoji; the emoji is the same without it."""
_LETTER: Final = regex.compile(r"[\p{L}\p{N}\p{S}\p{P}]")
_GRAPHEME: Final = regex.compile(r"\X")
_MARKS: Final = regex.compile(r"\p{M}{4}")


class NameFault(enum.Enum):
    """Why a name was refused."""

    EMPTY = "name_empty"
    TOO_LONG = "name_too_long"
    CHARACTER = "name_character"
    TAKEN = "name_taken"
    """Equal to another name at the table, or too similar to tell apart."""


def tidy(name: str) -> str:
    """The name as it is stored: composed (NFC), single spaces, none at the ends, plain emoji."""
    composed = unicodedata.normalize("NFC", name).replace(_EMOJI, "")
    return " ".join(word for word in composed.split(" ") if word)


def fault(name: str, taken: Iterable[str]) -> NameFault | None:
    """What is wrong with a tidied name at a table with these names; None if nothing is."""
    if not name:
        return NameFault.EMPTY
    if len(name.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        return NameFault.TOO_LONG
    if not _readable(name):
        return NameFault.CHARACTER
    if len(_GRAPHEME.findall(name)) > MOST_GRAPHEMES:
        return NameFault.TOO_LONG
    if any(alike(name, other) for other in taken):
        return NameFault.TAKEN
    return None


def alike(name: str, other: str) -> bool:
    """Whether two names look the same as written, in capitals or in lower case."""
    return not _looks(name).isdisjoint(_looks(other))


def _readable(name: str) -> bool:
    """Nothing invisible, no direction marks, and at least one visible character."""
    visible = all(
        unicodedata.category(char) not in _UNREADABLE and char not in _BLANK for char in name
    )
    return (
        visible
        and bool(_LETTER.search(name))
        and not _VARIATION.search(name)
        and not _MARKS.search(name)
    )


@functools.lru_cache(maxsize=1024)
def _looks(name: str) -> frozenset[str]:
    plain = unicodedata.normalize("NFKC", name)
    return frozenset(_skeleton(spelling) for spelling in (plain, plain.lower(), plain.upper()))


def _skeleton(name: str) -> str:
    """The name with each character replaced by the plainest look-alike (Unicode TR 39)."""
    plainest = _plainest()
    signs = unicodedata.normalize("NFD", name)
    shape = "".join(plainest.get(sign, sign) for sign in signs if not sign.isspace())
    return unicodedata.normalize("NFD", shape)


@functools.cache
def _plainest() -> dict[str, str]:
    """For each character, the one that represents all its look-alikes: m is rn, and 1 is l.

    The library lists look-alikes both ways; characters that are linked form one shape.
    """
    links: dict[str, list[str]] = {}
    for sign, others in confusables.confusables_data.items():
        links[_bare(sign)] = [_bare(other["c"]) for other in others]
    plainest: dict[str, str] = {}
    for sign in links:
        if sign not in plainest:
            group = _linked(sign, links)
            shape = min(group, key=lambda one: (len(one) == 1, not one.isascii(), one))
            plainest.update(dict.fromkeys(group, shape))
    return {sign: shape for sign, shape in plainest.items() if len(sign) == 1}


def _bare(sign: str) -> str:
    """A character without the direction marks that the library puts around some."""
    return sign.replace("\u200e", "")


def _linked(sign: str, links: dict[str, list[str]]) -> set[str]:
    """Every character that can be reached from this one through look-alikes."""
    group, waiting = {sign}, [sign]
    while waiting:
        for other in links.get(waiting.pop(), ()):
            if other not in group:
                group.add(other)
                waiting.append(other)
    return group
