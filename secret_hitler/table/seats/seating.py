"""Sitting down and getting up: the seats, the queue and the host."""

from msgspec.structs import replace

from ...engine.terms import Seat
from ...record.levels import STYLED, BotKind, Style
from .. import rows as r
from ..bot_names import bot_name
from ..command_rights import BETWEEN_GAMES, NOTHING, Asked, Handled, HostGone, Sit, refused
from ..protocol import messages as m
from ..protocol.refusal import Refusal
from ..protocol.status import Stage
from ..table import Chair, Table, changed, heir, host_seat, is_held, seats_of, without
from .admission import kept_out, removed
from .queue import MOST_WAITING, called_up, has_room, old_seat, place_in_line, sat_down
from .rematch import counted_down

# --- commands -----------------------------------------------------------------------------------


def sit(asked: Asked, command: Sit) -> Handled:
    """Take a seat, or wait for one. A session gets only one: repeats change nothing (case C85)."""
    assert asked.who is not None, "whoever sits has a session"
    if command.passed:
        return _sit_without_phone(asked, command)
    if asked.seat is not None or place_in_line(asked.table, asked.who) is not None:
        return NOTHING
    reason = kept_out(asked.table, asked.who)
    if reason is not None:
        return refused(reason)
    if not has_room(asked.table) and len(asked.table.queue) >= MOST_WAITING:
        return refused(Refusal.TABLE_FULL)
    kind = BotKind.OUTSIDE if command.bot else None
    return Handled((r.Seated(command.name, asked.who, kind, at=asked.now),))


def _sit_without_phone(asked: Asked, command: Sit) -> Handled:
    """Seat a player without a phone, who uses the host's."""
    if asked.seat is None or asked.who != asked.table.host:
        return refused(Refusal.NOT_HOST)
    return _seated_now(asked, r.Seated(command.name, asked.who, None, passed=True, at=asked.now))


def add_bot(asked: Asked, command: m.AddBot) -> Handled:
    """Seat one of the server's bots; programs seat themselves. Lower levels have no style."""
    if command.kind is BotKind.OUTSIDE:
        return refused(Refusal.NO_SUCH_SEAT)
    table = asked.table
    name = bot_name([chair.name for chair in (*table.seats, *table.queue)])
    style = command.style if command.kind in STYLED else Style.REGULAR
    return _seated_now(asked, r.Seated(name, None, command.kind, style, at=asked.now))


def _seated_now(asked: Asked, row: r.Seated) -> Handled:
    """Seat a player that cannot queue: now, or not at all."""
    if asked.table.stage not in BETWEEN_GAMES:
        return refused(Refusal.NOT_IN_THIS_STAGE)
    return Handled((row,)) if has_room(asked.table) else refused(Refusal.TABLE_FULL)


def remove_seat(asked: Asked, command: m.RemoveSeat) -> Handled:
    """Free a seat, as the host; also the host's own."""
    if not is_held(asked.table, command.seat):
        return refused(Refusal.NO_SUCH_SEAT)
    return Handled((r.SeatFreed(command.seat, asked.now, removed=True),))


def leave(asked: Asked, _command: m.Leave) -> Handled:
    """Give up the seat. During a game it is kept: a player who leaves can come back (X1)."""
    if asked.seat is None:
        waits = asked.who if place_in_line(asked.table, asked.who) is not None else None
        return refused(Refusal.NOT_SEATED) if waits is None else Handled((r.QueueLeft(waits),))
    if asked.table.stage not in BETWEEN_GAMES:
        return NOTHING
    return Handled((r.SeatFreed(asked.seat, asked.now),))


def show(asked: Asked, command: m.Show) -> Handled:
    """Show another seat of the phone; nothing is stored. A seat of another phone is not shown."""
    own = command.seat in seats_of(asked.table, asked.who)
    return NOTHING if own else refused(Refusal.NO_SUCH_SEAT)


def host_gone(asked: Asked, command: HostGone) -> Handled:
    """Make the next connected person host; if there is none, nothing changes."""
    seat = host_seat(asked.table)
    if asked.table.stage is Stage.PLAYING or seat is None:
        return NOTHING
    person = heir(asked.table, seat, command.connected)
    return NOTHING if person is None else Handled((r.HostChanged(person),))


# --- rows ---------------------------------------------------------------------------------------


def seated(table: Table, row: r.Seated) -> Table:
    """Seat the player, or if no seat is free, at the end of the queue."""
    chair = Chair(row.name, row.person, row.bot, row.style, passed=row.passed)
    old = old_seat(table, chair)
    chair = chair if old is None else replace(chair, wins=old[1].wins)
    if not has_room(table):
        return replace(table, queue=(*table.queue, chair))
    return counted_down(sat_down(table, chair), row.at)


def seat_freed(table: Table, row: r.SeatFreed) -> Table:
    """Free the seat, together with all seats that its phone was passed to."""
    chair = table.seats[row.seat]
    gone = (row.seat,) if chair.passed else seats_of(table, chair.person) or (row.seat,)
    after = replace(table, arranging=None)
    after = removed(after, chair) if row.removed else after
    for seat in sorted(gone, reverse=True):
        after = _freed(after, seat)
    if table.host is not None and host_seat(after) is None:
        after = replace(after, host=heir(table, row.seat))
    return counted_down(called_up(after), row.at)


def _freed(table: Table, seat: Seat) -> Table:
    """Seats of the last game stay: its board names them, and their knowledge is private."""
    if table.game is not None and seat < table.game.ruleset.players:
        return changed(table, seat, replace(table.seats[seat], ready=False, left=True))
    return without(table, seat)


def host_changed(table: Table, row: r.HostChanged) -> Table:
    """Another person becomes host."""
    return replace(table, host=row.person)
