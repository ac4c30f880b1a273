"""One socket: a cursor of what it was told, and a task that tells it the rest when it is ready.

Nothing is queued for anybody: the next message is composed from the table as it is when the one
before has left, so a slow socket stalls nobody, misses nothing and takes no memory.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from ..engine.terms import Seat
from ..table.messages import (
    LONGEST_MESSAGE,
    PROTOCOL,
    AnyCommand,
    AnyReply,
    Closing,
    ClosingReason,
    Hello,
    Nudged,
)
from ..table.updates import status_for, talk_for, update_for
from .live import LiveTable

Send = Callable[[str], Awaitable[None]]

_DECODER: Final = msgspec.json.Decoder(AnyCommand)
_ENCODER: Final = msgspec.json.Encoder()


class BadMessage(Exception):
    """A message that cannot be read, and what to say about it."""

    def __init__(self, reason: ClosingReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


def read(message: str | bytes) -> AnyCommand:
    """The command in a message. Raises `BadMessage`; nothing of the message is repeated."""
    if isinstance(message, bytes):
        raise BadMessage(ClosingReason.BINARY)
    raw = message.encode()
    if len(raw) > LONGEST_MESSAGE:
        raise BadMessage(ClosingReason.TOO_LONG)
    try:
        command: AnyCommand = _DECODER.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        raise BadMessage(ClosingReason.BAD_MESSAGE) from None
    return command


def write(reply: AnyReply) -> str:
    """A reply as it goes over the wire."""
    return _ENCODER.encode(reply).decode()


class Client:
    """Who looks at a table through one socket, and what that socket was told."""

    def __init__(
        self, live: LiveTable, person: str | None, send: Send, now: Callable[[], float]
    ) -> None:
        self.person = person
        self.tv = False
        self._live = live
        self._send = send
        self._now = now
        self._flag = asyncio.Event()
        self._sending = asyncio.Lock()
        self._closing: ClosingReason | None = None
        self._viewer: Seat | None = live.seat(person)
        self._nudged: Seat | None = None
        self._game = 0
        self._step = -1
        self._talk = 0
        self._version = -1
        self._status = ""
        self._status_game = 0

    def greet(self, hello: Hello) -> None:
        """Begin where the client left off. Raises `BadMessage` where it is of another version.

        A TV is nobody, and what once was a TV remains one.
        """
        if hello.protocol != PROTOCOL:
            raise BadMessage(ClosingReason.PROTOCOL)
        if hello.tv:
            self.tv, self.person, self._viewer = True, None, None
        self._game, self._step, self._talk = hello.game, max(-1, hello.step), max(0, hello.talk)
        self._status = ""
        self.show_again()

    def seat(self) -> Seat | None:
        """The seat that it shows, and for which it speaks."""
        return self._live.shown_by(self)

    def show(self, seat: Seat) -> None:
        """On a phone that is passed on: be this one of its seats from now on."""
        self._live.show(self, seat)

    def nudge(self, by: Seat) -> None:
        """Somebody reminds it that the table waits."""
        self._nudged = by
        self.wake()

    def show_again(self) -> None:
        """The latest Update is due, changed or not."""
        self._version = -1
        self.wake()

    def wake(self) -> None:
        """Something may be there to tell."""
        self._flag.set()

    def close(self, reason: ClosingReason) -> None:
        """Say this and nothing more."""
        if self._closing is None:
            self._closing = reason
        self.wake()

    def is_closing(self) -> bool:
        """Whether this socket is no longer listened to."""
        return self._closing is not None

    async def tell(self, reply: AnyReply) -> None:
        """Answer now; whoever sent the command waits until the answer has left."""
        async with self._sending:
            if self._closing is None:
                await self._send(write(reply))

    async def deliver(self) -> None:
        """Tell whatever is new, until the connection is to end."""
        while self._closing is None:
            await self._flag.wait()
            self._flag.clear()
            await self._tell_news()
        async with self._sending:
            await self._send(write(Closing(self._closing)))

    async def _tell_news(self) -> None:
        while self._closing is None:
            async with self._sending:
                message = self._next()
                if message is None:
                    return
                await self._send(message)

    def _next(self) -> str | None:
        """The next thing that this socket has not been told, from the table as it is now."""
        if self._closing is not None:
            return None
        self._notice_viewer()
        if self._status_game != self._game or not self._status:
            # A game begins with its rules; after that no stage is told before its board.
            return self._next_status() or self._next_update() or self._next_words()
        return self._next_update() or self._next_status() or self._next_words()

    def _notice_viewer(self) -> None:
        """Another seat, or another game, is told from its beginning: first who is told."""
        games, viewer = self._live.table.games, self.seat()
        if viewer != self._viewer or games != self._game:
            self._viewer, self._game, self._status = viewer, games, ""
            self._step, self._talk, self._version = -1, 0, -1

    def _next_status(self) -> str | None:
        live = self._live
        told = status_for(live.table, self._viewer, self.person, live.room(), self._now())
        status = write(replace(told, now=0.0))  # the clock alone is no news
        if status == self._status:
            return None
        self._status, self._status_game = status, live.table.games
        return write(told)

    def _next_update(self) -> str | None:
        version = self._live.versions[self._viewer]
        if version == self._version:
            return None
        self._version = version
        update = update_for(self._live.table, self._viewer, self._step)
        if update is None:
            return None
        self._step = update.step
        return write(update)

    def _next_words(self) -> str | None:
        """Talk, or a reminder: one that was not told yet makes way for the next one."""
        by, self._nudged = self._nudged, None
        if by is not None:
            return write(Nudged(by))
        talk = talk_for(self._live.table, self._talk)
        if talk is None:
            return None
        self._talk = talk.count
        return write(talk)
