"""Who may come to the table: the host can lock it, and whoever the host removed stays away."""

from typing import Final

from msgspec.structs import replace

from .. import rows as r
from ..command_rights import NOTHING, Asked, Handled, refused
from ..protocol import messages as m
from ..protocol.refusal import Refusal
from ..table import Chair, Table, host_seat

MOST_REMOVED: Final = 50
"""How many removed people are remembered: the latest."""


def kept_out(table: Table, who: str) -> Refusal | None:
    """Why this person may neither sit down nor wait; None if they may.

    Without a host nobody could unlock the table, and its owner would be the next one.
    """
    if any(gone.person == who for gone in table.removed):
        return Refusal.REMOVED
    if is_locked(table) and who != table.owner:
        return Refusal.LOCKED
    return None


def is_locked(table: Table) -> bool:
    """Whether nobody new gets a seat or a place in line."""
    return table.locked and host_seat(table) is not None


# --- commands -----------------------------------------------------------------------------------


def lock(asked: Asked, command: m.Lock) -> Handled:
    """Lock the table, or open it again: at any time."""
    same = asked.table.locked is command.locked
    return NOTHING if same else Handled((r.TableLocked(command.locked),))


def let_back(asked: Asked, command: m.LetBack) -> Handled:
    """Let somebody who was removed sit down again."""
    gone = next((one for one in asked.table.removed if one.name == command.name), None)
    if gone is None or gone.person is None:
        return refused(Refusal.NO_SUCH_SEAT)
    return Handled((r.PersonLetBack(gone.person),))


# --- rows ---------------------------------------------------------------------------------------


def table_locked(table: Table, row: r.TableLocked) -> Table:
    """Nobody new comes from now on, or everybody may again."""
    return replace(table, locked=row.locked)


def person_let_back(table: Table, row: r.PersonLetBack) -> Table:
    """This person may come again."""
    staying = tuple(gone for gone in table.removed if gone.person != row.person)
    return replace(table, removed=staying)


def removed(table: Table, chair: Chair) -> Table:
    """The table with this person kept out. A bot, or a player without a phone, is only gone."""
    if chair.person is None or chair.passed or chair.person in {table.host, table.owner}:
        return table
    others = (gone for gone in table.removed if gone.person != chair.person)
    return replace(table, removed=(*others, chair)[-MOST_REMOVED:])
