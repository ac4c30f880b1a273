"""Commands at a table: each is refused and changes nothing, or answered with a row to store.

`handle` is pure: the server stores the row, and only then folds it into its table. The connection
says who asks (`who`), never the message (X4).
"""

from collections.abc import Callable
from typing import Final, Never

from ..engine.complete import complete
from ..engine.game import IllegalAction
from ..engine.terms import Reason, Seat
from ..record.levels import plays_by_itself
from ..record.record import By, Draw, act
from . import pause
from . import rows as r
from .asking import deputy, moving
from .asking.consent import ask, consent
from .clock import extend_clock, let_on, nudge, player_of
from .command_rights import (
    RIGHTS,
    Asked,
    AskToMove,
    BotAnswers,
    BotSpeaks,
    Handled,
    HostGone,
    InsideCommand,
    RematchDue,
    Sit,
    no_right,
    refused,
)
from .game import Accepted, attempt_of
from .protocol import messages as m
from .protocol.status import Stage
from .seats import admission, choices, kudos, order, rematch, seating
from .table import Table, seat_of, seats_of
from .talk import claiming, explaining, ghosts, keeping_notes, moderation
from .talk.speech import say

__all__ = [
    "AskToMove",
    "BotAnswers",
    "BotSpeaks",
    "Handled",
    "HandledCommand",
    "HostGone",
    "RematchDue",
    "Sit",
    "handle",
    "open_table",
]

HandledCommand = m.AnyCommand | InsideCommand


def open_table(code: str, secret: str, owner: str) -> r.TableRow:
    """Row 0 of a new table: `evolve(None, row)` makes it."""
    return r.TableOpened(code, secret, owner)


def handle(  # noqa: PLR0913  # what a command depends on is all here
    table: Table,
    who: str | None,
    command: HandledCommand,
    now: float,
    draw: Draw,
    *,
    shown: Seat | None = None,
    connected: frozenset[Seat] = frozenset(),
) -> Handled:
    """The result of a command.

    `who` is the session's token, None for the server's own commands and for a spectator without
    one; `draw` supplies the chance that an act or a deal calls for. `shown` is the seat that a
    shared phone shows now, `connected` the seats whose phones are here.
    """
    seat = _asking_seat(table, who, command, shown)
    asked = Asked(table, who, seat, now, draw, connected)
    if isinstance(command, m.Act | BotAnswers):
        return _act(asked, command)
    reason = no_right(asked, command)
    if reason is not None:
        return refused(reason)
    return HANDLE[type(command)](asked, command)  # type: ignore[arg-type]  # keyed by its class


def _asking_seat(
    table: Table, who: str | None, command: HandledCommand, shown: Seat | None
) -> Seat | None:
    """The seat that the session's phone shows, or the bot's if the server sends for its bot."""
    if not isinstance(command, BotAnswers | BotSpeaks):
        return shown if shown in seats_of(table, who) else seat_of(table, who)
    if command.seat not in range(len(table.seats)):
        return None
    plays = player_of(table, command.seat) is not None
    speaks = plays_by_itself(table.seats[command.seat].bot)  # a deputy never does
    return command.seat if (speaks if isinstance(command, BotSpeaks) else plays) else None


def _act(asked: Asked, command: m.Act | BotAnswers) -> Handled:
    """Stale acts and acts out of turn change nothing; repeats are answered (decision 0008)."""
    game, seat = asked.table.game, _player(asked)
    if game is None or seat is None:
        return _rejected(asked, command, Reason.NOT_NOW)
    if Accepted(seat, command.phase, command.attempt, command.action) in game.accepted:
        return Handled(resend=True)
    if (command.phase, command.attempt) != (game.phase, attempt_of(game, seat)):
        return _rejected(asked, command, Reason.STALE)
    by = _chosen_by(asked.table, seat)
    others_turn = isinstance(command, m.Act) and by is By.DEPUTY
    if asked.table.stage is Stage.ENVELOPES or asked.table.rest is not None or others_turn:
        return _rejected(asked, command, Reason.NOT_NOW)
    try:
        row, state, _ = act(game.state, seat, command.action, by, asked.draw)
    except IllegalAction as illegal:
        return _rejected(asked, command, illegal.reason)
    moved_on = state.board.phase_number != game.board.phase_number
    return Handled((r.Acted(row, asked.now if moved_on else None),))


def _chosen_by(table: Table, seat: Seat) -> By:
    if table.seats[seat].deputy:
        return By.DEPUTY
    return By.PERSON if table.seats[seat].bot is None else By.BOT


def _player(asked: Asked) -> Seat | None:
    """The asker's seat in the running or last game; None if they sat down after it."""
    game, seat = asked.table.game, asked.seat
    return seat if game is not None and seat is not None and seat < game.ruleset.players else None


def _rejected(asked: Asked, command: m.Act | BotAnswers, reason: Reason) -> Handled:
    reply = m.Rejected(command.phase, command.attempt, reason)
    return Handled(reply=reply, resend=asked.table.game is not None)


def _hello(asked: Asked, _command: m.Hello) -> Handled:
    """Send a client that says hello what it missed."""
    return Handled(resend=asked.table.game is not None)


HANDLE: Final[dict[type, Callable[[Asked, Never], Handled]]] = {
    m.Hello: _hello,
    m.Say: say,
    m.ClaimInWords: claiming.claim_in_words,
    m.KeepNotes: keeping_notes.keep_notes,
    m.Mute: moderation.mute,
    m.RemoveQueued: moderation.remove_queued,
    m.SetVoice: moderation.set_voice,
    m.SetOptions: choices.set_options,
    m.Narrate: choices.narrate,
    m.AddBot: seating.add_bot,
    m.RemoveSeat: seating.remove_seat,
    m.Lock: admission.lock,
    m.LetBack: admission.let_back,
    m.Start: rematch.start,
    m.Next: let_on,
    m.AskWhy: explaining.ask_why,
    m.AskHint: explaining.ask_hint,
    m.Looked: rematch.looked,
    m.Show: seating.show,
    m.Leave: seating.leave,
    m.Rematch: rematch.rematch,
    m.Arrange: order.arrange,
    m.SitsLeft: order.sits_left,
    m.Order: order.order,
    m.Predict: ghosts.predict,
    m.Thank: kudos.thank,
    RematchDue: rematch.rematch_due,
    BotSpeaks: say,
    Sit: seating.sit,
    HostGone: seating.host_gone,
    m.Pause: pause.pause,
    m.Resume: pause.resume,
    m.Nudge: nudge,
    m.ExtendClock: extend_clock,
    m.Ask: ask,
    m.Consent: consent,
    m.ShowDigits: moving.show_digits,
    m.TypeDigits: moving.type_digits,
    m.TakeBack: deputy.take_back,
    AskToMove: moving.ask_to_move,
}
ACTS: Final = {m.Act, BotAnswers}
"""The engine's options say who may act, and `Rejected` answers them."""
complete(HandledCommand, HANDLE, but=ACTS)
complete(HandledCommand, RIGHTS, but=ACTS)
