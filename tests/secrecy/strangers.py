"""People without a right to a table: their cookies, the pages they come from, what they leave."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from secret_hitler.engine.terms import Seat
from secret_hitler.server.disk.database import FILE
from secret_hitler.server.tables.sessions import COOKIE
from secret_hitler.table.protocol import messages as m
from tests.support.clients import Guest, Server, begin, line_of

ORIGINS: dict[str, tuple[str | None, bool]] = {
    "absent": (None, True),
    "right": ("http://{host}", True),
    "right, by TLS in front": ("https://{host}", True),
    "null": ("null", False),
    "empty": ("", False),
    "another host": ("http://evil.example", False),
    "suffix": ("http://{host}.evil.example", False),
    "prefix": ("http://evil{host}", False),
    "user": ("http://{host}@evil.example", False),
    "user before ours": ("http://evil.example@{host}", False),
    "path": ("http://evil.example/{host}", False),
    "wrong port": ("http://127.0.0.1:1", False),
    "no port": ("http://127.0.0.1", False),
    "another name of this machine": ("http://localhost", False),
    "wrong scheme": ("ftp://{host}", False),
    "scheme of a socket": ("ws://{host}", False),
    "two": ("http://{host}, http://evil.example", False),
    "no address": ("http://[", False),
}
STAGES = ("lobby", "playing")
STRANGERS = ("none", "wrong", "not a secret", "of another table", "of a seat given up")


@asynccontextmanager
async def strangers(server: Server, code: str, host: Guest) -> AsyncIterator[dict[str, str]]:
    """Cookie headers of people who have no seat at this table."""
    other, gone = Guest(server), Guest(server)
    await other.sit(await other.make_table(), "Otto")
    assert (await gone.sit(code, "Gustav")).status_code == 201
    seats = len((await host.http.get(f"/api/tables/{code}")).json()["seats"])
    await line_of(host).say(m.RemoveSeat(Seat(seats - 1)))
    await line_of(host).until(lambda line: len(line.table.seats) == seats - 1)
    yield {
        "none": "",
        "wrong": f"{COOKIE}={'A' * 22}",
        "not a secret": f"{COOKIE}=%ff;;{COOKIE}; ={COOKIE}",
        "of another table": other.cookie,
        "of a seat given up": gone.cookie,
    }
    await other.leave()
    await gone.leave()


async def begin_with_a_person(guests: list[Guest]) -> None:
    """Begin with a person as the first candidate, so that the bots have nothing to do."""
    await line_of(guests[0]).say(m.SetOptions(m.Options(first_candidate=Seat(0))))
    await begin(guests)


def kept(folder: Path, code: str) -> int:
    """The number of rows on disk of a table."""
    database = sqlite3.connect(folder / FILE)
    wanted = "SELECT count(*) FROM {} WHERE table_id = (SELECT id FROM tables WHERE code = ?)"
    logs = ("rows", "talk", "names", "notes")
    count = sum(int(database.execute(wanted.format(log), (code,)).fetchone()[0]) for log in logs)
    database.close()
    return count


async def refused(server: Server, code: str, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        await connect(server.socket(code), additional_headers=headers, proxy=None)
    assert refusal.value.response.status_code == 403
    assert refusal.value.response.body in (None, b"")
