"""Public deeds, and the form of a reason for one."""

import pytest
from msgspec.structs import replace

from secret_hitler.engine.actions import (
    BALLOTS,
    Discard,
    Enact,
    Execute,
    Nominate,
    Vote,
)
from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.terms import Party, Policy, Seat
from secret_hitler.record.deeds import Deed, deeds, reason_fault, shown
from secret_hitler.record.facts import Enacted, LastTry, Suspected
from secret_hitler.record.matters import TalkFault
from secret_hitler.record.talk import Explained, GiveReason
from tests.support.recordings import A, B, C, Played, random_game, scripted, votes

SECRET = replace(official(5), secret_ballots=True)
JA, NEIN = BALLOTS
ELECTED = (0, Nominate(B)), *votes(5, 4)
D, E = Seat(3), Seat(4)


@pytest.fixture(scope="module")
def first_round() -> Played:
    """Anna and Ben enact a Fascist policy, against the vote of the last seat."""
    return scripted(
        "LLLFH",
        "FFL FFFFF FFFF LLLLL",
        *ELECTED,
        (0, Discard(Policy.FASCIST)),
        (1, Enact(Policy.FASCIST)),
    )


def test_a_round_is_told_in_order(first_round: Played) -> None:
    assert list(deeds(first_round.state.board, 0)) == [
        Deed(A, 0, Nominate(B)),
        Deed(A, 0, JA),
        Deed(B, 0, JA),
        Deed(C, 0, JA),
        Deed(D, 0, JA),
        Deed(E, 0, NEIN),
        Deed(B, 0, Enact(Policy.FASCIST)),
    ]
    assert list(deeds(first_round.state.board, 1)) == []


def test_a_vote_is_no_deed_before_it_is_open(first_round: Played) -> None:
    board = first_round.told[3][1].board
    assert list(deeds(board, 0)) == [Deed(A, 0, Nominate(B))]


def test_secret_ballots_are_no_deeds() -> None:
    assert not [deed for deed in done(random_game(SECRET, 3)) if isinstance(deed.action, Vote)]


@pytest.mark.parametrize("rules", [*map(official, (5, 7, 10)), SECRET], ids=str)
def test_the_board_keeps_what_events_show(rules: Ruleset) -> None:
    """Over whole games; ballots are all shown at once, and some are changed before."""
    kinds = set[type]()
    for seed in range(8):
        played = random_game(rules, seed)
        told = [
            Deed(seat, len(board.rounds) - 1, action)
            for board, _, events in played.told
            for event in events
            for seat, action in shown(event, board)
        ]
        assert told == done(played)
        kinds |= {type(deed.action) for deed in told}
    assert kinds >= {Nominate, Enact, Execute}


def done(played: Played) -> list[Deed]:
    board = played.state.board
    return [deed for number in range(len(board.rounds)) for deed in deeds(board, number)]


# --- the form of a reason ---------------------------------------------------------------------

WHY = (Suspected(C),)


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (A, GiveReason(0, Explained.NOMINATED, WHY, B)),
        (E, GiveReason(0, Explained.VOTED_NEIN, WHY)),
        (E, GiveReason(0, Explained.DOUBTED, WHY, A)),
        (B, GiveReason(0, Explained.ENACTED, (LastTry(), *WHY, Enacted(0, A, B, Party.FASCIST)))),
    ],
)
def test_who_did_it_may_give_reasons(first_round: Played, seat: Seat, said: GiveReason) -> None:
    assert reason_fault(first_round.state.board, seat, said) is None


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (B, GiveReason(0, Explained.NOMINATED, WHY, B)),
        (A, GiveReason(0, Explained.NOMINATED, WHY, C)),
        (A, GiveReason(0, Explained.NOMINATED, WHY)),
        (E, GiveReason(0, Explained.VOTED_JA, WHY)),
        (E, GiveReason(0, Explained.VOTED_NEIN, WHY, A)),
        (E, GiveReason(1, Explained.VOTED_NEIN, WHY)),
        (E, GiveReason(9, Explained.DOUBTED, WHY, A)),
        (E, GiveReason(-1, Explained.DOUBTED, WHY, A)),
        (E, GiveReason(0, Explained.DOUBTED, WHY, E)),
        (E, GiveReason(0, Explained.DOUBTED, WHY)),
    ],
)
def test_nobody_explains_what_others_did(first_round: Played, seat: Seat, said: GiveReason) -> None:
    assert reason_fault(first_round.state.board, seat, said) is TalkFault.NOT_YOURS_TO_CLAIM


@pytest.mark.parametrize(
    "reasons",
    [
        (),
        (LastTry(),) * 4,
        (Suspected(Seat(5)),),
        (Suspected(Seat(-1)),),
        (Enacted(2, A, B, Party.FASCIST),),
        (Enacted(-1, A, B, Party.FASCIST),),
    ],
)
def test_a_reason_speaks_of_what_there_is(
    first_round: Played, reasons: tuple[Suspected, ...]
) -> None:
    said = GiveReason(0, Explained.VOTED_NEIN, reasons)
    assert reason_fault(first_round.state.board, E, said) is TalkFault.WRONG_FORM


def test_nobody_doubts_a_seat_that_is_not_there(first_round: Played) -> None:
    said = GiveReason(0, Explained.DOUBTED, WHY, Seat(5))
    assert reason_fault(first_round.state.board, E, said) is TalkFault.WRONG_FORM
