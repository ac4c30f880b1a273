"""D: the Policy deck."""

from collections import Counter

import pytest

from secret_hitler.engine.actions import Execute, PeekAtPolicies, ShufflePolicyDeck
from secret_hitler.engine.events import PolicyDeckShuffled, PolicyEnacted, VetoAnswered
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import Nominating, ShufflingPolicyDeck, UsingPower
from secret_hitler.engine.terms import CHANCE, Policy, Power, Seat
from tests.support.boards import SIZES, drawn_deck, place, random_game, tiles
from tests.support.letters import deck

L, F = Policy.LIBERAL, Policy.FASCIST


@pytest.mark.parametrize("left", ["LF", "L", ""])
def test_D1_fewer_than_three_left_are_shuffled_with_the_discard_pile(left: str) -> None:
    game = place(7, deck="FLF" + left).elect(1).discard("F").enact("L")
    assert game.awaited() == {CHANCE}
    assert (game.board.draw_pile, game.board.discard_pile) == (len(left), 16 - len(left))
    game.shuffle("LLLLL FFFFFFFFFFF")
    assert (game.board.draw_pile, game.board.discard_pile) == (16, 0)
    assert game.phase == Nominating()


def test_D1_the_shuffle_takes_exactly_those_tiles() -> None:
    game = place(7, deck="FLF LF").elect(1).discard("F").enact("L")
    assert game.refuses(CHANCE, ShufflePolicyDeck(deck("LLLLLL FFFFFFFFFF")))
    assert game.refuses(CHANCE, ShufflePolicyDeck(deck("LLLLL FFFFFFFFFF")))


def test_D2_three_left_are_enough() -> None:
    game = place(7, deck="FLF LFF").elect(1).discard("F").enact("L")
    assert game.phase == Nominating()
    assert game.state.secrets.draw_pile == deck("LFF")


def test_D3_the_tiles_just_discarded_are_shuffled_in() -> None:
    game = place(7, liberal=4, fascist=2, deck="FFF LF", discard="LFFFFF")
    game.elect(1).discard("F").enact("F")
    assert game.phase_counts() == (2, 8)
    assert game.shuffle("LL FFFFFFFF").board.draw_pile == 10


def test_D4_the_shuffle_comes_before_the_power() -> None:
    game = place(5, fascist=2, deck="FFL LL").elect(1).discard("L").enact("F")
    assert isinstance(game.phase, ShufflingPolicyDeck)
    game = game.shuffle("FLF LLLLL FFFFFF")
    assert game.phase == UsingPower(Power.POLICY_PEEK)
    assert game.do(0, PeekAtPolicies()).peeked(0) == deck("FLF")


def test_D5_leftover_tiles_are_shown_to_nobody() -> None:
    one = place(7, deck="FLF LL", discard="LLL FFFFFFFFF").elect(1).discard("F").enact("L")
    other = place(7, deck="FLF FF", discard="LLLLL FFFFFFF").elect(1).discard("F").enact("L")
    assert one.views() == other.views()
    assert one.shuffle("LLLLL FFFFFFFFFFF").views() == other.shuffle("LLLLL FFFFFFFFFFF").views()


@pytest.mark.parametrize("order", ["LLLLL FFFFFFFFFFF", "FFFFFFFFFFF LLLLL", "FFLLLLL FFFFFFFFF"])
def test_D6_any_order_may_come_up(order: str) -> None:
    game = place(7, deck="FLF LL").elect(1).discard("F").enact("L")
    assert game.shuffle(order).state.secrets.draw_pile == deck(order)


def test_D6_leftover_tiles_are_not_put_on_top() -> None:
    game = place(7, deck="FLF LL").elect(1).discard("F").enact("L")
    tops = Counter(drawn_deck(game, seed)[0] for seed in range(1600))
    assert 430 < tops[L] < 570


def test_D7_the_deck_is_checked_after_a_veto_and_before_its_chaos() -> None:
    game = place(7, liberal=3, fascist=5, dead=[2, 4], tracker=2, deck="FFF L", discard="LLFFF")
    game.elect(1).discard("F").veto(agreed=True)
    assert game.happened(VetoAnswered)
    assert not game.happened(PolicyEnacted)
    game.shuffle("FFF LLL FFF")
    shown = [type(event) for event in game.public_events()]
    assert shown.index(PolicyDeckShuffled) < shown.index(PolicyEnacted)


def test_D7_the_deck_is_checked_after_a_veto_without_chaos() -> None:
    game = place(7, fascist=5, deck="FFF LL").elect(1).discard("F").veto(agreed=True)
    assert game.shuffle("LLLLLL FFFFFF").board.draw_pile == 12


@pytest.mark.parametrize("players", SIZES)
def test_D8_an_election_never_opens_on_fewer_than_three_tiles(players: int) -> None:
    for seed in range(20):
        states = random_game(official(players), seed)
        opened = [state for state in states if state.board.phase == Nominating()]
        assert min(len(state.secrets.draw_pile) for state in opened) >= 3


@pytest.mark.parametrize("players", SIZES)
def test_D9_no_tile_is_ever_added_or_lost(players: int) -> None:
    for seed in range(20):
        played = (tiles(state) for state in random_game(official(players), seed))
        assert {(held[L], held[F]) for held in played if held.total()} == {(6, 11)}


def test_D9_an_enacted_tile_stays_out_of_the_new_deck() -> None:
    game = place(6, liberal=2, fascist=3, deck="FFL L").elect(1).discard("L").enact("F")
    game.shuffle("LLLL FFFFFFF").do(0, Execute(Seat(4)))
    assert game.board.draw_pile == 17 - 2 - 4
