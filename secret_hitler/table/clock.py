"""When bots answer, and when the table's clock runs out: arithmetic over readings of a clock.

Nothing here chooses. A due answer and an alarm belong to one phase, and to no later one (X7).
"""

import hashlib
from typing import Final

import msgspec

from ..engine.game import awaited
from ..engine.terms import Seat
from .game import attempt_of
from .messages import BotKind, Stage
from .table import Table

SOONEST: Final = 0.4
LATEST: Final = 1.2
"""Seconds from the opening of a phase to a bot's answer: a human pace."""


class Due(msgspec.Struct, frozen=True):
    """A bot of ours is to answer at `table.game.opened + after`."""

    seat: Seat
    phase: int
    attempt: int
    after: float
    """Seconds from when the phase opened, alike for every role and choice (D11)."""


def due(table: Table) -> tuple[Due, ...]:
    """The answers that bots of ours owe now; each goes to `handle` as `BotAnswers`."""
    game = table.game
    if game is None or table.stage is not Stage.PLAYING:
        return ()
    bots = (
        (Seat(actor), attempt_of(game, Seat(actor)))
        for actor in awaited(game.board)
        if isinstance(actor, int) and plays_by_itself(table.seats[actor].bot)
    )
    return tuple(
        Due(seat, game.phase, attempt, _delay(table, seat, game.phase, attempt))
        for seat, attempt in bots
    )


def plays_by_itself(bot: BotKind | None) -> bool:
    """Whether the server answers for this seat; an outside bot answers over the wire."""
    return bot is not None and bot is not BotKind.OUTSIDE


def seed_for(secret: str, game: int, seat: Seat, phase: int, attempt: int) -> int:
    """The seed of a bot's generator for one answer: a restart makes the same choice (D11)."""
    return _hashed(f"choice:{secret}:{game}:{seat}:{phase}:{attempt}")


def alarm(table: Table) -> float | None:
    """The moment from which the step at hand is overdue; None where no clock runs."""
    if table.options.clock is None or table.game is None or table.stage is not Stage.PLAYING:
        return None
    return table.game.opened + table.options.clock


def overdue(table: Table, now: float) -> bool:
    """Whether the step at hand has taken longer than the table's clock allows."""
    end = alarm(table)
    return end is not None and now >= end


def _delay(table: Table, seat: Seat, phase: int, attempt: int) -> float:
    """Drawn before the bot thinks, from what no role or choice has a part in."""
    drawn = _hashed(f"delay:{table.secret}:{table.games}:{seat}:{phase}:{attempt}")
    return SOONEST + (LATEST - SOONEST) * (drawn / 2**128)


def _hashed(words: str) -> int:
    return int.from_bytes(hashlib.blake2b(words.encode(), digest_size=16).digest(), "big")
