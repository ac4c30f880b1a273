"""When bots answer and when the table's clock runs out: pure arithmetic over `now`.

Nothing here chooses. A due answer and an alarm belong to one phase, and to no later one (R43).
"""
import msgspec

from ..engine.terms import Seat
from .table import Table


class Due(msgspec.Struct, frozen=True):
    """A bot of ours is to answer: at `table.game.opened + after`."""

    seat: Seat
    phase: int
    attempt: int
    after: float
    """Seconds from when the phase opened, 0.4 to 1.2, alike for every role and choice."""


def due(table: Table) -> tuple[Due, ...]:
    """The answers that bots of ours owe now; hand each to `handle` as `BotAnswers`."""
    raise NotImplementedError


def seed_for(secret: str, game: int, seat: Seat, phase: int, attempt: int) -> int:
    """The seed of a bot's generator for one answer: a restart makes the same choice (D11)."""
    raise NotImplementedError


def alarm(table: Table) -> float | None:
    """The moment from which this step is overdue; None without a clock."""
    raise NotImplementedError


def overdue(table: Table, now: float) -> bool:
    """Whether this step has taken longer than the table's clock allows."""
    raise NotImplementedError
