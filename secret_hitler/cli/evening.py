"""One person's game in a terminal, from the envelopes to the end."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from ..bots.claims import may_speak
from ..engine import actions as a
from ..engine.events import Events, PublicEvent
from ..engine.game import awaited, options
from ..engine.state import Board, Voting
from ..engine.terms import Policy, Seat
from ..record.event_sentences import tell
from ..record.file import write
from ..record.matters import Matter, about
from ..record.sentences import status
from ..record.talk import AnyTalk, Line, Said
from ..record.valid_claims import claim_statuses, same
from ..record.words import Words
from ..table.talk.speech import cleaned, line_fault
from .account import account
from .orders import (
    Desk,
    Misunderstood,
    asked,
    claimed,
    is_claim,
    meant,
    sentence_for,
    understood,
)
from .sight import Sight
from .solo import Solo
from .terminal import Terminal

YES: Final = "YES"
"""The word to type before somebody is executed."""


class Left(Exception):
    """The person typed `quit`."""


class Evening:
    """One person's game, from the envelopes to the end."""

    def __init__(
        self, game: Solo, names: tuple[str, ...], terminal: Terminal, words: Words, dice: Random
    ) -> None:
        self._game = game
        self._names = names
        self._terminal = terminal
        self._sight = Sight(words, names)
        self._dice = dice
        self._log: list[str] = []
        self._cards: tuple[int, tuple[Policy, ...]] = (-1, ())

    def play(self) -> None:
        """Play the game. Raises `EOFError`, `KeyboardInterrupt` or `Left` if the person leaves."""
        self._say("terminal-welcome", name=self._names[self._game.me], seat=self._game.me + 1)
        self._tell(self._game.dealt, self._game.board)
        self._linger("terminal-look-at-envelope")
        while not self._game.over:
            for said in self._game.bots_speak():
                self._hear(said)
            awaited_seat = self._game.awaited()[0]
            if awaited_seat == self._game.me:
                self._my_turn()
            else:
                self._bot_turn(awaited_seat)

    def save(self, path: Path | None) -> None:
        """Write the record if the person wants one."""
        if path is None:
            typed = self._terminal.ask(self._sight.text("terminal-save") + " ")
            if not typed:
                return
            path = Path(typed)
        try:
            path.write_bytes(write(self._game.record(self._names)))
        except OSError as error:
            self._say("terminal-not-saved", why=error.strerror or "")
        else:
            self._say("terminal-saved", file=str(path))

    def part(self) -> None:
        """Print a last line as the person leaves."""
        self._say("terminal-goodbye" if self._game.over else "terminal-left")

    # --- turns --------------------------------------------------------------------------------

    def _bot_turn(self, seat: Seat) -> None:
        """Let a bot act; bots vote together, silently."""
        before, me = self._game.board, self._game.me
        voting = isinstance(before.phase, Voting)
        if not voting or (
            not before.alive[me] and seat == awaited(before)[0] and _none_cast(before)
        ):
            self._status()
            self._terminal.wait(self._dice.random())
            if self._terminal.steps:
                self._linger("terminal-next")
        self._tell(self._game.bot_acts(seat), before)

    def _my_turn(self) -> None:
        """Ask until a line is an act."""
        seen = self._game.seen
        desk = Desk(seen, options(seen), self._letters(), self._names)
        self._status()
        for line in self._sight.choices(seen, desk.offered):
            self._terminal.say(line)
        action = self._choice(desk)
        self._tell(self._game.act(action), seen.board)
        if isinstance(action, a.InvestigateLoyalty | a.PeekAtPolicies):
            self._linger("terminal-look-at-news")

    def _choice(self, desk: Desk) -> a.SeatAction:
        while True:
            line = self._terminal.ask()
            if not line or self._answered(line):
                continue
            try:
                action = understood(line, desk)
            except Misunderstood as misunderstood:
                self._not_understood(line, misunderstood)
                continue
            if not isinstance(action, a.Execute) or self._is_sure(action.target):
                return action

    def _is_sure(self, target: Seat) -> bool:
        """Ask again before an execution."""
        self._say("terminal-type-yes", name=self._names[target])
        if self._terminal.ask() == YES:
            return True
        self._say("terminal-nobody-executed")
        return False

    def _linger(self, message: str) -> None:
        """Let the person look around until they enter an empty line."""
        self._say(message)
        while line := self._terminal.ask():
            if not self._answered(line):
                self._not_understood(line, Misunderstood("terminal-unknown", line))

    # --- questions and talk -------------------------------------------------------------------

    def _answered(self, line: str) -> bool:
        """Whether the line was a question or something to say, not an act."""
        command, _, rest = line.partition(" ")
        command = command.casefold().removeprefix("/")
        question, speak = self.QUESTIONS.get(command), self.TALK.get(command)
        if question is not None:
            question(self)
        elif speak is not None:
            try:
                speak(self, rest.strip())
            except Misunderstood as misunderstood:
                self._terminal.say(self._sight.say(sentence_for(misunderstood)))
        else:
            return False
        return True

    def _not_understood(self, line: str, misunderstood: Misunderstood) -> None:
        """Say what was wrong; for a claim without its command, say how to make one."""
        if is_claim(line, self._game.seen, self._game.talk):
            self._say("terminal-post-as-claim", words=line)
        else:
            self._terminal.say(self._sight.say(sentence_for(misunderstood)))

    def _say_line(self, words: str) -> None:
        if self._speak(cleaned(Line(words))) and is_claim(words, self._game.seen, self._game.talk):
            self._say("terminal-post-as-claim", words=words)

    def _claim(self, words: str) -> None:
        claim = claimed(words, self._game.seen, self._game.talk)
        said = claim_statuses(self._game.board, self._game.talk)
        stands = said[Matter(self._game.me, claim.round, about(claim))].claim
        if stands is not None and same(stands, claim):
            raise Misunderstood("terminal-same-claim")
        self._speak(claim)

    def _ask(self, word: str) -> None:
        self._speak(asked(word, self._game.seen, self._game.talk, self._names))

    def _speak(self, words: AnyTalk) -> bool:
        """Say this if it is allowed; whether it was."""
        board, me = self._game.board, self._game.me
        if not may_speak(board, me):
            self._say("refusal-quiet" if board.alive[me] else "refusal-executed_are_silent")
            return False
        wrong = line_fault(words) if isinstance(words, Line) else None
        if wrong is not None:
            self._say(f"refusal-{wrong.value}")
            return False
        self._hear(self._game.say(me, words))
        return True

    def _why(self, word: str) -> None:
        """Print the public facts that support the last public act of a bot, or of the one named."""
        for line in self._sight.reasons(meant(word, self._game.open_acts, self._names)):
            self._terminal.say(line)

    def _hint(self) -> None:
        lines = self._sight.hint(self._game.hint())
        self._terminal.show_secret(lines, self._sight.text("terminal-press-a-key"))

    def _help(self) -> None:
        for line in self._sight.text("terminal-help").splitlines():
            self._terminal.say(line)

    def _board(self) -> None:
        for line in self._sight.board(self._game.seen):
            self._terminal.say(line)

    def _votes(self) -> None:
        lines = tuple(self._sight.votes(self._game.seen))
        for line in lines or (self._sight.text("terminal-nothing-yet"),):
            self._terminal.say(line)

    def _claims(self) -> None:
        game = self._game
        lines = [*account(game.seen.ruleset, game.board, game.talk, game.me, self._sight)]
        for line in lines or [self._sight.text("terminal-nothing-yet")]:
            self._terminal.say(line)

    def _me(self) -> None:
        lines = self._sight.secrets(self._game.seen, self._letters())
        self._terminal.show_secret(lines, self._sight.text("terminal-press-a-key"))

    def _show_log(self) -> None:
        for line in self._log:
            self._terminal.say(line)

    def _status(self) -> None:
        rules, board = self._game.seen.ruleset, self._game.board
        self._terminal.head(self._sight.say(status(rules, board, self._game.me, awaited(board))))

    def _quit(self) -> None:
        raise Left

    QUESTIONS: Final[dict[str, Callable[["Evening"], None]]] = {
        "help": _help,
        "?": _help,
        "status": _status,
        "board": _board,
        "votes": _votes,
        "claims": _claims,
        "me": _me,
        "hint": _hint,
        "log": _show_log,
        "quit": _quit,
    }
    TALK: Final[dict[str, Callable[["Evening", str], None]]] = {
        "say": _say_line,
        "claim": _claim,
        "ask": _ask,
        "why": _why,
    }

    # --- lines --------------------------------------------------------------------------------

    def _letters(self) -> tuple[Policy, ...]:
        """The hand by its letters: shuffled again at each step, but never between two looks."""
        known = self._game.seen.knowledge
        assert known is not None
        number = self._game.board.phase_number
        if self._cards[0] != number:
            cards = list(known.hand)
            self._dice.shuffle(cards)
            self._cards = (number, tuple(cards))
        return self._cards[1]

    def _tell(self, events: Events, before: Board) -> None:
        """Print the public events; the command `me` shows private ones."""
        for event in events:
            if isinstance(event, PublicEvent):
                sentence = tell(event, self._game.seen.ruleset, before, self._game.me)
                if sentence is not None:
                    self._note(self._sight.say(sentence))

    def _hear(self, said: Said) -> None:
        self._note(self._spoken(said))

    def _spoken(self, said: Said) -> str:
        return self._sight.spoken(said, self._game.me)

    def _note(self, line: str) -> None:
        self._log.append(line)
        self._terminal.say(line)

    def _say(self, message: str, /, **places: str | int) -> None:
        self._terminal.say(self._sight.text(message, **places))


def _none_cast(board: Board) -> bool:
    """Whether no ballot has been cast yet."""
    return len(awaited(board)) == sum(board.alive)
