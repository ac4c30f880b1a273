"""What is public about each seat, and which way it points."""

from itertools import pairwise

import pytest

from secret_hitler.bots.explaining.dossier import Held, dossier, quarrel, untried
from secret_hitler.engine.state import Board, View
from secret_hitler.engine.terms import Ballot, Party, Seat
from secret_hitler.record import facts as f
from secret_hitler.record.talk import Claim
from secret_hitler.record.valid_claims import claim_statuses
from tests.support.boards import deal
from tests.support.claims import (
    SEVEN,
    A,
    B,
    C,
    D,
    board,
    chaos,
    drew,
    enacted,
    failed,
    got,
    looking,
    peeked,
    peeking,
    saw,
    talk,
    vetoed,
)

UNKNOWN = (0.5,) * 7


def held(
    there: Board, *spoken: tuple[Seat, Claim], fascist: tuple[float, ...] = UNKNOWN
) -> dict[tuple[Seat, f.Clue], float]:
    found: list[Held] = list(dossier(View(SEVEN, there), talk(*spoken), fascist))
    assert len(found) == len({(one.seat, one.fact) for one in found})
    return {(one.seat, one.fact): one.against for one in found}


@pytest.mark.parametrize(("tile", "party"), [("F", Party.FASCIST), ("L", Party.LIBERAL)])
def test_a_government_is_held_to_what_it_enacted(tile: str, party: Party) -> None:
    found = held(board(enacted(A, B, tile)))
    fact = f.Enacted(0, A, B, party)
    assert found.keys() == {(A, fact), (B, fact)}
    assert all((weight > 0) == (party is Party.FASCIST) for weight in found.values())


def test_nobody_is_held_to_what_nobody_chose() -> None:
    assert held(board(failed(A, B), vetoed(B, C), chaos(C, D, "F"))) == {}


def test_what_is_longer_ago_counts_for_less() -> None:
    found = held(board(enacted(A, B, "F"), enacted(A, C, "F"), enacted(A, D, "F")))
    weights = [weight for (seat, _), weight in found.items() if seat == A]
    assert all(earlier < later for earlier, later in pairwise(weights))


def test_a_government_that_disagrees_blames_each_other() -> None:
    blame = f.Blame((A, B), 0)
    found = held(board(enacted(A, B, "F")), (A, drew(1, "FFL")), (B, got(1, "FF")))
    assert found.keys() == {(A, blame), (B, blame)}
    assert min(found.values()) > 1


@pytest.mark.parametrize(
    ("tile", "president", "chancellor", "split"),
    [
        ("F", "FFL", "FF", f.Blame((A, B), 0)),
        ("F", "FFF", "FF", None),
        ("F", "FFL", "FL", None),
        ("L", "FLL", "FL", None),
        ("L", "FFL", "FL", None),
        ("F", "FLL", "FF", f.Clash((A, B), 0)),
        ("F", "FFF", "FL", f.Clash((A, B), 0)),
        ("L", "LLL", "FL", f.Clash((A, B), 0)),
    ],
)
def test_when_a_government_quarrels(
    tile: str, president: str, chancellor: str, split: f.Clash | f.Blame | None
) -> None:
    there = board(enacted(A, B, tile))
    said = talk((A, drew(1, president)), (B, got(1, chancellor)))
    assert quarrel(claim_statuses(there, said), 0, there.rounds[0]) == split


def test_a_quarrel_takes_two() -> None:
    there = board(enacted(A, B, "F"))
    for said in (talk((A, drew(1, "FFL"))), talk((B, got(1, "FF"))), ()):
        assert quarrel(claim_statuses(there, said), 0, there.rounds[0]) is None


def test_a_claim_that_the_record_disproves_speaks_against_its_speaker() -> None:
    found = held(board(enacted(A, B, "L")), (B, got(1, "FF")))
    assert found[B, f.Disproved(B, 0)] > 2
    assert (A, f.Disproved(B, 0)) not in found


def test_a_peek_that_does_not_come_true_is_a_clash() -> None:
    there = board(peeking(A, B), enacted(C, D, "F"))
    found = held(there, (A, peeked(1, "LLF")), (C, drew(2, "FFF")))
    assert found[A, f.Clash((A, C), 1)] == found[C, f.Clash((A, C), 1)] > 2


def test_the_word_of_an_investigator_is_worth_as_much_as_the_investigator() -> None:
    there, called = board(looking(A, B, C)), f.Called(A, C, Party.FASCIST)
    trusted, suspected = (0.1, *UNKNOWN[1:]), (0.9, *UNKNOWN[1:])
    strong = held(there, (A, saw(1, C, Party.FASCIST)), fascist=trusted)[C, called]
    weak = held(there, (A, saw(1, C, Party.FASCIST)), fascist=suspected)[C, called]
    assert strong > 2
    assert 0 < weak < 0.5
    praise = held(there, (A, saw(1, C, Party.LIBERAL)), fascist=trusted)
    assert praise[C, f.Called(A, C, Party.LIBERAL)] < -1


def test_whoever_is_cleared_is_not_hitler() -> None:
    assert held(board(not_hitler=(C,)))[C, f.NotHitler(C)] < 0


def test_ballots_of_few_say_more_than_ballots_of_many() -> None:
    """Only Gus votes against Anna and Ben; then Fay and Gus do, neither of whom governs."""
    game = deal("LLLLFFH").stack("FFF").nominate(1).vote("JJJJJJN").discard("F").enact("F")
    found = {
        one.seat: one.against
        for one in dossier(View(SEVEN, game.board), (), UNKNOWN)
        if isinstance(one.fact, f.Voted)
    }
    assert found.keys() == {2, 3, 4, 5, 6}
    assert found[Seat(6)] < -0.3 < 0 < found[Seat(2)] < 0.1
    lone = f.Voted(Seat(6), 0, Ballot.NEIN, Party.FASCIST)
    assert lone in {one.fact for one in dossier(View(SEVEN, game.board), (), UNKNOWN)}


def test_who_has_governed_is_no_longer_untried() -> None:
    seen = View(SEVEN, board(enacted(A, B, "F"), failed(C, D)))
    assert [untried(seen, seat) for seat in (A, B, C, D)] == [False, False, True, True]
