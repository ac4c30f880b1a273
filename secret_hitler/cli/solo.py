"""One person and bots at a table without a server: the running game, as rows and talk."""

from collections.abc import Iterator
from random import Random

from ..bots.bot import Bot
from ..engine import chance
from ..engine.actions import ChanceAction, SeatAction
from ..engine.events import Events
from ..engine.game import awaited, options, view
from ..engine.ruleset import Ruleset
from ..engine.state import Board, GameOver, View
from ..engine.terms import CHANCE, TABLE, Seat
from ..record.record import By, GameRecord, act, compose, deal
from ..record.talk import AnyTalk, Said


class Solo:
    """A game in which one seat is a person's. Only `act` and `say` change it."""

    def __init__(self, ruleset: Ruleset, me: Seat, bot: Bot, rng: Random) -> None:
        self.me = me
        self._bot = bot
        self._rng = rng
        row, self._state, self.dealt = deal(ruleset, self._draw)
        self._rows = [row]
        self.talk: tuple[Said, ...] = ()
        self._heard = -1
        """The last phase in which the bots were asked for words."""

    @property
    def board(self) -> Board:
        """What lies open."""
        return self._state.board

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.board.phase, GameOver)

    @property
    def seen(self) -> View:
        """What the person knows."""
        return view(self._state, self.me)

    def awaited(self) -> tuple[Seat, ...]:
        """The seats that must act; the person's last, so that no ballot waits for a bot's."""
        seats = [seat for seat in awaited(self.board) if seat is not CHANCE and seat is not TABLE]
        return tuple(sorted(seats, key=lambda seat: seat == self.me))

    def act(self, action: SeatAction) -> Events:
        """The person's choice. Raises `IllegalAction`."""
        return self._act(self.me, action, By.PERSON)

    def bot_acts(self, seat: Seat) -> Events:
        """What the bot in this seat chooses."""
        seen = view(self._state, seat)
        chosen = self._bot.choose(seen, options(seen), self.talk, self._rng)
        return self._act(seat, chosen, By.BOT)

    def say(self, seat: Seat, words: AnyTalk) -> Said:
        """Something said after the last act."""
        said = Said(seat, len(self._rows) - 1, words)
        self.talk += (said,)
        return said

    def bots_speak(self) -> Iterator[Said]:
        """What the bots have to say, once in each phase."""
        if self._heard == self.board.phase_number:
            return
        self._heard = self.board.phase_number
        for seat in map(Seat, range(self._state.ruleset.players)):
            if seat != self.me:
                seen = view(self._state, seat)
                for words in self._bot.speak(seen, self.talk, self._rng):
                    yield self.say(seat, words)

    def record(self, names: tuple[str, ...]) -> GameRecord:
        """The game as a record, once it is over."""
        assert self.over, "a record shows every card"
        return compose(self._state.ruleset, self._rows, self.talk, names)

    def _act(self, seat: Seat, action: SeatAction, by: By) -> Events:
        row, self._state, events = act(self._state, seat, action, by, self._draw)
        self._rows.append(row)
        return events

    def _draw(self, board: Board) -> ChanceAction:
        return chance.draw(board, self._rng)
