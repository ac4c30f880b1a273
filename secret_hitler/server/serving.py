"""Serves the application on a port until it is told to stop."""

import asyncio
import errno
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from litestar.types import ASGIApp

from .connections import RequestLine, Socket
from .settings import Settings
from .visits import Patience, Visit

_PING_EVERY: Final = 20.0
_PONG_WITHIN: Final = 20.0
_LARGEST_FRAME: Final = 64 * 1024
"""Longer frames are not even read; frames that are only longer than a message get a reason."""
_FINISH_WITHIN: Final = 3
_SAY_GOODBYE_WITHIN: Final = 1.0
"""Seconds for the last message to every socket to leave."""
_BREATH: Final = 0.1
"""Seconds to wait after a connection could not be accepted."""
_FILES: Final = 65_536
"""Open files that the server asks the system for."""


class PortTaken(Exception):
    """Another program has the port."""


class Server(uvicorn.Server):
    """Uvicorn, except that it accepts connections itself: so it counts them before TLS begins."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.patience = Patience()
        self._work: set[asyncio.Task[None]] = set()
        self._accepting: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the application, then listen."""
        await super().startup(sockets=[])
        self._accepting = [asyncio.create_task(self._accept(one)) for one in sockets or ()]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nobody any more, tell everybody why, and end what is open."""
        for task in self._accepting:
            task.cancel()
        await asyncio.gather(*self._accepting, return_exceptions=True)
        self.lifespan.state["goodbye"]()
        with suppress(TimeoutError):
            async with asyncio.timeout(_SAY_GOODBYE_WITHIN):
                while any(map(_is_not_told, self.server_state.connections)):  # noqa: ASYNC110  # they have no event
                    await asyncio.sleep(0.02)
        await super().shutdown(sockets)

    async def _accept(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                line, address = await loop.sock_accept(listener)
            except OSError:  # it has gone already, or there are no files left
                self.patience.unfinished.cut_one()
                self.patience.quiet.cut_one()
                await asyncio.sleep(_BREATH)
                continue
            admitting = loop.create_task(self._admit(line, str(address[0])))
            self._work.add(admitting)
            admitting.add_done_callback(self._work.discard)

    async def _admit(self, line: socket.socket, address: str) -> None:
        """From here on the visit is expected to ask for something, first by a TLS handshake."""
        visit = Visit(address, partial(_hang_up, line), self.patience)
        visit.asks()
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: RequestLine(self.config, self.server_state, self.lifespan.state, visit),
                line,
                ssl=self.config.ssl,
            )
        except OSError:  # a handshake failed, or was cut off
            visit.over()


def _is_not_told(connection: object) -> bool:
    """Whether the last message to this socket has not left yet."""
    return isinstance(connection, Socket) and not connection.close_sent


def _hang_up(line: socket.socket) -> None:
    """End a connection whose transport is not ready yet: it will notice."""
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def raise_file_limit() -> None:
    """Each connection takes a file, and shells usually allow 1,024 of them."""
    try:
        import resource  # noqa: PLC0415  # Windows has none, and no such limit
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):  # a system may allow less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def listen(settings: Settings) -> socket.socket:
    """A socket on the chosen address. Raises `PortTaken`, or `OSError` for any other problem."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        settings.host, settings.port, type=socket.SOCK_STREAM
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except OSError as fault:
        listener.close()
        if fault.errno == errno.EADDRINUSE:
            raise PortTaken(
                f"Port {settings.port} on {settings.host} is taken by another program: "
                "end that one, or choose another with --port."
            ) from fault
        raise
    listener.setblocking(False)  # noqa: FBT003  # the standard library's way
    return listener


def configuration(
    app: ASGIApp, settings: Settings, certificate: Path | None = None
) -> uvicorn.Config:
    """How we run uvicorn: no compression of frames, no access log, a short shutdown.

    With a certificate file, which also holds the key, it serves https on the same port.
    """
    return uvicorn.Config(
        app,
        http=RequestLine,
        ws=Socket,
        ws_max_size=_LARGEST_FRAME,
        ws_ping_interval=_PING_EVERY,
        ws_ping_timeout=_PONG_WITHIN,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="error",  # a line for each invalid request would fill the disk
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=_FINISH_WITHIN,
        lifespan="on",
        ssl_certfile=certificate,
    )


def serve_until_stopped(
    app: ASGIApp, settings: Settings, listener: socket.socket, certificate: Path | None = None
) -> None:
    """Serve until a signal or Ctrl+C, within `ends_cleanly`."""
    raise_file_limit()
    Server(configuration(app, settings, certificate)).run(sockets=[listener])


@contextmanager
def ends_cleanly() -> Iterator[None]:
    """A signal that asks to end means success, before, while and after the server runs.

    Uvicorn raises the signal again once it has finished.
    """
    signals = (signal.SIGTERM, signal.SIGINT)
    before = {number: signal.signal(number, _leave) for number in signals}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _leave(_signal: int, _frame: FrameType | None) -> None:
    raise SystemExit(0)
