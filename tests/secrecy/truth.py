"""What only the server knows, read from its disk after the evening is over."""

import base64
import hashlib
import sqlite3
from pathlib import Path

import msgspec

from secret_hitler.engine.actions import DealRoles
from secret_hitler.engine.terms import Role, Seat
from secret_hitler.server.disk.database import FILE
from secret_hitler.server.disk.transactions import StoredTable
from secret_hitler.server.tables.folding import fold
from secret_hitler.server.tables.sessions import hashed
from secret_hitler.table.clock import seed_for
from secret_hitler.table.table import Table
from secret_hitler.table.updates import record_of


class Truth(msgspec.Struct, frozen=True):
    """A table as its rows tell it, with the tokens that nobody may ever see."""

    table: Table
    roles: tuple[Role, ...]
    tokens: frozenset[str]
    """The table's secret, seeds drawn from it, whose session is whose, and hashes of cookies."""
    digest: str
    """Secret until the game is over."""


def truth(folder: Path, code: str, cookies: list[str]) -> Truth:
    """Everything on disk about a table whose game is over."""
    database = sqlite3.connect(folder / FILE)
    people = {person for (person,) in database.execute("SELECT person FROM sessions")}
    found = database.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
    table = fold(_kept(database, found[0], code))
    database.close()
    assert table.game is not None
    deal = next(one for one in table.game.rows[0].chance if isinstance(one, DealRoles))
    record = record_of(table)
    assert record is not None
    return Truth(
        table, deal.roles, frozenset(people | _tokens(table) | _forms(cookies)), record.digest
    )


def _kept(database: sqlite3.Connection, table: int, code: str) -> StoredTable:
    def bodies(log: str) -> tuple[bytes, ...]:
        wanted = f"SELECT body FROM {log} WHERE table_id = ? ORDER BY number"
        return tuple(bytes(body) for (body,) in database.execute(wanted, (table,)))

    names = database.execute("SELECT number, name FROM names WHERE table_id = ?", (table,))
    return StoredTable(table, bodies("rows"), bodies("talk"), dict(names.fetchall()))


def _tokens(table: Table) -> set[str]:
    """The secret, and the seeds that the first choices of this game were drawn from."""
    seeds = {
        str(seed_for(table.secret, table.games, Seat(seat), phase, 0))
        for seat in (0, 4)
        for phase in range(1, 6)
    }
    return {table.secret, *seeds}


def _forms(cookies: list[str]) -> set[str]:
    """Cookies and their hashes, as they might be written."""
    hashes = [hashed(cookie) for cookie in cookies]
    assert hashes == [hashlib.sha256(cookie.encode()).digest() for cookie in cookies]
    coded = {base64.b64encode(one).decode().rstrip("=") for one in hashes}
    return {*cookies, *(one.hex() for one in hashes), *coded}
