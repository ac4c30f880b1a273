"""Opens the database file: settings, checks, and migrations to the newest form."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import StaticPool

from .guard import damage, read_only

FILE: Final = "secret-hitler.sqlite"
_WAIT: Final = 5.0
"""Seconds to wait while another process is writing."""
_UNUSABLE: Final = (
    "; it was left as it is: put a good copy in its place, or choose another --data folder."
)


class StoreRefused(Exception):
    """This program cannot use the database; the file was left unchanged."""


def open_database(path: Path) -> Engine:
    """The database in its newest form, ready for one thread. Raises `StoreRefused`."""
    if path.exists() and path.stat().st_size:
        _refuse_newer(path)
        _refuse_damaged(path)
    path.touch(mode=0o600)  # it holds roles and hands: only this user may read it
    engine = _engine(lambda: sqlite3.connect(path, _WAIT, check_same_thread=False))
    event.listen(engine, "connect", _settle)
    event.listen(engine, "begin", _begin)
    try:
        with engine.begin() as connection:
            _migrate(connection)
    except (DatabaseError, sqlite3.Error) as fault:  # a bare one comes from `_settle`
        engine.dispose()
        raise _cannot_be_opened(path, fault) from fault
    return engine


def _cannot_be_opened(path: Path, fault: Exception) -> StoreRefused:
    why = fault.orig if isinstance(fault, DatabaseError) else fault
    return StoreRefused(f"{path} cannot be opened: {why}; choose another --data folder.")


def _engine(connect: Callable[[], SqliteConnection]) -> Engine:
    """An engine with one connection, which the writer's thread keeps.

    It is not made from a URL: a folder's name may hold characters that mean something there.
    """
    return create_engine("sqlite://", poolclass=StaticPool, creator=connect)


def _settle(connection: SqliteConnection, _record: object) -> None:
    """WAL keeps readers running; FULL means that a commit survives a power cut."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """Take the write lock at once: a transaction that reads first may not get it later."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _scripts(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _migrate(connection: Connection) -> None:
    command.upgrade(_scripts(connection), "head")


def _refuse_damaged(path: Path) -> None:
    """Refuse, without writing, a file that would lose what is written to it."""
    try:
        found = damage(path)
    except sqlite3.OperationalError as fault:
        raise _cannot_be_opened(path, fault) from fault
    if found is not None:
        raise StoreRefused(f"{path} is damaged ({found}){_UNUSABLE}")


def _refuse_newer(path: Path) -> None:
    """Refuse, without writing, a version that no migration leads to: a newer program made it."""
    known = {step.revision for step in ScriptDirectory.from_config(_scripts()).walk_revisions()}
    engine = _engine(lambda: read_only(path))
    try:
        with engine.connect() as connection:
            version = MigrationContext.configure(connection).get_current_revision()
    except OperationalError as fault:
        raise _cannot_be_opened(path, fault) from fault
    except DatabaseError as fault:
        raise StoreRefused(
            f"{path} is damaged, or no database of this program ({fault.orig}){_UNUSABLE}"
        ) from fault
    finally:
        engine.dispose()
    if version is not None and version not in known:
        raise StoreRefused(
            f"{path} was written by a newer version of Secret Hitler ({version}): "
            "update this program, or choose another --data folder."
        )
