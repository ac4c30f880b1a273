"""All tables: the store, the tables that are in memory, and what they share."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from ...engine.terms import Seat
from ...record.record import Draw
from ...table.command_rights import AskToMove, BotSpeaks, Handled, Sit, refused
from ...table.commands import HandledCommand, handle, open_table
from ...table.evolve import evolve
from ...table.protocol.messages import ClaimInWords, ClosingReason, KeepNotes, Say
from ...table.seats.queue import place_in_line
from ...table.table import Table
from ..disk.encoding import encode_row
from ..disk.store import Store
from ..disk.transactions import Log, NotCreated
from . import names
from .codes import AT_HOME, new_code
from .folding import Noted, fold, notes_in
from .homes import too_many
from .journal import Journal
from .live import LiveTable
from .sessions import Session, hashed, new_session

_TRIES: Final = 50
"""Codes to draw before the server counts as full."""


class HouseFull(Exception):
    """The server holds no more tables."""


class NameRefused(Exception):
    """The name was refused."""

    def __init__(self, fault: names.NameFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class Shared(msgspec.Struct, frozen=True):
    """What every table is given: a clock, a dealer, and a listener for changes."""

    now: Callable[[], float]
    draw: Draw
    changed: Callable[[LiveTable], None]
    letters: int = AT_HOME
    """How long the code of a new table is; older tables keep theirs."""


class Tables:
    """All tables. Visited ones are in memory; all are on disk."""

    def __init__(self, store: Store, shared: Shared) -> None:
        self.store = store
        self.now = shared.now
        self.in_memory: dict[str, LiveTable] = {}
        self._shared = shared
        self._loading = asyncio.Lock()

    async def make(self, owner: Session) -> LiveTable:
        """A new table. Raises `HouseFull` or `StoreFailed`."""
        await self.keep(owner)
        for _ in range(_TRIES):
            code = new_code(self._shared.letters)
            row = open_table(code, secrets.token_hex(16), owner.person)
            made = await self.store.make(code, encode_row(row), self.now())
            if made is NotCreated.FULL:
                break
            if made is not NotCreated.TAKEN:
                return self._take_in(evolve(None, row), Journal(self.store, made, 1, 0), {})
        raise HouseFull

    async def find(self, code: str) -> LiveTable | None:
        """The table with this code, from memory or from disk."""
        if code in self.in_memory:
            live = self.in_memory[code]
            live.idle_since = None  # the visitor may be about to come in
            return live
        async with self._loading:
            if code not in self.in_memory:
                kept = await self.store.load(code)
                if kept is None:
                    return None
                journal = Journal(self.store, kept.id, len(kept.rows), len(kept.talk))
                return self._take_in(fold(kept), journal, notes_in(kept))
            return self.in_memory[code]

    async def catch_up(self) -> None:
        """Learn what another process wrote: an operator's command. Raises `StoreFailed`."""
        if not await self.store.others_wrote():
            return
        kept = {entry.id for entry in await self.store.entries()}
        for live in tuple(self.in_memory.values()):
            if live.id in kept:
                await live.catch_up()
            else:
                self.forget(live)

    def dismiss(self) -> None:
        """The server stops: tell everyone at every table."""
        for live in self.in_memory.values():
            live.dismiss(ClosingReason.RESTARTING)

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory; viewers who are still there are told to leave."""
        live.dismiss()
        self.in_memory.pop(live.table.code, None)

    async def obey(
        self,
        live: LiveTable,
        who: str | None,
        command: HandledCommand,
        shown: Seat | None = None,
    ) -> Handled:
        """Have a table carry out a command; `shown` is the seat that the phone of `who` shows.

        Raises `StoreFailed` or `TableGone`.
        """
        now, draw = self.now(), self._shared.draw

        def decide(table: Table) -> Handled:
            here = live.connected()
            return handle(table, who, command, now, draw, shown=shown, connected=here)

        # A client that disconnects meanwhile does not interrupt the change.
        if isinstance(command, KeepNotes):
            return await asyncio.shield(live.note(decide, now))
        log = Log.TALK if isinstance(command, Say | ClaimInWords | BotSpeaks) else Log.ROWS
        return await asyncio.shield(live.change(decide, now, log))

    async def seat(
        self, live: LiveTable, session: Session, sit: Sit, home: str | None = None
    ) -> Handled:
        """Seat somebody under a name. Raises `NameRefused` and whatever `obey` raises.

        `home` is the address that counts as theirs; None if that does not matter.

        A refusal leaves nothing behind, so guessing fills no disk.
        """
        now, who = self.now(), session.person
        named = msgspec.structs.replace(sit, name=names.tidy(sit.name))

        def decide(table: Table) -> Handled:
            fault = names.fault(named.name, _other_names(table, who, named))
            if fault is not None:
                raise NameRefused(fault)
            known = live.seat(who) is not None or place_in_line(table, who) is not None
            reason = None if known or home is None else too_many(table, home, live.homes)
            if reason is not None:
                return refused(reason)
            return handle(table, who, named, now, self._shared.draw)

        seated = await self._change_for(live, session, decide, now)
        if seated.rows and home is not None:
            live.homes[who] = home
        return seated

    async def ask_to_move(self, live: LiveTable, session: Session, seat: Seat) -> Handled:
        """A phone without a seat asks for one. Raises what `obey` raises."""
        now, who = self.now(), session.person

        def decide(table: Table) -> Handled:
            return handle(table, who, AskToMove(seat), now, self._shared.draw)

        return await self._change_for(live, session, decide, now)

    async def _change_for(
        self, live: LiveTable, session: Session, decide: Callable[[Table], Handled], now: float
    ) -> Handled:
        """Make a change for a browser; unless refused, the browser is known from then on."""
        refused = decide(live.table)
        if refused.reply is not None:
            return refused
        await self.keep(session)
        return await asyncio.shield(live.change(decide, now))

    async def session(self, cookie: str | None) -> Session:
        """The browser with this cookie, or a new one that is not stored yet."""
        person = await self.person(cookie)
        return new_session() if person is None else Session(person)

    async def keep(self, session: Session) -> None:
        """Remember this browser. Raises `StoreFailed`."""
        if session.fresh is not None:
            await self.store.remember(hashed(session.fresh), session.person, self.now())

    async def person(self, cookie: str | None) -> str | None:
        """Whose cookie this is."""
        return None if cookie is None else await self.store.person(hashed(cookie))

    def _take_in(self, table: Table, journal: Journal, noted: Noted) -> LiveTable:
        live = LiveTable(table, journal, noted)
        live.when_changed(self._shared.changed)
        live.idle_since = self.now()
        self.in_memory[table.code] = live
        self._shared.changed(live)
        return live


def _other_names(table: Table, who: str, sit: Sit) -> list[str]:
    """The names that are taken; the asker's own is not, unless it asks for a second seat."""
    chairs = (*table.seats, *table.queue)
    return [chair.name for chair in chairs if sit.passed or chair.person != who]
