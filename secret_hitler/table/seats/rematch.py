"""From one game to the next: who is ready, the countdown, and the deal.

The next game begins by itself shortly after all are ready, so that nobody is surprised; or the host
begins it with the players who are ready. Roles are dealt independently of earlier games.
"""

from typing import Final

from msgspec.structs import replace

from ...engine.actions import ChanceAction, ChooseFirstCandidate, DealRoles
from ...engine.ruleset import LEAST_PLAYERS
from ...engine.state import Board, ChoosingFirstCandidate, GameOver
from ...engine.terms import Role, Seat
from ...record.record import Draw, deal
from .. import rows as r
from ..command_rights import NOTHING, Asked, Handled, RematchDue, refused
from ..house_rules import ruleset_for
from ..protocol import messages as m
from ..protocol.refusal import Refusal
from ..protocol.status import Stage
from ..table import Table, host_seat, is_alone, seated, seats_of
from .queue import called_up, lined_up

COUNTDOWN: Final = 3.0
"""Seconds from when all are ready to the deal."""


def starts_at(table: Table) -> float | None:
    """When the next game is dealt; None while somebody is not ready or seats are being arranged."""
    if table.ready_since is None or table.arranging is not None:
        return None
    return table.ready_since + COUNTDOWN


def all_looked(table: Table) -> bool:
    """Whether all have looked at their envelopes, so that play may begin."""
    return table.stage is Stage.ENVELOPES and all(chair.looked for chair in table.seats)


# --- commands -----------------------------------------------------------------------------------


def start(asked: Asked, command: m.Start) -> Handled:
    """Deal, as the host; from the envelopes, begin play: the host, or anyone once all have looked.

    The host must have looked too, so that a double tap on the button does not also begin play.
    """
    table, host = asked.table, host_seat(asked.table)
    if command.role is not None:
        return _start_as(asked, command.role)
    if all_looked(table):
        return Handled((r.PlayBegan(asked.now),))
    if asked.who != table.host or host is None:
        return refused(Refusal.NOT_HOST)
    if table.stage is not Stage.ENVELOPES:
        return deal_game(asked, _undecided(table))
    looked = table.seats[host].looked
    return Handled((r.PlayBegan(asked.now),)) if looked else refused(Refusal.NOT_IN_THIS_STAGE)


def _start_as(asked: Asked, role: Role) -> Handled:
    """Deal with a chosen role: only if all others are bots, and only for this game."""
    table, host = asked.table, host_seat(asked.table)
    if asked.who != table.host or host is None:
        return refused(Refusal.NOT_HOST)
    if table.stage is Stage.ENVELOPES:
        return refused(Refusal.NOT_IN_THIS_STAGE)
    next_table = lined_up(table)
    seat = host_seat(next_table)
    if seat is None or not is_alone(next_table, seat):
        return refused(Refusal.NOT_ALONE)
    return deal_game(replace(asked, draw=dealing(seat, role, asked.draw)))


def dealing(seat: Seat, role: Role, draw: Draw) -> Draw:
    """Chance that deals until this seat has this role (rejection sampling): all else is uniform."""

    def drawn(board: Board) -> ChanceAction:
        dealt = draw(board)
        while isinstance(dealt, DealRoles) and dealt.roles[seat] is not role:
            dealt = draw(board)
        return dealt

    return drawn


def looked(asked: Asked, _command: m.Looked) -> Handled:
    """Note that this seat looked; looking again changes nothing."""
    assert asked.seat is not None, "only who is seated may ask"
    if asked.table.seats[asked.seat].looked:
        return NOTHING
    return Handled((r.EnvelopeLooked(asked.seat, asked.now),))


def rematch(asked: Asked, command: m.Rematch) -> Handled:
    """Mark this seat as ready for another game, or not."""
    assert asked.seat is not None, "only who is seated may ask"
    if asked.table.seats[asked.seat].ready is command.ready:
        return NOTHING
    return Handled((r.ReadyMarked(asked.seat, command.ready, asked.now),))


def rematch_due(asked: Asked, _command: RematchDue) -> Handled:
    """Deal if the countdown is over and all are ready; otherwise nothing happens."""
    due = starts_at(asked.table)
    return NOTHING if due is None or asked.now < due else deal_game(asked)


def deal_game(asked: Asked, waiting: tuple[Seat, ...] = ()) -> Handled:
    """Deal a new game for all seated players but those in `waiting`."""
    table = lined_up(asked.table, waiting)
    if len(table.seats) < LEAST_PLAYERS:
        return refused(Refusal.TOO_FEW_PLAYERS)
    rules = ruleset_for(table.options, len(table.seats))
    row, _, _ = deal(rules, _led_by(table.options.first_candidate, asked.draw))
    return Handled((r.GameDealt(rules, row, asked.now, waiting),))


def _led_by(first: Seat | None, draw: Draw) -> Draw:
    """Chance, except for the first candidate if the host chose one (X9)."""

    def drawn(board: Board) -> ChanceAction:
        if first is not None and isinstance(board.phase, ChoosingFirstCandidate):
            return ChooseFirstCandidate(first)
        return draw(board)

    return drawn


def _undecided(table: Table) -> tuple[Seat, ...]:
    """The people not ready for another game; a host who starts it is, with all on that phone."""
    if table.stage is not Stage.ENDED:
        return ()
    return tuple(
        Seat(seat)
        for seat, chair in enumerate(table.seats)
        if chair.human and not chair.ready and chair.person != table.host
    )


# --- rows ---------------------------------------------------------------------------------------


def ready_marked(table: Table, row: r.ReadyMarked) -> Table:
    """The seat is ready, or not, together with all that its phone is passed to."""
    chair = table.seats[row.seat]
    phone = (row.seat,) if chair.passed else seats_of(table, chair.person)
    seats = tuple(
        replace(other, ready=row.ready) if seat in phone else other
        for seat, other in enumerate(table.seats)
    )
    return counted_down(replace(table, seats=seats), row.at)


def game_ended(table: Table, at: float) -> Table:
    """End the game: count wins, and give free seats to the people waiting."""
    return counted_down(called_up(_won(replace(table, stage=Stage.ENDED))), at)


def counted_down(table: Table, at: float) -> Table:
    """The table with its countdown started, running or stopped."""
    if not _all_ready(table):
        return replace(table, ready_since=None)
    return table if table.ready_since is not None else replace(table, ready_since=at)


def _all_ready(table: Table) -> bool:
    """Whether enough players are there and all people are ready; bots alone start nothing."""
    people = [chair.ready for chair in table.seats if chair.human]
    enough = table.stage is Stage.ENDED and len(seated(table)) >= LEAST_PLAYERS
    return enough and bool(people) and all(people)


def _won(table: Table) -> Table:
    """Count a win for each of the winning party, dead or alive; an aborted game has no winner."""
    assert table.game is not None, "a game that ended was dealt"
    phase, roles = table.game.board.phase, table.game.board.roles
    if not isinstance(phase, GameOver) or phase.winner is None or roles is None:
        return table
    won = [role.party is phase.winner for role in roles]
    winners = tuple(
        replace(chair, wins=chair.wins + victory)
        for chair, victory in zip(table.seats, won, strict=True)
    )
    return replace(table, seats=winners)
