"""What a connection may cost before anybody knows whose it is; who costs more is cut off."""

import asyncio
import resource
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import msgspec
import pytest
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode

from secret_hitler.record.talk import Line as Words
from secret_hitler.server import connections, serving, visits
from secret_hitler.server.certificates import certificate
from secret_hitler.server.connections import (
    LARGEST_HEAD,
    MOST_EXTRA_FRAMES,
    MOST_FRAMES_AT_ONCE,
    _CountedFrames,
)
from secret_hitler.server.visits import Patience, Visit, Waiting
from secret_hitler.server.web.doorway import NoSuchTable
from secret_hitler.table.protocol import messages as m
from tests.support.clients import PATIENCE, Server, line_of, party, serving_house

SOON = 0.05
"""Seconds of patience, where a test waits for its end."""
POST = b"POST /api/tables/BBBB/seats HTTP/1.1\r\nHost: localhost\r\n"
PING = b"\x89\x80\0\0\0\0"
FRAGMENT = b"\x00\x80\0\0\0\0"


class Raw:
    """A connection on which a test writes bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def write(self, data: bytes) -> None:
        self.writer.write(data)

    async def head(self) -> bytes:
        """The first line of the answer; empty if the connection ended before it."""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                return await self.reader.readline()
            return b""

    async def rest(self) -> bytes:
        """What is left to read until the server ends the connection."""
        said = b""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while piece := await self.reader.read(65536):
                    said += piece
        return said


@asynccontextmanager
async def raw(server: Server, tls: ssl.SSLContext | None = None) -> AsyncIterator[Raw]:
    host, _, port = server.netloc.partition(":")
    line = Raw(*await asyncio.open_connection(host, int(port), ssl=tls))
    try:
        yield line
    finally:
        line.writer.close()
        with suppress(OSError):
            await line.writer.wait_closed()


def served(folder: Path, scenario: Callable[[Server], Awaitable[None]]) -> None:
    async def serve() -> None:
        async with serving_house(folder) as server:
            await scenario(server)

    asyncio.run(serve())


def of_length(size: int) -> bytes:
    """A whole request with a head of so many bytes."""
    first, last = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-A: ", b"\r\n\r\n"
    return first + b"a" * (size - len(first) - len(last)) + last


# --- heads and bodies --------------------------------------------------------------------------


@pytest.mark.parametrize("pieces", [1, 7])
def test_a_head_may_have_16_kib_and_not_a_byte_more(tmp_path: Path, pieces: int) -> None:
    async def scenario(server: Server) -> None:
        for size, answer in ((LARGEST_HEAD, b"HTTP/1.1 200 OK\r\n"), (LARGEST_HEAD + 2, b"")):
            async with raw(server) as line:
                whole, step = of_length(size), -(-size // pieces)
                for start in range(0, size, step):
                    line.write(whole[start : start + step])
                    await asyncio.sleep(0)
                assert await line.head() == answer

    served(tmp_path, scenario)


@pytest.mark.parametrize(
    "start",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ",
        b"GET /",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /",
        POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\nT: ",
        POST + b"Transfer-Encoding: chunked\r\n\r\n",
        POST + b"Content-Length: 1000000000\r\n\r\n",
        b"",
    ],
    ids=["value", "path", "fields", "a second request", "trailer", "chunks", "body", "no lines"],
)
def test_a_request_without_an_end_ends_its_connection(tmp_path: Path, start: bytes) -> None:
    """The server stops reading, and the sender's own buffers are full before long."""

    async def scenario(server: Server) -> None:
        async with raw(server) as line:
            line.write(start)
            more = b"\r\n" * 2000 if not start else b"X-B: b\r\n" * 500
            more = b"1\r\na\r\n" * 500 if start.endswith(b"chunked\r\n\r\n") else more
            more = b"a" * 4000 if start.endswith((b": ", b"/")) else more
            sent = 0
            with suppress(ConnectionError):
                async with asyncio.timeout(PATIENCE):
                    while not line.reader.at_eof() and line.reader.exception() is None:
                        line.write(more)
                        await line.writer.drain()
                        await asyncio.sleep(0)  # the server lives in the same loop
                        sent += len(more)
                        assert sent < 20_000_000

    served(tmp_path, scenario)


UNFINISHED = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: ",
    "no body": POST + b"Content-Length: 9\r\n\r\n",
    "half a second request": b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET",
    "no hello": (
        b"GET /ws/BBBB HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ),
}


@pytest.mark.parametrize("runs", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
@pytest.mark.parametrize("asked", UNFINISHED.values(), ids=UNFINISHED)
def test_who_does_not_finish_in_time_is_cut_off(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    asked: bytes,
    runs: Callable[[Awaitable[None]], None],
) -> None:
    monkeypatch.setattr(visits, "ASK_WITHIN", SOON)
    monkeypatch.setattr(Visit.rests, "__defaults__", (SOON,))

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, raw(server) as line:
            line.write(asked)
            await line.rest()

    runs(scenario())


@pytest.mark.parametrize("runs", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_a_tls_handshake_has_to_be_finished_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, runs: Callable[[Awaitable[None]], None]
) -> None:
    monkeypatch.setattr(visits, "ASK_WITHIN", SOON)
    monkeypatch.setattr(visits, "MOST_UNFINISHED", 5)
    ours = certificate(tmp_path, ("127.0.0.1",), datetime.now(UTC))

    async def scenario() -> None:
        async with serving_house(tmp_path, certificate=ours) as server, raw(server) as line:
            assert await line.rest() == b""
            context = ssl.create_default_context(cafile=str(ours))
            monkeypatch.setattr(visits, "ASK_WITHIN", PATIENCE)
            host, _, port = server.netloc.partition(":")
            silent = [await asyncio.open_connection(host, int(port)) for _ in range(8)]
            async with raw(server, context) as guest:
                guest.write(of_length(200))
                assert await guest.head() == b"HTTP/1.1 200 OK\r\n"
            async with asyncio.timeout(PATIENCE):
                for reader, _ in silent[:3]:
                    with suppress(ConnectionError):
                        assert await reader.read() == b""
            for _, writer in silent:
                writer.transport.abort()

    runs(scenario())


def test_an_answer_that_takes_long_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the server's turn then."""

    async def scenario(server: Server) -> None:
        async with party(server, 1) as (code, _), raw(server) as line:
            asked, wait = asyncio.Event(), asyncio.Event()
            monkeypatch.setattr("secret_hitler.server.web.doors._enter", waiting_for(asked, wait))
            line.write(f"GET /api/tables/{code} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            await asked.wait()
            await until(lambda: awaited(server) == (0, 0))
            wait.set()
            assert await line.head() == b"HTTP/1.1 404 Not Found\r\n"
            await until(lambda: awaited(server) == (0, 1))

    served(tmp_path, scenario)


def awaited(server: Server) -> tuple[int, int]:
    """How many connections have to finish a request, and how many have to say something."""
    patience = server.running.patience
    return len(patience.unfinished), len(patience.quiet)


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fits():  # noqa: ASYNC110  # it has no event
            await asyncio.sleep(0.005)


def waiting_for(asked: asyncio.Event, wait: asyncio.Event) -> Callable[..., Awaitable[None]]:
    async def enter(*_: object) -> None:
        asked.set()
        await wait.wait()
        raise NoSuchTable

    return enter


def test_an_answer_that_is_not_read_ends_its_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "_READ_ANSWER_WITHIN", SOON)

    async def scenario(server: Server) -> None:
        async with raw(server) as line:
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]  # it can
            big = b"x" * 20_000_000
            monkeypatch.setattr("secret_hitler.server.web.doors.exposition", lambda: big)
            line.write(b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await asyncio.sleep(4 * SOON)
            line.writer.transport.resume_reading()  # type: ignore[attr-defined]  # it can
            assert len(await line.rest()) < len(big)

    served(tmp_path, scenario)


def test_of_a_queue_of_requests_the_first_are_answered_and_a_long_one_is_refused(
    tmp_path: Path,
) -> None:
    async def scenario(server: Server) -> None:
        one = of_length(100)
        async with raw(server) as line:
            line.write(one * 9)
            for _ in range(9):
                assert await line.head() == b"HTTP/1.1 200 OK\r\n"
                await line.reader.readuntil(b'"ok":true}')
        async with raw(server) as line:
            line.write(one * 1000)
            assert (await line.rest()).count(b"HTTP/1.1 ") <= 2

    served(tmp_path, scenario)


# --- how many ----------------------------------------------------------------------------------


def arrivals(waiting: Waiting, *addresses: str) -> list[str]:
    """Visits that ask for nothing: the addresses and numbers of those that were cut off."""
    patience, gone = Patience(), list[str]()
    patience.unfinished = waiting
    for number, address in enumerate(addresses):
        Visit(address, partial(gone.append, f"{address} {number}"), patience).asks()
    return gone


def test_of_too_many_the_oldest_of_the_largest_household_goes() -> None:
    async def scenario() -> None:
        assert arrivals(Waiting(3), "a", "b", "b") == []
        assert arrivals(Waiting(3), "a", "b", "b", "c") == ["b 1"]
        assert arrivals(Waiting(3), "a", "b", "c", "d") == ["a 0"]
        # A home with IPv6 has as many addresses as it likes.
        one, other = "2001:db8::1", "2001:db8::2"
        assert arrivals(Waiting(2), "192.0.2.1", one, other) == [f"{one} 1"]

    asyncio.run(scenario())


def test_a_visit_waits_for_one_thing_at_a_time_and_for_nothing_once_it_is_over() -> None:
    async def scenario() -> None:
        patience = Patience()
        visit = Visit("a", lambda: None, patience)
        visit.asks()
        visit.rests()
        assert (len(patience.unfinished), len(patience.quiet)) == (0, 1)
        visit.over()
        visit.asks()
        assert (len(patience.unfinished), len(patience.quiet)) == (0, 0)

    asyncio.run(scenario())


def test_sixty_four_unfinished_requests_keep_nobody_out(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        host, _, port = server.netloc.partition(":")
        lines = [await asyncio.open_connection(host, int(port)) for _ in range(70)]
        for _, writer in lines:
            writer.write(b"GET / HTTP/1.1\r\nX-A: ")
        async with raw(server) as guest:
            guest.write(of_length(200))
            assert await guest.head() == b"HTTP/1.1 200 OK\r\n"
        async with asyncio.timeout(PATIENCE):
            for reader, _ in lines[:6]:
                with suppress(ConnectionError):
                    assert await reader.read() == b""
        assert not lines[-1][0].at_eof()
        for _, writer in lines:
            writer.transport.abort()

    served(tmp_path, scenario)


def test_who_plays_is_never_one_of_those_that_are_waited_for(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with party(server, 2), raw(server):
            await until(lambda: awaited(server) == (1, 0))

    served(tmp_path, scenario)


def test_without_a_file_left_the_server_waits_and_accepts_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = [OSError(24, "Too many open files")] * 2

    async def scenario(server: Server) -> None:
        loop = asyncio.get_running_loop()
        accept = loop.sock_accept

        async def refused(listener: socket.socket) -> tuple[socket.socket, object]:
            got: tuple[socket.socket, object] = await accept(listener)
            if faults:
                got[0].close()
                raise faults.pop()
            return got

        monkeypatch.setattr(loop, "sock_accept", refused)
        answers = []
        for _ in range(4):  # the first one was awaited before the fault
            async with raw(server) as line:
                line.write(of_length(200))
                answers.append(await line.head())
        assert answers[-1] == b"HTTP/1.1 200 OK\r\n"
        assert faults == []

    served(tmp_path, scenario)


def test_the_server_asks_for_more_files_than_a_shell_gives_it() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
        serving.raise_file_limit()
        now = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert now == (min(before[1], 65_536), before[1])
        serving.raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == now
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# --- frames ------------------------------------------------------------------------------------


def counted(now: list[float]) -> _CountedFrames:
    frames = _CountedFrames()
    frames.clock = lambda: now[0]
    return frames


def test_control_frames_and_fragments_are_counted_together_in_ten_seconds() -> None:
    now = [100.0]
    frames = counted(now)
    kinds = (Frame(Opcode.PONG, b""), Frame(Opcode.TEXT, b"", fin=False), Frame(Opcode.CONT, b""))
    for number in range(MOST_EXTRA_FRAMES):
        frames.recv_frame(kinds[number % 3])
    now[0] += 9.9
    with pytest.raises(ProtocolError, match="too many"):
        frames.recv_frame(Frame(Opcode.PONG, b""))
    now[0] += 0.1
    frames.recv_frame(Frame(Opcode.PONG, b""))


def test_whole_messages_are_counted_only_among_those_that_come_at_once() -> None:
    frames = counted([0.0])
    for _ in range(3):
        frames.at_once = 0
        for _ in range(MOST_FRAMES_AT_ONCE):
            frames.recv_frame(Frame(Opcode.TEXT, b"{}"))
    with pytest.raises(ProtocolError, match="too many"):
        frames.recv_frame(Frame(Opcode.TEXT, b"{}"))


async def flood(socket: ClientConnection, frames: bytes) -> None:
    """Send until the server has enough; fail if it never does."""
    async with asyncio.timeout(PATIENCE):
        while not socket.transport.is_closing():
            if socket.transport.get_write_buffer_size() < 100_000:
                socket.transport.write(frames)
            await asyncio.sleep(0)  # the server lives in the same loop
        await socket.wait_closed()


@pytest.mark.parametrize(
    "frames",
    [PING * 50, b"\x8a\x80\0\0\0\0" * 50, FRAGMENT * 50, b"\x81\x80\0\0\0\0" * 2000],
    ids=["pings", "pongs", "fragments", "messages"],
)
def test_who_floods_with_frames_is_cut_off_and_the_others_play_on(
    tmp_path: Path, frames: bytes
) -> None:
    async def scenario(server: Server) -> None:
        async with party(server, 2) as (code, guests):
            fan = await connect(server.socket(code), proxy=None, compression=None)
            await fan.send(msgspec.json.encode(m.Hello(m.PROTOCOL)).decode())
            await fan.recv()
            if frames.startswith(FRAGMENT):
                fan.transport.write(b"\x01\x80\0\0\0\0")
            await flood(fan, frames)
            await line_of(guests[0]).until(lambda line: line.table.spectators == 0)
            await line_of(guests[0]).say(m.Say(Words("still here")))
            await line_of(guests[1]).until(lambda line: line.words() == ["still here"])

    served(tmp_path, scenario)


def test_a_program_that_pings_now_and_then_is_answered(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with party(server, 1) as (_, guests):
            for _ in range(MOST_EXTRA_FRAMES // 2):
                async with asyncio.timeout(PATIENCE):
                    await (await line_of(guests[0]).socket.ping())

    served(tmp_path, scenario)


def test_a_client_that_was_told_why_it_is_closed_has_to_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And until then it is one of those that are counted."""
    never = property(lambda _: 10 * PATIENCE, lambda _, __: None)  # uvicorn waits ten seconds
    monkeypatch.setattr(connections.Socket, "close_timeout", never, raising=False)

    async def scenario(server: Server) -> None:
        async with party(server, 1) as (code, _), raw(server) as line:
            line.write(UNFINISHED["no hello"].replace(b"BBBB", code.encode()))
            assert await line.head() == b"HTTP/1.1 101 Switching Protocols\r\n"
            hello = msgspec.json.encode(m.Hello(m.PROTOCOL))
            line.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
            await until(lambda: awaited(server) == (0, 0))
            monkeypatch.setattr(Visit.rests, "__defaults__", (SOON,))
            line.write(b"\x81\x80\0\0\0\0")
            assert b"bad_message" in await line.rest()

    served(tmp_path, scenario)
