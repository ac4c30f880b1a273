"""The TV has no seat: it sees what a spectator sees, whatever its cookie; phones notice nothing."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import get_args

import pytest

from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from tests.support.clients import (
    Guest,
    Line,
    Server,
    begin,
    line_of,
    party,
    play_out,
    serving_house,
)
from tests.support.commands import COMMANDS, asked

TV = m.Hello(m.PROTOCOL, tv=True)
Scenario = Callable[[Server, str, list[Guest]], Awaitable[None]]


def run(folder: Path, scenario: Scenario) -> None:
    async def served() -> None:
        async with serving_house(folder) as server, party(server, 2, bots=3) as (code, guests):
            await scenario(server, code, guests)

    asyncio.run(served())


@asynccontextmanager
async def television(
    server: Server, code: str, cookie_of: Guest | None = None
) -> AsyncIterator[Line]:
    """A TV page, in the browser of this guest or in one without a seat."""
    screen = Guest(server)
    if cookie_of is not None:
        screen.http.cookies = cookie_of.http.cookies
    yield await screen.open(code, TV)
    await screen.leave()


def test_a_tv_is_counted_as_one_and_not_as_a_watcher(tmp_path: Path) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        host = line_of(guests[0])
        async with television(server, code) as tv, television(server, code, guests[0]):
            await host.until(lambda line: line.table.tvs == 2)
            assert (host.table.spectators, tv.table.spectators) == (0, 0)
        await host.until(lambda line: line.table.tvs == 0)

    run(tmp_path, scenario)


def test_a_tv_in_a_player_s_browser_leaves_the_phone_its_seat_and_its_line(tmp_path: Path) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        phone = line_of(guests[0])
        async with television(server, code, guests[0]) as tv:
            assert (tv.table.you, tv.table.yours, tv.table.queued) == (None, (), None)
            assert tv.table.seats[0].connected
            await begin(guests)
            await play_out(guests)
            await tv.until(lambda line: line.table.stage is m.Stage.ENDED)
            assert not phone.closed.is_set()
            assert phone.count(m.Closing) == 0

    run(tmp_path, scenario)


def test_a_player_whose_browser_only_shows_the_tv_is_not_here(tmp_path: Path) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        async with television(server, code, guests[1]):
            await line_of(guests[1]).close()
            await line_of(guests[0]).until(lambda line: not line.table.seats[1].connected)

    run(tmp_path, scenario)


def test_a_tv_is_told_what_a_watcher_is_told_and_nothing_else(tmp_path: Path) -> None:
    """Byte for byte, but for what the host's cookie would add: that is nothing."""

    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        watcher = Guest(server)
        seen = await watcher.open(code)
        async with television(server, code, guests[0]) as tv:
            await seen.until(lambda line: line.table.tvs == 1)
            since = len(seen.raw)
            await begin(guests)
            await play_out(guests)
            for line in (tv, seen):
                await line.until(lambda line: line.table.stage is m.Stage.ENDED)
            assert updates(tv) == updates(seen)
            assert len(updates(tv)) > 20
            assert len(seen.raw) > since
        await watcher.leave()

    run(tmp_path, scenario)


def updates(line: Line) -> list[m.Update]:
    """The newest update of each step: how many a line was sent depends on timing."""
    newest = {one.step: one for one in line.heard if isinstance(one, m.Update)}
    return [msg for _, msg in sorted(newest.items())]


@pytest.mark.parametrize("kind", [kind for kind in get_args(m.AnyCommand) if kind is not m.Hello])
def test_a_tv_may_ask_for_nothing(tmp_path: Path, kind: type) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        async with television(server, code, guests[0]) as tv:
            assert await asked(tv, COMMANDS[kind][0]) is Refusal.NOT_SEATED

    run(tmp_path, scenario)


def test_what_once_was_a_tv_remains_one(tmp_path: Path) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        async with television(server, code, guests[0]) as tv:
            heard = tv.count(m.TableUpdate)
            await tv.say(m.Hello(m.PROTOCOL))
            await tv.until(lambda line: line.count(m.TableUpdate) > heard)
            assert tv.table.you is None
            assert await asked(tv, m.AddBot()) is Refusal.NOT_SEATED
            assert not line_of(guests[0]).closed.is_set()

    run(tmp_path, scenario)


def test_a_tv_that_is_replaced_picks_up_where_the_game_is(tmp_path: Path) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        async with television(server, code) as first:
            await begin(guests)
            await first.until(lambda line: line.count(m.Update) > 0)
        async with television(server, code) as second:
            await second.until(lambda line: line.count(m.Update) > 0)
            assert second.update.board == line_of(guests[0]).update.board
            assert second.update.step == line_of(guests[0]).update.step

    run(tmp_path, scenario)
