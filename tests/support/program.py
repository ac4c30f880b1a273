"""`secret-hitler serve` in a separate process, which a test may kill and start again.

Each is forked from one that has imported the program already, as importing takes most of a start.
That the installed command does the same is tested in `tests/server/test_restart.py`.
"""

import multiprocessing
import os
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from secret_hitler.cli import main

READY: Final = "Press Ctrl+C"
"""The last line that it prints before it answers; the port is open by then."""
IMPORTED: Final = ["secret_hitler.cli.serve", "secret_hitler.server.app", "segno", "uvicorn"]
_FORKS: Final = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(IMPORTED)


class Program:
    """A running server; its port is open."""

    def __init__(self, arguments: list[str], settings: dict[str, str], log: Path) -> None:
        """Start it. What it logs is appended to a file."""
        said, out = _FORKS.Pipe(duplex=False)
        self._process = _FORKS.Process(
            target=_serve, args=(arguments, settings, log, out), daemon=True
        )
        self._process.start()
        out.close()
        self._said = open(said.fileno(), encoding="utf-8", closefd=False)  # noqa: SIM115
        self._line = said
        heard = []
        for line in self._said:
            heard.append(line)
            if line.startswith(READY):
                return
        raise AssertionError(f"the server ended at once: {''.join(heard)}\n{log.read_text()}")

    def kill(self) -> int:
        """End it as a power failure would: SIGKILL, without a shutdown."""
        self._process.kill()
        return self._ended()

    def stop(self) -> int:
        """Ask it to end, and return its exit code."""
        self._process.terminate()
        return self._ended()

    @property
    def pid(self) -> int:
        """The number of its process."""
        found = self._process.pid
        assert found is not None
        return found

    @property
    def runs(self) -> bool:
        """Whether it has not ended."""
        return self._process.is_alive()

    def _ended(self) -> int:
        self._process.join()
        self._said.close()
        self._line.close()
        code = self._process.exitcode
        assert code is not None
        return code


def _serve(arguments: list[str], settings: dict[str, str], log: Path, out: Connection) -> None:
    os.dup2(out.fileno(), 1)
    with log.open("ab") as file:
        os.dup2(file.fileno(), 2)
    os.environ.update(settings)
    sys.argv = ["secret-hitler", "serve", *arguments]
    main()
