"""Twins on the wire: two served games that some viewers cannot tell apart, compared frame by frame.

Acts, deck and what is said at the table are the same; other seats' roles are exchanged, other seats
change their ballots before the last one is in, or others write notes and talk where only some may
read. Whoever may not know hears the same frames: in number, order and bytes.
"""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from secret_hitler.engine.actions import Execute, InvestigateLoyalty, SeatAction, Vote
from secret_hitler.engine.terms import Ballot, Seat
from secret_hitler.server.web import client
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.talk.channels import Reader
from tests.support.clients import Guest, Line, begin, is_over, line_of, party, serving_house
from tests.support.draws import dealing
from tests.support.turns import settled, to_an_execution, whose_turn

from .chorus import asides, chorus

WATCHER, TV = "watcher", "tv"
LONGEST = 36
"""Acts of a game that are compared: three to five rounds."""
Script = list[SeatAction]
Heard = dict[str, list[list[str]]]
"""By viewer, the frames that came with each act; those of the start are the first."""


class Play:
    """A served game that is played act by act, by chance or as it was played before."""

    def __init__(
        self, guests: list[Guest], watching: Line, tv: Line, *, fickle: bool, asides: int
    ) -> None:
        self.guests = guests
        self.lines = {str(seat): line_of(guest) for seat, guest in enumerate(guests)}
        self.lines |= {WATCHER: watching, TV: tv}
        self.fickle = fickle
        """Whether everybody but seat 0 and the last voter first votes otherwise."""
        self.asides = asides
        """How much is noted and said aside after each act."""
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
            await chorus(list(self.lines.values()), len(script))
            await asides(self.lines, self.asides)
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
    folder: Path,
    roles: str,
    script: Script | None,
    *,
    fickle: bool = False,
    asides: int = 0,
    steer: Callable[[m.Update], SeatAction | None] | None = None,
) -> tuple[Script, Heard]:
    """A game with these roles: by chance, as `steer` says, or with a script the same acts again."""
    seed = len(roles)
    tables = serving_house(folder, now=lambda: 0.0, draw_chance=dealing(roles, seed))
    async with tables as server, party(server, len(roles)) as (code, guests):
        watcher, screen = Guest(server), Guest(server)
        await watcher.watch(code)
        watching = await watcher.open(code)
        tv = await screen.open(code, m.Hello(m.PROTOCOL, tv=True))
        everybody = [*(line_of(guest) for guest in guests), watching, tv]
        for line in everybody:
            await line.until(lambda line: (line.table.spectators, line.table.tvs) == (1, 1))
        await begin(guests)
        await settled(everybody, 0)
        for line in everybody:
            await line.until(_knows_the_start)
        game = Play(guests, watching, tv, fickle=fickle, asides=asides)
        rng, acts = random.Random(seed), iter(script or ())

        def choose(update: m.Update) -> SeatAction | None:
            if script is None and steer is not None:
                return steer(update)
            if script is None:
                return rng.choice(update.options) if update.step < LONGEST else None
            return next(acts, None)

        played = await game.play(choose)
        await watcher.leave()
        await screen.leave()
    clean = {
        who: [[frame.replace(code, "CODE") for frame in frames] for frames in heard]
        for who, heard in game.heard.items()
    }
    return played, clean


def _knows_the_start(line: Line) -> bool:
    """A seat is told its notes last of all, and others the ledger."""
    last = m.LedgerUpdate if line.table.you is None else m.NotesUpdate
    return line.table.stage is m.Stage.PLAYING and line.count(last) > 0


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
        if who in {WATCHER, TV} or (int(who) not in knowing and not investigations):
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
    for who in ("0", WATCHER, TV):
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
    for who in ("0", WATCHER, TV):
        assert first[who][:5] == second[who][:5]
        assert first[who][6] != second[who][6]


def test_what_others_note_and_say_aside_changes_no_frame(tmp_path: Path) -> None:
    """Seat 1 writes notes, the watcher and the executed talk: all others hear the same frames."""
    to_it = to_an_execution(Seat(2), Seat(4))
    acts_after = iter(range(6))

    def steer(update: m.Update) -> SeatAction | None:
        if not all(update.board.alive) and next(acts_after, None) is None:
            return None
        return to_it(update)

    script, calm = asyncio.run(world(tmp_path / "calm", "LLLFH", None, steer=steer))
    again, busy = asyncio.run(world(tmp_path / "busy", "LLLFH", script, asides=3))
    assert script == again
    dead = next(str(act.target) for act in script if isinstance(act, Execute))
    same = {"0", "1", "2", "3", "4", TV} - {dead}
    for who in same:
        assert busy[who] == calm[who], who
    assert sum(len(frames) for who in same for frames in calm[who]) > 800
    for who in (dead, WATCHER):
        assert busy[who] != calm[who]


def test_a_word_aside_that_leaks_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: a TV is told what watchers are told."""
    monkeypatch.setattr(client, "Reader", lambda seat, person, _: Reader(seat, person))
    script, calm = asyncio.run(world(tmp_path / "calm", "LLLFH", None, steer=three_acts()))
    _, busy = asyncio.run(world(tmp_path / "busy", "LLLFH", script, asides=1))
    assert busy["0"] == calm["0"]
    assert busy[TV] != calm[TV]


def three_acts() -> Callable[[m.Update], SeatAction | None]:
    acts = iter(range(3))
    return lambda update: None if next(acts, None) is None else update.options[0]
