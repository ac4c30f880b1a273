"""`secret-hitler serve` in a separate process, which a test may kill and start again.

Each is forked from one that has imported the program already, as importing takes most of a start.
That the installed command does the same is tested in `tests/server/test_restart.py`.
"""

import multiprocessing
import os
import socket
import sys
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from secret_hitler.cli import main

from .clients import Server

PROGRAM: Final = "from secret_hitler.cli import main; main()"
"""What the installed command runs."""
READY: Final = "Press Ctrl+C"
"""The last line that it prints before it answers; the port is open by then."""
SETTINGS: Final = {
    "SECRET_HITLER_BOT_PACE": "0.02",
    "SECRET_HITLER_MESSAGES_A_MINUTE": "100000",
}
_HERE: Final = "127.0.0.1"
_FORKS: Final = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(
    ["secret_hitler.cli.serve", "secret_hitler.server.app", "segno", "uvicorn"]
)


def free_port() -> int:
    with socket.create_server((_HERE, 0)) as probe:
        return int(probe.getsockname()[1])


class Program:
    """One server, whose port and data folder stay the same across restarts."""

    def __init__(self, data: Path, settings: Mapping[str, str] = SETTINGS) -> None:
        self.port = free_port()
        self.server = Server(_HERE, self.port)
        self.base = self.server.http
        self.data = data
        self.log = data.with_name(f"{data.name}.log")
        self._settings = settings
        self._process: multiprocessing.process.BaseProcess | None = None

    def start(self) -> None:
        """Start it; it answers when this returns."""
        arguments = ["--host", _HERE, "--port", str(self.port), "--data", str(self.data)]
        self._said, out = _FORKS.Pipe(duplex=False)  # open as long as it may print
        self._process = _FORKS.Process(
            target=_serve, args=(arguments, self._settings, self.log, out), daemon=True
        )
        self._process.start()
        out.close()
        with open(self._said.fileno(), encoding="utf-8", closefd=False) as lines:
            heard = []
            for line in lines:
                heard.append(line)
                if line.startswith(READY):
                    return
        raise AssertionError(f"the server ended at once: {''.join(heard)}\n{self.logged()}")

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def kill(self) -> None:
        """End it, if it runs, as a power failure would: SIGKILL, without a shutdown."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = None

    def stop(self) -> int:
        """Tell it to end, and return its exit code."""
        assert self._process is not None
        self._process.terminate()
        self._process.join()
        code, self._process = self._process.exitcode, None
        assert code is not None
        return code

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8")


def _serve(arguments: list[str], settings: dict[str, str], log: Path, out: Connection) -> None:
    os.dup2(out.fileno(), 1)
    with log.open("ab") as file:
        os.dup2(file.fileno(), 2)
    os.environ.update(settings)
    sys.argv = ["secret-hitler", "serve", *arguments]
    main()
