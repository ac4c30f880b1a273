"""A deputy: a bot that plays for a missing player until they take the seat back.

The others decide whether to seat one (`consent`); `player_of` says which bot it is.
"""

from msgspec.structs import replace

from ...engine.terms import Seat
from .. import rows as r
from ..clock import same_step, waited_for
from ..command_rights import DURING_A_GAME, NOTHING, Asked, Handled
from ..protocol import messages as m
from ..table import Chair, Table, changed


def take_back(asked: Asked, _command: m.TakeBack) -> Handled:
    """Take the seat back. A deputy that is already at work finishes this step."""
    assert asked.seat is not None, "only who is seated may ask"
    chair = asked.table.seats[asked.seat]
    wanted = chair.deputy and not chair.returning
    return Handled((r.SeatTakenBack(asked.seat),)) if wanted else NOTHING


def deputy_seated(table: Table, row: r.DeputySeated) -> Table:
    """Seat a deputy, which needs no look at the envelope."""
    chair = table.seats[row.seat]
    there = replace(chair, deputy=True, deputy_since=row.at, returning=False, looked=True)
    return changed(table, row.seat, there)


def seat_taken_back(table: Table, row: r.SeatTakenBack) -> Table:
    """The person returns at the next step: see `relieved`."""
    return changed(table, row.seat, replace(table.seats[row.seat], returning=True))


def relieved(before: Table, after: Table) -> Table:
    """The table after a row: a player who came back plays again, unless their deputy is at work.

    A deputy ends with its game, but stays through a misdeal.
    """
    for seat, chair in enumerate(after.seats):
        if chair.deputy and _may_go(before, after, Seat(seat), chair):
            after = changed(after, Seat(seat), replace(chair, deputy=False, returning=False))
    return after


def _may_go(before: Table, after: Table, seat: Seat, chair: Chair) -> bool:
    if after.stage not in DURING_A_GAME:
        return True
    at_work = same_step(before, after) and seat in waited_for(after)
    return chair.returning and not at_work
