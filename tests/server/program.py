"""The real program in a process of its own, which a test may end in any way."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx

from tests.support.clients import PATIENCE, Server

PROGRAM = "from secret_hitler.cli import main; main()"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class Killable:
    """The real program, in a separate process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = Server("127.0.0.1", free_port())
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        port = self.server.netloc.rpartition(":")[2]
        arguments = ["serve", "--host", "127.0.0.1", "--port", port, "--data", str(self.folder)]
        settings = {"SECRET_HITLER_BOT_PACE": "0.02", "SECRET_HITLER_MESSAGES_A_MINUTE": "100000"}
        self.process = subprocess.Popen(  # noqa: ASYNC220  # it returns at once
            [sys.executable, "-c", PROGRAM, *arguments],
            stdout=subprocess.DEVNULL,
            env=os.environ | settings,
        )
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(trust_env=False) as http:
            while True:
                with suppress(httpx.TransportError):
                    await http.get(f"{self.server.http}/api/health")
                    return
                assert self.process.poll() is None, "the server ended by itself"
                await asyncio.sleep(0.05)

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(20)
