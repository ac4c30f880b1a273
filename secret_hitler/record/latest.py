"""Caches the latest value computed for some objects, to continue from; it only saves time.

A value is found by the identity of its objects: to hash or compare the rules, the rounds or the
talk of a game would take longer than most answers do. Python can give an identity to another object
once its own is gone, so each value is stored together with its objects. This keeps them alive, so
no other object can be mistaken for one of them.
"""

from typing import Generic, TypeVar

Value = TypeVar("Value")


class Latest(Generic[Value]):
    """Values by the identity of objects; when there are too many, the oldest is dropped."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[tuple[int, ...], tuple[tuple[object, ...], Value]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, *objects: object) -> Value | None:
        """The latest value for these very objects, or None if there is none any more."""
        found = self._kept.get(tuple(map(id, objects)))
        return None if found is None else found[1]

    def keep(self, value: Value, *objects: object) -> Value:
        """Store this value for these objects, in place of the one before; returns it."""
        place = tuple(map(id, objects))
        self._kept.pop(place, None)  # The newest comes last.
        self._kept[place] = objects, value
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
        return value

    def clear(self) -> None:
        """Drop all values."""
        self._kept.clear()
