"""A server in a process of its own, whose port and data folder stay the same across restarts."""

import socket
from pathlib import Path

from tests.support.clients import Server
from tests.support.program import Program

PROGRAM = "from secret_hitler.cli import main; main()"
"""What the installed command runs."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class Killable:
    """The server, which a test may end in any way."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.server = Server("127.0.0.1", self.port)
        self.program: Program | None = None

    def start(self) -> None:
        arguments = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder)]
        settings = {"SECRET_HITLER_BOT_PACE": "0.02", "SECRET_HITLER_MESSAGES_A_MINUTE": "100000"}
        log = self.folder.parent / f"{self.folder.name}.log"
        self.program = Program(arguments, settings, log)

    @property
    def pid(self) -> int:
        assert self.program is not None
        return self.program.pid

    def kill(self) -> None:
        assert self.program is not None
        self.program.kill()

    def stop(self) -> int:
        """Tell it to stop, and return its exit code."""
        assert self.program is not None
        return self.program.stop()

    def clear(self) -> None:
        """End it if it still runs."""
        if self.program is not None and self.program.runs:
            self.program.kill()
