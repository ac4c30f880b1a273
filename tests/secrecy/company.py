"""A table with everybody who may come to it: seats, bots, spectators, and strangers."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import httpx
import msgspec

from secret_hitler.engine.terms import Seat
from secret_hitler.table.protocol import messages as m
from tests.support.clients import NAMES, Guest, Server, is_over, line_of, play_on

from .chatter import talk_on, watch_on

ONLOOKERS = ("watcher", "fan", "removed", "foreign", "television")
VOICE = "https://voice.example/evening"
KINDS = (m.BotKind.CAREFUL, m.BotKind.RANDOM)


class Company:
    """Who is there, and what each of them was told."""

    def __init__(self, code: str, people: list[Guest], onlookers: dict[str, Guest]) -> None:
        self.code = code
        self.people = people
        self.onlookers = onlookers
        """A watcher without a cookie, one who talks to those who watch, one whose seat was taken
        away, a guest of another table, and a TV in the very browser of the first seat."""

    def everybody(self) -> dict[str, Guest]:
        return {**{str(seat): one for seat, one in enumerate(self.people)}, **self.onlookers}

    def streams(self) -> dict[str, list[str]]:
        """By viewer, every frame from the moment on when the viewer became what it is."""
        return {who: line_of(guest).raw for who, guest in self.everybody().items()}


@asynccontextmanager
async def company(server: Server, people: int, bots: int) -> AsyncIterator[Company]:
    """A lobby in which everybody has a connection; nothing has begun."""
    guests = [Guest(server) for _ in range(people)]
    onlookers = {who: Guest(server) for who in ONLOOKERS}
    code = await guests[0].make_table()
    for guest, name in zip(guests, NAMES, strict=False):
        assert (await guest.sit(code, name)).status_code == 201
        await guest.open(code)
    await _arrive(code, guests[0], onlookers, people)
    host = line_of(guests[0])
    for number in range(bots):
        await host.say(m.AddBot(KINDS[number % len(KINDS)]))
    await host.until(lambda line: len(line.table.seats) == people + bots)
    try:
        yield Company(code, guests, onlookers)
    finally:
        await asyncio.gather(*(guest.leave() for guest in (*guests, *onlookers.values())))


async def _arrive(code: str, host: Guest, onlookers: dict[str, Guest], people: int) -> None:
    """The onlookers come, and one of them loses a seat that it had."""
    removed, foreign, television = (onlookers[who] for who in ("removed", "foreign", "television"))
    television.http.cookies = host.http.cookies
    assert (await onlookers["fan"].watch(code)).status_code == 201
    elsewhere = await foreign.make_table()
    assert (await foreign.sit(elsewhere, "Xaver")).status_code == 201
    assert (await removed.sit(code, "Wanda")).status_code == 201
    for guest in onlookers.values():
        await guest.open(code, m.Hello(m.PROTOCOL, tv=guest is television))
    await line_of(host).say(m.RemoveSeat(Seat(people)))
    await line_of(removed).until(lambda line: line.table.you is None)


async def play(here: Company, seed: int) -> None:
    """A game that has begun, by chance, with all that is said meanwhile; all see its end."""
    await line_of(here.people[0]).say(m.SetVoice(VOICE))
    async with asyncio.TaskGroup() as tasks:
        for number, guest in enumerate(here.people):
            tasks.create_task(play_on(guest, random.Random(f"{seed}:{number}")))
            talk = random.Random(f"{seed}:{number}:talk")
            tasks.create_task(talk_on(line_of(guest), talk, is_over))
        fan = line_of(here.onlookers["fan"])
        await fan.until(lambda line: line.count(m.Update) > 0)
        tasks.create_task(watch_on(fan, is_over))
    for guest in here.everybody().values():
        await line_of(guest).until(is_over)


class Probe(msgspec.Struct, frozen=True):
    """One answer to an HTTP request."""

    who: str
    path: str
    answer: httpx.Response

    def text(self) -> str:
        """The whole answer, headers included."""
        return f"{self.answer.status_code} {dict(self.answer.headers)} {self.answer.text}"


DOORS = ("/api/health", "/metrics", "/", "/api/tables", "/no/such/page")
TABLE_DOORS = ("", "/record", "/qr.svg", "/qr.svg?end=true", "/nothing")


async def ask_everywhere(here: Company) -> list[Probe]:
    """Make every request with everybody's cookie."""
    paths = (*DOORS, *(f"/api/tables/{here.code}{rest}" for rest in TABLE_DOORS))
    probes: list[Probe] = []
    for who, guest in here.everybody().items():
        for path in paths:
            probes.append(Probe(who, path, await guest.http.get(path)))
            await asyncio.sleep(0.02)  # the game is what the machine is busy with
    return probes


async def probe(here: Company) -> list[Probe]:
    """Ask again and again, and once after the end."""
    lines = [line_of(guest) for guest in here.everybody().values()]
    probes: list[Probe] = []
    last = False
    while not last:
        last = all(is_over(line) for line in lines)
        probes += await ask_everywhere(here)
    return probes


Path = tuple[str, ...]


def leaves(value: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """Every value in a JSON document with its path of keys; lists are left out."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner, path)
    else:
        yield path, value


def frames(raw: list[str]) -> list[dict[str, object]]:
    """Frames as documents."""
    return [json.loads(one) for one in raw]
