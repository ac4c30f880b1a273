"""Tables at the moments that matter for talk: a seat is executed, a game is over."""

from secret_hitler.engine import actions as a
from secret_hitler.engine.state import UsingPower
from secret_hitler.table.commands import Sit
from secret_hitler.table.protocol import messages as m
from tests.support.draws import stacked
from tests.support.gathering import Gathering


def with_an_executed_seat(
    options: m.Options | None = None, *, passed: bool = False, people: int = 5
) -> Gathering:
    """Four Fascist tiles, and the host in seat 0 is executed; the next five tiles are Fascist.

    `passed` seats one more, without a phone, on that of the host.
    """
    roles = "LLLLFH" if passed or people == 6 else "LLLFH"
    table = Gathering(people, draw=stacked(roles, "FFL FFL FFL FFL FFF"), options=options)
    if passed:
        table.accepted("p0", Sit("Oma", passed=True))
    table.start()
    for nominee in (1, 2, 3, 0):
        table.elect(nominee).legislate("L", "F")
        if isinstance(table.board.phase, UsingPower):
            power = a.EXECUTE[0] if len(table.board.rounds) == 4 else a.PEEK[0]
            table.act(table.awaited()[0], power)
    assert not table.board.alive[0]
    return table


def ended(table: Gathering) -> Gathering:
    """The people abandon the game."""
    for seat, chair in enumerate(table.table.seats):
        if chair.human and table.table.stage is not m.Stage.ENDED:
            table.send(chair.person, m.Ask(m.Topic.ABORT), seat)
    assert table.table.stage is m.Stage.ENDED
    return table
