"""Tables without a network: five people at one, and stores that keep their writers waiting."""

import asyncio
import random
from pathlib import Path

from secret_hitler.engine.game import awaited, options, view
from secret_hitler.engine.terms import Seat
from secret_hitler.server.disk.store import Store
from secret_hitler.server.disk.transactions import Appended, Change, Log, Note
from secret_hitler.server.tables.folding import fold, notes_in
from secret_hitler.server.tables.live import LiveTable
from secret_hitler.server.tables.sessions import Session
from secret_hitler.server.tables.tables import Shared, Tables
from secret_hitler.table.command_rights import Sit
from secret_hitler.table.game import Game, attempt_of
from secret_hitler.table.protocol import messages as m

from .draws import by_lot
from .turns import NOON

PEOPLE = ("a", "b", "c", "d", "e")


class HeldStore(Store):
    """A store that can make writers of a log, or of notes, wait: before the commit or after it."""

    held: Log | str | None = None
    committed = False

    def hold(self, what: Log | str, *, committed: bool = False) -> None:
        """From now on; `committed` holds the answer back, and not the commit."""
        self.held, self.committed = what, committed
        self.arrived, self._gate = asyncio.Event(), asyncio.Event()

    def let_go(self) -> None:
        self.held = None
        self._gate.set()

    async def append(self, change: Change) -> Appended:
        if change.log is not self.held:
            return await super().append(change)
        written = await super().append(change) if self.committed else None
        await self._wait()
        return await super().append(change) if written is None else written

    async def keep_notes(self, note: Note) -> Appended:
        if self.held == "notes":
            await self._wait()
        return await super().keep_notes(note)

    async def _wait(self) -> None:
        self.arrived.set()
        await self._gate.wait()


def house_on(folder: Path, seed: int) -> Tables:
    """A worker whose tables are in this folder."""
    return house_of(Store.open(folder), seed)


def house_of(store: Store, seed: int = 1) -> Tables:
    return Tables(store, Shared(lambda: NOON, by_lot(seed), lambda _: None))


def game_of(live: LiveTable) -> Game:
    assert live.table.game is not None
    return live.table.game


def next_act(live: LiveTable, rng: random.Random) -> tuple[str, m.Act]:
    """A player whose turn it is, and one of their acts."""
    game = game_of(live)
    seat = next(actor for actor in awaited(game.board) if isinstance(actor, int))
    choice = rng.choice(options(view(game.state, Seat(seat))))
    return PEOPLE[seat], m.Act(game.phase, attempt_of(game, Seat(seat)), choice)


async def gathered(tables: Tables) -> LiveTable:
    """A lobby with five people."""
    live = await tables.make(Session("a"))
    for number, person in enumerate(PEOPLE):
        await tables.seat(live, Session(person), Sit(f"Player {number}"))
    return live


async def begun(tables: Tables) -> LiveTable:
    """A game in which all have seen their envelopes."""
    live = await gathered(tables)
    await tables.obey(live, "a", m.Start())
    for person in PEOPLE:
        await tables.obey(live, person, m.Looked())
    return live


async def is_as_on_disk(tables: Tables, live: LiveTable) -> bool:
    """Whether a restart would make the very same table."""
    kept = await tables.store.load(live.table.code)
    assert kept is not None
    return fold(kept) == live.table and notes_in(kept) == live.notes
