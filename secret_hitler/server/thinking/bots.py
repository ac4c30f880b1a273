"""Bots in their seats: they think outside the event loop and answer at a human pace.

The time of a bot's answer is drawn before it thinks, and its choice derives from the table's
secret, so a restart, or a second worker, makes the same choice at the same moment (decision 0012).
A bot that fails or takes too long is replaced at once by the next level down, for the rest of the
game.
"""

import asyncio
import math
import random
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Final

import msgspec

from ...engine.actions import SeatAction
from ...engine.game import options, view
from ...engine.state import View
from ...engine.terms import Seat
from ...record.levels import LEVELS, BotKind, name_of, plays_by_itself
from ...record.talk import AnyTalk
from ...table.clock import LOOKS_AHEAD, Due, Player, asked_at, due, player_of, seed_for
from ...table.command_rights import BotAnswers, BotSpeaks
from ...table.protocol.options import BotTalk
from ...table.protocol.status import Stage
from ...table.table import Table
from ...table.talk.speech import bots_may_say
from .. import metrics
from ..disk.writer import StoreFailed
from ..logs import bot_failed, failed
from ..tables.journal import TableGone
from ..tables.live import LiveTable
from .thinkers import Broke, NoAnswer, Thinkers
from .thought import BotWords, Chosen, Failed, Thought, ToChoose, ToExplain, ToSpeak, answered

LADDER: Final = LEVELS[::-1]
"""The levels, from the highest down."""
LOTS: Final = frozenset({BotKind.SELFISH, BotKind.RANDOM})
"""Levels that choose at random: they answer at once, in the server's own process."""
_BEFORE: Final = 0.35
"""How many seconds before its answer is due a bot starts to think."""
_TICK: Final = 0.5
"""A late answer is given at a whole tick, so that the length of a thought reveals little."""
_AGAIN: Final = 2.0
"""Seconds before an answer that the disk refused is tried again."""
_LONGEST: Final = 4.0
"""Longest wait in seconds, whatever the wall clock does."""
_TALK: Final = -1
"""The attempt number that seeds the dice of talk: no real attempt has it."""
_PAUSE: Final = -2
"""The same for the pause before talk: sharing dice with a lie would give the lie away."""
_REASONS: Final = -3
"""The same for reasons, which are told whatever the claims were."""
_BREATH: Final = (0.1, 0.5)
"""Seconds between the words of one bot and the next."""

Ask = Callable[[LiveTable, BotAnswers | BotSpeaks], Awaitable[object]]


class Bots:
    """All bots, at all tables."""

    def __init__(
        self, ask: Ask, now: Callable[[], float], pace: float, limit: float, thinkers: Thinkers
    ) -> None:
        self._ask = ask
        self._now = now
        self._pace = pace
        self._limit = limit
        self._thinkers = thinkers
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, live: LiveTable) -> None:
        """See which bots must answer at this table, and which may have something to say."""
        if any(plays_by_itself(chair.bot) and chair.bot not in LOTS for chair in live.table.seats):
            self._thinkers.warm_up()
        for answer in due(live.table):
            key = (live.table.games, answer.seat, answer.phase, answer.attempt)
            if key not in live.owed:
                live.owed.add(key)
                self._begin(partial(self._answer, live, answer, key))
        self._listen(live)

    async def close(self) -> None:
        """Leave every table."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._thinkers.close()

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        async def guarded() -> None:
            try:
                await work()  # created inside the task, which may be cancelled before its start
            except Exception as fault:  # noqa: BLE001  # one bot's fault stops no table
                failed("bot", fault)

        task = asyncio.get_running_loop().create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- answering ----------------------------------------------------------------------------

    async def _answer(self, live: LiveTable, answer: Due, key: tuple[int, int, int, int]) -> None:
        """Think just before the answer is due, then give it. A stale answer changes nothing."""
        try:
            moment = asked_at(live.table, answer.seat) + answer.after * self._pace
            await self._wait_until(moment - _ahead(live.table, answer.seat))
            if answer not in due(live.table):
                return
            action = await self._choice(live, answer)
            await self._wait_until(self._tick(moment))
            command = BotAnswers(answer.seat, answer.phase, answer.attempt, action)
            await self._insist(live, command)
        finally:
            live.owed.discard(key)

    async def _choice(self, live: LiveTable, answer: Due) -> SeatAction:
        """The bot's choice; if every level fails, a random one."""
        seed = _seed(live.table, answer.seat, answer.phase, answer.attempt)
        seen = _view(live.table, answer.seat)
        offered = options(seen)
        found = await self._think(
            live, answer.seat, ToChoose("", seen, live.table.talk, str(seed), offered)
        )
        dice = random.Random(seed)  # noqa: S311
        return found.action if isinstance(found, Chosen) else dice.choice(offered)

    async def _insist(self, live: LiveTable, command: BotAnswers | BotSpeaks) -> None:
        """Send the command, again and again while the disk refuses it."""
        while True:
            try:
                await self._ask(live, command)
            except StoreFailed:
                metrics.FAILED_WRITES.inc()
                await asyncio.sleep(_AGAIN)
            except TableGone:
                return
            else:
                return

    async def _wait_until(self, moment: float) -> None:
        longest = _LONGEST * max(1.0, self._pace)
        await asyncio.sleep(max(0.0, min(moment - self._now(), longest)))

    def _tick(self, moment: float) -> float:
        """This moment, or the next tick after it if it has passed."""
        tick, late = _TICK * self._pace, self._now() - moment
        return moment if tick == 0 or late <= 0 else moment + math.ceil(late / tick) * tick

    # --- thinking -----------------------------------------------------------------------------

    async def _think(
        self, live: LiveTable, seat: Seat, thought: Thought
    ) -> Chosen | BotWords | None:
        """The answer of the bot in this seat, or of the next level down that has one."""
        for level in _levels(live, seat):
            named = msgspec.structs.replace(thought, bot=name_of(*level))
            try:
                return await self._answer_of(level, named)
            except NoAnswer as fault:
                bot_failed(level.kind.value, str(fault))
                metrics.FALLEN_BOTS.labels(level.kind.value).inc()
                _fell(live, seat, level.kind)
        return None

    async def _answer_of(self, level: Player, thought: Thought) -> Chosen | BotWords:
        """The answer of one level. Raises `NoAnswer`."""
        if level.kind in LOTS:
            found = answered(thought)
        else:
            found = await self._thinkers.ask(thought, self._limit)
        if isinstance(found, Failed):
            raise Broke(f"{found.kind} in {found.place}")
        assert isinstance(found, Chosen | BotWords), "thoughts have no other answers"
        return found

    # --- talking ------------------------------------------------------------------------------

    def _listen(self, live: LiveTable) -> None:
        """Let every bot speak once in each phase."""
        game, table = live.table.game, live.table
        if game is None or table.stage is not Stage.PLAYING or table.rest is not None:
            return
        if live.talked_in == game.phase or table.options.bot_talk is BotTalk.OFF:
            return
        live.talked_in = game.phase
        self._begin(partial(self._talk, live, game.phase))

    async def _talk(self, live: LiveTable, phase: int) -> None:
        """Have the bots speak in turn; deputies play for a person but do not speak for one."""
        for seat, chair in enumerate(live.table.seats):
            if plays_by_itself(chair.bot):
                async with live.floor:
                    await self._say(live, Seat(seat), phase)
            if live.table.rest is not None:
                live.talked_in = None  # they continue when the table does
                return

    async def _say(self, live: LiveTable, seat: Seat, phase: int) -> None:
        """Have a bot say what it has not said yet, having heard everything said before."""
        pause = random.Random(_seed(live.table, seat, phase, _PAUSE))  # noqa: S311
        await asyncio.sleep(self._pace * pause.uniform(*_BREATH))
        for kind, dice in ((ToSpeak, _TALK), (ToExplain, _REASONS)):
            if live.table.rest is not None:
                return
            seed = _seed(live.table, seat, phase, dice)
            thought = kind("", _view(live.table, seat), live.table.talk, str(seed))
            for words in await self._words(live, seat, thought):
                await self._insist(live, BotSpeaks(seat, words))

    async def _words(
        self, live: LiveTable, seat: Seat, thought: ToSpeak | ToExplain
    ) -> tuple[AnyTalk, ...]:
        """The part of a bot's talk that the table's options allow."""
        chosen = live.table.options
        if isinstance(thought, ToExplain) and chosen.bot_talk is not BotTalk.REASONS:
            return ()
        found = await self._think(live, seat, thought)
        said = found.talk if isinstance(found, BotWords) else ()
        return tuple([words for words in said if bots_may_say(chosen, words)])


def _ahead(table: Table, seat: Seat) -> float:
    """How many seconds before its answer is due a bot starts to think."""
    player = player_of(table, seat)
    farsighted = player is not None and player.kind is BotKind.FARSIGHTED
    return LOOKS_AHEAD if farsighted else _BEFORE


def _levels(live: LiveTable, seat: Seat) -> Iterator[Player]:
    """The levels that may play this seat: the seated one, then each level below it.

    Levels that already failed in this game are not asked again.
    """
    player, fallen = player_of(live.table, seat), live.fallen.get((live.table.games, seat))
    if player is None:
        return
    first = LADDER.index(player.kind if fallen is None else fallen) + (fallen is not None)
    for kind in LADDER[first:]:
        yield Player(kind, player.style)


def _fell(live: LiveTable, seat: Seat, kind: BotKind) -> None:
    """Record that a level failed: neither it nor any above it is asked again in this game."""
    key = (live.table.games, seat)
    before = live.fallen.get(key, kind)
    live.fallen[key] = max(before, kind, key=LADDER.index)


def _view(table: Table, seat: Seat) -> View:
    assert table.game is not None, "bots think in a game"
    return view(table.game.state, seat)


def _seed(table: Table, seat: Seat, phase: int, attempt: int) -> int:
    return seed_for(table.secret, table.games, seat, phase, attempt)
