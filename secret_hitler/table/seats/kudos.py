"""Kudos: thanks to players after a game. Counts are shown, givers are not."""

from msgspec.structs import replace

from ...engine.terms import Seat
from .. import rows as r
from ..command_rights import NOTHING, Asked, Handled, refused
from ..protocol import messages as m
from ..protocol.refusal import Refusal
from ..table import Table


def thank(asked: Asked, command: m.Thank) -> Handled:
    """Thank another player of the game, or take it back."""
    game, by, seat = asked.table.game, asked.seat, command.seat
    assert game is not None, "a game is over"
    assert by is not None, "only who is seated may ask"
    players = range(game.ruleset.players)
    if by not in players:
        return refused(Refusal.NOT_SEATED)
    if seat not in players or seat == by:
        return refused(Refusal.NO_SUCH_SEAT)
    given = (by, seat) in asked.table.thanks
    if given is command.thanks:
        return NOTHING
    return Handled((r.Thanked(by, seat, command.thanks),))


def thanked(table: Table, row: r.Thanked) -> Table:
    """Add or remove the thanks."""
    pair = frozenset({(row.by, row.seat)})
    return replace(table, thanks=table.thanks | pair if row.thanks else table.thanks - pair)


def kudos_for(table: Table, seat: Seat) -> int:
    """How many players thanked this seat."""
    return sum(to == seat for _, to in table.thanks)


def kudos_of(table: Table, seat: Seat | None) -> tuple[Seat, ...]:
    """The seats that this seat has thanked."""
    return tuple(sorted(to for by, to in table.thanks if by == seat))
