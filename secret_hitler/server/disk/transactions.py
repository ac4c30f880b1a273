"""Reads and writes of tables, each in one transaction on the writer's thread.

`append` is a compare-and-append (decision 0005): it succeeds as a whole, or not at all because
another writer took that number first. Bodies are bytes here; the floor above knows their meaning.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects.sqlite import insert as insert_or_not

from .schema import NAMES, NOTES, ROWS, TABLES, TALK

MOST_TABLES: Final = 2000
EMPTY: Final = "empty"
"""The stage under which a lobby is listed while nobody sits in it or waits for a seat."""


class Log(Enum):
    """The two logs of a table, separate so that a line of chat never makes an act lose a race."""

    ROWS = "rows"
    TALK = "talk"


_LOGS: Final[Mapping[Log, SqlTable]] = {Log.ROWS: ROWS, Log.TALK: TALK}
_BESIDE: Final = {Log.ROWS: Log.TALK, Log.TALK: Log.ROWS}
_INSERT: Final = {
    log: insert_or_not(table).on_conflict_do_nothing().returning(table.c.number)
    for log, table in _LOGS.items()
}
_INSERT_NOTES: Final = insert_or_not(NOTES)
_KEEP: Final = _INSERT_NOTES.on_conflict_do_update(
    index_elements=NOTES.primary_key.columns, set_={"body": _INSERT_NOTES.excluded.body}
)
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
    """The result of an append."""

    DONE = "done"
    LOST = "lost"
    """Another writer took that number: read what is missing, and try again."""
    GONE = "gone"
    """The table was removed."""


class NotCreated(Enum):
    """Why a table was not created."""

    FULL = "full"
    TAKEN = "taken"


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it is stored."""

    id: int
    rows: tuple[bytes, ...]
    talk: tuple[bytes, ...]
    names: dict[int, str]
    notes: dict[tuple[int, int], bytes] = {}
    """By game and seat."""

    def __repr__(self) -> str:
        return f"StoredTable(id={self.id}, sealed)"


class TableListing(msgspec.Struct, frozen=True):
    """One entry in the list of tables: what the sweeper looks at."""

    id: int
    code: str
    stage: str
    acted: float
    opened: float


class Change(msgspec.Struct, frozen=True):
    """What one command writes: rows of a log from this number on."""

    table_id: int
    log: Log
    number: int
    bodies: tuple[bytes, ...]
    now: float
    stage: str | None = None
    names: dict[int, str] = {}
    beside: int | None = None
    """How many rows the other log must have; None if it does not matter."""

    def __repr__(self) -> str:
        return "Change(sealed)"


class Note(msgspec.Struct, frozen=True):
    """A seat's notes on a game, replacing its earlier ones."""

    table_id: int
    game: int
    seat: int
    body: bytes
    now: float

    def __repr__(self) -> str:
        return "Note(sealed)"


def make(connection: Connection, code: str, row: bytes, now: float) -> int | NotCreated:
    """A new table's id, unless the code is in use or the server is full."""
    if connection.execute(select(func.count()).select_from(TABLES)).scalar_one() >= MOST_TABLES:
        return NotCreated.FULL
    made = connection.execute(
        insert_or_not(TABLES)
        .values(code=code, stage=EMPTY, acted=now, opened=now)
        .on_conflict_do_nothing()
        .returning(TABLES.c.id)
    ).scalar()
    if made is None:
        return NotCreated.TAKEN
    _insert(connection, Change(made, Log.ROWS, 0, (row,), now))
    return int(made)


def append(connection: Connection, change: Change) -> Appended:
    """Write rows at exactly these numbers, with all that belongs to them."""
    now = {"table": change.table_id, "now": change.now, "new_stage": change.stage}
    if connection.execute(_TOUCH, now).rowcount == 0:
        return Appended.GONE
    if _outdated(connection, change) or not _insert(connection, change):
        return Appended.LOST
    if change.names:
        names = ({"number": number, "name": name} for number, name in change.names.items())
        connection.execute(insert(NAMES), [{"table_id": change.table_id, **one} for one in names])
    return Appended.DONE


def _outdated(connection: Connection, change: Change) -> bool:
    """Whether the other log has grown, if that matters."""
    if change.beside is None:
        return False
    other = _LOGS[_BESIDE[change.log]]
    length = select(func.count()).where(other.c.table_id == change.table_id)
    return connection.execute(length).scalar_one() != change.beside


def _insert(connection: Connection, change: Change) -> bool:
    """Insert all rows or none. A duplicate is not an error, so nothing is raised."""
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
    return connection.execute(_INSERT[change.log], row).scalar() is not None


def keep_notes(connection: Connection, note: Note) -> Appended:
    """Keep these notes, and forget those on earlier games of the table."""
    now = {"table": note.table_id, "now": note.now, "new_stage": None}
    if connection.execute(_TOUCH, now).rowcount == 0:
        return Appended.GONE
    over = (NOTES.c.table_id == note.table_id) & (NOTES.c.game < note.game)
    connection.execute(delete(NOTES).where(over))
    row = {"table_id": note.table_id, "game": note.game, "seat": note.seat, "body": note.body}
    connection.execute(_KEEP, row)
    return Appended.DONE


def remove(connection: Connection, table_id: int) -> None:
    """Delete a table and everything that belongs to it."""
    connection.execute(delete(TABLES).where(TABLES.c.id == table_id))


def load(connection: Connection, code: str) -> StoredTable | None:
    """A table with everything that was written for it."""
    found = connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).scalar()
    return None if found is None else kept(connection, found)


def kept(connection: Connection, table_id: int, rows: int = 0, talk: int = 0) -> StoredTable:
    """Everything written for a table from these numbers on, with all names and notes."""
    return StoredTable(
        id=table_id,
        rows=_bodies(connection, ROWS, table_id, rows),
        talk=_bodies(connection, TALK, table_id, talk),
        names=_names(connection, table_id),
        notes=_notes(connection, table_id),
    )


def _bodies(connection: Connection, log: SqlTable, table_id: int, number: int) -> tuple[bytes, ...]:
    wanted = (log.c.table_id == table_id) & (log.c.number >= number)
    return tuple(
        connection.execute(select(log.c.body).where(wanted).order_by(log.c.number)).scalars()
    )


def _notes(connection: Connection, table_id: int) -> dict[tuple[int, int], bytes]:
    wanted = select(NOTES.c.game, NOTES.c.seat, NOTES.c.body).where(NOTES.c.table_id == table_id)
    return {(row.game, row.seat): row.body for row in connection.execute(wanted)}


def _names(connection: Connection, table_id: int) -> dict[int, str]:
    wanted = select(NAMES.c.number, NAMES.c.name).where(NAMES.c.table_id == table_id)
    return {row.number: row.name for row in connection.execute(wanted)}


def version(connection: Connection) -> int:
    """A number that changes when another process writes, and not when this one does."""
    return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())


def entries(connection: Connection) -> tuple[TableListing, ...]:
    """Every table, without its rows."""
    wanted = select(TABLES.c.id, TABLES.c.code, TABLES.c.stage, TABLES.c.acted, TABLES.c.opened)
    return tuple(TableListing(*row) for row in connection.execute(wanted))
