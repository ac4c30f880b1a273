"""A real server for browsers, which a test may kill and start again."""

import shutil
import socket
import sys
from pathlib import Path
from typing import Final

from tests.support.program import Program

SETTINGS: Final = {
    "SECRET_HITLER_BOT_PACE": "0",
    # No bot plays worse where the machine is slow.
    "SECRET_HITLER_BOT_LIMIT": "60",
    # A driver plays faster than any person for whom this limit is meant.
    "SECRET_HITLER_MESSAGES_A_MINUTE": "6000",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program() -> str:
    """The command installed in this environment."""
    found = shutil.which("secret-hitler", path=str(Path(sys.executable).parent))
    assert found is not None, "install the package first: pip install --editable ."
    return found


class Serving:
    """One server whose port and data folder stay the same across restarts."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.data = folder / "data"
        self.log = folder / "server.log"
        self._program: Program | None = None

    def start(self) -> None:
        arguments = ["--port", str(self.port), "--data", str(self.data)]
        self._program = Program(arguments, SETTINGS, self.log)

    def kill(self) -> None:
        """End it as a power failure would: SIGKILL, without a shutdown."""
        assert self._program is not None
        self._program.kill()
        self._program = None

    def stop(self) -> None:
        if self._program is not None:
            self._program.stop()
        self._program = None

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8")
