"""L: the Legislative Session."""

from secret_hitler.engine.actions import Discard, Enact
from secret_hitler.engine.state import ChancellorChoosing, Nominating, PresidentChoosing
from secret_hitler.engine.terms import Policy
from tests.support.boards import place
from tests.support.letters import deck

L, F = Policy.LIBERAL, Policy.FASCIST


def test_L1_the_president_draws_the_top_three() -> None:
    game = place(7, candidate=2, deck="LFF LLL LLFFF").elect(5)
    assert game.hand(2) == deck("LFF")
    assert game.state.secrets.draw_pile == deck("LLL LLFFF")


def test_L1_the_president_looks_alone() -> None:
    one = place(7, candidate=2, deck="LFF FFF LLLLL").elect(5)
    other = place(7, candidate=2, deck="FFF LFF LLLLL").elect(5)
    assert one.views(without=2) == other.views(without=2)
    assert one.view(2) != other.view(2)


def test_L2_the_president_discards_one_face_down() -> None:
    game = place(7, candidate=2, deck="LFF LLL LL", discard="FFFFFFFFF").elect(5).discard("L")
    assert game.state.secrets.discard_pile == deck("FFFFFFFFF L")
    assert game.hand(2) == ()


def test_L3_two_tiles_reach_the_chancellor_together() -> None:
    game = place(7, candidate=2).elect(5, top="LFF").discard("L")
    assert game.hand(5) == deck("FF")
    assert game.phase == ChancellorChoosing(veto_refused=False)


def test_L3_nobody_else_sees_them() -> None:
    one = place(7, candidate=2, deck="LLF FFF LL").elect(5).discard("L")
    other = place(7, candidate=2, deck="FFL LFF LL").elect(5).discard("F")
    third = place(7, candidate=2, deck="LLL FFF FF").elect(5).discard("L")
    outside = (0, 1, 3, 4, 6, None)
    assert [one.view(seat) for seat in outside] == [other.view(seat) for seat in outside]
    assert [one.view(seat) for seat in outside] == [third.view(seat) for seat in outside]


def test_L4_the_order_of_the_two_says_nothing() -> None:
    one = place(7, candidate=2, deck="FFL FLL").elect(5).discard("F")
    other = place(7, candidate=2, deck="LFF FLL").elect(5).discard("F")
    assert one.view(5) == other.view(5)


def test_L5_the_chancellor_enacts_one_and_the_other_is_discarded() -> None:
    game = place(7, discard="LF").elect(1, top="FFL").discard("F").enact("L")
    assert game.board.liberal_policies == 1
    assert game.state.secrets.discard_pile == deck("LF FF")


def test_L6_the_enacted_tile_lies_open_on_its_track() -> None:
    game = place(7, liberal=1, fascist=1).govern(1, "FFL", "L", "F")
    assert (game.board.liberal_policies, game.board.fascist_policies) == (1, 2)
    assert game.board.rounds[0].tile is F


def test_L7_only_the_president_discards() -> None:
    game = place(7, candidate=2).elect(5, top="FFL")
    assert set(game.options(2)) == {Discard(L), Discard(F)}
    assert all(game.refuses(seat, Discard(F)) for seat in range(7) if seat != 2)


def test_L8_only_the_chancellor_enacts() -> None:
    game = place(7, candidate=2).elect(5, top="FFL").discard("F")
    assert set(game.options(5)) == {Enact(L), Enact(F)}
    assert all(game.refuses(seat, Enact(F)) for seat in range(7) if seat != 5)


def test_L9_any_tile_in_hand_may_be_chosen() -> None:
    for roles in ("LLLLFFH", "FHLLLFL", "HFLLLLF"):
        game = place(7, roles=roles).elect(1, top="FFL")
        assert set(game.options(0)) == {Discard(L), Discard(F)}
        assert set(game.discard("F").options(1)) == {Enact(L), Enact(F)}


def test_L9_a_tile_that_is_not_in_hand_may_not() -> None:
    game = place(7).elect(1, top="FFF")
    assert game.refuses(0, Discard(L))
    assert game.discard("F").refuses(1, Enact(L))


def test_L10_three_alike_still_wait_for_the_presidents_hand() -> None:
    game = place(7).elect(1, top="FFF")
    assert game.phase == PresidentChoosing()
    assert game.options(0) == (Discard(F),)


def test_L10_two_alike_still_wait_for_the_chancellors_hand() -> None:
    game = place(7).elect(1, top="FFF").discard("F")
    assert game.phase == ChancellorChoosing(veto_refused=False)
    assert game.options(1) == (Enact(F),)


def test_L11_a_discarded_tile_is_never_shown() -> None:
    one = place(7, deck="LLF LFF").elect(1).discard("L").enact("L")
    other = place(7, deck="LFF LLF").elect(1).discard("F").enact("L")
    outside = (2, 3, 4, 5, 6, None)
    assert one.state.secrets.discard_pile != other.state.secrets.discard_pile
    assert [one.view(seat) for seat in outside] == [other.view(seat) for seat in outside]


def test_L12_a_session_without_a_power_leads_to_a_new_round() -> None:
    game = place(7, candidate=2).govern(5, "FFL", "F", "L")
    assert game.phase == Nominating()
    assert len(game.board.rounds) == 2
