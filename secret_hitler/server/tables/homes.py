"""How many of a table come from one address: a stranger's browsers do not fill it.

Kept in memory only. Whoever shares the host's address is never counted: a whole family, or
everybody behind a proxy that does not tell addresses.
"""

from collections.abc import Mapping
from typing import Final

from ...table.protocol.refusal import Refusal
from ...table.seats.queue import MOST_WAITING, has_room
from ...table.table import Chair, Table

LEFT_FOR_OTHERS: Final = 2
"""Places in line that one address cannot have."""
FAIR_SHARE: Final = 5
"""Seats and places that one address may have while people from elsewhere wait."""


def too_many(table: Table, home: str, homes: Mapping[str, str]) -> Refusal | None:
    """Why nobody else from this address may come; None if somebody may.

    `homes` has the address of each person's latest request.
    """
    if table.host is None or homes.get(table.host) == home:
        return None
    if home in _homes_of(table.removed, homes):
        return Refusal.REMOVED
    waiting = _homes_of(table.queue, homes)
    seated = _homes_of(table.seats, homes)
    others_wait = any(other != home for other in waiting)
    line_is_theirs = waiting.count(home) >= MOST_WAITING - LEFT_FOR_OTHERS
    crowd = others_wait and (*seated, *waiting).count(home) >= FAIR_SHARE
    return Refusal.TABLE_FULL if crowd or (line_is_theirs and not has_room(table)) else None


def _homes_of(chairs: tuple[Chair, ...], homes: Mapping[str, str]) -> tuple[str | None, ...]:
    """Where these people are; None for somebody who has not asked since the server started."""
    return tuple(
        homes.get(chair.person) for chair in chairs if chair.person is not None and not chair.passed
    )
