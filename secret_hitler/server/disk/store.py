"""The store: everything kept on disk, and the queue of the one thread that may touch it."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, Executable, delete, func, insert, select, update

from . import transactions
from .database import FILE, open_database
from .guard import Guard, damage
from .schema import HOUSE, SESSIONS, TABLES
from .transactions import Appended, Change, Log, NotCreated, Note, StoredTable, TableListing
from .writer import Turn, Writer

T = TypeVar("T")

_PROBE: Final = update(HOUSE).values(probes=HOUSE.c.probes + 1)


class Store:
    """The database behind its writer. Every call is one transaction, on disk when it returns."""

    def __init__(self, engine: Engine, path: Path) -> None:
        self._engine = engine
        self._path = path
        self._guard = Guard(path)
        self._writer = Writer(engine, self._guard)
        with engine.begin() as connection:
            self._version = transactions.version(connection)
            self.house: str = connection.execute(select(HOUSE.c.name)).scalar_one()
            """What no other house is called."""

    @classmethod
    def open(cls, folder: Path) -> "Store":
        """The store in this folder, created if there is none. Raises `StoreRefused`."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        return cls(open_database(path), path)

    def close(self) -> None:
        """Finish pending work and close."""
        self._writer.close()
        self._engine.dispose()

    @property
    def folder(self) -> Path:
        """The data folder."""
        return self._path.parent

    @property
    def fault(self) -> str | None:
        """Why nothing can be saved at the moment; None if the last write succeeded."""
        return self._writer.fault

    async def look(self) -> None:
        """Find out whether saving works. Raises `StoreFailed` if it does not.

        Only if that is in doubt something is written: a look a second must not wear out a disk.
        """

        def work(connection: Connection) -> None:
            if self.fault is not None or self._guard.is_scarce():
                connection.execute(_PROBE)

        await self._do(work, Turn.LATER)

    async def probe(self) -> None:
        """Write one number. Raises `StoreFailed` if that does not work."""
        await self._do(lambda connection: _run(connection, _PROBE), Turn.LATER)

    async def examine(self) -> None:
        """Read the whole file on another thread; if it is damaged, nothing is written any more.

        Raises `sqlite3.OperationalError` if it cannot be read.
        """
        self._guard.condemn(await asyncio.to_thread(damage, self._path))

    async def _do(self, work: Callable[[Connection], T], turn: Turn = Turn.FIRST) -> T:
        return await asyncio.wrap_future(self._writer.submit(work, turn))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.wrap_future(self._writer.submit(work, reads=True))

    async def make(self, code: str, row: bytes, now: float) -> int | NotCreated:
        """The id of a new table, unless the code is in use or the server is full."""
        return await self._do(lambda connection: transactions.make(connection, code, row, now))

    async def append(self, change: Change) -> Appended:
        """Write rows at exactly these numbers, and everything that belongs to them."""
        turn = Turn.LATER if change.log is Log.TALK else Turn.FIRST
        return await self._do(lambda connection: transactions.append(connection, change), turn)

    async def keep_notes(self, note: Note) -> Appended:
        """Store these notes, and delete those on earlier games of the table."""
        return await self._do(
            lambda connection: transactions.keep_notes(connection, note), Turn.LATER
        )

    async def load(self, code: str) -> StoredTable | None:
        """A table with everything written for it."""
        return await self._read(lambda connection: transactions.load(connection, code))

    async def missing(self, table_id: int, rows: int, talk: int) -> StoredTable:
        """What others wrote from these numbers on, with all names and notes."""
        return await self._read(
            lambda connection: transactions.kept(connection, table_id, rows, talk)
        )

    async def entries(self) -> tuple[TableListing, ...]:
        """Every table, without its rows."""
        return await self._read(transactions.entries)

    async def others_wrote(self) -> bool:
        """Whether another process has written since this was asked last."""
        before, self._version = self._version, await self._read(transactions.version)
        return self._version != before

    async def newest(self) -> float | None:
        """When somebody was last at any table, in seconds since 1970; None without tables."""
        latest = select(func.max(func.max(TABLES.c.acted, TABLES.c.opened)))
        return await self._read(lambda connection: connection.execute(latest).scalar())

    async def shift(self, seconds: float, until: float) -> None:
        """Move all times up to this one by these seconds."""
        times = (TABLES.c.acted, TABLES.c.opened, SESSIONS.c.made)
        steps = [
            update(time.table).where(time <= until).values({time: time + seconds}) for time in times
        ]

        def work(connection: Connection) -> None:
            for step in steps:
                connection.execute(step)

        await self._do(work)

    async def opened(self, table_ids: Sequence[int], now: float) -> None:
        """Record that somebody has these tables open."""
        step = update(TABLES).where(TABLES.c.id.in_(table_ids)).values(opened=now)
        await self._do(lambda connection: _run(connection, step))

    async def remove(self, table_id: int) -> None:
        """Delete a table and everything that belongs to it."""
        await self._do(lambda connection: transactions.remove(connection, table_id))

    async def remember(self, hashed: bytes, person: str, now: float) -> None:
        """Store a browser's cookie, as a hash."""
        step = insert(SESSIONS).values(hash=hashed, person=person, made=now)
        await self._do(lambda connection: _run(connection, step))

    async def people_before(self, moment: float) -> frozenset[str]:
        """The people whose cookies were made before this moment."""
        old = select(SESSIONS.c.person).where(SESSIONS.c.made < moment)
        return await self._read(lambda connection: frozenset(connection.execute(old).scalars()))

    async def renew(self, people: Collection[str], now: float) -> None:
        """Count the cookies of these people as made now."""
        if people:
            step = update(SESSIONS).where(SESSIONS.c.person.in_(people)).values(made=now)
            await self._do(lambda connection: _run(connection, step))

    async def forget_sessions(self, before: float) -> None:
        """Delete cookies made before this moment: browsers have dropped them too."""
        step = delete(SESSIONS).where(SESSIONS.c.made < before)
        await self._do(lambda connection: _run(connection, step))

    async def person(self, hashed: bytes) -> str | None:
        """Whose cookie has this hash."""
        found = select(SESSIONS.c.person).where(SESSIONS.c.hash == hashed)
        return await self._read(lambda connection: connection.execute(found).scalar())


def _run(connection: Connection, step: Executable) -> None:
    connection.execute(step)
