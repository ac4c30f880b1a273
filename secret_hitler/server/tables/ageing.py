"""Ages in time that the server lived through: no jump of the clock makes a table or cookie old.

Tables carry the time at which somebody was there last. Where the clock jumps, these times are moved
along, so that the age of everything stays what it was.
"""

from collections.abc import Callable
from typing import Final

from ..disk.store import Store
from ..logs import clock_jumped

_HOUR: Final = 3600.0
_STANDSTILL: Final = 48 * _HOUR
"""Seconds between two runs of a server that count as age; a longer gap may be a wrong clock."""


class Ageing:
    """The time at the last look, and how long the server has run since its start."""

    def __init__(self, store: Store, running: Callable[[], float]) -> None:
        """`running` counts seconds, and no change of the clock makes it jump."""
        self._store = store
        self._running = running
        self._started = running()
        self._seen: tuple[float, float] | None = None

    @property
    def ran(self) -> float:
        """Seconds since the start."""
        return self._running() - self._started

    async def follow(self, now: float) -> None:
        """At the start and every second: move all times along with a clock that jumped.

        Raises `StoreFailed`; the next call then tries again.
        """
        ran = self.ran
        if self._seen is None:
            before = await self._store.newest()
            jump = 0.0 if before is None else now - before
            small = jump < _STANDSTILL
        else:
            before, then = self._seen
            jump = now - before - (ran - then)
            small = jump < _HOUR
        if before is not None and not (small and jump > -_HOUR):
            await self._store.shift(jump, before)
            clock_jumped(jump)
        self._seen = now, ran
