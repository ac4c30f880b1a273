"""The order of the seats: clockwise around the real table, each next seat to the left.

In the lobby a new order renumbers the seats at once. After a game it waits for the next deal,
because the board of the ended game still names its seats.
"""

from msgspec.structs import replace

from ...engine.terms import Seat
from .. import rows as r
from ..command_rights import NOTHING, Asked, Handled, refused
from ..protocol import messages as m
from ..protocol.refusal import Refusal
from ..protocol.status import Stage
from ..table import Arranging, Table, host_seat, is_held, order_of, renumbered, seats_of

# --- commands -----------------------------------------------------------------------------------


def arrange(asked: Asked, command: m.Arrange) -> Handled:
    """Start the questions, from the first one, or stop them and leave the seats as they are."""
    if not command.ask and asked.table.arranging is None:
        return NOTHING
    return Handled((r.ArrangingAsked(command.ask),))


def order(asked: Asked, command: m.Order) -> Handled:
    """Set the order of the seats by hand, as the host."""
    if sorted(command.seats) != sorted(order_of(asked.table)):
        return refused(Refusal.NOT_AN_ORDER)
    return Handled((r.SeatsOrdered(command.seats),))


def sits_left(asked: Asked, command: m.SitsLeft) -> Handled:
    """Answer who sits to the left: for oneself, or as the host for anyone, bots included.

    If somebody else also answers the last question, it is asked again.
    """
    table, of, seat = asked.table, command.of, command.seat
    if table.arranging is None:
        return refused(Refusal.NOT_IN_THIS_STAGE)
    if not is_held(table, of) or not is_held(table, seat):
        return refused(Refusal.NO_SUCH_SEAT)
    if asked.who != table.host and seat not in seats_of(table, asked.who):
        return refused(Refusal.NOT_HOST)
    found = table.arranging.found
    if found[-2:] == (of, seat):
        return NOTHING
    if of not in found[-2:]:
        return refused(Refusal.NOT_IN_THIS_STAGE)
    if seat in found:
        return refused(Refusal.NOT_AN_ORDER)
    return Handled((r.NeighbourNamed(of, seat),))


# --- rows ---------------------------------------------------------------------------------------


def arranging_asked(table: Table, row: r.ArrangingAsked) -> Table:
    """The first question is about the host's left."""
    host = host_seat(table)
    if not row.asked or host is None:
        return replace(table, arranging=None)
    return _asked_on(table, Arranging((host,)))


def neighbour_named(table: Table, row: r.NeighbourNamed) -> Table:
    """An answer leads to the next question; a second answer to the last one, back to it."""
    assert table.arranging is not None, "who answers was asked"
    found = table.arranging.found
    if row.of == found[-1]:
        return _asked_on(table, Arranging((*found, row.seat)))
    return replace(table, arranging=Arranging(found[:-1], again=True))


def _asked_on(table: Table, arranging: Arranging) -> Table:
    """Ask the next question; with only one place left, set the order instead."""
    others = tuple(seat for seat in order_of(table) if seat not in arranging.found)
    if len(others) > 1:
        return replace(table, arranging=arranging)
    return _put_in_order(table, (*arranging.found, *others))


def seats_ordered(table: Table, row: r.SeatsOrdered) -> Table:
    """The host's order ends all questions."""
    return _put_in_order(table, row.seats)


def _put_in_order(table: Table, seats: tuple[Seat, ...]) -> Table:
    table = replace(table, arranging=None)
    if table.stage is Stage.LOBBY:
        return renumbered(table, seats)
    return replace(table, order=seats)
