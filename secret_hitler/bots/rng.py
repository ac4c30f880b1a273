"""Random choices for bots; the dice are passed in, so the same dice give the same choice."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

Item = TypeVar("Item")


class Rng(Protocol):
    """The methods of `random.Random` that bots need."""

    def random(self) -> float:
        """A random number from 0 up to, but not including, 1."""

    def randrange(self, stop: int, /) -> int:
        """A random integer from 0 to `stop` - 1."""


def by_lot(rng: Rng, items: Sequence[Item], odds: Sequence[float]) -> Item:
    """Sample one of the items, each with probability proportional to its odds."""
    point = rng.random() * sum(odds)
    for item, share in zip(items, odds, strict=True):
        point -= share
        if point < 0:
            return item
    return items[-1]


def pick(rng: Rng, items: Sequence[Item]) -> Item:
    """Sample one of the items, each equally likely."""
    return items[rng.randrange(len(items))]
