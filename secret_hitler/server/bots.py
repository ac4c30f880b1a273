"""Bots in their seats: they think outside the event loop, for a while, and answer like people.

When a bot answers was drawn before it thinks, and what it chooses comes from the table's secret, so
a restart, or a second worker, makes the same choice at the same moment (D11).
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import msgspec

from ..bots.bot import BOTS, Bot
from ..engine.actions import SeatAction
from ..engine.game import options, view
from ..engine.state import View
from ..engine.terms import Seat
from ..record.talk import AnyTalk, Said
from ..table.clock import Due, asked_at, due, player_of, plays_by_itself, seed_for
from ..table.handled import BotAnswers, BotSpeaks
from ..table.status import Stage
from ..table.table import Table
from . import metrics
from .journal import TableGone
from .live import LiveTable
from .logs import failed
from .writer import StoreFailed

_THREADS: Final = 2
_AGAIN: Final = 2.0
"""Seconds to wait before an answer that the disk did not take is given again."""

_LONGEST: Final = 2.0
"""Seconds that a bot waits at most, whatever the clock on the wall does."""
_TALK: Final = -1
"""Talk has dice of its own: no attempt has this number."""
_PAUSE: Final = -2
"""So has the breath before it: a breath drawn with the dice of a lie would give the lie away."""
_BREATH: Final = (0.1, 0.5)
"""Seconds between one bot's words and the next one's."""

Ask = Callable[[LiveTable, BotAnswers | BotSpeaks], Awaitable[object]]


class Thought(msgspec.Struct, frozen=True):
    """What a bot is given to think about, and by which dice."""

    bot: Bot
    view: View
    options: tuple[SeatAction, ...]
    talk: tuple[Said, ...]
    seed: int

    def __repr__(self) -> str:
        return "Thought(sealed)"

    def choose(self) -> SeatAction:
        """Choose; runs in a thread."""
        return self.bot.choose(self.view, self.options, self.talk, self.dice())

    def speak(self) -> tuple[AnyTalk, ...]:
        """Say what is to be said; runs in a thread."""
        return self.bot.speak(self.view, self.talk, self.dice())

    def dice(self) -> random.Random:
        """The same dice whenever this thought is thought. The seed is a secret."""
        return random.Random(self.seed)  # noqa: S311


class Bots:
    """Everybody who plays by itself, at all tables."""

    def __init__(self, ask: Ask, now: Callable[[], float], pace: float, patience: float) -> None:
        self._ask = ask
        self._now = now
        self._pace = pace
        self._patience = patience
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="bot")
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, live: LiveTable) -> None:
        """See who is to answer at this table, and who may have something to say."""
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
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        async def guarded() -> None:
            try:
                await work()  # made here: a task that is cancelled before it begins leaves none
            except Exception as fault:  # noqa: BLE001  # one bot's fault stops no table
                failed("bot", fault)

        task = asyncio.get_running_loop().create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- answering ----------------------------------------------------------------------------

    async def _answer(self, live: LiveTable, answer: Due, key: tuple[int, int, int, int]) -> None:
        """Think just before the moment, answer at it. What is stale by then changes nothing."""
        try:
            moment = asked_at(live.table, answer.seat) + answer.after * self._pace
            await self._wait_until(moment - self._patience)
            if answer not in due(live.table):
                return
            thought = _thought(live.table, answer.seat, answer.phase, answer.attempt)
            action = await self._choice(thought)
            await self._wait_until(moment)
            command = BotAnswers(answer.seat, answer.phase, answer.attempt, action)
            await self._insist(live, command)
        finally:
            live.owed.discard(key)

    async def _choice(self, thought: Thought) -> SeatAction:
        """What the bot chooses; where it fails or takes too long, what its dice choose."""
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._threads, thought.choose)
        try:
            chosen = await asyncio.wait_for(thinking, self._patience)
        except TimeoutError:
            metrics.LATE_BOTS.inc()
        except Exception as fault:  # noqa: BLE001  # whatever a bot does, its table plays on
            failed("bot", fault)
        else:
            if chosen in thought.options:
                return chosen
        return thought.dice().choice(thought.options)

    async def _insist(self, live: LiveTable, command: BotAnswers | BotSpeaks) -> None:
        """Have it done, again and again while the disk does not take it."""
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

    # --- talking ------------------------------------------------------------------------------

    def _listen(self, live: LiveTable) -> None:
        """Once in each phase every bot may say what it has to say."""
        game, table = live.table.game, live.table
        if game is None or table.stage is not Stage.PLAYING or table.rest is not None:
            return
        if live.talked_in == game.phase:
            return
        live.talked_in = game.phase
        self._begin(partial(self._talk, live, game.phase))

    async def _talk(self, live: LiveTable, phase: int) -> None:
        """A deputy says nothing: it plays for a person, and does not speak for one."""
        for seat, chair in enumerate(live.table.seats):
            if plays_by_itself(chair.bot):
                async with live.floor:
                    await self._say(live, Seat(seat), phase)
            if live.table.rest is not None:
                live.talked_in = None  # they go on when the table does
                return

    async def _say(self, live: LiveTable, seat: Seat, phase: int) -> None:
        """Have a bot say what it has not said yet; it heard all that was said before."""
        pause = _thought(live.table, seat, phase, _PAUSE)
        await asyncio.sleep(self._pace * pause.dice().uniform(*_BREATH))
        if live.table.rest is not None:
            return
        thought = _thought(live.table, seat, phase, _TALK)
        loop = asyncio.get_running_loop()
        for said in await loop.run_in_executor(self._threads, thought.speak):
            await self._insist(live, BotSpeaks(seat, said))


def _thought(table: Table, seat: Seat, phase: int, attempt: int) -> Thought:
    game, kind = table.game, player_of(table, seat)
    assert game is not None, "bots think in a game"
    assert kind is not None, "bots think for seats that they play"
    seen = view(game.state, seat)
    seed = seed_for(table.secret, table.games, seat, phase, attempt)
    return Thought(BOTS[kind.value], seen, options(seen), table.talk, seed)
