"""When bots answer and how long a step has lasted: arithmetic on readings of a clock.

Nothing here makes a choice. A due answer and a rung belong to one phase and no later one (X7).
"""

import hashlib
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from ..engine.game import awaited
from ..engine.terms import Seat
from ..record.levels import BotKind, Style, plays_by_itself
from . import rows as r
from .command_rights import NOTHING, Asked, Handled, refused
from .game import attempt_of
from .protocol import messages as m
from .protocol.options import BotPace
from .protocol.refusal import Refusal
from .protocol.status import Stage
from .table import LetOn, Table

SOONEST: Final = 0.4
LATEST: Final = 1.2
"""Seconds from the opening of a phase to a bot's answer: a human pace."""
FACTORS: Final = {BotPace.SLOW: 3.0, BotPace.NORMAL: 1.0, BotPace.FAST: 0.25, BotPace.STEP: 0.25}
"""Factors on these seconds, by the table's choice. For a step, the player has waited already."""
LOOKS_AHEAD: Final = 1.2
"""Seconds a farsighted bot may think: at no pace does it answer sooner (decision 0012)."""

RUNGS: Final = (30.0, 60.0, 150.0)
"""The attention ladder: seconds from the opening of a step to each rung."""
RUNGS_APART: Final = (20.0, 45.0, 100.0)
"""The same if the players are in different rooms."""
LATE: Final = 2
"""The rung from which screens name the seats the table is waiting for."""
MOST_EXTENSIONS: Final = 10
"""How often a step may get its full time again; by then the table may ask for a deputy."""
LAST: Final = 3
"""The rung from which a deputy may be asked for."""


class Player(NamedTuple):
    """One of the server's bots, as the player of a seat."""

    kind: BotKind
    style: Style


DEPUTY: Final = Player(BotKind.SHREWD, Style.REGULAR)


class Due(msgspec.Struct, frozen=True):
    """An answer that one of the server's bots must give at `asked_at + after`."""

    seat: Seat
    phase: int
    attempt: int
    after: float
    """Seconds from when it was asked: the same for every role and choice (decision 0012)."""


# --- bots -------------------------------------------------------------------------------------


def due(table: Table) -> tuple[Due, ...]:
    """The answers that the server's bots owe now; each goes to `handle` as `BotAnswers`."""
    game = table.game
    if game is None or bots_wait(table):
        return ()
    attempts = ((seat, attempt_of(game, seat)) for seat in awaited_bots(table))
    return tuple(
        Due(seat, game.phase, attempt, _delay(table, seat, attempt)) for seat, attempt in attempts
    )


def player_of(table: Table, seat: Seat) -> Player | None:
    """The server's bot that plays a seat, deputies included; None if a client plays it."""
    chair = table.seats[seat]
    if chair.deputy:
        return DEPUTY
    return Player(chair.bot, chair.style) if plays_by_itself(chair.bot) and chair.bot else None


def bots_wait(table: Table) -> bool:
    """Whether the bots whose turn it is wait for somebody to send `Next` in this phase."""
    if table.options.bot_pace is not BotPace.STEP or not awaited_bots(table):
        return False
    let_on, game = table.let_on, table.game
    return game is not None and (let_on is None or let_on.phase != game.phase)


def awaited_bots(table: Table) -> tuple[Seat, ...]:
    """The seats of bots that must act now."""
    if table.stage is not Stage.PLAYING or table.rest is not None:
        return ()
    return tuple([seat for seat in waited_for(table) if player_of(table, seat) is not None])


def let_on(asked: Asked, command: m.Next) -> Handled:
    """Let the bots answer in this phase. No effect if repeated, stale, or no bot is waiting."""
    table, game = asked.table, asked.table.game
    if table.options.bot_pace is not BotPace.STEP or game is None:
        return refused(Refusal.NOT_IN_THIS_STAGE)
    if command.phase != game.phase or not bots_wait(table):
        return NOTHING
    return Handled((r.BotsLetOn(command.phase, asked.now),))


def bots_let_on(table: Table, row: r.BotsLetOn) -> Table:
    """Bots answer from now until the next phase opens."""
    return replace(table, let_on=LetOn(row.phase, row.at))


def seed_for(secret: str, game: int, seat: Seat, phase: int, attempt: int) -> int:
    """The seed of a bot's generator for one answer, the same after a restart (decision 0012)."""
    return hashed(f"choice:{secret}:{game}:{seat}:{phase}:{attempt}")


def asked_at(table: Table, seat: Seat) -> float:
    """When a bot's time starts: deputies are called, and steps let on, after the phase opened."""
    chair, game = table.seats[seat], table.game
    assert game is not None, "bots play a game"
    called = chair.deputy_since if chair.deputy else 0.0
    return max(game.opened, called, 0.0 if table.let_on is None else table.let_on.at)


def _delay(table: Table, seat: Seat, attempt: int) -> float:
    """The seconds before an answer, drawn before the bot thinks, independent of role and choice."""
    phase = 0 if table.game is None else table.game.phase
    drawn = hashed(f"delay:{table.secret}:{table.games}:{seat}:{phase}:{attempt}") / 2**128
    factor, player = FACTORS[table.options.bot_pace], player_of(table, seat)
    looks_ahead = player is not None and player.kind is BotKind.FARSIGHTED
    soonest = max(SOONEST * factor, LOOKS_AHEAD if looks_ahead else 0.0)
    return soonest + (LATEST - SOONEST) * factor * drawn


def hashed(words: str) -> int:
    """A 128-bit hash of these words, unpredictable without the secret among them."""
    return int.from_bytes(hashlib.blake2b(words.encode(), digest_size=16).digest(), "big")


# --- the attention ladder ---------------------------------------------------------------------


def waited_for(table: Table) -> tuple[Seat, ...]:
    """The seats the table is waiting for: to look at the envelope, or to act."""
    if table.stage is Stage.ENVELOPES:
        return tuple(Seat(seat) for seat, chair in enumerate(table.seats) if not chair.looked)
    if table.stage is not Stage.PLAYING or table.game is None:
        return ()
    return tuple(actor for actor in awaited(table.game.board) if isinstance(actor, int))


def same_step(before: Table, after: Table) -> bool:
    """Whether the table still waits for the same step: the ladder starts over with each."""
    return _step(before) == _step(after)


def rung(table: Table, now: float) -> int:
    """How long the table has waited, from 0 to `LAST`; the end of its clock is the last rung."""
    if table.game is None or not waited_for(table):
        return 0
    moment = now if table.rest is None else table.rest.at
    waited = moment - table.game.opened - _more_time(table)
    ran_out = table.options.clock is not None and waited >= table.options.clock
    if ran_out and table.stage is Stage.PLAYING:
        return LAST
    return sum(waited >= seconds for seconds in (RUNGS_APART if table.options.apart else RUNGS))


def clock_ends(table: Table) -> float | None:
    """When the clock of the current step runs out; None if none runs."""
    clock, game = table.options.clock, table.game
    if clock is None or game is None or table.stage is not Stage.PLAYING or table.rest is not None:
        return None
    return game.opened + clock + _more_time(table)


def extend_clock(asked: Asked, command: m.ExtendClock) -> Handled:
    """Give the current step its full time again; no effect on a step that is over."""
    game = asked.table.game
    if asked.table.options.clock is None or game is None:
        return refused(Refusal.NOT_IN_THIS_STAGE)
    if command.phase != game.phase:
        return NOTHING
    spent = asked.table.extensions >= MOST_EXTENSIONS
    return refused(Refusal.TOO_LATE) if spent else Handled((r.ClockExtended(),))


def clock_extended(table: Table, _row: r.ClockExtended) -> Table:
    """The attention ladder, too, comes later by as much."""
    return replace(table, extensions=table.extensions + 1)


def wound_up(before: Table, after: Table) -> Table:
    """The table after a row: the next step starts without extensions."""
    keeps = after.extensions == 0 or same_step(before, after)
    return after if keeps else replace(after, extensions=0)


def nudge(asked: Asked, command: m.Nudge) -> Handled:
    """Remind somebody the table is waiting for; nothing is stored."""
    table, seat = asked.table, command.seat
    if seat == asked.seat or seat not in waited_for(table) or player_of(table, seat) is not None:
        return refused(Refusal.NO_SUCH_SEAT)
    return Handled(nudged=seat) if rung(table, asked.now) >= LATE else refused(Refusal.TOO_EARLY)


def _step(table: Table) -> tuple[int, Stage, int]:
    return table.games, table.stage, 0 if table.game is None else table.game.phase


def _more_time(table: Table) -> float:
    return table.extensions * float(table.options.clock or 0)
