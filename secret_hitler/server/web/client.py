"""One socket: a cursor of what it was sent, and a task that sends the rest when it is ready.

Nothing is queued: the next message is composed from the current table once the previous one has
left, so a slow socket stalls nobody, misses nothing and takes no memory.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from ...engine.terms import Seat
from ...table.protocol.messages import (
    LONGEST_MESSAGE,
    PROTOCOL,
    AnyCommand,
    AnyReply,
    Channel,
    Closing,
    ClosingReason,
    Hello,
    LedgerUpdate,
    Notes,
    NotesUpdate,
    Nudged,
)
from ...table.talk.channels import Reader, player
from ...table.talk.talk_updates import talk_for
from ...table.updates import status_for, update_for
from ..tables.live import LiveTable
from .lengths import ALL_OWN, OWN, beside, even

_ANEW: Final = -1
"""The cursor of a channel that must be sent from its beginning, even if it is empty."""

Send = Callable[[str], Awaitable[None]]

_DECODER: Final = msgspec.json.Decoder(AnyCommand)
_ENCODER: Final = msgspec.json.Encoder()


class BadMessage(Exception):
    """An unreadable message, with the reason to give."""

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
    return even(_ENCODER.encode(reply)).decode()


class Client:
    """A viewer of a table through one socket, and what that socket was sent."""

    def __init__(
        self,
        live: LiveTable,
        person: str | None,
        send: Send,
        now: Callable[[], float],
        household: str = "",
    ) -> None:
        self.person = person
        self.household = household
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
        self._heard: dict[Channel, tuple[int, int]] = {}
        """For each channel: which version of it, and how much of that was sent."""
        self._ledger: LedgerUpdate | None = None
        self._noted = False
        """Whether its seat's notes were sent."""
        self._version = -1
        self._status = ""
        self._status_game = 0

    def greet(self, hello: Hello) -> None:
        """Continue where the client left off. Raises `BadMessage` for another protocol version.

        A TV has no seat, and a socket that was once a TV remains one.
        """
        if hello.protocol != PROTOCOL:
            raise BadMessage(ClosingReason.PROTOCOL)
        if hello.tv:
            self.tv, self.person, self._viewer = True, None, None
        self._begin(hello.game, max(-1, hello.step))
        self._heard[Channel.TABLE] = (self._live.retold[Channel.TABLE], _heard_before(hello))
        self.show_again()

    def seat(self) -> Seat | None:
        """The seat that it shows and acts for."""
        return self._live.shown_by(self)

    def show(self, seat: Seat) -> None:
        """On a phone that is passed on: show this one of its seats from now on."""
        self._live.show(self, seat)

    def nudge(self, by: Seat) -> None:
        """Somebody reminds this viewer that the table is waiting."""
        self._nudged = by
        self.wake()

    def show_again(self) -> None:
        """Send the latest Update, changed or not."""
        self._version = -1
        self.wake()

    def wake(self) -> None:
        """There may be something to send."""
        self._flag.set()

    def close(self, reason: ClosingReason) -> None:
        """Send this reason and nothing more."""
        if self._closing is None:
            self._closing = reason
        self.wake()

    def is_closing(self) -> bool:
        """Whether messages from this socket are ignored from now on."""
        return self._closing is not None

    async def tell(self, reply: AnyReply) -> None:
        """Answer now; returns once the answer has left."""
        async with self._sending:
            if self._closing is None:
                await self._send(write(reply))

    async def deliver(self) -> None:
        """Send whatever is new until the connection ends."""
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
        """The next message that this socket needs, composed from the current table."""
        if self._closing is not None:
            return None
        self._notice_viewer()
        if self._status_game != self._game or not self._status:
            # A game starts with its rules; after that no stage is sent before its board.
            return self._next_status() or self._next_update() or self._next_words()
        return self._next_update() or self._next_status() or self._next_words()

    def _notice_viewer(self) -> None:
        """Another seat, or another game, is sent from its beginning; here the seat changes."""
        games, viewer = self._live.table.games, self.seat()
        if viewer != self._viewer or games != self._game:
            self._viewer = viewer
            self._begin(games, -1)

    def _begin(self, game: int, step: int) -> None:
        """Start a game's cursor: nothing was sent yet except the steps up to this one."""
        self._game, self._step, self._version, self._status = game, step, -1, ""
        self._heard = {channel: (self._live.retold[channel], 0) for channel in Channel}
        self._ledger, self._noted = None, False

    def _next_status(self) -> str | None:
        live = self._live
        told = status_for(
            live.table, self._viewer, self.person, live.room(), live.reminded, tv=self.tv
        )
        status = write(replace(told, now=0.0))  # a new clock reading alone is no news
        if status == self._status:
            return None
        self._status, self._status_game = status, live.table.games
        return write(replace(told, now=self._now()))

    def _next_update(self) -> str | None:
        version = self._live.versions[self._viewer]
        if version == self._version:
            return None
        self._version = version
        since, table = self._step, self._live.table
        update, public = update_for(table, self._viewer, since), update_for(table, None, since)
        if update is None:
            return None
        self._step = update.step
        own = OWN if since >= 0 else ALL_OWN
        return beside(_ENCODER.encode(update), _ENCODER.encode(public), own).decode()

    def _next_words(self) -> str | None:
        """A reminder, talk, claims, notes: what is sent once the game itself is."""
        by, self._nudged = self._nudged, None
        if by is not None:
            return write(Nudged(by))  # it replaced one that was not sent yet
        return self._next_talk() or self._next_ledger() or self._next_notes()

    def _next_talk(self) -> str | None:
        reader = Reader(self._viewer, self.person, self.tv)
        for channel, (telling, count) in self._heard.items():
            now = self._live.retold[channel]
            since = count if telling == now else _ANEW
            talk = talk_for(self._live.table, reader, channel, since)
            if talk is not None:
                self._heard[channel] = (now, talk.since + len(talk.said))
                return write(talk)
        return None

    def _next_ledger(self) -> str | None:
        ledger = self._live.ledger()
        if ledger is None or ledger is self._ledger:
            return None
        self._ledger = ledger
        return write(ledger)

    def _next_notes(self) -> str | None:
        """Notes are sent once per seat and game: after that their writer knows them."""
        if self._noted or self._viewer is None or self.tv:
            return None
        self._noted = True
        game, seat = self._live.table.games, player(self._live.table, self._viewer)
        if game == 0 or seat is None:
            return None
        return write(NotesUpdate(game, seat, self._live.notes.get((game, seat), Notes())))


def _heard_before(hello: Hello) -> int:
    """How much of the table's talk a client has; in the lobby its seats may have changed."""
    return max(0, hello.talk) if hello.game or not hello.talk else _ANEW
