"""A full disk: nothing is told that is not stored, and play continues once there is room."""

import asyncio
import random
import resource
import sqlite3
from pathlib import Path

import pytest

from secret_hitler.server import app
from secret_hitler.server.disk.database import FILE
from secret_hitler.server.disk.store import Store
from secret_hitler.server.thinking import bots
from secret_hitler.table.protocol import messages as m
from tests.support.clients import (
    Guest,
    Line,
    begin,
    line_of,
    party,
    play_out,
    serving_house,
)
from tests.support.program import Program
from tests.support.turns import one_act, settled, whose_turn


@pytest.fixture
def stores(monkeypatch: pytest.MonkeyPatch) -> list[Store]:
    """The stores that servers have opened."""
    opened: list[Store] = []

    class Watched(Store):
        @classmethod
        def open(cls, folder: Path) -> Store:
            opened.append(super().open(folder))
            return opened[-1]

    monkeypatch.setattr(app, "Store", Watched)
    return opened


def test_who_acts_while_the_disk_takes_nothing_is_told_and_nothing_has_changed(
    tmp_path: Path, stores: list[Store]
) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 5) as (_, guests):
            await begin(guests)
            lines = [line_of(guest) for guest in guests]
            before = [line.raw.copy() for line in lines]
            actor = line_of(whose_turn(guests))
            update = actor.update
            command = m.Act(update.phase, update.attempt, update.options[0])
            impatient = stores[0]._writer.submit(
                lambda c: c.exec_driver_sql("PRAGMA busy_timeout=1")
            )
            impatient.result()
            other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            for _ in range(2):
                await actor.say(command)
            await actor.until(lambda line: line.count(m.Refused) == 2)
            assert actor.heard[-2:] == [m.Refused(m.Refusal.NOT_SAVED)] * 2
            door = await guests[0].http.post("/api/tables")
            assert (door.status_code, door.json()) == (503, {"reason": "not_saved"})
            for line, heard in zip(lines, before, strict=True):
                assert line.raw == heard or line is actor
            other.execute("ROLLBACK")
            other.close()
            await actor.say(command)
            await settled(lines, update.step + 1)
            await one_act(guests, random.Random(1))

    asyncio.run(scenario())


def test_bots_play_on_once_there_is_room_again(
    tmp_path: Path, stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "_AGAIN", 0.05)

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (_, guests):
            await begin(guests)
            line = line_of(guests[0])
            stores[0]._writer.submit(lambda c: c.exec_driver_sql("PRAGMA busy_timeout=1")).result()
            other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(0.2)
            step = line.update.step
            await asyncio.sleep(0.2)
            assert line.update.step == step
            other.execute("ROLLBACK")
            other.close()
            await play_out(guests)

    asyncio.run(scenario())


async def saving(line: Line, *, goes_on: bool) -> None:
    await line.until(lambda line: line.count(m.TableUpdate) > 0 and line.table.saving is goes_on)


def test_a_file_that_is_moved_away_pauses_saving_on_every_screen_until_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "_SECOND", 0.01)
    monkeypatch.setattr("secret_hitler.server.tables.saving._PROBE_EVERY", 0.0)
    folder, aside = tmp_path / "tables", tmp_path / "aside"

    async def scenario() -> None:
        async with serving_house(folder) as server, party(server, 5) as (code, guests):
            await begin(guests)
            tv, late = Guest(server), Guest(server)
            screens = [*map(line_of, guests), await tv.open(code, m.Hello(m.PROTOCOL, tv=True))]
            healthy = await tv.http.get("/api/health")
            assert (healthy.status_code, healthy.json()) == (200, {"ok": True})
            folder.rename(aside)
            for screen in screens:  # before anybody acts
                await saving(screen, goes_on=False)
            ill = await tv.http.get("/api/health")
            why = f"{FILE} was deleted or moved"
            assert ill.status_code == 503
            assert ill.json() == {"ok": False, "reason": "not_saved", "why": why}
            actor = line_of(whose_turn(guests))
            update = actor.update
            command = m.Act(update.phase, update.attempt, update.options[0])
            await actor.say(command)
            await actor.until(lambda line: line.count(m.Refused) == 1)
            assert actor.last(m.Refused) == m.Refused(m.Refusal.NOT_SAVED)
            await saving(await late.open(code), goes_on=False)
            assert all(screen.count(m.Refused) == 0 or screen is actor for screen in screens)
            aside.rename(folder)
            for screen in screens:
                await saving(screen, goes_on=True)
            await actor.say(command)
            await settled(screens[:5], update.step + 1)
            assert (await tv.http.get("/api/health")).status_code == 200
            await tv.leave()
            await late.leave()

    asyncio.run(scenario())


def test_a_full_disk_is_told_by_health_and_to_every_screen_until_there_is_room(
    tmp_path: Path,
) -> None:
    """The real program may write no byte more: the system refuses as a full disk does."""

    async def scenario() -> None:
        program = Program(tmp_path)
        program.start()
        pid = program.pid
        guest = Guest(program.server)
        try:
            code = await guest.make_table()
            screen = await guest.open(code)
            assert (await guest.http.get("/api/health")).json() == {"ok": True}
            size = (tmp_path / f"{FILE}-wal").stat().st_size
            no_limit = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, no_limit[1]))
            refused = await guest.http.post("/api/tables")
            assert (refused.status_code, refused.json()) == (503, {"reason": "not_saved"})
            ill = await guest.http.get("/api/health")
            assert (ill.status_code, ill.json()["reason"]) == (503, "not_saved")
            assert "disk" in ill.json()["why"]
            await saving(screen, goes_on=False)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, no_limit)
            await saving(screen, goes_on=True)
            assert (await guest.sit(code, "Anna")).status_code == 201
        finally:
            program.kill()
            await guest.leave()

    asyncio.run(scenario())
