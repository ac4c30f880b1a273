"""S: setting up, and who knows whom."""

from collections import Counter
from itertools import permutations

import pytest

from secret_hitler.engine.actions import DealRoles, ShufflePolicyDeck
from secret_hitler.engine.ruleset import RulesetError, official
from secret_hitler.engine.state import Nominating
from secret_hitler.engine.terms import CHANCE, Party, Policy, Role, Seat
from tests.support.boards import SIZES, deal, drawn_deck, drawn_first, drawn_roles, fresh, known
from tests.support.letters import deck, roles


def test_S1_five_to_ten_can_play() -> None:
    assert [official(players).players for players in SIZES] == [5, 6, 7, 8, 9, 10]
    for players in (4, 11):
        with pytest.raises(RulesetError):
            official(players)


def test_S2_one_to_three_fascists_sit_beside_hitler() -> None:
    assert [official(players).fascists for players in SIZES] == [1, 1, 2, 2, 3, 3]


def test_S3_exactly_one_player_is_hitler() -> None:
    game = fresh(7)
    assert game.refuses(CHANCE, DealRoles(roles("LLLLFFF")))
    assert game.refuses(CHANCE, DealRoles(roles("LLLLFHH")))
    assert not game.refuses(CHANCE, DealRoles(roles("LLLLFFH")))


def test_S3_hitlers_party_card_says_fascist() -> None:
    assert Role.HITLER.party is Party.FASCIST


def test_S4_the_liberals_are_always_in_the_majority() -> None:
    assert [official(players).liberals for players in SIZES] == [3, 4, 4, 5, 5, 6]
    assert all(official(players).liberals > players / 2 for players in SIZES)


def test_S5_every_seat_is_as_likely_as_any_other_to_be_hitler() -> None:
    hitlers = Counter(drawn_roles(fresh(5), seed).index(Role.HITLER) for seed in range(2000))
    assert sorted(hitlers) == [0, 1, 2, 3, 4]
    assert all(330 < count < 470 for count in hitlers.values())


def test_S5_every_deal_can_come_up() -> None:
    deals = {drawn_roles(fresh(5), seed) for seed in range(500)}
    assert deals == set(permutations(roles("LLLFH")))


def test_S6_you_know_your_own_role() -> None:
    game = deal("LHFLFLL")
    assert tuple(game.sees(seat).role for seat in range(7)) == roles("LHFLFLL")


@pytest.mark.parametrize("dealt", ["LHFLL", "LHFLLL"])
def test_S7_at_five_and_six_hitler_and_the_fascist_know_each_other(dealt: str) -> None:
    game = deal(dealt)
    assert known(game, 1) == {2: Role.FASCIST}
    assert known(game, 2) == {1: Role.HITLER}


def test_S8_from_seven_on_every_fascist_knows_the_fascists_and_hitler() -> None:
    game = deal("FLFHLLFLL")
    assert known(game, 0) == {2: Role.FASCIST, 6: Role.FASCIST, 3: Role.HITLER}
    assert known(game, 2) == {0: Role.FASCIST, 6: Role.FASCIST, 3: Role.HITLER}
    assert known(game, 6) == {0: Role.FASCIST, 2: Role.FASCIST, 3: Role.HITLER}


@pytest.mark.parametrize("dealt", ["HFFLLLL", "HFFLLLLL", "HFFFLLLLL", "HFFFLLLLLL"])
def test_S9_from_seven_on_hitler_knows_nobody(dealt: str) -> None:
    assert known(deal(dealt), 0) == {}


@pytest.mark.parametrize("players", SIZES)
def test_S10_liberals_know_nobody(players: int) -> None:
    game = deal(players)
    liberals = [seat for seat in range(players) if game.sees(seat).role is Role.LIBERAL]
    assert [known(game, seat) for seat in liberals] == [{}] * official(players).liberals


def test_S11_the_deck_holds_six_liberal_and_eleven_fascist_tiles() -> None:
    game = fresh(7)
    game.do(CHANCE, DealRoles(roles("LLLLFFH")))
    assert game.refuses(CHANCE, ShufflePolicyDeck(deck("LLLLL FFFFFFFFFFFF")))
    assert game.refuses(CHANCE, ShufflePolicyDeck(deck("LLLLLL FFFFFFFFFF")))
    assert not game.refuses(CHANCE, ShufflePolicyDeck(deck("LLLLLL FFFFFFFFFFF")))
    assert deal(7).board.draw_pile == 17


def test_S11_the_deck_lies_face_down() -> None:
    one = deal("LLLLFFH", order="LLLLLL FFFFFFFFFFF")
    other = deal("LLLLFFH", order="FFFFFFFFFFF LLLLLL")
    assert one.views() == other.views()


def test_S11_the_deck_is_shuffled() -> None:
    game = fresh(7)
    game.do(CHANCE, DealRoles(roles("LLLLFFH")))
    tops = Counter(drawn_deck(game, seed)[0] for seed in range(1700))
    assert 520 < tops[Policy.LIBERAL] < 680


def test_S12_the_tracks_are_bare_and_the_tracker_is_at_zero() -> None:
    board = deal(7).board
    assert (board.liberal_policies, board.fascist_policies, board.election_tracker) == (0, 0, 0)


@pytest.mark.parametrize("dealt", ["LLLFH", "HFLLL"])
def test_S13_every_seat_is_as_likely_to_be_the_first_candidate(dealt: str) -> None:
    game = deal(dealt, first=None)
    firsts = Counter(drawn_first(game, seed) for seed in range(2000))
    assert sorted(firsts) == [0, 1, 2, 3, 4]
    assert all(330 < count < 470 for count in firsts.values())


def test_S14_the_player_chosen_leads_round_one() -> None:
    game = deal(7, first=4)
    assert game.candidate == Seat(4)
    assert game.phase == Nominating()
