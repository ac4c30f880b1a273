"""How many of a table may come from one address."""

import asyncio
from pathlib import Path

from secret_hitler.engine.terms import Seat
from secret_hitler.server.tables.live import LiveTable
from secret_hitler.server.tables.sessions import Session
from secret_hitler.server.tables.tables import Tables
from secret_hitler.table.command_rights import Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.seats.queue import MOST_WAITING
from tests.support.offline import house_on

HOME, FAR, OTHER = "192.0.2.1", "198.51.100.7", "203.0.113.9"


class House:
    """A table whose host sits at home, and everybody who tries to come."""

    def __init__(self, tables: Tables, live: LiveTable) -> None:
        self.tables, self.live, self.number = tables, live, 0

    async def come(self, home: str) -> m.Refusal | None:
        """Somebody new sits down, from this address."""
        self.number += 1
        person, name = f"guest {self.number}", f"G{self.number}"
        handled = await self.tables.seat(self.live, Session(person), Sit(name), home)
        assert not isinstance(handled.reply, m.Rejected)
        return None if handled.reply is None else handled.reply.reason


def run(folder: Path, scenario: object) -> None:
    async def inside() -> None:
        tables = house_on(folder, 1)
        live = await tables.make(Session("host"))
        await tables.seat(live, Session("host"), Sit("Host"), HOME)
        await scenario(House(tables, live))  # type: ignore[operator]  # a scenario
        tables.store.close()

    asyncio.run(inside())


def test_one_address_leaves_two_places_in_line(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        came = [await house.come(FAR) for _ in range(9 + MOST_WAITING)]
        assert came == [None] * (9 + 8) + [m.Refusal.TABLE_FULL] * 2
        assert [await house.come(OTHER) for _ in range(3)] == [None, None, m.Refusal.TABLE_FULL]
        assert len(house.live.table.queue) == MOST_WAITING

    run(tmp_path, scenario)


def test_an_address_that_has_its_share_makes_room_for_those_who_wait(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        assert [await house.come(FAR) for _ in range(9)] == [None] * 9
        assert await house.come(OTHER) is None
        assert await house.come(FAR) is m.Refusal.TABLE_FULL
        assert await house.come(OTHER) is None

    run(tmp_path, scenario)


def test_whoever_is_at_the_hosts_address_is_never_counted(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        assert [await house.come(HOME) for _ in range(9 + MOST_WAITING)] == [None] * 19

    run(tmp_path, scenario)


def test_who_was_removed_does_not_come_back_with_another_cookie(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        await house.come(FAR)
        await house.come(FAR)
        await house.tables.obey(house.live, "host", m.RemoveSeat(Seat(1)))
        assert await house.come(FAR) is m.Refusal.REMOVED
        assert await house.come(OTHER) is None
        sitting = await house.tables.seat(house.live, Session("guest 2"), Sit("G2"), FAR)
        assert sitting.reply is None  # who sits already is not asked
        await house.tables.obey(house.live, "host", m.LetBack("G1"))
        assert await house.come(FAR) is None

    run(tmp_path, scenario)


def test_who_was_removed_from_the_hosts_home_keeps_nobody_else_out(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        await house.come(HOME)
        await house.tables.obey(house.live, "host", m.RemoveSeat(Seat(1)))
        assert await house.come(HOME) is None

    run(tmp_path, scenario)
