"""What a bot is: two pure functions of what its seat sees, and the bots there are, by name.

A bot gets what a browser gets, never the State, and remembers nothing: the same view, options,
talk and dice give the same choice (D11).
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from ..engine.actions import SeatAction
from ..engine.state import View
from ..record.talk import AnyTalk, Said
from . import careful_bot, claims, random_bot
from .rng import Rng

Choose = Callable[[View, tuple[SeatAction, ...], tuple[Said, ...], Rng], SeatAction]
Speak = Callable[[View, tuple[Said, ...], Rng], tuple[AnyTalk, ...]]


class Bot(NamedTuple):
    """A player without a person."""

    choose: Choose
    """One of the options, which must not be empty."""
    speak: Speak
    """What it says now: nothing, where it has said everything already."""


BOTS: Final[dict[str, Bot]] = {
    "careful": Bot(careful_bot.choose, claims.speak),
    "random": Bot(random_bot.choose, random_bot.speak),
}
