"""A real `secret-hitler serve` in a separate process, which a test may kill and start again."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

READY: Final = "Press Ctrl+C"
"""The last line that it prints before it answers; the port is open by then."""
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
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [program(), "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **SETTINGS},
            )
        assert self._process.stdout is not None
        said = []
        for line in self._process.stdout:
            said.append(line)
            if line.startswith(READY):
                return
        raise AssertionError(f"the server ended at once: {''.join(said)}\n{self.logged()}")

    def kill(self) -> None:
        """End it as a power failure would: SIGKILL, without a shutdown."""
        assert self._process is not None
        self._process.kill()
        self._forget()

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.terminate()
        self._forget()

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8")

    def _forget(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.wait(timeout=15)
        self._process.stdout.close()
        self._process = None
