"""What is kept on disk: append-only rows of tables, talk apart, names apart, hashes of cookies.

`append` is a compare-and-append (D10): it succeeds as a whole, or not at all because somebody
else has written that number first. Bodies are bytes here; the floor above knows what they say.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects.sqlite import insert as insert_or_not

from .database import FILE, open_database
from .schema import NAMES, ROWS, SESSIONS, TABLES, TALK
from .writer import Writer

T = TypeVar("T")

MOST_TABLES: Final = 2000
_NEW: Final = "lobby"


class Channel(Enum):
    """The two logs of a table: apart, so that a chat never makes an act lose a race."""

    ROWS = "rows"
    TALK = "talk"


_LOGS: Final[Mapping[Channel, SqlTable]] = {Channel.ROWS: ROWS, Channel.TALK: TALK}
_INSERT: Final = {
    channel: insert_or_not(log).on_conflict_do_nothing().returning(log.c.number)
    for channel, log in _LOGS.items()
}
_TOUCH: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        acted=bindparam("now"),
        opened=bindparam("now"),
        stage=func.coalesce(bindparam("new_stage"), TABLES.c.stage),
    )
)


class Appended(Enum):
    """How an append went."""

    DONE = "done"
    LOST = "lost"
    """Somebody else wrote that number: read what is missing, and try again."""
    GONE = "gone"
    """The table was removed."""


class Made(Enum):
    """How making a table went, where it was not made."""

    FULL = "full"
    TAKEN = "taken"


class Kept(msgspec.Struct, frozen=True):
    """A table as it lies on disk."""

    id: int
    code: str
    rows: tuple[bytes, ...]
    talk: tuple[bytes, ...]
    names: dict[int, str]

    def __repr__(self) -> str:
        return f"Kept(id={self.id}, sealed)"


class Entry(msgspec.Struct, frozen=True):
    """One line of the list of tables: what the sweeper goes by."""

    id: int
    code: str
    stage: str
    acted: float
    opened: float


class Change(msgspec.Struct, frozen=True):
    """What one command wants to write: rows of a channel from this number on."""

    table_id: int
    channel: Channel
    number: int
    bodies: tuple[bytes, ...]
    now: float
    stage: str | None = None
    names: dict[int, str] = {}


class Store:
    """The database behind its writer. Every call is a transaction that is on disk on return."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    @classmethod
    def open(cls, folder: Path) -> "Store":
        """The store in this folder, made if there is none. Raises `StoreRefused`."""
        folder.mkdir(parents=True, exist_ok=True)
        return cls(open_database(folder / FILE))

    def close(self) -> None:
        """Finish what is under way."""
        self._writer.close()
        self._engine.dispose()

    async def _do(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.wrap_future(self._writer.submit(work))

    async def make(self, code: str, row: bytes, now: float) -> int | Made:
        """A new table's id, unless the code is in use or the house is full."""
        return await self._do(lambda connection: _make(connection, code, row, now))

    async def append(self, change: Change) -> Appended:
        """Write rows at exactly these numbers, with all that belongs to them."""
        return await self._do(lambda connection: _append(connection, change))

    async def load(self, code: str) -> Kept | None:
        """A table with everything that was written for it."""
        return await self._do(lambda connection: _load(connection, code))

    async def missing(self, table_id: int, channel: Channel, number: int) -> tuple[bytes, ...]:
        """What others wrote from this number on."""
        return await self._do(lambda connection: _bodies(connection, channel, table_id, number))

    async def names(self, table_id: int) -> dict[int, str]:
        """The names that go with a table's rows."""
        return await self._do(lambda connection: _names(connection, table_id))

    async def entries(self) -> tuple[Entry, ...]:
        """Every table, without its rows."""
        return await self._do(_entries)

    async def opened(self, table_ids: Sequence[int], now: float) -> None:
        """Note that somebody has these tables open."""
        step = update(TABLES).where(TABLES.c.id.in_(table_ids)).values(opened=now)
        await self._do(lambda connection: _run(connection, step))

    async def remove(self, table_id: int) -> None:
        """Forget a table and all that belongs to it."""
        step = delete(TABLES).where(TABLES.c.id == table_id)
        await self._do(lambda connection: _run(connection, step))

    async def remember(self, hashed: bytes, person: str, now: float) -> None:
        """Keep a browser's cookie, as a hash."""
        step = insert(SESSIONS).values(hash=hashed, person=person, made=now)
        await self._do(lambda connection: _run(connection, step))

    async def forget_sessions(self, before: float) -> None:
        """Forget the cookies made before this moment: browsers have forgotten them too."""
        step = delete(SESSIONS).where(SESSIONS.c.made < before)
        await self._do(lambda connection: _run(connection, step))

    async def person(self, hashed: bytes) -> str | None:
        """Whose cookie has this hash."""
        found = select(SESSIONS.c.person).where(SESSIONS.c.hash == hashed)
        return await self._do(lambda connection: connection.execute(found).scalar())


def _run(connection: Connection, step: Executable) -> None:
    connection.execute(step)


def _make(connection: Connection, code: str, row: bytes, now: float) -> int | Made:
    if connection.execute(select(func.count()).select_from(TABLES)).scalar_one() >= MOST_TABLES:
        return Made.FULL
    made = connection.execute(
        insert_or_not(TABLES)
        .values(code=code, stage=_NEW, acted=now, opened=now)
        .on_conflict_do_nothing()
        .returning(TABLES.c.id)
    ).scalar()
    if made is None:
        return Made.TAKEN
    _insert(connection, Change(made, Channel.ROWS, 0, (row,), now))
    return int(made)


def _append(connection: Connection, change: Change) -> Appended:
    now = {"table": change.table_id, "now": change.now, "new_stage": change.stage}
    if connection.execute(_TOUCH, now).rowcount == 0:
        return Appended.GONE
    if not _insert(connection, change):
        return Appended.LOST
    if change.names:
        names = ({"number": number, "name": name} for number, name in change.names.items())
        connection.execute(insert(NAMES), [{"table_id": change.table_id, **one} for one in names])
    return Appended.DONE


def _insert(connection: Connection, change: Change) -> bool:
    """All of the rows, or none of them. A duplicate is nobody's fault, so nothing is raised."""
    numbered = tuple(enumerate(change.bodies, change.number))
    if len(numbered) == 1:
        return _written(connection, change, *numbered[0])
    with connection.begin_nested() as whole:
        done = all(_written(connection, change, number, body) for number, body in numbered)
        if not done:
            whole.rollback()
    return done


def _written(connection: Connection, change: Change, number: int, body: bytes) -> bool:
    row = {"table_id": change.table_id, "number": number, "body": body}
    return connection.execute(_INSERT[change.channel], row).scalar() is not None


def _load(connection: Connection, code: str) -> Kept | None:
    found = connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).one_or_none()
    if found is None:
        return None
    return Kept(
        id=found.id,
        code=code,
        rows=_bodies(connection, Channel.ROWS, found.id, 0),
        talk=_bodies(connection, Channel.TALK, found.id, 0),
        names=_names(connection, found.id),
    )


def _bodies(
    connection: Connection, channel: Channel, table_id: int, number: int
) -> tuple[bytes, ...]:
    log = _LOGS[channel]
    wanted = (log.c.table_id == table_id) & (log.c.number >= number)
    return tuple(
        connection.execute(select(log.c.body).where(wanted).order_by(log.c.number)).scalars()
    )


def _names(connection: Connection, table_id: int) -> dict[int, str]:
    wanted = select(NAMES.c.number, NAMES.c.name).where(NAMES.c.table_id == table_id)
    return {row.number: row.name for row in connection.execute(wanted)}


def _entries(connection: Connection) -> tuple[Entry, ...]:
    wanted = select(TABLES.c.id, TABLES.c.code, TABLES.c.stage, TABLES.c.acted, TABLES.c.opened)
    return tuple(Entry(*row) for row in connection.execute(wanted))
