"""Rate limits by address, person and connection, kept in memory only."""

import ipaddress
import math
import time
from collections import Counter
from typing import Final

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

_BURST_SECONDS: Final = 12
"""A fifth of a minute's messages may come at once: 20 out of 100."""
FAILED_JOINS: Final = RateLimitItemPerMinute(10)
"""Wrong codes, by address: guessing must be slow."""
MOVES: Final = RateLimitItemPerMinute(10)
"""Requests for another phone's seat, by address: each one disturbs its owner."""
SPECTATORS: Final = RateLimitItemPerMinute(30)
"""Sessions for spectators, by address."""
NEW_TABLES: Final = RateLimitItemPerMinute(5, 10)
"""New tables, by public address."""
_TALK: Final = ((8, 10), (60, 60))
_NOTES: Final = ((12, 10),)
_QUESTIONS: Final = ((10, 10), (30, 60))
"""How many questions one person may ask in how many seconds, for 100 messages a minute."""
MOST_CONNECTIONS: Final = 20
"""Open sockets, by public address."""


def is_public(address: str) -> bool:
    """Whether an address is public; a home, a school or a proxy shares a private one."""
    known = _address(address)
    return known is not None and known.is_global


def is_loopback(address: str) -> bool:
    """Whether the request comes from this machine."""
    known = _address(address)
    return known is not None and known.is_loopback


def household(address: str) -> str:
    """The unit that is counted: an IPv6 home has a whole /64 network, which counts as one."""
    known = _address(address)
    if not isinstance(known, ipaddress.IPv6Address):
        return address if known is None else str(known)
    return str(ipaddress.ip_network((known, 64), strict=False))


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address; an IPv4 address mapped through an IPv6 socket becomes IPv4 again."""
    try:
        known = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = known.ipv4_mapped if isinstance(known, ipaddress.IPv6Address) else None
    return mapped or known


class Limits:
    """What was asked for recently, and how many connections are open."""

    def __init__(self, messages_a_minute: int) -> None:
        at_once = messages_a_minute * _BURST_SECONDS // 60
        self._messages = RateLimitItemPerSecond(at_once, _BURST_SECONDS)
        self._talk = _shares(messages_a_minute, _TALK)
        self._notes = _shares(messages_a_minute, _NOTES)
        self._questions = _shares(messages_a_minute, _QUESTIONS)
        self._kept = MemoryStorage()
        self._window = MovingWindowRateLimiter(self._kept)
        self._open: Counter[str] = Counter()

    def joins_pause(self, address: str) -> bool:
        """Whether this address has guessed too many codes to get an answer now."""
        return not self._window.test(FAILED_JOINS, household(address))

    def join_failed(self, address: str) -> None:
        """Count one wrong code."""
        self._window.hit(FAILED_JOINS, household(address))

    def may_make_table(self, address: str) -> bool:
        """Count one new table; False if this address has made too many."""
        return not is_public(address) or self._window.hit(NEW_TABLES, household(address))

    def wait_to_ask(self, address: str) -> int:
        """Count one request for a seat; the whole seconds to wait if there were too many."""
        if self._window.hit(MOVES, household(address)):
            return 0
        return self._seconds(MOVES, address)

    def wait_to_watch(self, address: str) -> int:
        """Count one spectator session; the whole seconds to wait if there were too many."""
        if self._window.hit(SPECTATORS, household(address)):
            return 0
        return self._seconds(SPECTATORS, address)

    def may_talk(self, person: str) -> bool:
        """Count one piece of talk; False if this person has said too much recently."""
        return self._may(self._talk, "talk", person)

    def may_note(self, person: str) -> bool:
        """Count one saving of notes; False if this person has saved too often recently."""
        return self._may(self._notes, "notes", person)

    def may_ask(self, person: str) -> bool:
        """Count one request for an explanation; False if this person made too many recently."""
        return self._may(self._questions, "questions", person)

    def _may(self, limits: tuple[RateLimitItem, ...], *key: str) -> bool:
        """Refused requests do not count, so a flood is forgiven soon after it stops."""
        free = all(self._window.test(limit, *key) for limit in limits)
        return free and all(self._window.hit(limit, *key) for limit in limits)

    def wait_to_speak(self, connection: str) -> float:
        """Count one message; the seconds to wait if this connection sends too many."""
        if self._window.hit(self._messages, connection):
            return 0.0
        return max(0.01, self._reset(self._messages, connection) - time.time())

    def may_connect(self, address: str) -> bool:
        """Count a connection as open; False if this address has too many."""
        if is_public(address) and self._open[address] >= MOST_CONNECTIONS:
            return False
        self._open[address] += 1
        return True

    def disconnected(self, address: str, connection: str) -> None:
        """Count a connection as closed and forget it."""
        self._open -= Counter([address])
        self._window.clear(self._messages, connection)

    def forget(self) -> None:
        """Forget keys without recent requests; the storage itself would keep them all."""
        now = time.time()
        for key, events in tuple(self._kept.events.items()):
            with self._kept.locks[key]:
                if not events or events[0].expiry <= now:  # newest first
                    self._kept.clear(key)

    def retry_after(self, address: str) -> int:
        """Whole seconds until this address may guess again."""
        return self._seconds(FAILED_JOINS, address)

    def _seconds(self, limit: RateLimitItem, address: str) -> int:
        return max(1, math.ceil(self._reset(limit, household(address)) - time.time()))

    def _reset(self, limit: RateLimitItem, key: str) -> float:
        return self._window.get_window_stats(limit, key).reset_time


def _shares(
    messages_a_minute: int, of_a_hundred: tuple[tuple[int, int], ...]
) -> tuple[RateLimitItem, ...]:
    """Limits that grow with what a connection may send."""
    return tuple(
        RateLimitItemPerSecond(max(1, messages_a_minute * many // 100), seconds)
        for many, seconds in of_a_hundred
    )
