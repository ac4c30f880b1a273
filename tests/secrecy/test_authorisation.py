"""Every door and every command, with every kind of cookie and every kind of origin.

The doors are taken from the application's own table of routes, the commands from the protocol: one
that is not listed here fails.
"""

import asyncio
import itertools
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp

from secret_hitler.server import app
from secret_hitler.server.settings import Settings
from tests.support.clients import NAMES, line_of, party, serving_house

from .strangers import ORIGINS, STAGES, STRANGERS, begin_with_a_person, kept, strangers

DOORS: dict[tuple[str, str], int] = {
    ("POST", "/api/tables"): 201,
    ("GET", "/api/tables/{code}"): 200,
    ("POST", "/api/tables/{code}/seats"): 422,
    ("POST", "/api/tables/{code}/spectators"): 201,
    ("POST", "/api/tables/{code}/moves"): 400,
    ("GET", "/api/tables/{code}/record"): 404,
    ("GET", "/api/tables/{code}/qr.svg"): 200,
    ("GET", "/api/health"): 200,
    ("GET", "/metrics"): 200,
    ("GET", "/"): 200,
    ("HEAD", "/"): 200,
    ("GET", "/{path}"): 200,
    ("HEAD", "/{path}"): 200,
}
"""Every route, and its answer to anybody before a game is over; 422 or 400 for an empty request."""


def routes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str]]:
    """Method and path of everything that the application serves."""
    seen: list[Litestar] = []

    def unguarded(inside: Litestar, *_: object) -> ASGIApp:
        seen.append(inside)
        return inside

    monkeypatch.setattr(app, "_guarded", unguarded)
    app.build(Settings(data=folder))
    doors: set[tuple[str, str]] = set()
    for route in seen[0].routes:
        path = route.path.replace(":str}", "}").replace(":path}", "}")
        methods = route.methods if isinstance(route, HTTPRoute) else {"SOCKET"}
        doors |= {(str(method), path) for method in methods}
    return doors


def test_every_route_is_in_the_matrix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served = routes(tmp_path, monkeypatch)
    assert {one for one in served if one[0] != "OPTIONS"} == {*DOORS, ("SOCKET", "/ws/{code}")}


@pytest.mark.parametrize("stage", STAGES)
def test_every_door_with_every_cookie_and_every_origin(tmp_path: Path, stage: str) -> None:
    """A page of another site changes nothing; who has no seat gets no more than anybody.

    In the lobby the doors that change something are tried, in the game all of them.
    """
    doors = [door for door in DOORS if stage == "playing" or door[0] == "POST"]
    cells = asyncio.run(doors_tried(tmp_path, stage, doors))
    assert cells == len(doors) * len(STRANGERS) * len(ORIGINS)


async def doors_tried(folder: Path, stage: str, doors: list[tuple[str, str]]) -> int:
    async with (
        serving_house(folder) as server,
        party(server, 1, bots=4) as (code, guests),
        strangers(server, code, guests[0]) as cookies,
        httpx.AsyncClient(base_url=server.http, trust_env=False) as client,
    ):
        if stage == "playing":
            await begin_with_a_person(guests)
        before = kept(folder, code)
        cells = 0
        for door, who, origin in itertools.product(doors, STRANGERS, ORIGINS):
            words, welcome = ORIGINS[origin]
            headers = {} if words is None else {"Origin": words.format(host=server.netloc)}
            headers |= {"Cookie": cookies[who]} if cookies[who] else {}
            answer = await ask(client, door, code, headers)
            shut = door[0] == "POST" and not welcome
            assert answer.status_code == (403 if shut else DOORS[door]), (door, who, origin)
            assert not shut or "set-cookie" not in answer.headers
            cells += 1
        assert kept(folder, code) == before
        return cells


async def ask(
    client: httpx.AsyncClient, door: tuple[str, str], code: str, headers: dict[str, str]
) -> httpx.Response:
    """Make a request; one for a seat gives no name, so that none is ever granted."""
    method, path = door
    content = None if method == "GET" else '{"name": ""}' if path.endswith("seats") else "{}"
    where = path.format(code=code, path="some/page")
    client.cookies.clear()
    return await client.request(method, where, headers=headers, content=content)


def test_a_stranger_waits_for_a_seat_of_a_running_game_and_the_owner_keeps_its_own(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with (
            serving_house(tmp_path) as server,
            party(server, 1, bots=4) as (code, guests),
            strangers(server, code, guests[0]) as cookies,
            httpx.AsyncClient(base_url=server.http, trust_env=False) as client,
        ):
            await begin_with_a_person(guests)
            place = 0
            for who, cookie in cookies.items():
                headers = {"Cookie": cookie} if cookie else {}
                answer = await seat_asked(client, code, NAMES[place + 5], headers)
                if who == "of a seat given up":
                    assert (answer.status_code, answer.json()["reason"]) == (403, "removed")
                else:
                    waits = {"seat": None, "queued": place}
                    assert (answer.status_code, answer.json()) == (201, waits)
                    place += 1
            again = await guests[0].sit(code, "Anna")
            assert (again.status_code, again.json()) == (201, {"seat": 0, "queued": None})
            assert not line_of(guests[0]).closed.is_set()
            assert line_of(guests[0]).table.you == 0

    asyncio.run(scenario())


async def seat_asked(
    client: httpx.AsyncClient, code: str, name: str, headers: dict[str, str]
) -> httpx.Response:
    client.cookies.clear()
    return await client.post(f"/api/tables/{code}/seats", json={"name": name}, headers=headers)
