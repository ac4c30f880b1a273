"""What happens by the passing of time: reminders, the next game, a new host, old tables removed."""

from typing import Final

from ...table.clock import rung
from ...table.command_rights import HostGone, RematchDue
from ...table.protocol.status import Stage
from ...table.seats.rematch import starts_at
from ...table.table import host_seat
from .. import metrics
from ..disk.transactions import EMPTY, TableListing
from ..disk.writer import StoreFailed
from .folding import people_in
from .journal import TableGone
from .live import LiveTable
from .sessions import LASTS
from .tables import Tables

_DAY: Final = 24 * 3600.0
HOST_MAY_BE_AWAY: Final = 60.0
IDLE_IN_MEMORY: Final = 600.0
"""Seconds after which a table without viewers is dropped from memory."""
UNUSED_LOBBY: Final = 600.0
"""Seconds after which a lobby goes in which nobody sits, once no screen shows it."""
OLD_LOBBY: Final = _DAY
OLD_GAME: Final = 30 * _DAY


async def look_after(tables: Tables, now: float) -> None:
    """Every second: operators, long steps, games that are due, absent hosts, resting tables."""
    await tables.catch_up()
    for live in tuple(tables.in_memory.values()):
        _remind(live, now)
        await _begin_next_game(tables, live, now)
        await _follow_host(tables, live, now)
        _rest(tables, live, now)
    metrics.TABLES.set(len(tables.in_memory))


async def sweep(tables: Tables, now: float) -> None:
    """Now and then: record which tables are open, and remove expired ones."""
    live_ones = [live for live in tables.in_memory.values() if live.viewers or live.visited]
    for live in live_ones:
        live.visited = False
    open_ones = [live.id for live in live_ones]
    await tables.store.opened(open_ones, now)
    for entry in await tables.store.entries():
        if is_over(entry, now) and entry.id not in open_ones:
            await tables.store.remove(entry.id)
            removed = tables.in_memory.get(entry.code)
            if removed is not None:
                tables.forget(removed)
    await _forget_sessions(tables, now)


async def _forget_sessions(tables: Tables, now: float) -> None:
    """Forget old cookies, but none of a kept table: a clock that was wrong makes no one a stranger.

    The tables are looked at one by one, so that nobody waits for all of them.
    """
    before, store = now - LASTS, tables.store
    old = await store.people_before(before)
    if not old:
        return
    for entry in await store.entries():
        kept = await store.load(entry.code)
        if kept is not None:
            await store.renew(old & people_in(kept), now)
    await store.forget_sessions(before)


def is_over(entry: TableListing, now: float) -> bool:
    """Whether a table has expired: an empty lobby soon, another after a day, a game after 30."""
    if entry.stage == EMPTY:
        return now - entry.opened > UNUSED_LOBBY
    if entry.stage == Stage.LOBBY.value:
        return now - entry.opened > OLD_LOBBY
    if entry.stage == Stage.ENDED.value:
        return now - entry.acted > OLD_GAME
    return now - entry.opened > OLD_GAME


def _remind(live: LiveTable, now: float) -> None:
    """Waiting only reminds (X7): screens are told once for each rung of the ladder."""
    before, live.reminded = rung(live.table, live.reminded), now
    if rung(live.table, now) != before:
        live.wake()


async def _begin_next_game(tables: Tables, live: LiveTable, now: float) -> None:
    """Deal once the countdown that began when all were ready is over."""
    moment = starts_at(live.table)
    if moment is not None and now >= moment:
        await _have_done(tables, live, RematchDue())


async def _follow_host(tables: Tables, live: LiveTable, now: float) -> None:
    """If the host is away too long in the lobby or at the end, the next person becomes host."""
    host, connected = host_seat(live.table), live.connected()
    if host is None or host in connected or live.table.stage in {Stage.ENVELOPES, Stage.PLAYING}:
        live.host_away_since = None
        return
    if live.host_away_since is None:
        live.host_away_since = now
    if now - live.host_away_since >= HOST_MAY_BE_AWAY and connected:
        live.host_away_since = None
        await _have_done(tables, live, HostGone(connected))


async def _have_done(tables: Tables, live: LiveTable, command: HostGone | RematchDue) -> None:
    try:
        await tables.obey(live, None, command)
    except (StoreFailed, TableGone):
        metrics.FAILED_WRITES.inc()


def _rest(tables: Tables, live: LiveTable, now: float) -> None:
    if live.viewers:
        live.idle_since = None
    elif live.idle_since is None:
        live.idle_since = now
    elif now - live.idle_since > IDLE_IN_MEMORY:
        tables.forget(live)
