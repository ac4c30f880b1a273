"""One person and bots at a table without a server: the running game as rows and talk."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from ..bots.bot import BOTS
from ..bots.explaining.hint import Hint, hint
from ..bots.explaining.why import why
from ..engine import chance
from ..engine.actions import ChanceAction, SeatAction
from ..engine.events import Events
from ..engine.game import awaited, options, view
from ..engine.ruleset import Ruleset
from ..engine.state import Board, GameOver, View
from ..engine.terms import CHANCE, PEOPLE, Role, Seat
from ..record.deeds import shown
from ..record.facts import Clue
from ..record.record import By, GameRecord, act, compose, deal
from ..record.talk import AnyTalk, Said
from ..table.protocol.options import BotTalk
from ..table.seats.rematch import dealing


class BotAct(NamedTuple):
    """A bot's public act, and what was public before it."""

    seat: Seat
    action: SeatAction
    public: View
    talk: tuple[Said, ...]

    def why(self) -> tuple[Clue, ...]:
        """The facts that support the act."""
        return why(self.public, self.talk, self.seat, self.action)


class Solo:
    """A game with a person in one seat. Only `act`, `say` and the bots change it."""

    def __init__(
        self,
        ruleset: Ruleset,
        me: Seat,
        bots: str,
        rng: Random,
        *,
        role: Role | None = None,
        bot_talk: BotTalk = BotTalk.REASONS,
    ) -> None:
        """`bots` is the name of the level that sits in all other seats."""
        self.me = me
        self._bots = bots
        self._bot_talk = bot_talk
        self._rng = rng
        draw = self._draw if role is None else dealing(me, role, self._draw)
        row, self._state, self.dealt = deal(ruleset, draw)
        self._rows = [row]
        self.talk: tuple[Said, ...] = ()
        self.open_acts: list[BotAct] = []
        """The bots' public acts, in order."""
        self._reasons = Random(rng.getrandbits(64))  # noqa: S311
        """Separate dice, so that the game is the same whether reasons are given or not."""
        self._heard = -1
        """The last phase in which the bots were asked to speak."""

    @property
    def board(self) -> Board:
        """The public board."""
        return self._state.board

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.board.phase, GameOver)

    @property
    def seen(self) -> View:
        """The person's view."""
        return view(self._state, self.me)

    def awaited(self) -> tuple[Seat, ...]:
        """The seats that must act, the person's last, so that their ballot ends the vote."""
        seats = [seat for seat in awaited(self.board) if seat is not CHANCE and seat is not PEOPLE]
        return tuple(sorted(seats, key=lambda seat: seat == self.me))

    def act(self, action: SeatAction) -> Events:
        """Make the person's choice. Raises `IllegalAction`."""
        return self._act(self.me, action, By.PERSON)

    def bot_acts(self, seat: Seat) -> Events:
        """Let the bot in this seat choose."""
        seen = view(self._state, seat)
        chosen = BOTS[self._bots].choose(seen, options(seen), self.talk, self._rng)
        return self._act(seat, chosen, By.BOT)

    def say(self, seat: Seat, words: AnyTalk) -> Said:
        """Say something after the last act."""
        said = Said(seat, len(self._rows) - 1, words)
        self.talk += (said,)
        return said

    def bots_speak(self) -> Iterator[Said]:
        """Let the bots speak, once in each phase: claims, then reasons."""
        if self._heard == self.board.phase_number or self._bot_talk is BotTalk.OFF:
            return
        self._heard = self.board.phase_number
        for seat in map(Seat, range(self._state.ruleset.players)):
            if seat != self.me:
                yield from self._bot_speaks(seat)

    def _bot_speaks(self, seat: Seat) -> Iterator[Said]:
        bot, seen = BOTS[self._bots], view(self._state, seat)
        for claim in bot.speak(seen, self.talk, self._rng):
            yield self.say(seat, claim)
        if self._bot_talk is BotTalk.REASONS:
            for reason in bot.explain(seen, self.talk, self._reasons):
                yield self.say(seat, reason)

    def hint(self) -> Hint:
        """What the person can know from their own view."""
        level = self._bots.partition("-")[0]
        levels = [None if seat == self.me else level for seat in range(len(self.board.alive))]
        return hint(self.seen, self.talk, tuple(levels))

    def record(self, names: tuple[str, ...]) -> GameRecord:
        """The game as a record, once it is over."""
        assert self.over, "a record shows every card"
        return compose(self._state.ruleset, self._rows, self.talk, names)

    def _act(self, seat: Seat, action: SeatAction, by: By) -> Events:
        before = self.board
        row, self._state, events = act(self._state, seat, action, by, self._draw)
        self._rows.append(row)
        public = View(self._state.ruleset, before)
        self.open_acts += [
            BotAct(who, chosen, public, self.talk)
            for event in events
            for who, chosen in shown(event, before)
            if who != self.me
        ]
        return events

    def _draw(self, board: Board) -> ChanceAction:
        return chance.draw(board, self._rng)
