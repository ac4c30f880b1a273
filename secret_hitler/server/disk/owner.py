"""A data folder has one server: it holds a lock for as long as it lives, however it ends.

The lock is a second file, so whoever only reads, or removes a table, works next to the server.
"""

import os
import sys
from pathlib import Path
from typing import Final

FILE: Final = "secret-hitler.lock"


class FolderTaken(Exception):
    """Another server serves this folder; the message says which."""


class Owner:
    """The lock of a folder. The system releases it when the process ends, even by `kill -9`."""

    def __init__(self, folder: Path) -> None:
        """Take it. Raises `FolderTaken`, or `OSError` if the folder cannot be used."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _locked(self._file):
            holder = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            raise FolderTaken(
                f"Another server (process {holder or 'unknown'}) serves the tables in {folder}: "
                "end that one, or choose another folder with --data."
            )
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let another server have the folder."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _locked(file: int) -> bool:
        """Lock a byte behind the text: what is locked cannot be read by others."""
        os.lseek(file, 100, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def _locked(file: int) -> bool:
        """Whether the lock is ours now. Folders that know no locks count as taken by nobody."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True
