"""Fifty may watch a table, and their number is told once a second."""

from pathlib import Path

from secret_hitler.server.tables.live import MOST_WATCHERS
from secret_hitler.server.tables.sweeper import look_after
from secret_hitler.table.protocol import messages as m
from tests.support.room import Room, Screen, run


async def crowd(room: Room, many: int, household: str) -> list[Screen]:
    screens = []
    for _ in range(many):
        screen = Screen(room, None, household=household)
        room.screens.append(screen)
        screens.append(screen)
    await room.quiet()
    return screens


def sent_away(screen: Screen) -> bool:
    return m.Closing(m.ClosingReason.CROWDED) in screen.frames


def counted(screen: Screen) -> list[int]:
    return [one.table.spectators for one in screen.frames if isinstance(one, m.TableUpdate)]


def test_the_fifty_first_of_one_household_is_sent_away(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        player = await room.look("a")
        screens = await crowd(room, MOST_WATCHERS + 1, "10.0.0.9")
        assert [sent_away(one) for one in screens] == [False] * MOST_WATCHERS + [True]
        assert not sent_away(player)

    run(tmp_path, scenario)


def test_one_household_keeps_no_other_and_no_player_out(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        screens = await crowd(room, MOST_WATCHERS, "10.0.0.9")
        (fan,) = await crowd(room, 1, "10.0.0.7")
        player = await room.look("a")
        assert [sent_away(one) for one in screens] == [False] * (MOST_WATCHERS - 1) + [True]
        assert not sent_away(fan)
        assert not sent_away(player)

    run(tmp_path, scenario)


def test_the_number_of_watchers_is_told_once_a_second(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        player = await room.look("a")
        before = counted(player)
        await crowd(room, 20, "10.0.0.9")
        assert counted(player) == before == [0]
        for _ in range(3):
            await look_after(room.tables, room.now)
            await room.quiet()
        assert counted(player) == [0, 20]

    run(tmp_path, scenario)


def test_that_a_player_is_back_is_told_at_once(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        player = await room.look("a")
        await room.look("b")
        seats = [one.table.seats for one in player.frames if isinstance(one, m.TableUpdate)]
        assert [seat[1].connected for seat in seats] == [False, True]

    run(tmp_path, scenario)
