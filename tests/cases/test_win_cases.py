"""Cases of winning: when Hitler's election counts, and who the winners are."""

from secret_hitler.engine import events as e
from secret_hitler.engine.state import GameOver
from secret_hitler.engine.terms import Ballot, EndReason, Party, Role
from tests.support.letters import roles

from .numbering import actors, cast, governed, numbers, piles, placed, seat, tiles

JA, NEIN = Ballot.JA, Ballot.NEIN


def test_C65_hitler_elected_with_exactly_three_fascist_tiles_wins() -> None:
    """The game is over with the vote: no tile is drawn."""
    game = placed(7, roles="LLLLFHF", liberal=1, fascist=3, candidate=2).nominate(seat(6))
    before = piles(game)
    cast(game, ja=[2, 5, 6, 7], nein=[1, 3, 4])
    assert game.public_events()[1:] == [
        e.VotesRevealed((NEIN, JA, NEIN, NEIN, JA, JA, JA), 4, 3, passed=True),
        e.GovernmentElected(governed(2, 6)),
        e.GameEnded(Party.FASCIST, EndReason.HITLER_ELECTED),
        e.RolesRevealed(roles("LLLLFHF")),
    ]
    assert (piles(game), actors(game)) == (before, [])
    assert game.winners() == {seat(5), seat(6), seat(7)}


def test_C65_two_fascist_tiles_are_not_enough() -> None:
    """One tile fewer, and Hitler is Chancellor like anybody else."""
    game = placed(7, roles="LLLLFHF", liberal=1, fascist=2, candidate=2).nominate(seat(6))
    cast(game, ja=[2, 5, 6, 7], nein=[1, 3, 4])
    assert e.TilesDrawn(3) in game.public_events()
    assert not game.happened(e.GameEnded)


def test_C66_five_liberal_tiles_win_for_all_liberals() -> None:
    """The living and the dead of the team, and nobody else."""
    game = placed(6, roles="LLFLHL", liberal=4, fascist=4, dead=[4], deck="FFL LFFFFF")
    game.elect(seat(2)).discard("F").enact("L")
    assert (tiles(game), game.phase) == (
        (5, 4),
        GameOver(Party.LIBERAL, EndReason.LIBERAL_POLICIES),
    )
    ended = [event for event in game.events if isinstance(event, e.GameEnded)]
    assert ended == [e.GameEnded(Party.LIBERAL, EndReason.LIBERAL_POLICIES)]
    assert numbers(game.winners()) == {1, 2, 4, 6}
    assert game.board.roles is not None
    assert game.board.roles[seat(4)] is Role.LIBERAL
