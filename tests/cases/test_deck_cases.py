"""Cases of the deck: when it is shuffled, what is known of it, and that no tile is ever lost."""

from collections import Counter
from itertools import chain

import msgspec
import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import GameOver, Nominating, ShufflingPolicyDeck, UsingPower, view
from secret_hitler.engine.terms import EndReason, Party, Policy, Power
from tests.support.boards import SIZES, random_game
from tests.support.boards import tiles as all_tiles
from tests.support.game import Game
from tests.support.letters import deck

from .numbering import fail, kinds, piles, placed, seat, tiles

L, F = Policy.LIBERAL, Policy.FASCIST


def test_C15_leftovers_are_shuffled_when_the_session_ends() -> None:
    """Two tiles left: all twelve form the new deck before the power, and chaos flips from it."""
    game = placed(9, liberal=2, fascist=2, deck="FFF LL", discard="LL FFFFFF")
    game.elect(seat(2)).discard("F").enact("F")
    assert kinds(game) == ["PolicyEnacted", "PolicyDeckRanShort"]
    assert (tiles(game), game.phase_counts()) == ((2, 3), (4, 8))
    game.shuffle("F LLLL FFFFFFF")
    assert piles(game) == (12, 0)
    assert game.phase == UsingPower(Power.CALL_SPECIAL_ELECTION)
    fail(game.do(seat(1), a.CallSpecialElection(seat(3))), votes=3)
    assert e.PolicyEnacted(F, by_chaos=True, power=None) in game.public_events()
    assert (tiles(game), piles(game)) == ((2, 4), (11, 0))


def test_C16_leftovers_are_shuffled_right_after_chaos() -> None:
    """Two tiles stay behind the flipped one, so ten are shuffled; its power is nobody's."""
    game = placed(6, liberal=3, fascist=3, deck="FLL", discard="L FFFFFFF", tracker=2)
    fail(game)
    assert kinds(game)[-2:] == ["PolicyEnacted", "PolicyDeckRanShort"]
    assert (tiles(game), game.phase_counts(), game.board.election_tracker) == ((3, 4), (3, 7), 0)
    game.shuffle("LLL FFFFFFF")
    assert (piles(game), game.phase) == ((10, 0), Nominating())
    assert all(game.board.alive)
    assert game.board.rounds[0].power is None


@pytest.mark.parametrize("players", SIZES)
def test_C19_there_are_seventeen_tiles_after_every_act(players: int) -> None:
    """Tracks, piles and hands hold 6 L and 11 F in 210 random games, and no count is negative."""
    for seed in range(35):
        for state in random_game(official(players), seed):
            board = view(state, None).board
            counts = (board.draw_pile, board.discard_pile, *tiles(Game(state)))
            assert min(counts) >= 0
            assert counts[:2] == (len(state.secrets.draw_pile), len(state.secrets.discard_pile))
            if board.rounds:
                assert all_tiles(state) == Counter({L: 6, F: 11})


def test_C20_a_shuffle_ends_what_a_peek_knew() -> None:
    """Chaos takes two of the three peeked tiles; then two are left, and ten are shuffled."""
    game = placed(6, liberal=2, fascist=2, deck="FFF LLLF", discard="L FFFFF")
    game.elect(seat(2)).discard("F").enact("F")
    assert (tiles(game), piles(game)) == ((2, 3), (4, 8))
    game.do(seat(1), a.PeekAtPolicies())
    assert game.peeked(seat(1)) == deck("LLL")
    fail(game, votes=3)
    assert (tiles(game), piles(game), game.phase) == ((3, 3), (3, 8), Nominating())
    assert not game.happened(e.PolicyDeckRanShort)
    fail(game, votes=3)
    assert (tiles(game), game.phase_counts()) == ((4, 3), (2, 8))
    assert isinstance(game.phase, ShufflingPolicyDeck)
    game.shuffle("FFF LL FFFFF").elect(seat(3))
    assert game.hand(game.candidate) == deck("FFF"), "the third peeked tile was Liberal"


def test_C21_the_counts_of_both_piles_stay_right_through_veto_and_chaos() -> None:
    """A veto discards three tiles in all, chaos none, and a won game shuffles nothing."""
    game = placed(8, liberal=3, fascist=5, tracker=1, dead=[4, 5], deck="FFL FLF", discard="L FF")
    game.elect(seat(2))
    assert piles(game) == (3, 3)
    game.discard("F").veto(agreed=True)
    assert (piles(game), game.board.election_tracker) == ((3, 6), 2)
    fail(game)
    assert (tiles(game), piles(game)) == ((3, 6), (2, 6))
    assert game.phase == GameOver(Party.FASCIST, EndReason.FASCIST_POLICIES)
    assert not game.happened(e.PolicyDeckRanShort)
    shown = [(played.draw_pile, played.discard_pile) for played in game.board.rounds]
    assert min(chain(*shown)) >= 0
    assert shown[-1] == (2, 6)


def test_C23_the_chancellor_cannot_tell_in_which_order_the_tiles_were_drawn() -> None:
    """F L F, L F F and F F L, less an F, go over as the same bytes, and look alike to all."""
    games = [
        placed(7, deck=drawn + "LLL FFF", discard="FFFFFFLL").elect(seat(2)).discard("F")
        for drawn in ("FLF", "LFF", "FFL")
    ]
    assert [game.hand(seat(2)) for game in games] == [deck("LF")] * 3
    seen = [game.views(without=seat(1)) for game in games]
    assert seen == [seen[0]] * 3


@pytest.mark.parametrize("extra", ["order", "position", "tiles", "index"])
def test_C23_the_president_has_no_word_for_an_order(extra: str) -> None:
    """A discard names a kind of tile; a message that says more is refused as it is read."""
    plain = {"type": "Discard", "policy": "F"}
    assert msgspec.convert(plain, a.SeatAction) == a.Discard(F)
    with pytest.raises(msgspec.ValidationError, match=extra):
        msgspec.convert(plain | {extra: 1}, a.SeatAction)
