"""Unforeseen faults: what is logged, answered and printed reveals nothing."""

import asyncio
import sqlite3
from pathlib import Path
from types import ModuleType

import pytest

from secret_hitler.record.talk import Line as Words
from secret_hitler.server import app
from secret_hitler.server.disk.database import FILE
from secret_hitler.server.tables import live, tables
from secret_hitler.server.thinking import bots, thought
from secret_hitler.server.web import client, doors
from secret_hitler.table.protocol import messages as m
from tests.support.clients import Guest, begin, line_of, owes, party, serving_house

from .logs import logging_as_served

CANARY = "canary-of-an-act"
PLACES: dict[str, tuple[ModuleType, str]] = {
    "composing an update": (client, "update_for"),
    "composing a table": (client, "status_for"),
    "deciding": (tables, "handle"),
    "folding": (live, "folded"),
    "minding": (app, "look_after"),
    "asking a bot": (bots, "_view"),
    "thinking": (thought, "_answer"),
    "composing a record": (doors, "record_of"),
}


def breaks(*_: object, **__: object) -> None:
    raise ValueError(CANARY)


@pytest.mark.parametrize("place", PLACES)
def test_a_fault_tells_its_kind_and_place_and_nothing_it_met(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    place: str,
) -> None:
    told: list[str] = []
    monkeypatch.setattr(app, "_SECOND", 0.01)

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (code, guests):
            with monkeypatch.context() as patch:
                patch.setattr(*PLACES[place], breaks)
                line = line_of(guests[0])
                await line.say(m.Start())
                await line.say(m.Looked())
                told.append((await guests[0].http.get(f"/api/tables/{code}/record")).text)
                await asyncio.sleep(0.15)
            told.extend([*line.raw, str(line.socket.close_reason)])
            back = await guests[0].open(code)  # the server keeps running
            assert back.table.you == 0

    with logging_as_served():
        asyncio.run(scenario())
    logged = "".join(capfd.readouterr())
    assert "ValueError" in logged
    assert CANARY not in logged
    assert "Traceback" not in logged
    assert not any(CANARY in one for one in told)


def test_a_broken_disk_tells_nobody_what_could_not_be_written(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The database's own errors hold the values of the row, and must not get out."""
    heard: list[str] = []

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 5) as (_, guests):
            await begin(guests)
            _damage(tmp_path)
            turn = line_of(next(guest for guest in guests if owes(line_of(guest))))
            update = turn.update
            await turn.say(m.Act(update.phase, update.attempt, update.options[0]))
            await turn.until(lambda line: line.count(m.Refused) > 0)
            await turn.say(m.Say(Words(CANARY)))
            await turn.until(lambda line: line.count(m.Refused) > 1)
            assert turn.last(m.Refused) == m.Refused(m.Refusal.NOT_SAVED)
            stranger = Guest(server)
            answer = await stranger.http.post("/api/tables")
            assert (answer.status_code, answer.json()) == (503, {"reason": "not_saved"})
            await stranger.leave()
            for guest in guests:
                heard.extend(line_of(guest).raw)
            assert turn.update.step == update.step

    with logging_as_served():
        asyncio.run(scenario())
    logged = "".join(capfd.readouterr())
    for text in (logged, *heard):
        assert CANARY not in text
        assert "INSERT" not in text
        assert "Nominate" not in text or text is not logged


def _damage(folder: Path) -> None:
    """Damage the database, so that no row can be written."""
    database = sqlite3.connect(folder / FILE)
    for log in ("rows", "talk", "tables"):
        database.execute(
            f"CREATE TRIGGER no_{log} BEFORE INSERT ON {log} "
            "BEGIN SELECT RAISE(ABORT, 'the disk is broken'); END"
        )
    database.commit()
    database.close()
