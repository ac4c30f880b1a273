"""Cases of the Election: ties, ballots of the dead, ballots that stay secret."""

from msgspec.structs import replace

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import Nominating, PresidentChoosing, Voting
from secret_hitler.engine.terms import PEOPLE, Ballot, Reason

from .numbering import candidate, cast, eligible, governed, kinds, placed, refusal, seat

JA, NEIN = Ballot.JA, Ballot.NEIN


def test_C01_a_tie_of_the_living_fails_the_vote() -> None:
    """Three Ja of six living voters are no majority, and the game goes on by itself."""
    game = placed(7, liberal=1, fascist=4, dead=[4], last=(3, 5), candidate=5)
    assert eligible(game) == {1, 2, 6, 7}
    cast(game.nominate(seat(6)), ja=[5, 6, 7], nein=[1, 2, 3])
    assert game.public_events()[1:] == [
        e.VotesRevealed((NEIN, NEIN, NEIN, None, JA, JA, JA), 3, 3, passed=False),
        e.ElectionFailed(1),
        e.RoundBegan(seat(6)),
    ]
    assert (game.board.election_tracker, candidate(game)) == (1, 6)
    assert game.phase == Nominating()
    assert game.board.last_government == governed(3, 5)


def test_C05_secret_ballots_are_counted_and_never_shown_even_at_the_end() -> None:
    """Who voted which way is in nobody's view, whatever the other seats cast."""
    rules = replace(official(8), secret_ballots=True)
    for_one = cast(placed(rules).nominate(seat(2)), ja=[1, 2, 3, 4, 5], nein=[6, 7, 8])
    other = cast(placed(rules).nominate(seat(2)), ja=[1, 2, 6, 7, 8], nein=[3, 4, 5])
    assert e.VotesRevealed(None, 5, 3, passed=True) in for_one.public_events()
    for game in (for_one, other):
        game.do(PEOPLE, a.Abandon())
        assert [counted.ballots for counted in game.board.rounds] == [None]
    own_ballot_alike = [None, seat(1), seat(2)]
    assert [for_one.view(viewer) for viewer in own_ballot_alike] == [
        other.view(viewer) for viewer in own_ballot_alike
    ]


def test_C06_a_ballot_of_the_dead_is_refused_and_appears_nowhere() -> None:
    """An executed player casts nothing, and three Ja of five living elect."""
    game = placed(6, dead=[2], candidate=3).nominate(seat(5))
    before = game.fingerprint()
    assert refusal(game, 2, a.Vote(JA)) is Reason.NOT_NOW
    assert game.options(seat(2)) == ()
    assert game.fingerprint() == before
    assert game.phase == Voting(tuple(map(seat, (1, 3, 4, 5, 6))))
    cast(game, ja=[1, 3, 5], nein=[4, 6])
    assert e.VotesRevealed((JA, None, JA, NEIN, JA, NEIN), 3, 2, passed=True) in game.events
    assert kinds(game)[1:] == ["VotesRevealed", "GovernmentElected", "TilesDrawn"]
    assert game.sees(seat(2)).ballot is None
    assert game.phase == PresidentChoosing()
