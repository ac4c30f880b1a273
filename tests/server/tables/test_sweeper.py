import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from secret_hitler.engine.terms import Seat
from secret_hitler.server.disk.store import Store
from secret_hitler.server.disk.transactions import EMPTY, TableListing
from secret_hitler.server.tables.live import LiveTable
from secret_hitler.server.tables.sessions import Session
from secret_hitler.server.tables.sweeper import is_over, look_after, sweep
from secret_hitler.server.tables.tables import Shared, Tables
from secret_hitler.table.command_rights import AskToMove, Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import ClosingReason
from secret_hitler.table.table import host_seat
from tests.support.draws import by_lot
from tests.support.turns import NOON, Clock

DAY = 24 * 3600.0
PEOPLE = ("a", "b", "c", "d", "e")


class Page:
    """A viewer of a table."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.tv = False
        self.household = ""
        self.woken = 0
        self.nudges: list[Seat] = []
        self.closed: list[ClosingReason] = []

    def wake(self) -> None:
        self.woken += 1

    def nudge(self, by: Seat) -> None:
        self.nudges.append(by)

    def close(self, reason: ClosingReason) -> None:
        self.closed.append(reason)


@asynccontextmanager
async def house_in(folder: Path, clock: Clock) -> AsyncIterator[Tables]:
    store = Store.open(folder)
    try:
        yield Tables(store, Shared(clock, by_lot(1), lambda _: None))
    finally:
        store.close()


def run(folder: Path, scenario: Callable[[Tables, Clock], Awaitable[None]]) -> None:
    async def inside() -> None:
        clock = Clock()
        async with house_in(folder, clock) as tables:
            await scenario(tables, clock)

    asyncio.run(inside())


async def seated(tables: Tables, *people: str, bots: int = 0) -> tuple[LiveTable, list[Page]]:
    live = await tables.make(Session(people[0]))
    pages = []
    for number, person in enumerate(people):
        await tables.seat(live, Session(person), Sit(f"P{number}"))
        pages.append(Page(person))
        live.enter(pages[-1])
    for _ in range(bots):
        await tables.obey(live, people[0], m.AddBot())
    return live, pages


async def later(tables: Tables, clock: Clock, seconds: float) -> None:
    clock.time += seconds
    await look_after(tables, clock())


def test_a_host_gone_for_a_minute_in_the_lobby_is_followed_by_the_next_seated_person(
    tmp_path: Path,
) -> None:
    async def scenario(tables: Tables, clock: Clock) -> None:
        live, pages = await seated(tables, "a", "b", "c", bots=2)
        live.leave(pages[0])
        live.leave(pages[1])
        await later(tables, clock, 0)
        await later(tables, clock, 59)
        assert host_seat(live.table) == 0
        await later(tables, clock, 1)
        assert host_seat(live.table) == 2  # seat 1 is away too

    run(tmp_path, scenario)


def test_a_host_who_comes_back_within_the_minute_stays_host(tmp_path: Path) -> None:
    async def scenario(tables: Tables, clock: Clock) -> None:
        live, pages = await seated(tables, "a", "b")
        live.leave(pages[0])
        await later(tables, clock, 0)
        await later(tables, clock, 59)
        live.enter(pages[0])
        await later(tables, clock, 1)
        live.leave(pages[0])
        await later(tables, clock, 1)
        await later(tables, clock, 59)
        assert host_seat(live.table) == 0
        await later(tables, clock, 1)
        assert host_seat(live.table) == 1

    run(tmp_path, scenario)


def test_a_running_game_keeps_its_host(tmp_path: Path) -> None:
    async def scenario(tables: Tables, clock: Clock) -> None:
        live, pages = await seated(tables, "a", "b", bots=3)
        await tables.obey(live, "a", m.Start())
        for person in ("a", "b"):
            await tables.obey(live, person, m.Looked())
        assert live.table.stage is m.Stage.PLAYING
        live.leave(pages[0])
        await later(tables, clock, 0)
        await later(tables, clock, 10_000)
        assert host_seat(live.table) == 0

    run(tmp_path, scenario)


RUNGS = {
    None: ((29, 0), (1, 1), (1, 0), (29, 1), (89, 0), (1, 1), (1000, 0)),
    40: ((29, 0), (1, 1), (9, 0), (1, 1), (1, 0), (1000, 0)),
}
"""By the clock of the table: seconds that pass, and whether everybody is told something new."""


@pytest.mark.parametrize("seconds", RUNGS)
def test_each_rung_of_the_ladder_is_told_once_and_nothing_is_chosen(
    tmp_path: Path, seconds: int | None
) -> None:
    async def scenario(tables: Tables, clock: Clock) -> None:
        live, pages = await seated(tables, "a", "b", bots=3)
        await tables.obey(live, "a", m.SetOptions(m.Options(clock=seconds)))
        await tables.obey(live, "a", m.Start())
        for person in ("a", "b"):
            await tables.obey(live, person, m.Looked())
        table = live.table
        for passed, reminders in RUNGS[seconds]:
            pages[1].woken = 0
            await later(tables, clock, passed)
            assert pages[1].woken == reminders, (passed, clock())
        assert live.table is table

    run(tmp_path, scenario)


def test_nothing_happens_to_a_table_that_nobody_is_at(tmp_path: Path) -> None:
    """It is not paused, nobody is replaced, and days later the game goes on where it was."""

    async def scenario(tables: Tables, clock: Clock) -> None:
        live, pages = await seated(tables, "a", "b", bots=3)
        await tables.obey(live, "a", m.Start())
        for page in pages:
            live.leave(page)
        table = live.table
        for days in range(7):
            clock.time += DAY * min(days, 1)
            await later(tables, clock, 1)
            await sweep(tables, clock(), DAY)
        again = await tables.find(table.code)
        assert again is not None
        assert again.table == table

    run(tmp_path, scenario)


async def ended(tables: Tables) -> tuple[LiveTable, list[Page]]:
    """A table of five people whose first game is over: they broke it off."""
    live, pages = await seated(tables, *PEOPLE)
    await tables.obey(live, "a", m.Start())
    await tables.obey(live, "a", m.Ask(m.Topic.ABORT))
    number = live.table.questions[0].number
    for person in ("b", "c"):
        await tables.obey(live, person, m.Consent(number))
    assert live.table.stage is m.Stage.ENDED
    return live, pages


def test_the_next_game_is_dealt_three_seconds_after_all_are_ready(tmp_path: Path) -> None:
    async def scenario(tables: Tables, clock: Clock) -> None:
        live, _ = await ended(tables)
        for person in PEOPLE:
            await tables.obey(live, person, m.Rematch())
        await later(tables, clock, 2)
        assert live.table.games == 1
        await later(tables, clock, 1)
        assert (live.table.games, live.table.stage) == (2, m.Stage.ENVELOPES)

    run(tmp_path, scenario)


def test_who_is_not_ready_after_all_stops_the_next_game(tmp_path: Path) -> None:
    async def scenario(tables: Tables, clock: Clock) -> None:
        live, _ = await ended(tables)
        for person in PEOPLE:
            await tables.obey(live, person, m.Rematch())
        await later(tables, clock, 2)
        await tables.obey(live, "c", m.Rematch(ready=False))
        await later(tables, clock, 60)
        assert live.table.games == 1

    run(tmp_path, scenario)


def test_what_has_had_its_time() -> None:
    lobby, ended, playing = m.Stage.LOBBY.value, m.Stage.ENDED.value, m.Stage.PLAYING.value
    envelopes = m.Stage.ENVELOPES.value
    cases = (
        (EMPTY, 0.0, 0.0, 599 / DAY, False),
        (EMPTY, 0.0, 0.0, 601 / DAY, True),
        (EMPTY, 0.0, 1.0, 1 + 599 / DAY, False),
        (lobby, 0.0, 0.0, 0.9, False),
        (lobby, 0.0, 0.0, 1.1, True),
        (lobby, 0.0, 5.0, 5.5, False),
        (playing, 0.0, 0.0, 29.9, False),
        (playing, 0.0, 0.0, 400.0, False),
        (playing, 0.0, 20.0, 49.0, False),
        (envelopes, 0.0, 0.0, 400.0, False),
        (ended, 0.0, 0.0, 29.9, False),
        (ended, 0.0, 29.0, 30.1, True),
    )
    for stage, acted, opened, now, over in cases:
        entry = TableListing(1, "BCDF", stage, acted * DAY, opened * DAY)
        assert is_over(entry, now * DAY) is over, (stage, acted, opened, now)


def test_old_tables_are_removed_and_open_ones_stay(tmp_path: Path) -> None:
    async def scenario(tables: Tables, clock: Clock) -> None:
        old, gone = await seated(tables, "a")
        old.leave(gone[0])
        watched, pages = await seated(tables, "b")
        await sweep(tables, clock(), DAY)
        clock.time += 1.5 * DAY
        await sweep(tables, clock(), DAY)
        assert await tables.find(old.table.code) is None
        assert await tables.find(watched.table.code) is watched
        watched.leave(pages[0])
        clock.time += 0.9 * DAY
        await sweep(tables, clock(), DAY)
        assert await tables.find(watched.table.code) is watched
        clock.time += 0.2 * DAY
        await sweep(tables, clock(), DAY)
        assert await tables.find(watched.table.code) is None
        assert await tables.store.entries() == ()

    run(tmp_path, scenario)


@pytest.mark.parametrize("emptied", [False, True])
def test_a_lobby_in_which_nobody_sits_goes_after_ten_minutes(tmp_path: Path, emptied: bool) -> None:
    async def scenario(tables: Tables, clock: Clock) -> None:
        live = await tables.make(Session("a"))
        if emptied:
            await tables.seat(live, Session("a"), Sit("Anna"))
            await tables.obey(live, "a", m.AddBot())
            for seat in (1, 0):
                await tables.obey(live, "a", m.RemoveSeat(Seat(seat)))
        clock.time += 599
        await sweep(tables, clock(), DAY)
        assert await tables.find(live.table.code) is live
        clock.time += 2
        await sweep(tables, clock(), DAY)
        assert await tables.find(live.table.code) is None

    run(tmp_path, scenario)


@pytest.mark.parametrize("there", ["a screen", "a player", "a player who waits", "a game"])
def test_a_table_that_somebody_uses_stays(tmp_path: Path, there: str) -> None:
    async def scenario(tables: Tables, clock: Clock) -> None:
        if there == "a screen":
            live = await tables.make(Session("a"))
            live.enter(Page(None))
        else:
            live, pages = await seated(tables, "a", bots=9)
            live.leave(pages[0])
            if there == "a player who waits":
                await tables.seat(live, Session("b"), Sit("Ben"))
            elif there == "a game":
                await tables.obey(live, "a", m.Start())
        for _ in range(3):
            clock.time += 601
            await sweep(tables, clock(), DAY)
        assert await tables.find(live.table.code) is not None

    run(tmp_path, scenario)


def test_what_another_process_wrote_is_seen_within_a_second(tmp_path: Path) -> None:
    """An operator removes one table, and writes a row of another one."""

    async def scenario(tables: Tables, clock: Clock) -> None:
        gone, pages = await seated(tables, "a")
        kept, _ = await seated(tables, "b")
        async with house_in(tmp_path, clock) as others:
            again = await others.find(kept.table.code)
            assert again is not None
            await others.seat(again, Session("c"), Sit("Cleo"))
            await others.store.remove(gone.id)
        assert kept.seat("c") is None
        await later(tables, clock, 1)
        assert kept.seat("c") == Seat(1)
        assert pages[0].closed == [ClosingReason.REMOVED]
        assert await tables.find(gone.table.code) is None

    run(tmp_path, scenario)


def test_what_this_process_wrote_is_not_read_again(tmp_path: Path) -> None:
    async def scenario(tables: Tables, _: Clock) -> None:
        await seated(tables, "a")
        assert not await tables.store.others_wrote()

    run(tmp_path, scenario)


def test_a_short_visit_keeps_a_table_too(tmp_path: Path) -> None:
    async def scenario(tables: Tables, clock: Clock) -> None:
        live, pages = await seated(tables, "a")
        live.leave(pages[0])
        await sweep(tables, clock(), DAY)
        clock.time += 0.9 * DAY
        live.enter(pages[0])
        live.leave(pages[0])
        await sweep(tables, clock(), DAY)
        clock.time += 0.9 * DAY
        await sweep(tables, clock(), DAY)
        assert await tables.find(live.table.code) is live

    run(tmp_path, scenario)


def test_cookies_are_forgotten_when_browsers_have_forgotten_them(tmp_path: Path) -> None:
    async def scenario(tables: Tables, clock: Clock) -> None:
        session = await tables.session(None)
        assert session.fresh is not None
        await tables.keep(session)
        clock.time += 399 * DAY
        await sweep(tables, clock(), DAY)
        assert await tables.session(session.fresh) == Session(session.person)
        clock.time += 2 * DAY
        await sweep(tables, clock(), DAY)
        assert (await tables.session(session.fresh)).person != session.person

    run(tmp_path, scenario)


@pytest.mark.parametrize("in_memory", [True, False])
def test_a_clock_that_was_wrong_makes_no_player_a_stranger(tmp_path: Path, in_memory: bool) -> None:
    """The machine boots in 1970; later it learns the time. The cookies of a game in play stay."""

    async def scenario(tables: Tables, clock: Clock) -> None:
        clock.time = 100.0
        player, moved, idle = [await tables.session(None) for _ in range(3)]
        for session in (player, moved, idle):
            await tables.keep(session)
        live, pages = await seated(tables, player.person, "b", bots=3)
        await tables.obey(live, player.person, m.Start())
        await tables.obey(live, moved.person, AskToMove(Seat(1)))
        [question] = live.table.questions
        await tables.obey(live, "b", m.ShowDigits(question.number))
        digits = live.table.questions[0].digits
        assert digits is not None
        await tables.obey(live, moved.person, m.TypeDigits(question.number, digits))
        if not in_memory:
            for page in pages:
                live.leave(page)
            tables.forget(live)
        await sweep(tables, clock(), DAY)  # it was here in 1970
        clock.time = 500 * DAY
        await tables.store.opened([live.id], clock())  # whether the table is kept is not asked here
        await sweep(tables, clock(), DAY)
        for session in (player, moved):
            assert await tables.session(session.fresh) == Session(session.person)
        assert (await tables.session(idle.fresh)).person != idle.person

    run(tmp_path, scenario)


def test_a_table_that_nobody_looks_at_is_on_disk_only_until_somebody_comes(tmp_path: Path) -> None:
    async def scenario(tables: Tables, clock: Clock) -> None:
        live, pages = await seated(tables, "a", "b")
        code, table = live.table.code, live.table
        for page in pages:
            live.leave(page)
        await later(tables, clock, 0)
        await later(tables, clock, 601)
        assert tables.in_memory == {}
        again = await tables.find(code)
        assert again is not None
        assert again is not live
        assert again.table == table

    run(tmp_path, scenario)


def test_who_is_at_a_removed_table_is_told(tmp_path: Path) -> None:
    async def scenario(tables: Tables, clock: Clock) -> None:
        live, pages = await seated(tables, "a")
        tables.forget(live)
        assert pages[0].closed == [ClosingReason.REMOVED]
        assert clock() == NOON
        assert live.seat("a") == Seat(0)

    run(tmp_path, scenario)
