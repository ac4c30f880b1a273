"""A game in memory, its clock, and the screens that look at it: every frame, and its length."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from secret_hitler.record.talk import Line
from secret_hitler.server.tables.live import LiveTable
from secret_hitler.server.tables.tables import Tables
from secret_hitler.server.web.client import Client
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Channel

from .offline import begun, house_on
from .turns import NOON

DECODER = msgspec.json.Decoder(m.AnyReply)


class Screen:
    """A client and the frames sent to it, in order."""

    def __init__(
        self, room: "Room", person: str | None, *, tv: bool = False, household: str = ""
    ) -> None:
        self.frames: list[m.AnyReply] = []
        self.lengths: list[int] = []
        self.client = Client(room.live, person, self._take, lambda: room.now, household)
        self.client.greet(m.Hello(m.PROTOCOL, tv=tv))
        self.delivering = asyncio.create_task(self.client.deliver())
        room.live.enter(self.client)

    async def _take(self, text: str) -> None:
        self.frames.append(DECODER.decode(text))
        self.lengths.append(len(text.encode()))

    def told(self, channel: Channel) -> list[m.TalkUpdate]:
        talk = (one for one in self.frames if isinstance(one, m.TalkUpdate))
        return [one for one in talk if one.channel is channel]


class Room:
    """A game, its clock, and its screens: the newest screen is woken last."""

    def __init__(self, tables: Tables, live: LiveTable) -> None:
        self.tables, self.live, self.now = tables, live, NOON
        self.screens: list[Screen] = []

    async def look(self, person: str | None, *, tv: bool = False) -> Screen:
        screen = Screen(self, person, tv=tv)
        self.screens.append(screen)
        await self.quiet()
        return screen

    async def quiet(self) -> None:
        """Wait until nothing more is sent to anybody."""
        left = -1
        while left != (left := sum(len(screen.frames) for screen in self.screens)):
            for _ in range(20):
                await asyncio.sleep(0)

    async def say(self, who: str, text: str, channel: Channel = Channel.TABLE) -> None:
        handled = await self.tables.obey(self.live, who, m.Say(Line(text), channel))
        assert handled.reply is None, handled.reply
        await self.quiet()


def run(folder: Path, scenario: Callable[[Room], Awaitable[None]], seed: int = 1) -> None:
    async def served() -> None:
        tables = house_on(folder, seed)
        room = Room(tables, await begun(tables))
        await scenario(room)
        for screen in room.screens:
            screen.delivering.cancel()
        tables.store.close()

    asyncio.run(served())
