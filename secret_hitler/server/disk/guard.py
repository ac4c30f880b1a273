"""Whether what SQLite commits is still in the file at its path, and whether that file is whole.

SQLite goes on writing to files that were deleted or moved, and to pages that somebody overwrote:
it reports success, and everything is gone after the next start.
"""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

_SCARCE: Final = 1024 * 1024
"""Free bytes; with less, the next commit may find no room."""


class DataLost(Exception):
    """What is written now would be gone after the next start; the message says why."""


class Guard:
    """The files that the writer has open: used on its thread only, except for `condemn`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened = {
            file: _identity(file) for file in (path, path.with_name(f"{path.name}-wal"))
        }
        self._changed = path.stat().st_mtime_ns
        self._damage: str | None = None

    def check(self) -> None:
        """Raises `DataLost` if a commit would not last."""
        if self._damage is not None:
            raise DataLost(self._damage)
        self._check_identity()
        changed = self._path.stat().st_mtime_ns
        if changed != self._changed:
            # Only this program should write here, so the whole file is read again.
            try:
                self.condemn(damage(self._path))
            except sqlite3.OperationalError as fault:
                raise DataLost(f"the data file cannot be read ({fault})") from fault
            self._changed = changed
            self.check()

    def committed(self) -> None:
        """Check again after a commit, which may have changed the file. Raises `DataLost`."""
        self._check_identity()
        self._changed = self._path.stat().st_mtime_ns

    def condemn(self, found: str | None) -> None:
        """From now on nothing is written to the file, because of this damage, if there is any."""
        self._damage = None if found is None else f"the data file is damaged ({found})"

    def is_scarce(self) -> bool:
        """Whether the disk is nearly full."""
        try:
            return shutil.disk_usage(self._path.parent).free < _SCARCE
        except OSError:
            return False  # the folder is gone, which `check` finds

    def _check_identity(self) -> None:
        for file, opened in self._opened.items():
            now = _identity(file)
            if now is None:
                raise DataLost(f"{file.name} was deleted or moved")
            if now != opened:
                raise DataLost(f"{file.name} was replaced by another file")


def _identity(file: Path) -> tuple[int, int] | None:
    """The file at this path, by device and number; None if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found.st_nlink else None


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing and caches nothing yet."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def damage(path: Path) -> str | None:
    """What is wrong with a database, read afresh from the disk; None if nothing is.

    Raises `sqlite3.OperationalError` if it cannot be read now, which says nothing about it.
    """
    try:
        with closing(read_only(path)) as fresh:
            (first,) = fresh.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError:
        raise
    except sqlite3.Error as fault:
        return str(fault)
    return None if first == "ok" else " ".join(str(first).split())
