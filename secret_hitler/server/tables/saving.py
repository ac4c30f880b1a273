"""Whether what people do is saved: every screen and the log are told when that changes."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from ..disk.writer import StoreFailed
from ..logs import saving_goes_on, saving_is_paused
from .tables import Tables

_PROBE_EVERY: Final = 1.0


class Saving:
    """What the screens were told last, and when the disk was last probed for somebody."""

    def __init__(self, tables: Tables, running: Callable[[], float]) -> None:
        """`running` counts seconds, and no change of the clock makes it jump."""
        self._tables = tables
        self._running = running
        self._paused = False
        self._asking = asyncio.Lock()
        self._asked = running() - _PROBE_EVERY

    async def look(self) -> None:
        """Look after the disk, and tell every table if saving pauses or goes on."""
        with suppress(StoreFailed):
            await self._tables.store.look()
        fault = self._tables.store.fault
        if (fault is not None) is self._paused:
            return
        self._paused = fault is not None
        if fault is None:
            saving_goes_on()
        else:
            saving_is_paused(fault)
        for live in tuple(self._tables.in_memory.values()):
            live.wake()

    async def fault(self) -> str | None:
        """Why nothing can be saved, after a write; at most one a second, however many ask."""
        async with self._asking:
            if self._running() - self._asked >= _PROBE_EVERY:
                with suppress(StoreFailed):
                    await self._tables.store.probe()
                self._asked = self._running()
        return self._tables.store.fault
