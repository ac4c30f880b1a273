"""Cases of chaos: the third failure enacts the top tile, without its power."""

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.game import stakes
from secret_hitler.engine.state import GameOver, Nominating
from secret_hitler.engine.terms import EndReason, Party, Policy, Power, Stake

from .numbering import (
    actors,
    candidate,
    eligible,
    events_of,
    fail,
    kinds,
    piles,
    placed,
    seat,
    tiles,
)

L, F = Policy.LIBERAL, Policy.FASCIST


def test_C24_the_power_of_a_chaos_tile_is_lost_for_good() -> None:
    """Nobody executes for the fourth tile, and the fifth grants one execution, not two."""
    game = placed(7, liberal=2, fascist=3, tracker=2, candidate=3, deck="FLFL", discard="LL FFFFFF")
    fail(game)
    assert events_of(game, e.PolicyEnacted) == [e.PolicyEnacted(F, by_chaos=True, power=None)]
    assert not game.happened(e.PowerGranted)
    assert (candidate(game), game.board.election_tracker, tiles(game)) == (4, 0, (2, 4))
    game.elect(seat(5)).discard("F").enact("L").shuffle("LLL FFFFFFF")
    assert (tiles(game), game.phase, candidate(game)) == ((3, 4), Nominating(), 5)
    assert all(game.board.alive)
    game.govern(seat(6), hand="FFL", discarded="L", enacted="F")
    assert events_of(game, e.PowerGranted) == [e.PowerGranted(Power.EXECUTION)]
    game.do(seat(5), a.Execute(seat(1)))
    assert game.phase == Nominating()
    assert sum(game.board.alive) == 6


def test_C25_the_candidate_who_failed_gets_no_power() -> None:
    """The third Fascist tile by chaos: no peek, no limits, and the Hitler zone is on."""
    game = placed(
        5, liberal=1, fascist=2, tracker=2, candidate=4, last=(2, 3), deck="FFFFFFFFFLLLLL"
    )
    fail(game)
    assert kinds(game)[-2:] == ["PolicyEnacted", "RoundBegan"]
    assert (tiles(game), game.board.election_tracker, candidate(game)) == ((1, 3), 0, 5)
    assert (game.phase, game.awaited()) == (Nominating(), {seat(5)})
    assert game.board.rounds[0].power is None
    assert eligible(game) == {1, 2, 3, 4}
    assert Stake.HITLER_ZONE in stakes(game.state.ruleset, game.board)


def test_C26_a_third_tile_by_chaos_still_opens_the_hitler_zone() -> None:
    """There is no Special Election, but Hitler elected next wins for the Fascists."""
    game = placed(
        8, roles="LHLLLFLF", liberal=1, fascist=2, tracker=2, candidate=6, deck="FFFFFFFFFLLLLL"
    )
    fail(game)
    assert events_of(game, e.RoundBegan) == [e.RoundBegan(seat(7), caller=None)]
    assert (tiles(game), game.phase) == ((1, 3), Nominating())
    game.elect(seat(2))
    assert game.phase == GameOver(Party.FASCIST, EndReason.HITLER_ELECTED)
    assert piles(game) == (13, 0)


def test_C27_the_tile_revealed_is_the_tile_enacted() -> None:
    """The third failure needs nobody's help: the top tile lies there, and the next seat runs."""
    game = placed(6, liberal=2, fascist=1, tracker=2, candidate=3, deck="LLLL FFFFFFFFFF")
    fail(game)
    assert kinds(game)[1:] == ["VotesRevealed", "ElectionFailed", "PolicyEnacted", "RoundBegan"]
    assert events_of(game, e.PolicyEnacted) == [e.PolicyEnacted(L, by_chaos=True, power=None)]
    assert (tiles(game), game.board.rounds[0].tile) == ((3, 1), L)
    assert actors(game) == [seat(4)]
    assert eligible(game) == {1, 2, 3, 5, 6}


def test_C29_a_fifth_liberal_tile_by_chaos_wins_at_once() -> None:
    """Nothing comes after it: no shuffle, no round, nobody to act."""
    game = placed(8, liberal=4, fascist=5, tracker=2, dead=[6, 7], deck="LFFLF", discard="FFF")
    fail(game)
    assert kinds(game)[-3:] == ["PolicyEnacted", "GameEnded", "RolesRevealed"]
    assert game.phase == GameOver(Party.LIBERAL, EndReason.LIBERAL_POLICIES)
    assert (tiles(game), actors(game), len(game.board.rounds)) == ((5, 5), [], 1)
