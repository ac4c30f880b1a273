"""The Board decides who may claim what: each hand, card and peek, once it was seen."""

import random

import msgspec
import pytest

from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import GameOver, UsingPower
from secret_hitler.engine.terms import EndReason, Party, Power, Seat
from secret_hitler.record.matters import Matter, TalkFault, about, claim_fault, matters
from secret_hitler.record.talk import About, Claim, ClaimNothing
from tests.support.bot_games import any_ruleset
from tests.support.claims import (
    A,
    B,
    C,
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
    vetoed,
)
from tests.support.recordings import begin, random_game

from .worlds import truths


@pytest.mark.parametrize("seed", range(40))
def test_what_was_seen_is_what_the_seats_remember(seed: int) -> None:
    played = random_game(any_ruleset(random.Random(seed)), seed)
    assert set(matters(played.state.board)) == {
        Matter(seat, claim.round, about(claim)) for seat, claim in truths(played)
    }


def test_a_hand_is_spoken_of_once_its_session_is_over() -> None:
    """President and Chancellor may claim from the same moment on."""
    for seed in range(20):
        played = random_game(official(7), seed)
        for before, state, _ in played.told:
            new = set(matters(state.board)) - set(matters(before))
            hands = [matter for matter in new if matter.about in {About.DRAWN, About.RECEIVED}]
            assert len(hands) in {0, 2}
            if hands:
                assert before.rounds[-1].tile is None
                assert matters(before) == matters(state.board)[: -len(new)]


def test_nothing_was_seen_before_the_first_government() -> None:
    assert matters(begin(official(5), random.Random(1)).state.board) == ()
    assert matters(board(failed(A, B), failed(B, C), chaos(C, A, "F"))) == ()


def test_the_matters_stand_in_the_order_of_the_rounds() -> None:
    there = board(peeking(A, B), vetoed(B, C), looking(C, A, B))
    assert matters(there) == (
        Matter(A, 0, About.DRAWN),
        Matter(B, 0, About.RECEIVED),
        Matter(A, 0, About.PEEKED),
        Matter(B, 1, About.DRAWN),
        Matter(C, 1, About.RECEIVED),
        Matter(C, 2, About.DRAWN),
        Matter(A, 2, About.RECEIVED),
        Matter(C, 2, About.PARTY),
    )


def test_a_power_that_was_not_used_showed_nothing() -> None:
    looks = board(looking(A, B, C))
    peeks = board(peeking(A, B))
    unused = msgspec.structs.replace(looks.rounds[0], target=None)
    for phase in (UsingPower(Power.POLICY_PEEK), GameOver(None, EndReason.ABANDONED)):
        for rounds in ((unused,), peeks.rounds[:1]):
            there = msgspec.structs.replace(looks, phase=phase, rounds=rounds)
            assert [matter.about for matter in matters(there)] == [About.DRAWN, About.RECEIVED]


THERE = board(peeking(A, B), looking(B, C, A), chaos(C, A, "F"))


@pytest.mark.parametrize(
    ("seat", "claim"),
    [
        (A, drew(1, "LLL")),
        (B, got(1, "LL")),
        (A, peeked(1, "LFL")),
        (B, saw(2, A, Party.FASCIST)),
        (A, ClaimNothing(0, About.PEEKED)),
        (B, ClaimNothing(1, About.PARTY)),
    ],
)
def test_lies_are_fine(seat: Seat, claim: Claim) -> None:
    assert claim_fault(THERE, seat, claim) is None


@pytest.mark.parametrize(
    ("seat", "claim"),
    [
        (B, drew(1, "FFL")),
        (A, got(1, "FL")),
        (C, drew(1, "FFL")),
        (B, peeked(2, "FFL")),
        (B, peeked(1, "FFL")),
        (A, saw(2, A, Party.LIBERAL)),
        (A, saw(1, B, Party.LIBERAL)),
        (C, drew(3, "FFL")),
        (C, drew(4, "FFL")),
        (A, drew(0, "FFL")),
        (A, drew(99, "FFLL")),
        (C, ClaimNothing(0, About.DRAWN)),
    ],
)
def test_nobody_claims_what_they_did_not_see(seat: Seat, claim: Claim) -> None:
    assert claim_fault(THERE, seat, claim) is TalkFault.NOT_YOURS_TO_CLAIM


@pytest.mark.parametrize(
    ("seat", "claim"),
    [
        (A, drew(1, "FFLL")),
        (A, drew(1, "FF")),
        (A, drew(1, "")),
        (B, got(1, "FFL")),
        (A, peeked(1, "FL")),
        (B, saw(2, C, Party.LIBERAL)),
    ],
)
def test_a_claim_names_as_much_as_was_seen(seat: Seat, claim: Claim) -> None:
    assert claim_fault(THERE, seat, claim) is TalkFault.WRONG_FORM


def test_a_veto_that_was_refused_ends_in_a_tile() -> None:
    there = board(enacted(A, B, "F"))
    assert claim_fault(there, A, drew(1, "FFF")) is None
