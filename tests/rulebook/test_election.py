"""E: the election."""

import pytest

from secret_hitler.engine.actions import Nominate, Vote
from secret_hitler.engine.events import VotesRevealed
from secret_hitler.engine.state import Nominating, PresidentChoosing, Voting
from secret_hitler.engine.terms import Ballot, Government, Seat
from tests.support.boards import place
from tests.support.letters import ballots

JA, NEIN = Vote(Ballot.JA), Vote(Ballot.NEIN)


def test_E1_the_candidacy_moves_left_after_a_failed_vote() -> None:
    assert place(7, candidate=2).reject(4).candidate == 3


def test_E1_the_candidacy_moves_left_after_a_success() -> None:
    assert place(7, candidate=2).govern(4, "FLL", "F", "L").candidate == 3


def test_E1_after_the_last_seat_comes_the_first() -> None:
    assert place(7, candidate=6).reject(4).candidate == 0


def test_E2_the_candidate_nominates_any_other_living_player() -> None:
    game = place(7, candidate=2, dead=[4])
    assert game.targets(2) == {0, 1, 3, 5, 6}
    assert game.nominate(5).board.rounds[-1].nominee == 5


def test_E2_nobody_else_nominates() -> None:
    game = place(7, candidate=2)
    assert [game.options(seat) for seat in range(7) if seat != 2] == [()] * 6
    assert game.refuses(3, Nominate(Seat(5)))


@pytest.mark.parametrize(
    ("dead", "cast", "elected"),
    [
        ([], "JJJJNNN", True),
        ([], "JJJNNNN", False),
        ([4], "JJJJNN", True),
        ([3, 4, 5, 6], "JJN", True),
    ],
)
def test_E3_more_than_half_of_the_living_elect(dead: list[int], cast: str, elected: bool) -> None:
    game = place(7, dead=dead).nominate(1).vote(cast)
    assert game.board.rounds[0].passed is elected


@pytest.mark.parametrize(("dead", "cast"), [([4], "JJJNNN"), ([3, 4, 5], "NJNJ")])
def test_E4_a_tie_fails(dead: list[int], cast: str) -> None:
    game = place(7, dead=dead).nominate(1).vote(cast)
    assert game.board.rounds[0].passed is False
    assert game.board.election_tracker == 1


def test_E5_every_living_player_votes_with_candidate_and_nominee() -> None:
    game = place(7, candidate=2, dead=[4]).nominate(5)
    assert game.awaited() == {0, 1, 2, 3, 5, 6}


def test_E6_the_count_waits_for_the_last_ballot() -> None:
    game = place(5).nominate(1)
    for seat in (0, 1, 2, 3):
        game.do(seat, JA)
    assert isinstance(game.phase, Voting)
    assert game.do(4, JA).phase == PresidentChoosing()


def test_E6_nobody_may_abstain() -> None:
    assert place(5).nominate(1).options(3) == (JA, NEIN)


def test_E7_you_cannot_nominate_yourself() -> None:
    assert place(7, candidate=2).refuses(2, Nominate(Seat(2)))


def test_E8_a_nomination_is_final() -> None:
    assert place(7, candidate=2).nominate(5).refuses(2, Nominate(Seat(6)))


def test_E9_your_latest_ballot_counts() -> None:
    game = place(5).nominate(1)
    for seat, vote in ((0, NEIN), (1, JA), (2, NEIN), (3, JA), (0, JA), (4, NEIN)):
        game.do(seat, vote)
    assert game.board.rounds[0].ballots == ballots("JJNJN")


def test_E9_after_the_last_ballot_nothing_can_be_changed() -> None:
    assert place(5).nominate(1).vote("JJJNN").refuses(4, JA)


def test_E10_the_table_sees_that_you_have_voted() -> None:
    game = place(5).nominate(1).do(3, JA)
    assert game.phase == Voting(waiting=(Seat(0), Seat(1), Seat(2), Seat(4)))


def test_E10_the_table_does_not_see_how_you_voted() -> None:
    ja, nein = place(5).nominate(1).do(3, JA), place(5).nominate(1).do(3, NEIN)
    assert ja.views(without=3) == nein.views(without=3)


def test_E10_the_table_does_not_see_the_order_of_the_ballots() -> None:
    one = place(5).nominate(1).do(3, JA).do(2, NEIN)
    other = place(5).nominate(1).do(2, NEIN).do(3, JA)
    assert one.views() == other.views()


def test_E10_the_table_does_not_see_that_you_changed_your_mind() -> None:
    game = place(5).nominate(1).do(3, JA)
    before = game.views(without=3)
    assert game.do(3, NEIN).views(without=3) == before
    assert game.public_events() == []


def test_E11_all_ballots_are_revealed_in_one_moment() -> None:
    game = place(5).nominate(1).vote("JJNJ")
    assert not game.happened(VotesRevealed)
    game.do(4, NEIN)
    revealed = [event for event in game.events if isinstance(event, VotesRevealed)]
    assert [event.ballots for event in revealed] == [ballots("JJNJN")]


def test_E12_ballots_are_public_by_seat_when_the_vote_passes() -> None:
    assert place(5).nominate(1).vote("JNJNJ").board.rounds[0].ballots == ballots("JNJNJ")


def test_E12_ballots_are_public_by_seat_when_the_vote_fails() -> None:
    assert place(5).nominate(1).vote("NNJNJ").board.rounds[0].ballots == ballots("NNJNJ")


def test_E13_candidate_and_nominee_become_president_and_chancellor() -> None:
    game = place(7, candidate=2).elect(5)
    assert game.board.last_government == Government(Seat(2), Seat(5))
    assert game.awaited() == {2}


def test_E14_a_failed_vote_moves_the_tracker_and_ends_the_round() -> None:
    game = place(7, tracker=1).reject(3)
    assert game.board.election_tracker == 2
    assert game.phase == Nominating()
    assert len(game.board.rounds) == 2
