import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from secret_hitler.engine.terms import Seat
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from tests.support.clients import Guest, Line, begin, line_of, party, serving_house
from tests.support.commands import asked
from tests.support.turns import Clock

AWAITED, FRIEND, OTHER = Seat(2), Seat(0), Seat(1)


def run(folder: Path, scenario: Callable[[Clock, list[Line]], Awaitable[None]]) -> None:
    """Five people have waited for a minute for one of them to nominate."""

    async def served() -> None:
        clock = Clock()
        async with serving_house(folder, now=clock) as server, party(server, 5) as (_, guests):
            await line_of(guests[0]).say(m.SetOptions(m.Options(first_candidate=AWAITED)))
            await begin(guests)
            clock.time += 60
            await scenario(clock, [line_of(guest) for guest in guests])

    asyncio.run(served())


def test_a_reminder_comes_to_the_one_whom_the_table_waits_for_and_to_nobody_else(
    tmp_path: Path,
) -> None:
    async def scenario(clock: Clock, lines: list[Line]) -> None:
        await lines[FRIEND].say(m.Nudge(AWAITED))
        await lines[AWAITED].until(lambda line: line.count(m.Nudged) == 1)
        assert lines[AWAITED].last(m.Nudged) == m.Nudged(FRIEND)
        assert await asked(lines[FRIEND], m.Nudge(FRIEND)) is Refusal.NO_SUCH_SEAT
        assert sum(line.count(m.Nudged) for line in lines) == 1

    run(tmp_path, scenario)


def test_each_may_remind_once_in_half_a_minute(tmp_path: Path) -> None:
    async def scenario(clock: Clock, lines: list[Line]) -> None:
        for sender, before in ((FRIEND, 0), (OTHER, 1)):
            await lines[sender].say(m.Nudge(AWAITED))
            await lines[AWAITED].until(lambda line, n=before: line.count(m.Nudged) > n)  # type: ignore[misc]
            assert await asked(lines[sender], m.Nudge(AWAITED)) is Refusal.TOO_FAST
        clock.time += 29.9
        assert await asked(lines[FRIEND], m.Nudge(AWAITED)) is Refusal.TOO_FAST
        clock.time += 0.1
        await lines[FRIEND].say(m.Nudge(AWAITED))
        await lines[AWAITED].until(lambda line: line.count(m.Nudged) == 3)

    run(tmp_path, scenario)


def test_a_reminder_that_is_refused_counts_for_nothing(tmp_path: Path) -> None:
    async def scenario(clock: Clock, lines: list[Line]) -> None:
        clock.time -= 1
        assert await asked(lines[FRIEND], m.Nudge(AWAITED)) is Refusal.TOO_EARLY
        clock.time += 1
        await lines[FRIEND].say(m.Nudge(AWAITED))
        await lines[AWAITED].until(lambda line: line.count(m.Nudged) == 1)

    run(tmp_path, scenario)


def test_who_is_reminded_while_away_finds_no_reminder(tmp_path: Path) -> None:
    async def served() -> None:
        clock = Clock()
        async with serving_house(tmp_path, now=clock) as server, party(server, 5) as (code, guests):
            await line_of(guests[0]).say(m.SetOptions(m.Options(first_candidate=AWAITED)))
            await begin(guests)
            clock.time += 60
            await line_of(guests[AWAITED]).close()
            friend = line_of(guests[FRIEND])
            await friend.say(m.Nudge(AWAITED))
            assert await asked(friend, m.Nudge(AWAITED)) is Refusal.TOO_FAST
            back = await _back(guests[AWAITED], code)
            assert back.count(m.Nudged) == 0

    asyncio.run(served())


async def _back(guest: Guest, code: str) -> Line:
    line = await guest.open(code)
    await line.until(lambda line: line.count(m.Update) > 0)
    return line
