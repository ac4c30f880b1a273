"""The database's tables: append-only rows, and next to them what may change or be deleted.

Rows hold no names: those, the hashes of cookies, and players' private notes are stored apart and
can be deleted on their own.
"""

from typing import Final

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

METADATA: Final = MetaData()

# An id is never reused, so a worker that still knows a removed table cannot write to
# another one that got its code.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("stage", String, nullable=False),
    Column("acted", Float, nullable=False),
    Column("opened", Float, nullable=False),
    sqlite_autoincrement=True,
)


def _appended(name: str) -> Table:
    """A table of append-only rows: the primary key is what makes an append a compare."""
    return Table(
        name,
        METADATA,
        Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("body", LargeBinary, nullable=False),
    )


ROWS: Final = _appended("rows")
TALK: Final = _appended("talk")

NAMES: Final = Table(
    "names",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String, nullable=False),
)

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", String, nullable=False, unique=True),
    Column("made", Float, nullable=False),
)

HOUSE: Final = Table(
    "house",
    METADATA,
    Column("name", String, primary_key=True),
    Column("probes", Integer, nullable=False),
)
"""One row: what tells this house's cookies from another's, and how often the disk was probed."""
