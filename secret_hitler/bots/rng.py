"""Dice as the bots see them: passed in, so the same dice give the same choice."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

Item = TypeVar("Item")


class Rng(Protocol):
    """What a bot needs of `random.Random`."""

    def random(self) -> float:
        """A random number from 0 up to, not including, 1."""

    def randrange(self, stop: int, /) -> int:
        """A random integer from 0 to `stop` - 1."""


def pick(rng: Rng, items: Sequence[Item]) -> Item:
    """One of the items, each equally likely."""
    return items[rng.randrange(len(items))]
