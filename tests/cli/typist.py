"""A typist who plays a game alone in a terminal: blindly, or by what is shown."""

import random
import re
from collections.abc import Iterable

from typer.testing import CliRunner, Result

from secret_hitler.cli import build
from secret_hitler.cli.solo import Solo
from secret_hitler.cli.terminal import Terminal
from secret_hitler.engine import actions as a
from secret_hitler.engine.game import options


def play(lines: Iterable[str], *arguments: str) -> Result:
    typed = "".join(f"{line}\n" for line in lines)
    environment = {"TERM": "dumb", "NO_COLOR": "1"}
    return CliRunner().invoke(build(), ["play", *arguments], input=typed, env=environment)


class Typist(Terminal):
    """A terminal that answers from what is offered, and records what was shown."""

    def __init__(self, game: Solo, rng: random.Random) -> None:
        super().__init__(plain=True, fast=True)
        self.game = game
        self.rng = rng
        self.lines: list[str] = []
        self.secrets: list[str] = []
        self.names: tuple[str, ...] = ()
        self.due: list[str] = []
        self.tile: a.Discard | a.Enact | None = None

    def say(self, line: str) -> None:
        self.lines.append(line)

    def head(self, line: str) -> None:
        self.lines.append(line)

    def show_secret(self, lines: Iterable[str], until: str) -> None:
        self.secrets = list(lines)

    def ask(self, prompt: str = "> ") -> str:
        if self.due:
            return self.due.pop(0)
        if self.tile is not None:
            line, self.tile = self.card(self.tile), None
            return line
        offered = options(self.game.seen)
        if self.game.me not in self.game.awaited() or "Enter" in self.lines[-1]:
            return ""
        return self.typed(self.rng.choice(offered))

    def typed(self, action: a.SeatAction) -> str:
        """The line to type for this act, after a look at the hand."""
        if isinstance(action, a.Execute):
            self.due = ["YES"]
        if isinstance(action, a.Discard | a.Enact):
            self.tile = action
            return "me"
        kind = action.__class__.__name__
        if isinstance(action, a.Nominate):
            return f"nominate {self.names[action.nominee]}"
        if isinstance(action, a.InvestigateLoyalty | a.CallSpecialElection | a.Execute):
            verb = {"InvestigateLoyalty": "investigate", "CallSpecialElection": "call"}
            return f"{verb.get(kind, 'execute')} {action.target + 1}"
        if isinstance(action, a.Vote):
            return f"vote {action.ballot.value}"
        if isinstance(action, a.AnswerVeto):
            return "yes" if action.consent else "no"
        return "veto" if isinstance(action, a.ProposeVeto) else "peek"

    def card(self, action: a.Discard | a.Enact) -> str:
        """The line for a tile, by a letter that `me` showed it under."""
        verb = "discard" if isinstance(action, a.Discard) else "enact"
        begins = {"L": "Lib", "F": "Fas"}[action.policy.value]
        shown = [row[0] for row in self.secrets if re.match(f"[ABC] {begins}", row)]
        return f"{verb} {self.rng.choice(shown).lower()}"
