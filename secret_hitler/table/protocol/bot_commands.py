"""What a client sends about the bots of the house."""

from ...engine.terms import Seat
from .command import Command
from .status import BotKind, Style


class AddBot(Command, frozen=True):
    """The host seats a bot."""

    kind: BotKind = BotKind.SHREWD
    style: Style = Style.REGULAR


class Next(Command, frozen=True):
    """Anybody with a seat lets the bots answer in this phase, where they wait for that."""

    phase: int


class AskWhy(Command, frozen=True):
    """What lies open that speaks for what a bot did in that step; answered to who asks alone."""

    step: int
    seat: Seat


class AskHint(Command, frozen=True):
    """What the only person among bots can know from its own view; answered to it alone."""
