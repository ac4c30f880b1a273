"""A table's two logs on disk, and how much of them is known here: the compare in every append."""

import msgspec
from msgspec.structs import replace

from ...table.command_rights import Handled
from ...table.protocol.replies import NotesUpdate
from ...table.rows import Spoken, TableRow
from ..disk.encoding import (
    decode_rows,
    decode_spoken,
    encode_notes,
    encode_row,
    encode_spoken,
    names_in,
)
from ..disk.store import Store
from ..disk.transactions import Appended, Change, Log, Note
from .folding import Noted, notes_in


class TableGone(Exception):
    """The table was removed while in use."""


class News(msgspec.Struct, frozen=True):
    """What each log holds on disk from a number on."""

    row: int
    line: int
    rows: tuple[TableRow, ...] = ()
    said: tuple[Spoken, ...] = ()
    noted: Noted | None = None
    """All notes, if they were read too."""

    def __repr__(self) -> str:
        return "News(sealed)"


class Journal:
    """The two logs of one table."""

    def __init__(self, store: Store, table_id: int, rows: int, lines: int) -> None:
        self.id = table_id
        self._store = store
        self._rows = rows
        self._lines = lines

    @property
    def saving(self) -> bool:
        """Whether the disk takes what is written."""
        return self._store.fault is None

    async def append(self, handled: Handled, stage: str, now: float, *, alone: bool) -> News | None:
        """Write the result of a command; None if another writer was first.

        `alone` requires that the other log has not grown either. Raises `StoreFailed`, `TableGone`.
        """
        news = News(self._rows, self._lines, handled.rows, handled.said)
        written = await self._store.append(self._change(news, stage, now, alone=alone))
        if written is Appended.GONE:
            raise TableGone
        return news if written is Appended.DONE else None

    def _change(self, news: News, stage: str, now: float, *, alone: bool) -> Change:
        if news.said:
            bodies = tuple(encode_spoken(spoken) for spoken in news.said)
            beside = news.row if alone else None
            return Change(self.id, Log.TALK, news.line, bodies, now, beside=beside)
        return Change(
            table_id=self.id,
            log=Log.ROWS,
            number=news.row,
            bodies=tuple(encode_row(row) for row in news.rows),
            now=now,
            stage=stage,
            names=names_in(news.rows, news.row),
            beside=news.line if alone else None,
        )

    async def keep_notes(self, kept: NotesUpdate, now: float) -> None:
        """Store a seat's notes, replacing its earlier ones. Raises `StoreFailed`, `TableGone`."""
        note = Note(self.id, kept.game, kept.seat, encode_notes(kept.notes), now)
        if await self._store.keep_notes(note) is Appended.GONE:
            raise TableGone

    async def missing(self) -> News:
        """What others have written. Raises `StoreFailed`."""
        row, line = self._rows, self._lines
        kept = await self._store.missing(self.id, row, line)
        rows = decode_rows(kept.rows, kept.names, row)
        return News(row, line, rows, decode_spoken(kept.talk), notes_in(kept))

    def learn(self, news: News) -> News:
        """The part that was not known yet; it counts as known from now on."""
        fresh = replace(
            news,
            row=self._rows,
            line=self._lines,
            rows=news.rows[self._rows - news.row :],
            said=news.said[self._lines - news.line :],
        )
        self._rows += len(fresh.rows)
        self._lines += len(fresh.said)
        return fresh
