"""`kill -9` at any moment: what was told is stored, and every table continues where it was."""

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

from secret_hitler.engine.terms import Seat
from secret_hitler.record import file
from secret_hitler.record.talk import AskClaim, Phrase, Saying
from secret_hitler.record.talk import Line as Words
from secret_hitler.table.protocol import messages as m
from tests.support.clients import (
    NAMES,
    PATIENCE,
    Guest,
    Line,
    act,
    is_over,
    line_of,
    owes,
    play_on,
)
from tests.support.commands import asked
from tests.support.program import PROGRAM, READY, Program, free_port
from tests.support.turns import break_off

KILLS = 5


async def play_until_the_line_breaks(guest: Guest, rng: random.Random) -> None:
    """Act whenever it is this guest's turn, until the game ends or the server is gone."""
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
    """Reload every page: it shows what it showed before, or the game has continued from there."""
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


async def sit_down(program: Program) -> tuple[str, list[Guest]]:
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
    """Play a few acts, so few that the game is still running, and wait for a moment."""
    enough = line.update.step + rng.randint(1, 5)
    await line.until(lambda line: line.update.step >= enough or is_over(line))
    await asyncio.sleep(rng.uniform(0.0, 0.02))


async def killed_again_and_again(folder: Path) -> None:
    program, rng, in_play = Program(folder), random.Random(5), 0
    program.start()
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
            program.kill()
            await asyncio.gather(*playing)
            for guest in guests:
                await line_of(guest).closed.wait()
            seen = [line_of(guest).update for guest in guests]
            in_play += not any(is_over(line_of(guest)) for guest in guests)
            program.start()
            await come_back(guests, code, seen)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(
                *(play_until_the_line_breaks(guest, random.Random(9)) for guest in guests)
            )
        assert in_play >= 3, "the game was over before it could be broken"
        assert all(is_over(line_of(guest)) for guest in guests)
        record = file.read((await guests[0].http.get(f"/api/tables/{code}/record")).content)
        assert record.ruleset.players == 7
        assert program.stop() == 0
    finally:
        program.kill()
        for guest in guests:
            await guest.leave()


def test_kill_9_at_any_moment_loses_nothing_that_was_told(tmp_path: Path) -> None:
    asyncio.run(killed_again_and_again(tmp_path))


def test_the_installed_command_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    """What the other tests fork, they fork for speed alone."""
    port = free_port()
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(port), "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert any(line.startswith(READY) for line in running.stdout)
        assert httpx.get(f"http://127.0.0.1:{port}/api/health", trust_env=False).is_success
        running.send_signal(signal.SIGTERM)
        assert running.wait() == 0


def test_a_taken_port_is_an_error_that_names_it(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        arguments = ["serve", "--port", port, "--data", str(tmp_path)]
        ended = subprocess.run(
            [sys.executable, "-c", PROGRAM, *arguments],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
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
        timeout=PATIENCE,
        check=False,
        env=os.environ | {"NO_COLOR": "1", "COLUMNS": "100"},
    )
    assert ended.returncode == 0
    for option in ("--host", "--port", "--data", "--open"):
        assert option in ended.stdout


def test_talk_channels_ledger_and_notes_are_the_same_after_a_kill(tmp_path: Path) -> None:
    """Every viewer is told the same by the next server, message for message."""
    asyncio.run(killed_in_conversation(tmp_path))


async def killed_in_conversation(folder: Path) -> None:
    program = Program(folder)
    program.start()
    code, guests = await sit_down(program)
    fan, tv = Guest(program.server), Guest(program.server)
    try:
        await fan.watch(code)
        await fan.open(code)
        await converse(guests, line_of(fan))
        await break_off([*guests])
        lines = {id(one): await told_anew(one, code) for one in guests}
        lines[id(fan)] = await told_anew(fan, code)
        lines[id(tv)] = await told_anew(tv, code, m.Hello(m.PROTOCOL, tv=True))
        program.kill()
        program.start()
        for one in (*guests, fan):
            assert await told_anew(one, code) == lines[id(one)]
        assert await told_anew(tv, code, m.Hello(m.PROTOCOL, tv=True)) == lines[id(tv)]
        kinds = {id(one): [type(reply) for reply in lines[id(one)]] for one in (guests[1], fan, tv)}
        channels = [m.TalkUpdate] * 2
        assert kinds[id(guests[1])] == [*channels, m.LedgerUpdate, m.NotesUpdate]
        assert kinds[id(fan)] == [*channels, m.LedgerUpdate]
        assert kinds[id(tv)] == [m.TalkUpdate, m.LedgerUpdate]
        assert program.stop() == 0
    finally:
        program.kill()
        for guest in (*guests, fan, tv):
            await guest.leave()


async def converse(guests: list[Guest], fan: Line) -> None:
    """Lines, a phrase, an ask, a claim that is changed, notes, and words among spectators."""
    lines = [line_of(guest) for guest in guests]
    playing = [
        asyncio.create_task(play_on(guest, random.Random(seat), has_enacted))
        for seat, guest in enumerate(guests)
    ]
    await asyncio.gather(*playing)
    for seat, line in enumerate(lines):
        await line.say(m.Say(Words(f"I am {seat}")))
        await line.say(m.Say(Phrase(Saying.TRUST, Seat((seat + 1) % 3))))
        for words in ("ffl", "fl", "lff"):
            await line.say(m.ClaimInWords(words))
        owed = line.last(m.LedgerUpdate)
        assert isinstance(owed, m.LedgerUpdate)
        for entry in owed.ledger.entries:
            await line.say(m.Say(AskClaim(entry.seat, entry.round, entry.about)))
        await line.say(m.KeepNotes(1, Seat(seat), m.Notes(f"note of {seat}")))
        await asked(line, m.Consent(99))
    await fan.say(m.Say(Words("aside"), m.Channel.SPECTATORS))
    await fan.until(lambda line: line.words(m.Channel.SPECTATORS) == ["aside"])


def has_enacted(line: Line) -> bool:
    update = line.last(m.Update)
    done = isinstance(update, m.Update) and any(one.tile for one in update.board.rounds)
    return done or is_over(line)


async def told_anew(guest: Guest, code: str, hello: m.Hello | None = None) -> list[m.AnyReply]:
    """The talk, claims and notes that a page without any is sent."""
    if guest.line is not None:
        await guest.line.close()
    line = await guest.open(code, hello)
    last = m.LedgerUpdate if line.table.you is None else m.NotesUpdate
    await line.until(lambda line: line.count(last) > 0)
    kinds = (m.TalkUpdate, m.LedgerUpdate, m.NotesUpdate)
    return [one for one in line.heard if isinstance(one, kinds)]
