"""T2 on the wire: two served games that some viewers cannot tell apart, compared frame by frame.

Acts and deck are the same; other seats' roles are exchanged, or other seats change their ballots
before the last one is in. Whoever may not know hears the same frames: in number, order and bytes.
"""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from secret_hitler.engine.actions import (
    ChanceAction,
    DealRoles,
    InvestigateLoyalty,
    SeatAction,
    Vote,
)
from secret_hitler.engine.state import Board
from secret_hitler.engine.terms import Ballot, Role
from secret_hitler.record.record import Draw
from secret_hitler.table import messages as m

from ..server.evening import seeded, settled, whose_turn
from ..server.guests import Guest, Line, begin, is_over, line_of, party, serving_house

WATCHER = "watcher"
LONGEST = 36
"""Acts of a game that are compared: three to five rounds."""
Script = list[SeatAction]
Heard = dict[str, list[list[str]]]
"""By viewer, the frames that came with each act; those of the start are the first."""


def dealing(roles: str, seed: int) -> Draw:
    """The same deck and first candidate, with these roles."""
    cards = {"L": Role.LIBERAL, "F": Role.FASCIST, "H": Role.HITLER}
    others = seeded(seed)

    def drawn(board: Board) -> ChanceAction:
        outcome = others(board)
        dealt = DealRoles(tuple(cards[letter] for letter in roles))
        return dealt if isinstance(outcome, DealRoles) else outcome

    return drawn


class Play:
    """A served game that is played act by act, by chance or as it was played before."""

    def __init__(self, guests: list[Guest], watching: Line, *, fickle: bool) -> None:
        self.guests = guests
        self.lines = {str(seat): line_of(guest) for seat, guest in enumerate(guests)}
        self.lines[WATCHER] = watching
        self.fickle = fickle
        """Whether everybody but seat 0 and the last voter first votes otherwise."""
        self.heard: Heard = {who: [] for who in self.lines}
        self._marks = dict.fromkeys(self.lines, 0)

    async def play(self, choose: Callable[[m.Update], SeatAction | None]) -> Script:
        script: Script = []
        self._mark()
        while not is_over(self.lines["0"]):
            actor = whose_turn(self.guests)
            action = choose(line_of(actor).update)
            if action is None:
                return script
            await self._do(actor, action)
            script.append(action)
            self._mark()
        return script

    async def _do(self, actor: Guest, action: SeatAction) -> None:
        line, update = line_of(actor), line_of(actor).update
        attempt = 0
        if isinstance(action, Vote) and self._may_change(actor, update):
            other = Ballot.JA if action.ballot is Ballot.NEIN else Ballot.NEIN
            await line.say(m.Act(update.phase, 0, Vote(other)))
            await settled(list(self.lines.values()), update.step + 1)
            attempt = 1
        await line.say(m.Act(update.phase, attempt, action))
        await line.until(lambda line: told_of(line, update, attempt))
        await settled(list(self.lines.values()), update.step + 1)
        over = line.update.board.roles is not None
        for each in self.lines.values():
            await each.until(lambda one: is_over(one) or not over)

    def _may_change(self, actor: Guest, update: m.Update) -> bool:
        waiting = getattr(update.board.phase, "waiting", ())
        return self.fickle and actor is not self.guests[0] and len(waiting) > 1

    def _mark(self) -> None:
        for who, line in self.lines.items():
            self.heard[who].append(line.raw[self._marks[who] :])
            self._marks[who] = len(line.raw)


def told_of(line: Line, before: m.Update, attempt: int) -> bool:
    """Whether a seat knows that its act was done."""
    return line.update.phase > before.phase or line.update.attempt > attempt


async def world(
    folder: Path, roles: str, script: Script | None, *, fickle: bool = False
) -> tuple[Script, Heard]:
    """A game with these roles: by chance, or, with a script, the same acts again."""
    seed = len(roles)
    house = serving_house(folder, now=lambda: 0.0, draw_chance=dealing(roles, seed))
    async with house as server, party(server, len(roles)) as (code, guests):
        watcher = Guest(server)
        watching = await watcher.open(code)
        for guest in guests:
            await line_of(guest).until(lambda line: line.table.spectators == 1)
        await begin(guests)
        await settled([*(line_of(guest) for guest in guests), watching], 0)
        await watching.until(lambda line: line.table.stage is m.Stage.PLAYING)
        game = Play(guests, watching, fickle=fickle)
        rng, acts = random.Random(seed), iter(script or ())

        def choose(update: m.Update) -> SeatAction | None:
            if script is None:
                return rng.choice(update.options) if update.step < LONGEST else None
            return next(acts, None)

        played = await game.play(choose)
        await watcher.leave()
    clean = {
        who: [[frame.replace(code, "CODE") for frame in frames] for frames in heard]
        for who, heard in game.heard.items()
    }
    return played, clean


def counted(heard: Heard) -> int:
    return sum(len(frames) for acts in heard.values() for frames in acts)


@pytest.mark.parametrize(
    ("one", "other"),
    [("LLFLH", "LLHLF"), ("LLLLFFH", "LLFLLFH"), ("LLLLLLFFFH", "LLLLLHFFFL")],
)
def test_others_roles_change_no_frame(tmp_path: Path, one: str, other: str) -> None:
    """Two seats exchanged: Liberals who are not among them, and watchers, hear the same frames.

    From an investigation of an exchanged seat on its investigator may know better, and the game
    ends for both worlds where it ends in either.
    """
    script, first = asyncio.run(world(tmp_path / "one", one, None))
    again, second = asyncio.run(world(tmp_path / "other", other, script))
    swapped = {seat for seat, role in enumerate(one) if other[seat] != role}
    knowing = {seat for seat, role in enumerate(one) if role != "L"} | swapped
    investigations = [act for act in script if isinstance(act, InvestigateLoyalty)]
    same = min(len(script), len(again), len(script) - 1)
    assert same > 15
    compared = 0
    for who in first:
        if who == WATCHER or (int(who) not in knowing and not investigations):
            for act in range(same):
                assert first[who][act] == second[who][act], (who, act, script[:act])
                compared += len(first[who][act])
    assert compared > 60
    for seat in swapped:
        assert first[str(seat)] != second[str(seat)]


def test_ballots_that_are_changed_before_the_last_change_no_frame_for_others(
    tmp_path: Path,
) -> None:
    """In every election all but one change their minds: that one hears nothing of it."""
    script, calm = asyncio.run(world(tmp_path / "calm", "LLFLH", None))
    _, fickle = asyncio.run(world(tmp_path / "fickle", "LLFLH", script, fickle=True))
    assert sum(isinstance(act, Vote) for act in script) > 20
    for who in ("0", WATCHER):
        assert fickle[who] == calm[who]
    assert counted(fickle) > counted(calm) + 10


def test_ballots_that_differ_change_no_frame_before_the_last_is_in(tmp_path: Path) -> None:
    """Others vote the other way: until all are in, a seat and a watcher hear the same frames."""
    script, first = asyncio.run(world(tmp_path / "one", "LLFLH", None))
    voting = [number for number, act in enumerate(script) if isinstance(act, Vote)][:5]
    assert voting == [1, 2, 3, 4, 5]
    flipped = {Ballot.JA: Vote(Ballot.NEIN), Ballot.NEIN: Vote(Ballot.JA)}
    other = [
        flipped[act.ballot] if isinstance(act, Vote) and number > 1 else act
        for number, act in enumerate(script[:6])
    ]
    _, second = asyncio.run(world(tmp_path / "other", "LLFLH", other))
    for who in ("0", WATCHER):
        assert first[who][:5] == second[who][:5]
        assert first[who][6] != second[who][6]
