"""The queue: the people waiting for a seat, and how they get one."""

from typing import Final

from msgspec.structs import replace

from ...engine.ruleset import MOST_PLAYERS
from ...engine.terms import Seat
from .. import rows as r
from ..command_rights import BETWEEN_GAMES
from ..table import Chair, Table, changed, closed_up, held_by, renumbered, seated
from .admission import removed

MOST_WAITING: Final = 10
"""Anyone with the code may wait, and all waiting names are public: at most a game's seats."""


def has_room(table: Table) -> bool:
    """Whether a seat is free now."""
    return table.stage in BETWEEN_GAMES and len(seated(table)) < MOST_PLAYERS


def place_in_line(table: Table, who: str | None) -> int | None:
    """How many people are ahead of this session in the queue; None if it is not waiting."""
    places = (place for place, chair in enumerate(table.queue) if chair.person == who)
    return None if who is None else next(places, None)


def old_seat(table: Table, chair: Chair) -> tuple[Seat, Chair] | None:
    """The seat that this person had in the last game and gave up after it."""
    if chair.person is None or chair.passed:
        return None
    held = held_by(table, chair.person)
    return next(((seat, old) for seat, old in held if old.left and not old.passed), None)


def sat_down(table: Table, chair: Chair) -> Table:
    """The table with this player seated. Its owner is its host, or else the first person to sit.

    A player who left after the game and comes back gets the old seat; nobody else does.
    """
    old = old_seat(table, chair)
    if old is None:
        table = replace(table, seats=(*table.seats, chair), arranging=None)
    else:
        back = replace(chair, looked=old[1].looked)
        table = replace(changed(table, old[0], back), arranging=None)
    first = table.host is None and chair.bot is None
    return replace(table, host=chair.person) if first or chair.person == table.owner else table


def called_up(table: Table) -> Table:
    """Give free seats to the people waiting, in order. They came to play, so they are ready."""
    while table.queue and has_room(table):
        first, *others = table.queue
        table = sat_down(replace(table, queue=tuple(others)), replace(first, ready=True))
    return table


def lined_up(table: Table, waiting: tuple[Seat, ...] = ()) -> Table:
    """The table of the next game, without the people in `waiting`, who did not say they play.

    They go to the front of the queue.
    """
    if table.stage not in BETWEEN_GAMES:
        return table
    late = tuple(
        replace(table.seats[seat], looked=False, ready=False, deputy=False, returning=False)
        for seat in waiting
    )
    staying = tuple(Seat(s) for s in range(len(table.seats)) if s not in waiting)
    table = closed_up(called_up(renumbered(table, staying)))
    return replace(table, queue=(*late, *table.queue))


def queue_left(table: Table, row: r.QueueLeft) -> Table:
    """The people behind move up."""
    gone = [chair for chair in table.queue if chair.person == row.person]
    staying = tuple(chair for chair in table.queue if chair.person != row.person)
    after = replace(table, queue=staying)
    return removed(after, gone[0]) if gone and row.removed else after
