"""Rate limits by address, person and connection, kept in memory only.

Every limit has a name of its own, and the name is part of every key: nobody who reaches one limit
is refused by another.
"""

import enum
import ipaddress
import math
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final

from limits import RateLimitItem, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from ...engine.complete import complete

_BURST_SECONDS: Final = 12
"""A fifth of a minute's messages may come at once: 20 out of 100."""
MOST_CONNECTIONS: Final = 20
"""Open sockets, by public address."""
_EVERYBODY: Final = "everybody"
"""The key of a limit that all share."""
_DAY: Final = 24 * 3600


class Limit(enum.Enum):
    """What is limited."""

    WRONG_CODES = "wrong_codes"
    """By household: guessing must be slow."""
    WRONG_CODES_NEARBY = "wrong_codes_nearby"
    """By /48 network, out of which one guesser may take many addresses."""
    WRONG_CODES_OF_ALL = "wrong_codes_of_all"
    """By all public addresses together."""
    MOVES = "moves"
    """Requests for another phone's seat, by household: each one disturbs its owner."""
    SPECTATORS = "spectators"
    """Sessions for spectators, by household."""
    TABLES = "tables"
    """New tables, by public household."""
    TABLES_AT_HOME = "tables_at_home"
    """New tables, by private address: a proxy may stand for many people."""
    MESSAGES = "messages"
    """By connection."""
    TALK = "talk"
    """By person, as are notes and questions."""
    NOTES = "notes"
    QUESTIONS = "questions"


_MOST: Final[dict[Limit, tuple[tuple[int, int], ...]]] = {
    Limit.WRONG_CODES: ((10, 60),),
    Limit.WRONG_CODES_NEARBY: ((30, 60),),
    Limit.WRONG_CODES_OF_ALL: ((300, 60),),
    Limit.MOVES: ((10, 60),),
    Limit.SPECTATORS: ((30, 60),),
    Limit.TABLES: ((5, 600), (50, _DAY)),
}
"""How many in how many seconds."""
_MOST_OF_A_HUNDRED: Final[dict[Limit, tuple[tuple[int, int], ...]]] = {
    Limit.TABLES_AT_HOME: ((30, 600), (300, _DAY)),
    Limit.MESSAGES: ((100 * _BURST_SECONDS // 60, _BURST_SECONDS),),
    Limit.TALK: ((8, 10), (60, 60)),
    Limit.NOTES: ((12, 10),),
    Limit.QUESTIONS: ((10, 10), (30, 60)),
}
"""The same for 100 messages a minute: these grow with what a connection may send."""
complete(Limit, {*_MOST, *_MOST_OF_A_HUNDRED})


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


def _region(address: str) -> str | None:
    """The /48 network around a public IPv6 address: one customer may be given the whole of it."""
    known = _address(address)
    if not isinstance(known, ipaddress.IPv6Address) or not known.is_global:
        return None
    return str(ipaddress.ip_network((known, 48), strict=False))


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
        self._items = {
            **{limit: tuple(_items(limit, most)) for limit, most in _MOST.items()},
            **{
                limit: tuple(_items(limit, most, messages_a_minute / 100))
                for limit, most in _MOST_OF_A_HUNDRED.items()
            },
        }
        self._kept = MemoryStorage()
        self._window = MovingWindowRateLimiter(self._kept)
        self._open: Counter[str] = Counter()

    def wait_to_join(self, address: str) -> int:
        """The whole seconds to wait if too many wrong codes came from here; counts nothing."""
        return max(self._wait(limit, key) for limit, key in _guessers(address))

    def join_failed(self, address: str) -> None:
        """Count one wrong code."""
        for limit, key in _guessers(address):
            self._hit(limit, key)

    def may_make_table(self, address: str) -> bool:
        """Count one new table; False if this address has made too many."""
        limit = Limit.TABLES if is_public(address) else Limit.TABLES_AT_HOME
        return self._hit(limit, household(address))

    def wait_to_ask(self, address: str) -> int:
        """Count one request for a seat; the whole seconds to wait if there were too many."""
        return self._hit_or_wait(Limit.MOVES, household(address))

    def wait_to_watch(self, address: str) -> int:
        """Count one spectator session; the whole seconds to wait if there were too many."""
        return self._hit_or_wait(Limit.SPECTATORS, household(address))

    def may_talk(self, person: str) -> bool:
        """Count one piece of talk; False if this person has said too much recently."""
        return self._hit(Limit.TALK, person)

    def may_note(self, person: str) -> bool:
        """Count one saving of notes; False if this person has saved too often recently."""
        return self._hit(Limit.NOTES, person)

    def may_ask(self, person: str) -> bool:
        """Count one request for an explanation; False if this person made too many recently."""
        return self._hit(Limit.QUESTIONS, person)

    def wait_to_speak(self, connection: str) -> float:
        """Count one message; the seconds to wait if this connection sends too many."""
        if self._hit(Limit.MESSAGES, connection):
            return 0.0
        return max(0.01, self._free_again(Limit.MESSAGES, connection) - time.time())

    def may_connect(self, address: str) -> bool:
        """Count a connection as open; False if this address has too many."""
        if is_public(address) and self._open[address] >= MOST_CONNECTIONS:
            return False
        self._open[address] += 1
        return True

    def disconnected(self, address: str, connection: str) -> None:
        """Count a connection as closed and forget it."""
        self._open -= Counter([address])
        for item in self._items[Limit.MESSAGES]:
            self._window.clear(item, connection)

    def forget(self) -> None:
        """Forget keys without recent requests; the storage itself would keep them all."""
        now = time.time()
        for key, events in tuple(self._kept.events.items()):
            with self._kept.locks[key]:
                if not events or events[0].expiry <= now:  # newest first
                    self._kept.clear(key)

    def _free(self, limit: Limit, key: str) -> bool:
        return all(self._window.test(item, key) for item in self._items[limit])

    def _hit(self, limit: Limit, key: str) -> bool:
        """Refused requests do not count, so a flood is forgiven soon after it stops."""
        free = self._free(limit, key)
        return free and all(self._window.hit(item, key) for item in self._items[limit])

    def _hit_or_wait(self, limit: Limit, key: str) -> int:
        return 0 if self._hit(limit, key) else self._wait(limit, key)

    def _wait(self, limit: Limit, key: str) -> int:
        """The whole seconds until this limit has room; 0 if it has now."""
        if self._free(limit, key):
            return 0
        return max(1, math.ceil(self._free_again(limit, key) - time.time()))

    def _free_again(self, limit: Limit, key: str) -> float:
        full = (item for item in self._items[limit] if not self._window.test(item, key))
        return max(
            (self._window.get_window_stats(item, key).reset_time for item in full), default=0
        )


def _items(
    limit: Limit, most: tuple[tuple[int, int], ...], share: float = 1.0
) -> Iterator[RateLimitItem]:
    """What the library counts: the namespace is what keeps two equal limits apart."""
    for many, seconds in most:
        yield RateLimitItemPerSecond(max(1, int(many * share)), seconds, namespace=limit.value)


def _guessers(address: str) -> Iterator[tuple[Limit, str]]:
    """All that a wrong code from here counts for; guests at home are no part of the internet."""
    yield Limit.WRONG_CODES, household(address)
    region = _region(address)
    if region is not None:
        yield Limit.WRONG_CODES_NEARBY, region
    if is_public(address):
        yield Limit.WRONG_CODES_OF_ALL, _EVERYBODY
