"""What a client sends about the server's bots."""

from ...engine.terms import Seat
from ...record.levels import BotKind, Style
from .command import Command


class AddBot(Command, frozen=True):
    """The host seats a bot."""

    kind: BotKind = BotKind.SHREWD
    style: Style = Style.REGULAR


class Next(Command, frozen=True):
    """Anyone with a seat lets the bots answer in this phase, if they are waiting for that."""

    phase: int


class AskWhy(Command, frozen=True):
    """Asks for the public facts that support a bot's act. Only the asker gets the answer."""

    step: int
    seat: Seat


class AskHint(Command, frozen=True):
    """Asks what the only person among bots can know from their own view; answered to them alone."""
