"""Connections that the server waits for: each for some seconds, and not too many at once."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final

from .web.limits import household

ASK_WITHIN: Final = 10.0
"""Seconds for a whole request, from the first byte or the connection to the last byte."""
MOST_UNFINISHED: Final = 64
"""Connections from which a request is awaited, TLS handshakes included."""
MOST_QUIET: Final = 512
"""Connections that hold a file and nothing else: between two requests, or before a hello."""


class Visit:
    """One accepted connection: where it is from, and whether the server waits for it."""

    def __init__(self, address: str, cut: Callable[[], object], patience: "Patience") -> None:
        self.household = household(address)
        self.cut = cut
        """End the connection at once."""
        self._patience = patience
        self._waiting: Waiting | None = None
        self._over = False

    def asks(self) -> None:
        """It has to finish its request."""
        self._wait_in(self._patience.unfinished, ASK_WITHIN)

    def rests(self, seconds: float = ASK_WITHIN) -> None:
        """It has to do something within some seconds, and costs nothing meanwhile but its file."""
        self._wait_in(self._patience.quiet, seconds)

    def settled(self) -> None:
        """It owes nothing."""
        if self._waiting is not None:
            self._waiting.drop(self)
            self._waiting = None

    def over(self) -> None:
        """The connection is closed; an answer that comes too late changes nothing."""
        self.settled()
        self._over = True

    def _wait_in(self, waiting: "Waiting", seconds: float) -> None:
        if self._waiting is not waiting and not self._over:
            self.settled()
            self._waiting = waiting
            waiting.add(self, seconds)


class Waiting:
    """Visits that the server waits for: each for some seconds, and not too many at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._until: dict[Visit, asyncio.TimerHandle] = {}
        """The one that has waited longest comes first."""

    def __len__(self) -> int:
        return len(self._until)

    def add(self, visit: Visit, seconds: float) -> None:
        """Wait for a visit; if there are too many now, cut one off."""
        self._until[visit] = asyncio.get_running_loop().call_later(seconds, self._cut, visit)
        if len(self) > self._most:
            self.cut_one()

    def drop(self, visit: Visit) -> None:
        """Wait for it no longer."""
        timer = self._until.pop(visit, None)
        if timer is not None:
            timer.cancel()

    def cut_one(self) -> None:
        """Cut off the oldest one of the household with the most: others are served meanwhile."""
        many = Counter(visit.household for visit in self._until).most_common(1)
        if many:
            crowd = many[0][0]
            self._cut(next(visit for visit in self._until if visit.household == crowd))

    def _cut(self, visit: Visit) -> None:
        visit.settled()
        visit.cut()


class Patience:
    """All visits that the server waits for."""

    def __init__(self) -> None:
        self.unfinished = Waiting(MOST_UNFINISHED)
        self.quiet = Waiting(MOST_QUIET)
