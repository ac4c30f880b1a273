"""When a socket is sent something: talk speeds up nothing for viewers who may not read it."""

import random
from pathlib import Path

import pytest

from secret_hitler.engine.actions import BALLOTS
from secret_hitler.record.talk import Line
from secret_hitler.server.tables import sweeper
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Channel
from tests.support.offline import PEOPLE, game_of, next_act
from tests.support.room import Room, run

WATCHER = "watcher"


async def swept(room: Room) -> None:
    """Have the sweeper check how long the table has waited."""
    sweeper._remind(room.live, room.now)
    await room.quiet()


async def execute(room: Room) -> str:
    """Play at random to an execution, until the next nomination is due; return the player."""
    rng = random.Random(9)
    while all(game_of(room.live).board.alive):
        await room.tables.obey(room.live, *next_act(room.live, rng))
    assert room.live.table.stage is m.Stage.PLAYING
    return PEOPLE[game_of(room.live).board.alive.index(False)]


@pytest.mark.parametrize("channel", [Channel.SPECTATORS, Channel.EXECUTED])
def test_a_line_that_one_may_not_read_lets_no_status_leave_earlier(
    tmp_path: Path, channel: Channel
) -> None:
    """The table waits two rungs longer, as the sweeper says, not anybody's talk."""

    async def scenario(room: Room) -> None:
        dead = await execute(room)
        speaker = WATCHER if channel is Channel.SPECTATORS else dead
        outside = [person for person in PEOPLE if person != dead]
        screens = [await room.look(person) for person in outside]
        screens.append(await room.look(None, tv=True))
        reader = await room.look(speaker)
        known = [len(screen.frames) for screen in screens]
        room.now += 35.0
        await room.say(speaker, "psst", channel)
        assert [one.said[0].said.talk for one in reader.told(channel)] == [Line("psst")]
        room.now += 30.0
        await room.say(outside[0], "and now")
        for screen, since in zip(screens, known, strict=True):
            [talk] = screen.frames[since:]
            assert isinstance(talk, m.TalkUpdate)
        await swept(room)
        for screen in screens:
            status = screen.frames[-1]
            assert isinstance(status, m.TableUpdate)
            assert (status.table.rung, status.now) == (2, room.now)

    run(tmp_path, scenario)


def test_a_ballot_that_is_changed_lets_no_status_leave_earlier(tmp_path: Path) -> None:
    """Others would know by it that somebody thought again, however long the table has waited."""

    async def scenario(room: Room) -> None:
        rng = random.Random(1)
        await room.tables.obey(room.live, *next_act(room.live, rng))
        voter, act = next_act(room.live, rng)
        await room.tables.obey(room.live, voter, act)
        screens = [await room.look(person) for person in (*PEOPLE, None) if person != voter]
        known = [len(screen.frames) for screen in screens]
        room.now += 65.0
        other = next(ballot for ballot in BALLOTS if ballot != act.action)
        again = m.Act(act.phase, 1, other)
        handled = await room.tables.obey(room.live, voter, again)
        assert handled.rows
        await room.quiet()
        assert [len(screen.frames) for screen in screens] == known
        await swept(room)
        assert [len(screen.frames) - 1 for screen in screens] == known

    run(tmp_path, scenario)


def test_a_long_talk_reaches_a_newcomer_whole_and_in_its_order(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        for number in range(430):
            who = PEOPLE[number % 5]
            await room.tables.obey(room.live, who, m.Say(Line(f"line {number}")))
        told = (await room.look(None)).told(Channel.TABLE)
        assert [(one.since, len(one.said)) for one in told] == [(0, 200), (200, 200), (400, 30)]
        heard = [piece.said for one in told for piece in one.said]
        assert tuple(heard) == room.live.table.talk
        await room.say("a", "one more")
        last = room.screens[0].told(Channel.TABLE)[-1]
        assert (last.since, last.said[0].said.talk) == (430, Line("one more"))

    run(tmp_path, scenario)
