"""A walk through the types of a struct: everything that a value of it could hold."""

import typing

import msgspec


def reachable(root: object) -> set[object]:
    """Every class that the annotations of this type lead to, itself included."""
    found: set[object] = set()
    waiting = [root]
    while waiting:
        kind = waiting.pop()
        if kind in found:
            continue
        found.add(kind)
        waiting += typing.get_args(kind)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            waiting += typing.get_type_hints(kind).values()
    return found
