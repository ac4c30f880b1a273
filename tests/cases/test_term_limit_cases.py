"""Cases of term limits: who may be nominated after whom."""

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.game import blocked, view
from secret_hitler.engine.state import Nominating, UsingPower, Voting
from secret_hitler.engine.terms import Policy, Power, Reason, VetoAnswer

from .numbering import candidate, eligible, fail, governed, placed, refusal, seat, targets, tiles


def test_C07_with_five_players_only_the_last_chancellor_is_barred() -> None:
    """The last President of five may be Chancellor next."""
    game = fail(placed(5, candidate=2, last=(1, 2)))
    assert (candidate(game), game.board.election_tracker) == (3, 1)
    assert eligible(game) == {1, 4, 5}
    assert refusal(game, 3, a.Nominate(seat(2))) is Reason.LAST_CHANCELLOR


def test_C08_an_execution_counts_for_term_limits_at_once() -> None:
    """Seven began and five live: the President who just executed may be nominated."""
    game = placed(7, roles="LFHLLLF", liberal=2, fascist=4, dead=[4], candidate=7)
    game.govern(seat(2), hand="FFL", discarded="L", enacted="F")
    assert game.phase == UsingPower(Power.EXECUTION)
    game.do(seat(7), a.Execute(seat(6)))
    assert (candidate(game), tiles(game)) == (1, (2, 5))
    assert game.board.last_government == governed(7, 2)
    assert eligible(game) == {3, 5, 7}
    assert isinstance(game.nominate(seat(7)).phase, Voting)


def test_C10_a_vetoed_government_is_the_last_elected_one() -> None:
    """Term limits follow the pair of the veto, and so do the marks that everybody sees."""
    game = placed(8, liberal=3, fascist=5, dead=[2, 7], candidate=1)
    game.govern(seat(3), hand="FFL", discarded="F", enacted="L")
    game.elect(seat(6), top="FFF").discard("F").veto(agreed=True)
    assert (candidate(game), game.board.election_tracker) == (4, 1)
    assert game.board.rounds[1].veto is VetoAnswer.AGREED
    fail(game)
    assert (candidate(game), game.board.election_tracker, tiles(game)) == (5, 2, (4, 5))
    assert game.watches().last_government == governed(3, 6)
    assert eligible(game) == {1, 4, 8}
    assert blocked(view(game.state, seat(5))) == (
        (seat(2), Reason.EXECUTED),
        (seat(3), Reason.LAST_PRESIDENT),
        (seat(5), Reason.YOURSELF),
        (seat(6), Reason.LAST_CHANCELLOR),
        (seat(7), Reason.EXECUTED),
    )


def test_C12_chaos_forgets_term_limits_for_good() -> None:
    """After the third failure everybody but the candidate is eligible, in later elections too."""
    game = fail(placed(6, candidate=3, last=(1, 2), deck="FFFFFFFFFFFLLLLLL"), votes=2)
    assert (candidate(game), game.board.election_tracker) == (5, 2)
    assert eligible(game) == {3, 4, 6}
    fail(game)
    enacted = e.PolicyEnacted(Policy.FASCIST, by_chaos=True, power=None)
    assert enacted in game.public_events()
    assert (candidate(game), tiles(game), game.board.last_government) == (6, (0, 1), None)
    assert eligible(game) == {1, 2, 3, 4, 5}
    fail(game)
    assert candidate(game) == 1
    assert eligible(game) == {2, 3, 4, 5, 6}
    assert isinstance(game.nominate(seat(2)).phase, Voting)


def test_C14_a_special_election_elects_the_pair_that_is_barred_next() -> None:
    """Once the order resumes, its pair is barred and the caller's government is free again."""
    game = placed(7, fascist=2, candidate=2)
    game.govern(seat(5), hand="FFL", discarded="L", enacted="F")
    assert targets(game, 2) == {1, 3, 4, 5, 6, 7}
    game.do(seat(2), a.CallSpecialElection(seat(6)))
    game.govern(seat(4), hand="FFL", discarded="F", enacted="L")
    assert (candidate(game), game.phase) == (3, Nominating())
    assert game.board.last_government == governed(6, 4)
    assert eligible(game) == {1, 2, 5, 7}
    assert refusal(game, 3, a.Nominate(seat(6))) is Reason.LAST_PRESIDENT
    assert refusal(game, 3, a.Nominate(seat(4))) is Reason.LAST_CHANCELLOR
