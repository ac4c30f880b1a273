"""The records of games whose table is removed: files that `secret-hitler replay` reads."""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from ...record import file
from ...record.record import GameRecord, compose
from ...table.evolve import evolve
from ...table.protocol.status import Stage
from ...table.table import Table
from ...table.updates import record_of
from ..disk.encoding import decode_rows
from ..disk.transactions import StoredTable, TableListing
from .folding import fold


def keep_records(folder: Path, entry: TableListing, kept: StoredTable) -> int:
    """Write a record of each game of a table, without names; how many. Raises `OSError`."""
    day = datetime.fromtimestamp(max(0.0, entry.acted), UTC).date()
    written = 0
    for number, record in _records(kept):
        folder.mkdir(mode=0o700, exist_ok=True)
        path = folder / f"{day}-{entry.code}-{number}.jsonl"
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            out.write(file.write(record))
        written += 1
    return written


def _records(kept: StoredTable) -> Iterator[tuple[int, GameRecord]]:
    """The finished games by number, and the last one as far as it was played.

    Talk is stored without its game, so only the last game has it. Games with secret ballots have no
    record.
    """
    table: Table | None = None
    for row in decode_rows(kept.rows, kept.names):
        before, table = table, evolve(table, row)
        over = before is not None and before.stage is Stage.ENDED
        if before is not None and over and table.games > before.games:
            record = record_of(before)
            if record is not None:
                yield before.games, record
    last = fold(kept)
    if last.game is not None and not last.game.ruleset.secret_ballots:
        yield last.games, compose(last.game.ruleset, last.game.rows, last.talk)
