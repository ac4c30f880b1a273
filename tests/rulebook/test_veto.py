"""V: the veto."""

import pytest

from secret_hitler.engine.actions import AnswerVeto, Enact, ProposeVeto
from secret_hitler.engine.events import VetoAnswered, VetoProposed
from secret_hitler.engine.state import ChancellorChoosing, GameOver, Nominating, VetoAnswering
from secret_hitler.engine.terms import EndReason, Party, Policy, VetoAnswer
from tests.support.boards import place
from tests.support.game import Game
from tests.support.letters import deck

L, F = Policy.LIBERAL, Policy.FASCIST
AGREE, REFUSE = AnswerVeto(consent=True), AnswerVeto(consent=False)


def holding(hand: str, fascist: int = 5, tracker: int = 0) -> Game:
    """Chancellor 1 got these two tiles from President 0, who discarded a Fascist one."""
    game = place(8, fascist=fascist, tracker=tracker, liberal=2)
    return game.elect(1, top="F" + hand).discard("F")


def test_V1_with_five_fascist_tiles_the_chancellor_may_ask() -> None:
    game = holding("FL")
    assert set(game.options(1)) == {Enact(L), Enact(F), ProposeVeto()}
    assert game.do(1, ProposeVeto()).phase == VetoAnswering()


def test_V1_in_every_later_session() -> None:
    game = holding("FL").veto(agreed=True).elect(2, top="FFL").discard("F")
    assert ProposeVeto() in game.options(2)


@pytest.mark.parametrize("fascist", range(5))
def test_V1_with_fewer_there_is_no_veto(fascist: int) -> None:
    game = holding("FL", fascist)
    assert set(game.options(1)) == {Enact(L), Enact(F)}
    assert game.refuses(1, ProposeVeto())


def test_V2_the_session_of_the_fifth_tile_has_no_veto() -> None:
    game = holding("FF", fascist=4)
    assert game.refuses(1, ProposeVeto())
    game.enact("F")
    assert game.board.fascist_policies == 5
    assert game.refuses(1, ProposeVeto())


def test_V3_a_fifth_tile_by_chaos_opens_the_veto() -> None:
    game = place(6, fascist=4, tracker=2, deck="F FFL LLL").reject(2)
    assert ProposeVeto() in game.elect(2).discard("F").options(2)


@pytest.mark.parametrize("hand", ["LL", "LF", "FF"])
def test_V4_any_two_tiles_may_be_vetoed(hand: str) -> None:
    game = holding(hand).veto(agreed=True)
    assert game.board.rounds[0].veto is VetoAnswer.AGREED


def test_V5_only_the_chancellor_can_ask() -> None:
    game = holding("FL")
    assert all(game.refuses(seat, ProposeVeto()) for seat in range(8) if seat != 1)


def test_V5_not_before_the_tiles_arrive() -> None:
    game = place(8, fascist=5).elect(1, top="FFL")
    assert game.refuses(1, ProposeVeto())
    assert game.refuses(0, ProposeVeto())


def test_V6_only_the_president_can_answer() -> None:
    game = holding("FL").do(1, ProposeVeto())
    assert set(game.options(0)) == {AGREE, REFUSE}
    assert all(game.refuses(seat, AGREE) for seat in range(1, 8))


def test_V6_not_before_being_asked() -> None:
    assert holding("FL").refuses(0, AGREE)


def test_V7_agreed_both_tiles_are_discarded_and_nothing_is_enacted() -> None:
    game = holding("FL")
    before = game.state.secrets.discard_pile
    game.veto(agreed=True)
    assert sorted(game.state.secrets.discard_pile, key=str) == sorted((*before, L, F), key=str)
    assert (game.board.liberal_policies, game.board.fascist_policies) == (2, 5)
    assert game.hand(1) == ()


def test_V7_they_are_discarded_face_down() -> None:
    one, other = holding("FL").veto(agreed=True), holding("FF").veto(agreed=True)
    outside = (2, 3, 4, 5, 6, 7, None)
    assert [one.view(seat) for seat in outside] == [other.view(seat) for seat in outside]


def test_V8_an_agreed_veto_moves_the_tracker() -> None:
    assert holding("FL", tracker=1).veto(agreed=True).board.election_tracker == 2


def test_V9_an_agreed_veto_can_cause_chaos_on_the_spot() -> None:
    game = place(8, fascist=5, tracker=2, deck="FFF LLL F").elect(1).discard("F").veto(agreed=True)
    assert game.board.liberal_policies == 1
    assert game.board.election_tracker == 0
    assert game.phase == Nominating()


def test_V9_and_that_chaos_can_end_the_game() -> None:
    game = place(8, fascist=5, tracker=2, deck="LLL FFF F").elect(1).discard("L").veto(agreed=True)
    assert game.phase == GameOver(Party.FASCIST, EndReason.FASCIST_POLICIES)


def test_V10_after_a_veto_the_candidacy_moves_left() -> None:
    assert holding("FL").veto(agreed=True).candidate == 1


@pytest.mark.parametrize(("tile", "enacted"), [("L", (3, 5)), ("F", (2, 6))])
def test_V11_refused_the_chancellor_enacts_either_tile(tile: str, enacted: tuple[int, int]) -> None:
    game = holding("FL").veto(agreed=False)
    assert set(game.options(1)) == {Enact(L), Enact(F)}
    game.enact(tile)
    assert (game.board.liberal_policies, game.board.fascist_policies) == enacted


def test_V12_there_is_one_request_in_a_session() -> None:
    game = holding("FL").veto(agreed=False)
    assert game.phase == ChancellorChoosing(veto_refused=True)
    assert game.refuses(1, ProposeVeto())


def test_V13_a_refusal_leaves_the_tracker_alone() -> None:
    game = holding("FL", tracker=2).veto(agreed=False)
    assert game.board.election_tracker == 2
    assert game.enact("L").board.election_tracker == 0


def test_V14_request_and_answer_are_public() -> None:
    game = holding("FL").do(1, ProposeVeto())
    assert VetoProposed() in game.public_events()
    assert VetoAnswered(consent=False, tracker=0) in game.do(0, REFUSE).public_events()
    assert game.board.rounds[0].veto is VetoAnswer.REFUSED


def test_V14_the_tiles_are_not() -> None:
    one, other = holding("LL").do(1, ProposeVeto()), holding("LF").do(1, ProposeVeto())
    outside = (2, 3, 4, 5, 6, 7, None)
    assert [one.view(seat) for seat in outside] == [other.view(seat) for seat in outside]
    assert one.state.knowledge[1].hand == deck("LL")
