"""What happens by the passing of time: reminders, the next game, a new host, old tables removed."""

import asyncio
from typing import Final

from ...table.clock import rung
from ...table.command_rights import HostGone, RematchDue
from ...table.protocol.status import Stage
from ...table.seats.rematch import starts_at
from ...table.table import host_seat
from .. import metrics
from ..disk.transactions import EMPTY, MOST_TABLES, TableListing
from ..disk.writer import StoreFailed
from ..logs import failed, table_removed
from .archive import keep_records
from .folding import people_in
from .journal import TableGone
from .live import LiveTable
from .sessions import LASTS
from .tables import Tables

_DAY: Final = 24 * 3600.0
RECORDS: Final = "records"
"""The folder of the records of removed tables, in the data folder."""
HOST_MAY_BE_AWAY: Final = 60.0
IDLE_IN_MEMORY: Final = 600.0
"""Seconds after which a table without viewers is dropped from memory."""
UNUSED_LOBBY: Final = 600.0
"""Seconds after which a lobby goes in which nobody sits, once no screen shows it."""
OLD_LOBBY: Final = _DAY
OLD_GAME: Final = 30 * _DAY
SETTLED: Final = 3600.0
"""Seconds after the start before anything that people sat at is removed."""
_TRUSTED: Final = 2 * _DAY
"""Seconds since somebody was at any table, after which the clock alone is not believed."""
_CROWDED: Final = MOST_TABLES * 9 // 10
"""Tables from which on old unfinished games give way to new ones."""


async def look_after(tables: Tables, now: float) -> None:
    """Every second: operators, long steps, games that are due, absent hosts, resting tables."""
    await tables.catch_up()
    for live in tuple(tables.in_memory.values()):
        _remind(live, now)
        live.count()
        await _begin_next_game(tables, live, now)
        await _follow_host(tables, live, now)
        _rest(tables, live, now)
    metrics.TABLES.set(len(tables.in_memory))


async def sweep(tables: Tables, now: float, ran: float) -> None:
    """Now and then: record which tables are open, and remove expired ones.

    `ran` are the seconds since the start: in the first hour, and where nobody was at any table for
    days, only lobbies go in which nobody sits.
    """
    live_ones = [live for live in tables.in_memory.values() if live.viewers or live.visited]
    for live in live_ones:
        live.visited = False
    open_ones = [live.id for live in live_ones]
    await tables.store.opened(open_ones, now)
    entries = await tables.store.entries()
    newest = max((max(entry.acted, entry.opened) for entry in entries), default=now)
    settled, crowded = ran >= SETTLED and now - newest <= _TRUSTED, len(entries) >= _CROWDED
    for entry in entries:
        over = entry.id not in open_ones and is_over(entry, now, crowded=crowded)
        if over and (settled or entry.stage == EMPTY):
            await _remove(tables, entry, now)
    if settled:
        await _forget_sessions(tables, now)


async def _remove(tables: Tables, entry: TableListing, now: float) -> None:
    """Remove a table, once the records of its games are kept and the log says so."""
    kept = await tables.store.load(entry.code)
    if kept is None:
        return
    try:
        records = await asyncio.to_thread(keep_records, tables.store.folder / RECORDS, entry, kept)
    except OSError as fault:
        failed("record", fault)  # the table stays until its record can be kept
        return
    await tables.store.remove(entry.id)
    table_removed(entry.code, entry.stage, (now - entry.opened) / _DAY, records)
    removed = tables.in_memory.get(entry.code)
    if removed is not None:
        tables.forget(removed)


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


def is_over(entry: TableListing, now: float, *, crowded: bool = False) -> bool:
    """Whether a table has expired: an empty lobby soon, another after a day, its games after 30.

    An unfinished game has no end of its own: it gives way only if the house is `crowded` too.
    """
    if entry.stage == EMPTY:
        return now - entry.opened > UNUSED_LOBBY
    if entry.stage == Stage.LOBBY.value:
        return now - entry.opened > OLD_LOBBY
    if entry.stage == Stage.ENDED.value:
        return now - entry.acted > OLD_GAME
    return crowded and now - entry.opened > OLD_GAME


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
