"""Cases of the Execution: who is out, what is announced, and whom a Fascist may execute."""

import pytest
from msgspec.structs import fields, replace

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import GameOver, Nominating, UsingPower
from secret_hitler.engine.terms import EndReason, Party, Power, Reason, Role
from secret_hitler.record.event_sentences import tell
from secret_hitler.record.words import Words
from tests.support.boards import known
from tests.support.game import Game

from .numbering import candidate, cast, eligible, fail, placed, refusal, seat, targets


def executioner(roles: str, president: int, chancellor: int, *, bound: bool = False) -> Game:
    """These two enacted the fourth Fascist tile, and the President must execute."""
    rules = replace(official(len(roles)), fascists_cannot_execute_hitler=bound)
    game = placed(rules, roles=roles, fascist=3, candidate=president)
    game.govern(seat(chancellor), hand="FFL", discarded="L", enacted="F")
    assert game.phase == UsingPower(Power.EXECUTION)
    return game


def test_C57_the_executed_never_run_again() -> None:
    """The candidacy passes over the dead seat, and three of six are no majority."""
    game = executioner("LLLLFFH", president=3, chancellor=2).do(seat(3), a.Execute(seat(4)))
    assert (game.phase, candidate(game), sum(game.board.alive)) == (Nominating(), 5, 6)
    assert eligible(game) == {1, 6, 7}
    cast(game.nominate(seat(6)), ja=[1, 2, 3], nein=[5, 6, 7])
    assert (game.board.election_tracker, candidate(game)) == (1, 6)
    cast(game.nominate(seat(1)), ja=[1, 2, 3, 5], nein=[6, 7])
    assert game.government.president == seat(6)


def test_C57_no_later_list_holds_the_executed() -> None:
    """Neither as candidate nor as nominee, once around the table and more; nor as a target."""
    game = executioner("LLLLFFH", president=3, chancellor=2).do(seat(3), a.Execute(seat(4)))
    game.stack("LL")  # the tile that chaos flips
    for runs in (5, 6, 7, 1, 2, 3):
        assert candidate(game) == runs
        assert eligible(game) <= {1, 2, 3, 5, 6, 7} - {runs}
        assert refusal(game, runs, a.Nominate(seat(4))) is Reason.EXECUTED
        fail(game)
    game.govern(seat(1), hand="FFL", discarded="L", enacted="F")
    assert targets(game, 5) == {1, 2, 3, 6, 7}
    assert refusal(game, 5, a.Execute(seat(4))) is Reason.EXECUTED


def test_C59_a_fascist_may_execute_hitler() -> None:
    """The President knows that it is Hitler; it is legal, and the Liberals win."""
    game = executioner("LFLLHFL", president=2, chancellor=1)
    assert known(game, seat(2))[seat(5)] is Role.HITLER
    assert targets(game, 2) == {1, 3, 4, 5, 6, 7}
    game.do(seat(2), a.Execute(seat(5)))
    assert game.phase == GameOver(Party.LIBERAL, EndReason.HITLER_EXECUTED)


def test_C59_a_ban_binds_every_path() -> None:
    """With the house rule Hitler is neither offered nor accepted, and a choice remains."""
    game = executioner("LFLLHFL", president=2, chancellor=1, bound=True)
    assert targets(game, 2) == {1, 3, 4, 6, 7}
    assert refusal(game, 2, a.Execute(seat(5))) is Reason.YOUR_HITLER
    game.do(seat(2), a.Execute(seat(1)))
    assert (game.phase, game.board.alive[seat(5)]) == (Nominating(), True)


def test_C59_a_ban_does_not_bind_liberals() -> None:
    """A Liberal President does not know Hitler, so every other seat may be named."""
    game = executioner("FLLLHFL", president=2, chancellor=1, bound=True)
    assert targets(game, 2) == {1, 3, 4, 5, 6, 7}
    game.do(seat(2), a.Execute(seat(5)))
    assert game.phase == GameOver(Party.LIBERAL, EndReason.HITLER_EXECUTED)


@pytest.mark.parametrize("roles", ["LLFHLL", "LLLHLF"])
def test_C62_the_announcement_is_not_hitler_and_no_word_more(roles: str) -> None:
    """A Liberal or the Fascist: the same event with two facts in it, and the same sentence."""
    game = executioner(roles, president=2, chancellor=1)
    before = game.board
    game.do(seat(2), a.Execute(seat(6)))
    executed = e.Executed(seat(6), was_hitler=False)
    assert game.events == (executed, e.RoundBegan(seat(3)))
    assert [field.name for field in fields(e.Executed)] == ["target", "was_hitler"]
    told = tell(executed, game.state.ruleset, before, seat(1))
    assert told is not None
    assert Words("en").say(told) == "Seat 6 was executed. Seat 6 was not Hitler."
