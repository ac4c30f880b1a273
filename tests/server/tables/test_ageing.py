"""Clocks that jump, and servers that were off: that removes nothing, and what goes is kept."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from secret_hitler.record import file
from secret_hitler.server.disk.store import Store
from secret_hitler.server.tables import sweeper
from secret_hitler.server.tables.ageing import Ageing
from secret_hitler.server.tables.live import LiveTable
from secret_hitler.server.tables.sessions import Session
from secret_hitler.server.tables.sweeper import RECORDS, SETTLED, sweep
from secret_hitler.server.tables.tables import Shared, Tables
from secret_hitler.table.command_rights import Sit
from secret_hitler.table.protocol import messages as m
from tests.support.draws import by_lot
from tests.support.turns import Clock

HOUR = 3600.0
DAY = 24 * HOUR
PEOPLE = ("a", "b", "c", "d", "e")


class House:
    """Tables with a clock that can be set, next to the seconds that really pass."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = Clock()
        self.passed = 0.0

    async def boot(self, off: float = 0.0) -> None:
        """Start the server; it was off for these seconds, or the clock is wrong by them."""
        self.clock.time += off
        self.tables = Tables(Store.open(self.folder), Shared(self.clock, by_lot(1), lambda _: None))
        self.ageing = Ageing(self.tables.store, lambda: self.passed)
        await self.ageing.follow(self.clock())

    async def off(self) -> None:
        self.tables.store.close()

    async def live(self, seconds: float) -> None:
        """Time passes, and the sweeper comes."""
        self.clock.time += seconds
        self.passed += seconds
        await self.ageing.follow(self.clock())
        await sweep(self.tables, self.clock(), self.ageing.ran)

    async def jump(self, seconds: float) -> None:
        """Somebody sets the clock."""
        self.clock.time += seconds
        await self.ageing.follow(self.clock())

    async def stages(self) -> list[str]:
        return sorted(entry.stage for entry in await self.tables.store.entries())

    async def seated(self) -> LiveTable:
        live = await self.tables.make(Session("a"))
        for number, person in enumerate(PEOPLE):
            await self.tables.seat(live, Session(person), Sit(f"P{number}"))
        return live

    async def playing(self) -> LiveTable:
        live = await self.seated()
        await self.tables.obey(live, "a", m.Start())
        for person in PEOPLE:
            await self.tables.obey(live, person, m.Looked())
        return live

    async def ended(self) -> LiveTable:
        live = await self.playing()
        await self.break_off(live)
        return live

    async def break_off(self, live: LiveTable) -> None:
        await self.tables.obey(live, "a", m.Ask(m.Topic.ABORT))
        for person in ("b", "c"):
            await self.tables.obey(live, person, m.Consent(live.table.questions[0].number))

    async def all_kinds(self) -> None:
        """A lobby with people, a running game and an ended one, which nobody has open."""
        for live in (await self.seated(), await self.playing(), await self.ended()):
            live.visited = False


KINDS = ["ended", "lobby", "playing"]


def run(folder: Path, scenario: Callable[[House], Awaitable[None]]) -> None:
    async def inside() -> None:
        house = House(folder)
        await house.boot()
        await scenario(house)
        await house.off()

    asyncio.run(inside())


@pytest.mark.parametrize("days", [31, 500, -500, 20_000])
def test_a_clock_that_is_wrong_at_a_start_or_is_set_later_removes_nothing(
    tmp_path: Path, days: int
) -> None:
    async def scenario(house: House) -> None:
        await house.all_kinds()
        await house.off()
        await house.boot(days * DAY)
        await house.live(2 * HOUR)
        await house.seated()  # somebody comes while the clock is wrong
        assert await house.stages() == sorted([*KINDS, "lobby"])
        await house.jump(-days * DAY)
        await house.live(HOUR)
        await house.off()
        await house.boot()
        await house.live(2 * HOUR)
        assert await house.stages() == sorted([*KINDS, "lobby"])

    run(tmp_path, scenario)


def test_ages_go_on_after_a_jump_where_they_stood(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        await house.ended()
        for day in range(30):
            await house.live(0.9 * DAY)
            await house.seated()  # the house is used
            if day == 10:
                await house.jump(400 * DAY)
        assert "ended" in await house.stages()
        await house.live(1.5 * DAY)
        await house.seated()
        await house.live(2 * DAY)
        assert "ended" not in await house.stages()

    run(tmp_path, scenario)


def test_nothing_goes_in_the_first_hour_and_nothing_if_nobody_was_there_for_days(
    tmp_path: Path,
) -> None:
    async def scenario(house: House) -> None:
        await house.all_kinds()
        await house.live(40 * DAY)
        assert await house.stages() == KINDS  # nobody was there for days
        await house.off()
        await house.boot(HOUR)
        await house.seated()
        await house.live(SETTLED - 1)
        assert await house.stages() == ["ended", "lobby", "lobby", "playing"]
        await house.live(1)
        assert "ended" in await house.stages()  # the days nobody was there count for nothing
        for _ in range(31):
            await house.live(DAY)
            await house.seated()
        assert "ended" not in await house.stages()
        assert "playing" in await house.stages()

    run(tmp_path, scenario)


async def grow_old(house: House) -> None:
    for _ in range(32):
        await house.live(DAY)
        (await house.seated()).visited = False


def test_what_goes_is_named_in_the_log_and_its_games_can_be_replayed(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        live = await house.ended()
        for person in PEOPLE:
            await house.tables.obey(live, person, m.Rematch())
        await house.tables.obey(live, "a", m.Start())
        for person in PEOPLE:
            await house.tables.obey(live, person, m.Looked())
        await house.break_off(live)
        assert (live.table.games, live.table.stage) == (2, m.Stage.ENDED)
        live.visited = False
        with capture_logs() as logged:
            await grow_old(house)
        named = [one for one in logged if one.get("code") == live.table.code]
        assert len(named) == 1
        assert (named[0]["stage"], named[0]["records"]) == ("ended", 2)
        kept = sorted((tmp_path / RECORDS).glob(f"*-{live.table.code}-*.jsonl"))
        assert [path.stem[-1] for path in kept] == ["1", "2"]
        for path in kept:
            record = file.read(path)
            assert (record.ruleset.players, record.names) == (5, ())
            assert path.stat().st_mode & 0o077 == 0

    run(tmp_path, scenario)


def test_a_table_whose_record_cannot_be_kept_stays(tmp_path: Path) -> None:
    (tmp_path / RECORDS).write_text("in the way")

    async def scenario(house: House) -> None:
        (await house.ended()).visited = False
        await grow_old(house)
        assert "ended" in await house.stages()
        (tmp_path / RECORDS).unlink()
        await house.live(HOUR)
        assert "ended" not in await house.stages()

    run(tmp_path, scenario)


def test_an_unfinished_game_gives_way_in_a_crowded_house_alone_and_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        live = await house.playing()
        live.visited = False
        await grow_old(house)
        assert "playing" in await house.stages()
        monkeypatch.setattr(sweeper, "_CROWDED", 1)
        await house.live(HOUR)
        assert "playing" not in await house.stages()
        (kept,) = (tmp_path / RECORDS).iterdir()
        assert live.table.code in kept.name
        assert file.read(kept).ruleset.players == 5

    run(tmp_path, scenario)
