"""Lengths of frames: https hides their content, but a listener in the network sees the length."""

import random
from pathlib import Path

import msgspec
import pytest

from secret_hitler.server.web.lengths import ALL_OWN, EVEN, OWN, beside, even
from secret_hitler.table.protocol import messages as m
from tests.support.offline import PEOPLE, game_of, next_act
from tests.support.room import Room, Screen, run

GAMES = 4


def lengths(screen: Screen, since: int = 0) -> list[int]:
    """Of the Updates that a screen was told."""
    told = zip(screen.frames[since:], screen.lengths[since:], strict=True)
    return [length for frame, length in told if isinstance(frame, m.Update)]


@pytest.mark.parametrize("seed", range(GAMES))
def test_all_seats_are_told_of_a_game_at_equal_length(tmp_path: Path, seed: int) -> None:
    """As it goes on, and to a phone that reconnects in the middle and must be told all of it."""

    async def scenario(room: Room) -> None:
        rng, steps = random.Random(seed), 0
        screens = [await room.look(person) for person in PEOPLE]
        differ = 0
        while not game_of(room.live).over:
            known = [len(screen.frames) for screen in screens]
            await room.tables.obey(room.live, *next_act(room.live, rng))
            await room.quiet()
            told = [lengths(one, since) for one, since in zip(screens, known, strict=True)]
            assert len(told[0]) == 1
            assert all(one == told[0] for one in told)
            differ += len({bare(one) for one in screens}) > 1
            if (steps := steps + 1) % 10 == 0:
                screens = [await room.look(person) for person in PEOPLE]
                assert len({tuple(lengths(one)) for one in screens}) == 1
        assert steps > 20
        assert differ == steps, "without the spaces they would differ"

    run(tmp_path, scenario, seed)


def bare(screen: Screen) -> int:
    """The length of the newest Update without its padding."""
    newest = next(one for one in reversed(screen.frames) if isinstance(one, m.Update))
    return len(msgspec.json.encode(newest))


def test_other_messages_are_filled_up_evenly(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        screen = await room.look("a")
        await room.say("a", "psst")
        others = [
            length
            for frame, length in zip(screen.frames, screen.lengths, strict=True)
            if not isinstance(frame, m.Update)
        ]
        assert len(others) >= 4
        assert all(length % EVEN == 0 for length in others)

    run(tmp_path, scenario)


def test_lengths() -> None:
    assert len(even(b"x")) == len(even(b"x" * EVEN)) == EVEN
    assert len(even(b"x" * (EVEN + 1))) == 2 * EVEN
    for own in (OWN, ALL_OWN):
        public = b"x" * 1000
        assert len(beside(b"y" * 900, public, own)) == 1000 + own
        assert len(beside(public, public, own)) == 1000 + own
        assert len(beside(b"y" * (1000 + own), public, own)) == 1000 + own
        assert len(beside(b"y" * (1001 + own), public, own)) == 1000 + 2 * own
