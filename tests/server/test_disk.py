"""A full disk: nothing is told that is not stored, and play continues once there is room."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from secret_hitler.server import app
from secret_hitler.server.disk.database import FILE
from secret_hitler.server.disk.store import Store
from secret_hitler.server.thinking import bots
from secret_hitler.table.protocol import messages as m
from tests.support.clients import begin, line_of, party, play_out, serving_house
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
