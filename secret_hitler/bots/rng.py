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


def by_lot(rng: Rng, items: Sequence[Item], odds: Sequence[float]) -> Item:
    """One of the items, each as likely as its odds are to those of all."""
    point = rng.random() * sum(odds)
    for item, share in zip(items, odds, strict=True):
        point -= share
        if point < 0:
            return item
    return items[-1]


def pick(rng: Rng, items: Sequence[Item]) -> Item:
    """One of the items, each equally likely."""
    return items[rng.randrange(len(items))]
