"""Cases of leaks: who agreed to end a game, and hidden cards to spectators and the executed.

The cases of the table cover that nobody learns who, or how many, agreed to an abort.
"""

import msgspec
import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.memories import DrawnHand, PassedHand, SeenParty
from secret_hitler.engine.state import view
from secret_hitler.engine.terms import Party, Reason, Role
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from tests.support.game import Game
from tests.support.gathering import Gathering, sent
from tests.support.letters import deck

from .numbering import candidate, placed, refusal, seat


@pytest.mark.parametrize("ready", [True, False])
def test_C79_who_wishes_to_restart_a_running_game_is_shown_to_nobody(ready: bool) -> None:
    """Five of seven ask for another game: all are refused, and no screen changes by a byte."""
    table = Gathering(7).start()
    before, was = [sent(table.table, viewer) for viewer in table.viewers()], table.table
    for number in range(1, 6):
        who = table.who(seat(number))
        assert who is not None
        assert table.refusal(who, m.Rematch(ready)) is Refusal.NOT_IN_THIS_STAGE
    assert table.table is was
    assert [sent(table.table, viewer) for viewer in table.viewers()] == before


def test_C79_no_seat_can_end_a_game_and_the_wire_cannot_carry_it() -> None:
    """Abandoning is an act of the whole table: a seat is refused, in code and in a message."""
    assert refusal(placed(7), 1, a.Abandon()) is Reason.NOT_NOW
    message = {"type": "Act", "phase": 3, "attempt": 0, "action": {"type": "Abandon"}}
    with pytest.raises(msgspec.ValidationError, match="Abandon"):
        msgspec.convert(message, m.AnyCommand)
    with pytest.raises(msgspec.ValidationError, match="Abandon"):
        msgspec.convert({"type": "Abandon"}, m.AnyCommand)


def dead_investigator(roles: str) -> Game:
    """Case C80: President 4 investigated seat 6, and was executed two governments later."""
    game = placed(7, roles=roles, fascist=1, candidate=4)
    game.govern(seat(2), hand="FLF", discarded="L", enacted="F").investigate(seat(6))
    game.govern(seat(1), hand="FFL", discarded="L", enacted="F")
    game.do(seat(5), a.CallSpecialElection(seat(2)))
    game.govern(seat(3), hand="FFL", discarded="L", enacted="F")
    return game.do(seat(2), a.Execute(seat(4)))


def test_C80_the_dead_keep_their_role_and_what_they_saw_and_get_no_more() -> None:
    """The executed seat has the watchers' Board, its own card and its own past results."""
    game = dead_investigator("LLLLFFH")
    dead, watcher = view(game.state, seat(4)), view(game.state, None)
    assert (dead.board, watcher.knowledge, dead.board.roles) == (watcher.board, None, None)
    assert dead.knowledge is not None
    assert (dead.knowledge.role, dead.knowledge.knows) == (Role.LIBERAL, ())
    assert dead.knowledge.memories == (
        DrawnHand(0, deck("FLF")),
        PassedHand(0, deck("FF")),
        SeenParty(0, seat(6), Party.FASCIST),
    )
    assert game.options(seat(4)) == ()


def test_C80_roles_of_the_living_change_no_byte_for_watchers_and_the_dead() -> None:
    """Two living seats exchanged: the same views, in a session and in the next election."""
    one, other = dead_investigator("LLLLFFH"), dead_investigator("LLFLLFH")
    unaware = (None, seat(4))
    assert [one.view(viewer) for viewer in unaware] == [other.view(viewer) for viewer in unaware]
    assert candidate(one) == 6
    one.elect(seat(1), top="FFL")
    other.elect(seat(1), top="LFF")
    assert [one.view(viewer) for viewer in unaware] == [other.view(viewer) for viewer in unaware]
