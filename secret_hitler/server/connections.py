"""What one connection may cost before anybody knows whose it is: bytes, frames, seconds.

Cookies, codes and limits by person are read from a whole request. These limits hold before that,
and without a proxy.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn import Config
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from .visits import Visit

LARGEST_HEAD: Final = 16 * 1024
"""Bytes of a request before the end of its head."""
LARGEST_REST: Final = 8 * 1024 * 1024
"""Bytes of a request after its head. They are not kept: whoever sends too much is told so first."""
LARGEST_IN_CHUNKS: Final = 64 * 1024
"""The same for a body in chunks, each of which costs time."""
MOST_PIPELINED: Final = 8
"""Requests of one connection that wait for an answer; browsers send one at a time."""
_READ_ANSWER_WITHIN: Final = 60.0
"""Seconds for an answer to be read, until little of it is left."""
_READ_WITHIN: Final = 10.0
"""Seconds that a socket's client may leave messages unread before it is cut off."""
MOST_EXTRA_FRAMES: Final = 100
"""Control frames and fragments in `_EXTRA_WINDOW` seconds. Browsers answer a few pings."""
_EXTRA_WINDOW: Final = 10.0
MOST_FRAMES_AT_ONCE: Final = 1000
"""Frames that are read at once; then the socket is not read until they are handled."""


class _TooManyRequests(Exception):
    """A connection asks on without waiting for answers."""


class RequestLine(HttpToolsProtocol):
    """A connection that makes requests, each of limited length and within limited time."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], visit: Visit
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._visit = visit
        self._received = 0
        """Bytes of the head, or of what follows it, apart from those that came together with the
        end of what was before."""
        self._largest_rest = LARGEST_REST
        self._in_head = True
        self._asking = True
        """Whether the rest of a request is awaited; a new connection is expected to make one."""
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """The connection is ready, its TLS handshake included."""
        super().connection_made(transport)
        self._visit.cut = transport.abort

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is over."""
        self._visit.over()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse no more than may come; a client that sends more is cut off."""
        while data and not self._upgraded and not self.transport.is_closing():
            room = self._room()
            piece, data = data[:room], data[room:]
            self._received += len(piece)
            super().data_received(piece)
            if self._room() <= 0:
                self.transport.abort()

    def _room(self) -> int:
        """Bytes within which the head, or what follows it, has to end."""
        return (LARGEST_HEAD if self._in_head else self._largest_rest) - self._received

    def on_message_begin(self) -> None:
        """A request begins. Raises if too many of this connection wait."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise _TooManyRequests
        self._asking, self._largest_rest = True, LARGEST_REST
        self._look()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A field of the head, or of the trailer that may follow a body in chunks."""
        if self._in_head:
            super().on_header(name, value)
            if name.lower() == b"transfer-encoding":
                self._largest_rest = LARGEST_IN_CHUNKS

    def on_headers_complete(self) -> None:
        """The head is complete."""
        self._received, self._in_head = 0, False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete."""
        super().on_message_complete()
        self._received, self._in_head, self._asking = 0, True, False
        self._look()

    def on_response_complete(self) -> None:
        """The answer is complete, though not necessarily read."""
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        """The client does not read as fast as it is answered."""
        super().pause_writing()
        self._look()

    def resume_writing(self) -> None:
        """It has read most of it."""
        super().resume_writing()
        self._look()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a socket; it begins with a hello."""
        self._upgraded = True
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, Socket)
        socket.visit = self._visit
        self._visit.settled()
        self._visit.rests()

    def _look(self) -> None:
        """Whether the client has to do something now."""
        if self._asking:
            self._visit.asks()
        elif self.flow.write_paused:
            self._visit.rests(_READ_ANSWER_WITHIN)
        elif self._answers():
            self._visit.settled()
        else:
            self._visit.rests()

    def _answers(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        return cycle is not None and not cycle.response_complete


class _CountedFrames(ServerProtocol):
    """Reads frames, and fails at too many that no limit of messages counts."""

    clock: Callable[[], float]
    at_once = 0
    _extra = 0
    _since = 0.0

    def recv_frame(self, frame: Frame) -> None:
        """Raises `ProtocolError`; then nothing more is read."""
        now = self.clock()
        if now - self._since >= _EXTRA_WINDOW:
            self._since, self._extra = now, 0
        self.at_once += 1
        self._extra += frame.opcode not in {Opcode.TEXT, Opcode.BINARY} or not frame.fin
        if self._extra > MOST_EXTRA_FRAMES or self.at_once > MOST_FRAMES_AT_ONCE:
            raise ProtocolError("too many frames")
        super().recv_frame(frame)


class Socket(WebSocketsSansIOProtocol):
    """A socket that is cut off when its client does not read or answer, or floods it."""

    visit: Visit | None = None
    _impatience: asyncio.TimerHandle | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = self._frames = _CountedFrames(max_size=config.ws_max_size, logger=self.logger)
        self._frames.clock = self.loop.time

    def data_received(self, data: bytes) -> None:
        """Some frames, or a part of one."""
        self._frames.at_once = 0
        super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        """A message: now the application knows what to make of it."""
        super().handle_text(event)
        if self.visit is not None:
            self.visit.settled()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; after the last one the client has some seconds to leave."""
        await super().send(message)
        if self.close_sent and self.visit is not None:
            self.visit.rests()

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
        if self.visit is not None:
            self.visit.over()
        super().connection_lost(exc)

    def _calm(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None
