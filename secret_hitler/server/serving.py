"""Serves the application on a port until it is told to stop."""

import asyncio
import errno
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .settings import Settings

_PING_EVERY: Final = 20.0
_PONG_WITHIN: Final = 20.0
_READ_WITHIN: Final = 10.0
"""Seconds that a client may leave data unread before it is cut off."""
_LARGEST_FRAME: Final = 64 * 1024
"""Longer frames are not even read; frames that are only longer than a message get a reason."""
_FINISH_WITHIN: Final = 3


class PortTaken(Exception):
    """Another program has the port."""


class ImpatientSocket(WebSocketsSansIOProtocol):
    """A socket that is cut off when its client does not read or answer."""

    _impatience: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The write buffer is full."""
        super().pause_writing()
        self._impatience = self.loop.call_later(_READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        """The client read it."""
        self._calm()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """The client did not answer a ping: it would not answer a close frame either."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is over."""
        self._calm()
        super().connection_lost(exc)

    def _calm(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None


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
        http="httptools",
        ws=ImpatientSocket,
        ws_max_size=_LARGEST_FRAME,
        ws_ping_interval=_PING_EVERY,
        ws_ping_timeout=_PONG_WITHIN,
        ws_per_message_deflate=False,
        log_config=None,
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
    """Serve, and shut down cleanly on a signal or Ctrl+C."""
    with _ends_cleanly():
        uvicorn.Server(configuration(app, settings, certificate)).run(sockets=[listener])


@contextmanager
def _ends_cleanly() -> Iterator[None]:
    """Uvicorn raises the signal again once it has finished; by then it means success."""
    signals = (signal.SIGTERM, signal.SIGINT)
    before = {number: signal.signal(number, _leave) for number in signals}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _leave(_signal: int, _frame: FrameType | None) -> None:
    raise SystemExit(0)
