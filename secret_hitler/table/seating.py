"""Commands about seats, options and the start of a game."""

from ..engine.actions import ChanceAction, ChooseFirstCandidate
from ..engine.ruleset import LEAST_PLAYERS, MOST_PLAYERS, RulesetError
from ..engine.state import Board, ChoosingFirstCandidate
from ..engine.terms import Seat
from ..record.record import Draw, deal
from . import messages as m
from . import rows as r
from .bot_names import bot_name
from .handled import BETWEEN_GAMES, NOTHING, Asked, Handled, HostGone, Sit, refused
from .house_rules import ruleset_for
from .messages import BotKind, Refusal, Stage
from .table import Table, closed_up, heir, host_seat, seated


def sit(asked: Asked, command: Sit) -> Handled:
    """One session has one seat: asking again changes nothing, so it may ask at any time (C85)."""
    assert asked.who is not None, "whoever sits has a session"
    if asked.seat is not None:
        return NOTHING
    if asked.table.stage not in BETWEEN_GAMES:
        return refused(Refusal.NOT_IN_THIS_STAGE)
    kind = BotKind.OUTSIDE if command.bot else None
    return _seat_somebody(asked.table, r.Seated(command.name, asked.who, kind))


def add_bot(asked: Asked, command: m.AddBot) -> Handled:
    """A bot of ours; a program from outside seats itself."""
    if command.kind is BotKind.OUTSIDE:
        return refused(Refusal.NO_SUCH_SEAT)
    name = bot_name([chair.name for chair in asked.table.seats])
    return _seat_somebody(asked.table, r.Seated(name, None, command.kind))


def _seat_somebody(table: Table, row: r.Seated) -> Handled:
    full = len(seated(table)) >= MOST_PLAYERS
    return refused(Refusal.TABLE_FULL) if full else Handled((row,))


def remove_seat(asked: Asked, command: m.RemoveSeat) -> Handled:
    """The host frees a seat, its own too."""
    if not _is_held(asked.table, command.seat):
        return refused(Refusal.NO_SUCH_SEAT)
    return Handled((r.SeatFreed(command.seat),))


def leave(asked: Asked, command: m.Leave) -> Handled:  # noqa: ARG001
    """While a game runs the seat is kept: who leaves can come back (X1)."""
    assert asked.seat is not None, "only who is seated may ask"
    if asked.table.stage not in BETWEEN_GAMES:
        return NOTHING
    return Handled((r.SeatFreed(asked.seat),))


def show(asked: Asked, command: m.Show) -> Handled:
    """Which of its seats a phone shows is between it and the server; a foreign one is not shown."""
    return NOTHING if command.seat == asked.seat else refused(Refusal.NO_SUCH_SEAT)


def set_options(asked: Asked, command: m.SetOptions) -> Handled:
    """The options that the next game is dealt by."""
    options, table = command.options, asked.table
    if options.first_candidate is not None and not _is_held(table, options.first_candidate):
        return refused(Refusal.NO_SUCH_SEAT)
    players = min(max(len(seated(table)), LEAST_PLAYERS), MOST_PLAYERS)
    try:
        ruleset_for(options, players)
    except RulesetError:
        return refused(Refusal.BAD_RULESET)
    return NOTHING if options == table.options else Handled((r.OptionsChosen(options),))


def host_gone(asked: Asked, command: HostGone) -> Handled:
    """The next person who is there takes over; without one nothing changes."""
    seat = host_seat(asked.table)
    if asked.table.stage is Stage.PLAYING or seat is None:
        return NOTHING
    person = heir(asked.table, seat, command.connected)
    return NOTHING if person is None else Handled((r.HostChanged(person),))


def start(asked: Asked, command: m.Start) -> Handled:  # noqa: ARG001
    """From the envelopes the host begins the play, but not before it has looked itself.

    So the second tap of two on the same button does nothing.
    """
    if asked.table.stage is not Stage.ENVELOPES:
        return _deal(asked)
    assert asked.seat is not None, "only the host may ask"
    looked = asked.table.seats[asked.seat].looked
    return Handled((r.PlayBegan(asked.now),)) if looked else refused(Refusal.NOT_IN_THIS_STAGE)


def looked(asked: Asked, command: m.Looked) -> Handled:  # noqa: ARG001
    """Looking again changes nothing."""
    assert asked.seat is not None, "only who is seated may ask"
    if asked.table.seats[asked.seat].looked:
        return NOTHING
    return Handled((r.EnvelopeLooked(asked.seat, asked.now),))


def rematch(asked: Asked, command: m.Rematch) -> Handled:
    """The last person to be ready brings on the deal."""
    assert asked.seat is not None, "only who is seated may ask"
    table, seat = asked.table, asked.seat
    if table.seats[seat].ready is command.ready:
        return NOTHING
    others = (chair for other, chair in enumerate(table.seats) if chair.human and other != seat)
    all_ready = command.ready and all(chair.ready for chair in others)
    if all_ready and table.seats[seat].human and len(seated(table)) >= LEAST_PLAYERS:
        return _deal(asked)
    return Handled((r.ReadyMarked(seat, command.ready),))


def _deal(asked: Asked) -> Handled:
    """A new game in the seats that somebody has: new roles, whatever the last game was."""
    table = closed_up(asked.table)
    if len(table.seats) < LEAST_PLAYERS:
        return refused(Refusal.TOO_FEW_PLAYERS)
    rules = ruleset_for(table.options, len(table.seats))
    row, _, _ = deal(rules, _led_by(table.options.first_candidate, asked.draw))
    return Handled((r.GameDealt(rules, row, asked.now),))


def _led_by(first: Seat | None, draw: Draw) -> Draw:
    """Chance, but for the first candidate where the host chose one (X9)."""

    def drawn(board: Board) -> ChanceAction:
        if first is not None and isinstance(board.phase, ChoosingFirstCandidate):
            return ChooseFirstCandidate(first)
        return draw(board)

    return drawn


def _is_held(table: Table, seat: Seat) -> bool:
    return 0 <= seat < len(table.seats) and not table.seats[seat].left
