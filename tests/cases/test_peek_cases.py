"""The case of the Policy Peek."""

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.memories import PeekedTiles
from tests.support.game import Game
from tests.support.letters import deck

from .numbering import events_of, piles, placed, seat, tiles


def peek_at(pile: str) -> Game:
    """President 4 of five peeks at this deck after the third Fascist tile."""
    game = placed(5, liberal=1, fascist=2, candidate=4, deck="FFF" + pile, discard="LLFF")
    game.elect(seat(2)).discard("F").enact("F")
    assert (tiles(game), piles(game)) == ((1, 3), (7, 6))
    return game.do(seat(4), a.PeekAtPolicies())


@pytest.mark.parametrize("pile", ["FLFLFFL", "LFFLFFL", "FFLLFFL"])
def test_C63_a_peek_shows_in_order_what_the_next_president_draws(pile: str) -> None:
    """Three tiles in order, which stay where they are."""
    game, top = peek_at(pile), deck(pile[:3])
    assert events_of(game, e.PrivateEvent) == [e.TilesSeen(seat(4), PeekedTiles(0, top))]
    assert piles(game) == (7, 6)
    game.elect(seat(1))
    assert game.government.president == seat(5)
    assert game.hand(seat(5)) == top
    assert piles(game) == (4, 6)


def test_C63_nobody_else_can_tell_what_was_seen() -> None:
    """Another order on top: the same bytes for everybody but the President."""
    one, other = peek_at("FLFLFFL"), peek_at("LFFLFFL")
    assert one.peeked(seat(4)) != other.peeked(seat(4))
    assert one.views(without=seat(4)) == other.views(without=seat(4))
