"""A server for tests, and guests who use it as browsers do: by HTTP and a real socket."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from secret_hitler.record.record import Draw
from secret_hitler.record.talk import Line as Words
from secret_hitler.record.talk import Said
from secret_hitler.server import app, serving
from secret_hitler.server.settings import Settings
from secret_hitler.server.web.front import Front, read_front
from secret_hitler.table.protocol import messages as m

DECODER = msgspec.json.Decoder(m.AnyReply)
NAMES = ("Anna", "Ben", "Clara", "David", "Elif", "Franz", "Greta", "Hugo", "Ines", "Jonas")
PATIENCE = 240.0
"""Seconds before a test that hangs says what it waited for; pytest itself ends it after 300."""


class Server:
    """An address to come to."""

    running: serving.Server
    """What answers there, if it runs in this process."""

    def __init__(self, host: str, port: int) -> None:
        self.netloc = f"{host}:{port}"

    @property
    def http(self) -> str:
        return f"http://{self.netloc}"

    def socket(self, code: str) -> str:
        return f"ws://{self.netloc}/ws/{code}"


@asynccontextmanager
async def serving_house(
    folder: Path,
    *,
    now: Callable[[], float] = time.time,
    draw_chance: Draw | None = None,
    front: Front | None = None,
    messages_a_minute: int = 100_000,
    certificate: Path | None = None,
    address: str | None = None,
) -> AsyncIterator[Server]:
    """The whole server on a free port of this machine, bots answering at once."""
    settings = Settings(
        host="127.0.0.1",
        port=0,
        data=folder,
        bot_pace=0,
        bot_limit=20,
        messages_a_minute=messages_a_minute,
        https=certificate is not None,
        address=address,
    )
    listener = serving.listen(settings)
    no_front = front or read_front(folder / "no-such-folder")
    application = app.build(settings, now=now, draw_chance=draw_chance, front=no_front)
    server = serving.Server(serving.configuration(application, settings, certificate))
    running = asyncio.create_task(server._serve([listener]))
    while not server.started and not running.done():  # noqa: ASYNC110  # it has no event
        await asyncio.sleep(0.005)
    house = Server("127.0.0.1", listener.getsockname()[1])
    house.running = server
    try:
        yield house
    finally:
        server.should_exit = True
        await running


class Line:
    """One socket: everything it was told, as bytes and as messages."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.heard: list[m.AnyReply] = []
        self.closed = asyncio.Event()
        self._news = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for message in self.socket:
                assert isinstance(message, str)
                self.raw.append(message)
                self.heard.append(DECODER.decode(message))
                self._news.set()
        self.closed.set()
        self._news.set()

    async def say(self, command: m.AnyCommand) -> None:
        await self.socket.send(msgspec.json.encode(command).decode())

    async def until(self, fits: Callable[["Line"], bool]) -> None:
        """Wait until what was heard so far fits."""
        async with asyncio.timeout(PATIENCE):
            while not fits(self):
                if self.closed.is_set():
                    raise AssertionError(f"closed early: {self.heard[-3:]}")
                self._news.clear()
                await self._news.wait()

    async def until_closed(self) -> m.ClosingReason:
        """Wait for the end, and return its reason."""
        async with asyncio.timeout(PATIENCE):
            await self.closed.wait()
        last = self.heard[-1]
        assert isinstance(last, m.Closing), last
        return last.reason

    async def close(self) -> None:
        await self.socket.close()
        await self._listening

    def last(self, kind: type[m.AnyReply]) -> m.AnyReply | None:
        return next((one for one in reversed(self.heard) if isinstance(one, kind)), None)

    def count(self, kind: type[m.AnyReply]) -> int:
        return sum(isinstance(one, kind) for one in self.heard)

    def told(self, channel: m.Channel = m.Channel.TABLE) -> list[Said]:
        """The talk of a channel as a page has it: what was before the first of the news stays."""
        known: list[Said] = []
        for one in self.heard:
            if isinstance(one, m.TalkUpdate) and one.channel is channel:
                known = [*known[: one.since], *(piece.said for piece in one.said)]
        return known

    def words(self, channel: m.Channel = m.Channel.TABLE) -> list[str]:
        """The free lines among it."""
        return [said.talk.text for said in self.told(channel) if isinstance(said.talk, Words)]

    @property
    def update(self) -> m.Update:
        found = self.last(m.Update)
        assert isinstance(found, m.Update)
        return found

    @property
    def table(self) -> m.TableStatus:
        found = self.last(m.TableUpdate)
        assert isinstance(found, m.TableUpdate)
        return found.table


class Guest:
    """A browser: its cookies, and the line it has open."""

    def __init__(self, server: Server) -> None:
        self.server = server
        # Everything is plain http here; setting up TLS would take most of a test's time.
        # A line that was idle may be ended by the server just when it is wanted: each asks again.
        limits = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.AsyncClient(
            base_url=server.http, trust_env=False, verify=False, limits=limits
        )
        self.line: Line | None = None

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    async def make_table(self) -> str:
        answer = await self.http.post("/api/tables", json={})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def sit(self, code: str, name: str, bot: bool = False) -> httpx.Response:
        return await self.http.post(f"/api/tables/{code}/seats", json={"name": name, "bot": bot})

    async def seat_without_phone(self, code: str, name: str) -> httpx.Response:
        return await self.http.post(
            f"/api/tables/{code}/seats", json={"name": name, "passed": True}
        )

    async def ask_to_move(self, code: str, seat: int) -> httpx.Response:
        return await self.http.post(f"/api/tables/{code}/moves", json={"seat": seat})

    async def watch(self, code: str) -> httpx.Response:
        return await self.http.post(f"/api/tables/{code}/spectators")

    async def open(self, code: str, hello: m.Hello | None = None) -> Line:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        socket = await connect(
            self.server.socket(code), additional_headers=headers, compression=None, proxy=None
        )
        self.line = Line(socket)
        with suppress(ConnectionClosed):
            await self.line.say(hello or m.Hello(m.PROTOCOL))
        await self.line.until(lambda line: bool(line.heard))
        return self.line

    async def leave(self) -> None:
        if self.line is not None:
            await self.line.close()
        await self.http.aclose()


@asynccontextmanager
async def party(
    server: Server, people: int, bots: int = 0
) -> AsyncIterator[tuple[str, list[Guest]]]:
    """A table at which this many people have sat down; the first one made it. All have lines."""
    guests = [Guest(server) for _ in range(people)]
    code = await guests[0].make_table()
    for guest, name in zip(guests, NAMES, strict=False):
        answer = await guest.sit(code, name)
        assert answer.status_code == 201, answer.text
        await guest.open(code)
    host = line_of(guests[0])
    for _ in range(bots):
        await host.say(m.AddBot(m.BotKind.RANDOM))
    await host.until(lambda line: len(line.table.seats) == people + bots)
    try:
        yield code, guests
    finally:
        for guest in guests:
            await guest.leave()


def line_of(guest: Guest) -> Line:
    assert guest.line is not None
    return guest.line


async def begin(guests: list[Guest]) -> None:
    """The host starts, and everybody looks into the envelope."""
    await line_of(guests[0]).say(m.Start())
    for guest in guests:
        await line_of(guest).until(lambda line: line.count(m.Update) > 0)
        await line_of(guest).say(m.Looked())
    for guest in guests:
        await line_of(guest).until(lambda line: line.table.stage is not m.Stage.ENVELOPES)


def is_over(line: Line) -> bool:
    return line.last(m.Update) is not None and line.table.stage is m.Stage.ENDED


def owes(line: Line) -> bool:
    """Whether this seat is to act; a second attempt at a ballot is never owed."""
    update = line.last(m.Update)
    return isinstance(update, m.Update) and bool(update.options) and update.attempt == 0


async def act(line: Line, rng: random.Random) -> m.Act:
    update = line.update
    command = m.Act(update.phase, update.attempt, rng.choice(update.options))
    await line.say(command)
    return command


async def play_on(
    guest: Guest, rng: random.Random, until: Callable[[Line], bool] = is_over
) -> None:
    """Act whenever it is this guest's turn, until the game is over."""
    line = line_of(guest)
    answered: set[tuple[int, int]] = set()

    def due(line: Line) -> bool:
        return until(line) or (
            owes(line) and (line.update.phase, line.update.attempt) not in answered
        )

    while True:
        await line.until(due)
        if until(line):
            return
        answered.add((line.update.phase, line.update.attempt))
        await act(line, rng)


async def play_out(guests: list[Guest], seed: int = 1) -> None:
    """Play a whole game at random."""
    async with asyncio.TaskGroup() as tasks:
        for number, guest in enumerate(guests):
            tasks.create_task(play_on(guest, random.Random(f"{seed}:{number}")))


def json_of(text: str) -> object:
    return json.loads(text)
