"""Checks that lookup tables are complete, so that no table misses a new act, event or power."""

from collections.abc import Collection, Iterable
from types import UnionType
from typing import get_args


def complete(
    members: UnionType | Iterable[object],
    table: Collection[object],
    but: Collection[object] = (),
) -> None:
    """Assert, as a module is imported, that a table has each member of a union or enum as a key.

    `but` names the members that it leaves out on purpose.
    """
    every = {*get_args(members)} if isinstance(members, UnionType) else {*members}
    placed, left_out = {*table}, {*but}
    missing = every - placed - left_out
    needless = (placed | left_out) - every | (placed & left_out)
    assert not missing, f"no place for {missing}"
    assert not needless, f"a place too many for {needless}"
