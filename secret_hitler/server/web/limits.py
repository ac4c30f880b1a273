"""How much one address, one person and one connection may ask for, kept in memory only."""

import ipaddress
import math
import time
from collections import Counter
from typing import Final

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

_BURST_SECONDS: Final = 12
"""A fifth of a minute's messages may come at once: of 100, 20."""
FAILED_JOINS: Final = RateLimitItemPerMinute(10)
"""Codes that lead nowhere, by address: guessing has to be slow."""
MOVES: Final = RateLimitItemPerMinute(10)
"""Seats that are asked for by another phone, by address: each time their owners are disturbed."""
SPECTATORS: Final = RateLimitItemPerMinute(30)
"""Sessions for people who only watch, by address."""
NEW_TABLES: Final = RateLimitItemPerMinute(5, 10)
"""Tables made, by public address."""
_TALK: Final = ((8, 10), (60, 60))
_NOTES: Final = ((12, 10),)
_QUESTIONS: Final = ((10, 10), (30, 60))
"""Of a hundred messages a minute, how many of these one person may send in how many seconds."""
MOST_CONNECTIONS: Final = 20
"""Sockets open at once, by public address."""


def is_public(address: str) -> bool:
    """Whether an address is of the internet; a home, a school or a proxy shares a private one."""
    known = _address(address)
    return known is not None and known.is_global


def is_loopback(address: str) -> bool:
    """Whether whoever asks sits on this machine."""
    known = _address(address)
    return known is not None and known.is_loopback


def household(address: str) -> str:
    """Whose address this is: of IPv6 a home has a whole network, a /64, so that counts as one."""
    known = _address(address)
    if not isinstance(known, ipaddress.IPv6Address):
        return address if known is None else str(known)
    return str(ipaddress.ip_network((known, 64), strict=False))


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address; one of IPv4 that came mapped through an IPv6 socket as what it is."""
    try:
        known = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = known.ipv4_mapped if isinstance(known, ipaddress.IPv6Address) else None
    return mapped or known


class Limits:
    """What was asked for lately, and how many connections are open."""

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
        """Whether this address has guessed too many codes to be answered now."""
        return not self._window.test(FAILED_JOINS, household(address))

    def join_failed(self, address: str) -> None:
        """Note a code that leads nowhere."""
        self._window.hit(FAILED_JOINS, household(address))

    def may_make_table(self, address: str) -> bool:
        """Note a new table, unless this address has made too many."""
        return not is_public(address) or self._window.hit(NEW_TABLES, household(address))

    def wait_to_ask(self, address: str) -> int:
        """Note that a seat is asked for; after too many, the whole seconds until it may be."""
        if self._window.hit(MOVES, household(address)):
            return 0
        return self._seconds(MOVES, address)

    def wait_to_watch(self, address: str) -> int:
        """Note a session for a spectator; after too many, the whole seconds until the next one."""
        if self._window.hit(SPECTATORS, household(address)):
            return 0
        return self._seconds(SPECTATORS, address)

    def may_talk(self, person: str) -> bool:
        """Note that a person says something, unless it has said too much of late."""
        return self._may(self._talk, "talk", person)

    def may_note(self, person: str) -> bool:
        """Note that a person has notes kept, unless it has done that too often of late."""
        return self._may(self._notes, "notes", person)

    def may_ask(self, person: str) -> bool:
        """Note that a person has something reckoned, unless it has asked too much of late."""
        return self._may(self._questions, "questions", person)

    def _may(self, limits: tuple[RateLimitItem, ...], *key: str) -> bool:
        """What is refused counts for nothing, so a flood ends soon after it stops."""
        free = all(self._window.test(limit, *key) for limit in limits)
        return free and all(self._window.hit(limit, *key) for limit in limits)

    def wait_to_speak(self, connection: str) -> float:
        """Note a message; where this connection sends too many, the seconds until it may."""
        if self._window.hit(self._messages, connection):
            return 0.0
        return max(0.01, self._reset(self._messages, connection) - time.time())

    def may_connect(self, address: str) -> bool:
        """Count a connection in, unless this address has too many."""
        if is_public(address) and self._open[address] >= MOST_CONNECTIONS:
            return False
        self._open[address] += 1
        return True

    def disconnected(self, address: str, connection: str) -> None:
        """Count a connection out, and forget it."""
        self._open -= Counter([address])
        self._window.clear(self._messages, connection)

    def forget(self) -> None:
        """Forget everybody who has asked for nothing of late; the storage keeps every name."""
        now = time.time()
        for key, events in tuple(self._kept.events.items()):
            with self._kept.locks[key]:
                if not events or events[0].expiry <= now:  # the newest comes first
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
