"""The interface of a bot, pure functions of what its seat sees, and all bots by name.

A bot gets what a browser gets, never the State, and remembers nothing: the same view, options,
talk and dice give the same choice (decision 0012).
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from ..engine.actions import SeatAction
from ..engine.complete import complete
from ..engine.state import View
from ..record.levels import LEVELS, Style, name_of
from ..record.talk import AnyTalk, GiveReason, Said
from . import claims
from .careful import careful_bot
from .explaining import reasons
from .farsighted import farsighted_bot
from .plain import naive_bots, random_bot, selfish_bot
from .rng import Rng
from .shrewd import shrewd_bot

Choose = Callable[[View, tuple[SeatAction, ...], tuple[Said, ...], Rng], SeatAction]
Speak = Callable[[View, tuple[Said, ...], Rng], tuple[AnyTalk, ...]]
Explain = Callable[[View, tuple[Said, ...], Rng], tuple[GiveReason, ...]]


class Bot(NamedTuple):
    """A player without a person."""

    choose: Choose
    """One of the options, which must not be empty."""
    speak: Speak
    """The claims that it makes now; empty if it has none left to make."""
    explain: Explain = reasons.none
    """Its reasons for its own acts, and its doubts; with other dice than `speak`."""


BOTS: Final[dict[str, Bot]] = {
    "careful": Bot(careful_bot.choose, claims.speak, reasons.explain),
    "shrewd": Bot(shrewd_bot.regular, shrewd_bot.speak, reasons.explain),
    "shrewd-bold": Bot(shrewd_bot.bold, shrewd_bot.bold_speak, reasons.explain),
    "shrewd-quiet": Bot(shrewd_bot.quiet, shrewd_bot.quiet_speak, reasons.explain),
    "farsighted": Bot(farsighted_bot.regular, shrewd_bot.speak, reasons.explain),
    "farsighted-bold": Bot(farsighted_bot.bold, shrewd_bot.bold_speak, reasons.explain),
    "farsighted-quiet": Bot(farsighted_bot.quiet, shrewd_bot.quiet_speak, reasons.explain),
    "random": Bot(random_bot.choose, random_bot.speak),
    "selfish": Bot(selfish_bot.choose, selfish_bot.speak),
    "partisan": Bot(naive_bots.partisan, naive_bots.speak),
    "loud": Bot(naive_bots.loud, naive_bots.speak),
    "quiet": Bot(naive_bots.quiet, naive_bots.speak),
    "trusting": Bot(naive_bots.trusting, naive_bots.speak),
}
YARDSTICKS: Final = frozenset({"partisan", "loud", "quiet", "trusting"})
"""What nobody can seat at a table: these play in the arena alone."""
complete({name_of(kind, style) for kind in LEVELS for style in Style} | YARDSTICKS, BOTS)
