"""The latest value that was worked out for some objects, kept to go on from; it only saves time.

A value is found by the identity of its objects: to hash or to compare the rules, the rounds or the
talk of a game would take longer than most answers do. An identity can be given to another object
as soon as its own is gone, so each value is kept together with its objects. While it is kept they
live, and no other object can be taken for one of them.
"""

from typing import Generic, TypeVar

Value = TypeVar("Value")


class Latest(Generic[Value]):
    """Values by the identity of objects; of too many, the one that was kept first goes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[tuple[int, ...], tuple[tuple[object, ...], Value]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, *objects: object) -> Value | None:
        """The value kept last for these very objects, if it still is."""
        found = self._kept.get(tuple(map(id, objects)))
        return None if found is None else found[1]

    def keep(self, value: Value, *objects: object) -> Value:
        """Keep this value for these objects instead of the one before it."""
        place = tuple(map(id, objects))
        self._kept.pop(place, None)  # The newest stands last.
        self._kept[place] = objects, value
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
        return value

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()
