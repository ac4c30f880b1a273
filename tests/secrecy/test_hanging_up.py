"""A client that leaves, or connects twice, in the middle of an act disturbs nobody."""

import asyncio
import random
import time
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path

import pytest

from secret_hitler.server.disk import writer
from secret_hitler.server.disk.database import open_database
from secret_hitler.server.disk.guard import Guard
from tests.support.clients import PATIENCE, Guest, act, begin, line_of, owes, party, serving_house

SLOW = 0.06
"""Seconds that a commit takes here, so that a client can leave during it."""


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    commit = writer.Writer._commit

    def slowly(self: writer.Writer, batch: Sequence[writer._Job[object]]) -> None:
        time.sleep(SLOW)
        commit(self, batch)

    monkeypatch.setattr(writer.Writer, "_commit", slowly)


@pytest.mark.usefixtures("slow_disk")
@pytest.mark.parametrize("how", ["a second tab", "hanging up", "an abrupt end"])
def test_an_act_under_way_when_its_socket_ends_is_done_and_seen_by_all(
    tmp_path: Path, how: str
) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 5) as (code, guests):
            await begin(guests)
            actor = next(guest for guest in guests if owes(line_of(guest)))
            before = line_of(actor).update
            await act(line_of(actor), random.Random(1))
            await asyncio.sleep(SLOW / 3)
            await go(actor, code, how)
            others = [line_of(guest) for guest in guests if guest is not actor]
            for line in others:
                await line.until(lambda line: line.update.step > before.step)
            assert (await actor.http.get("/api/health")).json() == {"ok": True}
            back = await actor.open(code)
            await back.until(lambda line: line.update.phase > before.phase)

    asyncio.run(scenario())


async def go(actor: Guest, code: str, how: str) -> None:
    if how == "a second tab":
        await actor.open(code)
    elif how == "hanging up":
        await line_of(actor).close()
    else:
        line_of(actor).socket.transport.abort()


@pytest.mark.usefixtures("slow_disk")
def test_who_drops_off_while_its_ballot_is_written_stops_nobody(tmp_path: Path) -> None:
    """Another ballot is told just then: telling fails, and the one under way is done."""

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 5) as (_, guests):
            await begin(guests)
            lines = [line_of(guest) for guest in guests]
            candidate = next(line for line in lines if owes(line))
            before = candidate.update
            await act(candidate, random.Random(1))
            for line in lines:
                await line.until(lambda line: line.update.phase > before.phase)
            first, gone, *others = lines
            step = first.update.step
            await act(first, random.Random(1))
            await asyncio.sleep(SLOW / 3)
            await act(gone, random.Random(1))
            gone.socket.transport.abort()
            for line in others:
                await line.until(lambda line: line.update.step == step + 2)
            await act(others[0], random.Random(1))
            await others[0].until(lambda line: line.update.step == step + 3)
            assert (await guests[0].http.get("/api/health")).json() == {"ok": True}

    asyncio.run(scenario())


def test_work_that_nobody_waits_for_any_more_is_done_and_the_writer_goes_on(
    tmp_path: Path,
) -> None:
    engine = open_database(tmp_path / "one.sqlite")
    thread = writer.Writer(engine, Guard(tmp_path / "one.sqlite"))
    done: list[int] = []
    first: Future[None] = thread.submit(lambda _: time.sleep(SLOW))
    second = thread.submit(lambda _: done.append(2))
    second.cancel()
    third = thread.submit(lambda _: done.append(3))
    assert third.result(timeout=PATIENCE) is None
    assert first.result(timeout=PATIENCE) is None
    assert done[-1] == 3
    thread.close()
    engine.dispose()
