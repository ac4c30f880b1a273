"""A pause: the game stops, whoever asked for it, and later continues as it was.

During a pause nobody acts, no bot answers, and the clocks stop.
"""

from msgspec.structs import replace

from ..engine.terms import Seat
from . import rows as r
from .command_rights import DURING_A_GAME, NOTHING, Asked, Handled, refused
from .protocol import messages as m
from .protocol.refusal import Refusal
from .protocol.status import PauseStatus
from .table import Rest, Table


def pause(asked: Asked, _command: m.Pause) -> Handled:
    """Pause the table. Any person may, programs may not; a second request changes nothing."""
    assert asked.seat is not None, "only who is seated may ask"
    if not asked.table.seats[asked.seat].human:
        return refused(Refusal.NOT_SEATED)
    return NOTHING if asked.table.rest else Handled((r.TablePaused(asked.seat, asked.now),))


def resume(asked: Asked, _command: m.Resume) -> Handled:
    """End the pause: the phone that paused, the host's, or any two, of which the first waits."""
    table, rest, seat = asked.table, asked.table.rest, asked.seat
    assert seat is not None, "only who is seated may ask"
    if not table.seats[seat].human:
        return refused(Refusal.NOT_SEATED)
    if rest is None:
        return NOTHING
    agreed = rest.agreed | {seat}
    may_alone = {table.host, table.seats[rest.by].person}
    if asked.who in may_alone or len(agreed) >= _needed(table, rest):
        return Handled((r.TableResumed(asked.now),))
    return NOTHING if agreed == rest.agreed else Handled((r.ResumeAgreed(seat),))


def _needed(table: Table, rest: Rest) -> int:
    """How many must agree: two, or all people but the one who paused if these are fewer."""
    people = (seat for seat, chair in enumerate(table.seats) if chair.in_person)
    return min(2, len([seat for seat in people if seat != rest.by]))


def table_paused(table: Table, row: r.TablePaused) -> Table:
    """Begin the pause."""
    return replace(table, rest=Rest(row.seat, row.at))


def resume_agreed(table: Table, row: r.ResumeAgreed) -> Table:
    """Note that a player wants to resume; another one is needed."""
    assert table.rest is not None, "only a pause is ended"
    return replace(table, rest=replace(table.rest, agreed=table.rest.agreed | {row.seat}))


def table_resumed(table: Table, row: r.TableResumed) -> Table:
    """Resume: the current step is as old as when the pause began; one that began in it is new.

    A deputy's time to answer starts now.
    """
    assert table.rest is not None, "only a pause is ended"
    assert table.game is not None, "only a game rests"
    opened = table.game.opened
    lasted = max(0.0, row.at - max(table.rest.at, opened))
    seats = tuple(
        replace(chair, deputy_since=row.at) if chair.deputy else chair for chair in table.seats
    )
    return replace(table, rest=None, seats=seats, game=replace(table.game, opened=opened + lasted))


def without_old_rest(before: Table, after: Table) -> Table:
    """The table after a row: a pause ends with its game."""
    same_game = before.games == after.games and after.stage in DURING_A_GAME
    return after if same_game or after.rest is None else replace(after, rest=None)


def pause_status(table: Table, viewer: Seat | None) -> PauseStatus | None:
    """The pause as a viewer sees it; None if there is none."""
    rest = table.rest
    return None if rest is None else PauseStatus(rest.by, agreed=viewer in rest.agreed)
