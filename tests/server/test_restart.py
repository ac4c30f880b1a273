"""`kill -9` at any moment: what was told is kept, and every table goes on where it was."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed

from secret_hitler.record import file
from secret_hitler.table import messages as m

from .guests import NAMES, Guest, Line, Server, act, is_over, line_of, owes

PROGRAM = "from secret_hitler.cli import main; main()"
KILLS = 5


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class Killable:
    """The real program, in a process of its own."""

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
        async with asyncio.timeout(40), httpx.AsyncClient(trust_env=False) as http:
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


async def play_until_the_line_breaks(guest: Guest, rng: random.Random) -> None:
    """Act whenever it is this guest's turn; end with the game, or when the server is gone."""
    line = line_of(guest)
    answered: set[tuple[int, int]] = set()

    def due(line: Line) -> bool:
        if line.count(m.TableUpdate) == 0:
            return False
        return is_over(line) or (owes(line) and (line.update.phase, 0) not in answered)

    with suppress(AssertionError, ConnectionClosed):
        while True:
            await line.until(due)
            if is_over(line):
                return
            answered.add((line.update.phase, 0))
            await act(line, rng)


def position(update: m.Update) -> bytes:
    """What a seat sees, apart from what just happened."""
    return msgspec.json.encode(msgspec.structs.replace(update, events=()))


async def come_back(guests: list[Guest], code: str, seen: list[m.Update]) -> None:
    """Reload every page: what was seen before is still so, or the game has gone on from there."""
    for guest, before in zip(guests, seen, strict=True):
        line = await guest.open(code, m.Hello(m.PROTOCOL, before.game, before.step, 0))
        await line.until(lambda line: line.count(m.Update) > 0)
        now = line.update
        assert now.game == before.game
        assert now.step >= before.step
        assert now.knowledge is not None
        assert before.knowledge is not None
        assert now.knowledge.role is before.knowledge.role
        assert now.knowledge.knows == before.knowledge.knows
        known = before.knowledge.memories
        assert now.knowledge.memories[: len(known)] == known
        finished = before.board.rounds[:-1]
        assert now.board.rounds[: len(finished)] == finished
        if (now.step, now.attempt) == (before.step, before.attempt):
            assert position(now) == position(before)


async def sit_down(program: Killable) -> tuple[str, list[Guest]]:
    guests = [Guest(program.server) for _ in range(3)]
    code = await guests[0].make_table()
    for guest, name in zip(guests, NAMES, strict=False):
        await guest.sit(code, name)
        await guest.open(code)
    host = line_of(guests[0])
    for _ in range(4):
        await host.say(m.AddBot())
    await host.until(lambda line: len(line.table.seats) == 7)
    await host.say(m.Start())
    for guest in guests:
        await line_of(guest).until(lambda line: line.count(m.Update) > 0)
        await line_of(guest).say(m.Looked())
    return code, guests


async def a_few_acts(line: Line, rng: random.Random) -> None:
    """Let the game go on for so few acts that it is in play still, and for a moment more."""
    enough = line.update.step + rng.randint(1, 5)
    await line.until(lambda line: line.update.step >= enough or is_over(line))
    await asyncio.sleep(rng.uniform(0.0, 0.02))


async def killed_again_and_again(folder: Path) -> None:
    program, rng, in_play = Killable(folder), random.Random(5), 0
    await program.start()
    code, guests = await sit_down(program)
    try:
        for kill in range(KILLS):
            playing = [
                asyncio.create_task(
                    play_until_the_line_breaks(guest, random.Random(f"{kill}{seat}"))
                )
                for seat, guest in enumerate(guests)
            ]
            await a_few_acts(line_of(guests[0]), rng)
            assert program.end(signal.SIGKILL) == -signal.SIGKILL
            await asyncio.gather(*playing)
            for guest in guests:
                await line_of(guest).closed.wait()
            seen = [line_of(guest).update for guest in guests]
            in_play += not any(is_over(line_of(guest)) for guest in guests)
            await program.start()
            await come_back(guests, code, seen)
        async with asyncio.timeout(60):
            await asyncio.gather(
                *(play_until_the_line_breaks(guest, random.Random(9)) for guest in guests)
            )
        assert in_play >= 3, "the game was over before it could be broken"
        assert all(is_over(line_of(guest)) for guest in guests)
        record = file.read((await guests[0].http.get(f"/api/tables/{code}/record")).content)
        assert record.ruleset.players == 7
        assert program.end(signal.SIGTERM) == 0
    finally:
        if program.process is not None and program.process.poll() is None:
            program.process.kill()
            program.process.wait()
        for guest in guests:
            await guest.leave()


def test_kill_9_at_any_moment_loses_nothing_that_was_told(tmp_path: Path) -> None:
    asyncio.run(killed_again_and_again(tmp_path))


def test_a_taken_port_is_an_error_that_names_it(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        arguments = ["serve", "--port", port, "--data", str(tmp_path)]
        ended = subprocess.run(
            [sys.executable, "-c", PROGRAM, *arguments],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert ended.returncode == 1
    assert port in ended.stderr
    assert "taken" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_serve_explains_itself() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM, "serve", "--help"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=os.environ | {"NO_COLOR": "1", "COLUMNS": "100"},
    )
    assert ended.returncode == 0
    for option in ("--host", "--port", "--data", "--open"):
        assert option in ended.stdout
