"""What each viewer is told: composed from that viewer's View and from what all may know (D9)."""
from ..engine.terms import Seat
from ..record.record import GameRecord
from .messages import TableUpdate, TalkUpdate, Update
from .table import Table


def viewers_changed(before: Table, after: Table) -> frozenset[Seat | None]:
    """Who gets an `Update` now: all seats and None (spectators), one seat, or nobody."""
    raise NotImplementedError


def update_for(table: Table, viewer: Seat | None, since: int = -1) -> Update | None:
    """The game as this viewer sees it, with the events after step `since`; None without a game.

    The step told belongs to `table.games`: for a client that saw another game it is -1.
    """
    raise NotImplementedError


def status_for(
    table: Table, viewer: Seat | None, connected: frozenset[Seat], spectators: int, now: float
) -> TableUpdate:
    """The table as this viewer sees it."""
    raise NotImplementedError


def talk_for(table: Table, since: int = 0) -> TalkUpdate | None:
    """The talk of this game from number `since` on; None if there is nothing new."""
    raise NotImplementedError


def record_of(table: Table) -> GameRecord | None:
    """The record of the last game, once it is over and where one is offered."""
    raise NotImplementedError
