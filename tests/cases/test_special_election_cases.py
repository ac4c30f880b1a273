"""Cases of the Special Election: its legal targets, and how the order continues."""

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.state import Nominating, UsingPower, Voting
from secret_hitler.engine.terms import Power, Reason
from tests.support.game import Game

from .numbering import (
    actors,
    candidate,
    eligible,
    events_of,
    fail,
    governed,
    placed,
    refusal,
    seat,
    targets,
    tiles,
)


def caller(players: int, president: int, chancellor: int) -> Game:
    """These two enacted the third Fascist tile, and the President must call."""
    game = placed(players, fascist=2, candidate=president)
    game.govern(seat(chancellor), hand="FFL", discarded="L", enacted="F")
    assert game.phase == UsingPower(Power.CALL_SPECIAL_ELECTION)
    return game


def call(game: Game, number: int) -> Game:
    """The President names this seat."""
    return game.do(game.government.president, a.CallSpecialElection(seat(number)))


def test_C45_the_president_cannot_name_themself() -> None:
    """Every other seat may be named, the own Chancellor's included."""
    game = caller(8, president=5, chancellor=2)
    assert targets(game, 5) == {1, 2, 3, 4, 6, 7, 8}
    assert refusal(game, 5, a.CallSpecialElection(seat(5))) is Reason.YOURSELF


def test_C46_the_order_goes_on_at_the_caller_s_left() -> None:
    """The first seat was named and elected: the seat after the caller runs next, not seat 2."""
    game = call(caller(9, president=4, chancellor=2), 1)
    assert candidate(game) == 1
    game.govern(seat(3), hand="FFL", discarded="F", enacted="L")
    assert (tiles(game), game.phase, candidate(game)) == ((1, 3), Nominating(), 5)


def test_C47_a_special_election_that_fails_is_not_repeated() -> None:
    """The tracker moves on by one, and the seat after the caller runs."""
    game = call(caller(7, president=5, chancellor=1), 2).reject(seat(3))
    assert events_of(game, e.ElectionFailed) == [e.ElectionFailed(1)]
    assert (game.board.election_tracker, candidate(game)) == (1, 6)
    assert game.board.rounds[-1].caller is None
    assert candidate(fail(game)) == 7


def test_C49_a_term_limited_seat_may_run_but_not_be_nominated() -> None:
    """The last Chancellor may be named, may not nominate the caller, and may nominate others."""
    game = caller(8, president=3, chancellor=5)
    assert 5 in targets(game, 3)
    call(game, 5)
    assert (candidate(game), game.board.last_government) == (5, governed(3, 5))
    assert refusal(game, 5, a.Nominate(seat(3))) is Reason.LAST_PRESIDENT
    assert eligible(game) == {1, 2, 4, 6, 7, 8}
    assert isinstance(game.nominate(seat(4)).phase, Voting)


def test_C50_the_seat_named_is_the_candidate() -> None:
    """It alone is to act, and everybody can see who runs and who called."""
    game = call(caller(7, president=6, chancellor=2), 1)
    assert game.public_events() == [
        e.SpecialElectionCalled(caller=seat(6), candidate=seat(1)),
        e.RoundBegan(seat(1), caller=seat(6)),
    ]
    assert (game.phase, actors(game)) == (Nominating(), [seat(1)])
    able = [number for number in range(1, 8) if game.options(seat(number))]
    assert able == [1]
    shown = game.watches().rounds[-1]
    assert (shown.candidate, shown.caller) == (seat(1), seat(6))
