"""Every sentence the game says, as a message id with arguments: made here, worded by `content/`."""

import msgspec

from ..engine.terms import Seat


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence without words: a Fluent message id and what fills its places."""

    id: str
    seats: dict[str, tuple[Seat, ...]] = {}
    """Places filled with players' names; several are joined as a list."""
    numbers: dict[str, int] = {}
    terms: dict[str, str] = {}
    """Places filled by choosing a word: enum values such as "liberal" or "execution"."""
    you: bool = False
    """Whether the viewer is who the sentence is about: the message's `you` attribute is used."""
