"""Claims about a round: the same as in the record, in numbers."""

import random

import pytest

from secret_hitler.beliefs.claims import Claimed, claimed
from secret_hitler.engine.state import Board
from secret_hitler.engine.terms import Party, Policy, Seat
from secret_hitler.record.matters import Matter
from secret_hitler.record.talk import (
    About,
    AnswerLog,
    AnyTalk,
    AskClaim,
    Claim,
    ClaimDrawn,
    ClaimNothing,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
    Line,
    LogClaim,
    Said,
)
from secret_hitler.record.valid_claims import claim_statuses, heard
from tests.support.claims import A, B, C, board, enacted, looking, peeking
from tests.support.letters import deck

THERE = board(enacted(A, B, "F"), looking(B, C, A), peeking(C, A))


def of(number: int, *talk: tuple[Seat, AnyTalk]) -> Claimed:
    spoken = tuple(Said(seat, 0, words) for seat, words in talk)
    return claimed(heard(THERE, spoken).by_round[number])


def test_each_kind_of_claim_is_the_claim_of_its_speaker() -> None:
    assert of(0, (A, ClaimDrawn(0, deck("FLF"))), (B, ClaimReceived(0, deck("LL")))) == (
        Claimed(drawn=1, received=2)
    )
    assert of(1, (B, ClaimParty(1, A, Party.FASCIST))) == Claimed(party=Party.FASCIST)
    assert of(2, (C, ClaimPeeked(2, deck("LFF")))) == Claimed(peeked=0b100)


def test_a_claim_that_is_taken_back_is_no_evidence() -> None:
    told, back = ClaimDrawn(0, deck("FFF")), ClaimNothing(0, About.DRAWN)
    assert of(0, (A, told), (A, back)) == Claimed()


def test_a_logged_claim_counts_once_its_speaker_says_that_it_is_right() -> None:
    log = (B, LogClaim(A, ClaimDrawn(0, deck("FFL"))))
    assert of(0, log) == Claimed()
    assert of(0, log, (A, AnswerLog(0, right=True))).drawn == 1
    assert of(0, log, (A, AnswerLog(0, right=False))) == Claimed()


# --- the record is right --------------------------------------------------------------------------


def any_claim(rng: random.Random) -> Claim:
    number = rng.randrange(4)

    def tiles() -> tuple[Policy, ...]:
        return tuple(rng.choices(tuple(Policy), k=rng.choice((2, 3, 3))))

    return rng.choice(
        (
            ClaimDrawn(number, tiles()),
            ClaimReceived(number, tiles()),
            ClaimParty(number, rng.choice((A, B, C)), rng.choice(tuple(Party))),
            ClaimPeeked(number, tiles()),
            ClaimNothing(number, rng.choice(tuple(About))),
        )
    )


def any_talk(rng: random.Random) -> AnyTalk:
    seat = rng.choice((A, B, C))
    others = (
        Line("FLL"),
        AskClaim(seat, rng.randrange(4), rng.choice(tuple(About))),
        LogClaim(seat, any_claim(rng)),
        AnswerLog(rng.randrange(-1, 30), right=rng.random() < 0.7),
        AnswerLog(rng.randrange(-1, 30), right=True),
    )
    return any_claim(rng) if rng.random() < 0.5 else rng.choice(others)


def as_the_record_says(there: Board, talk: tuple[Said, ...], number: int) -> Claimed:
    told: dict[About, Claim | None] = {}
    for matter, status in claim_statuses(there, talk).items():
        if matter.round == number:
            told[matter.about] = status.claim
    drawn, received, party, peek = (told.get(about) for about in About)
    return Claimed(
        drawn.tiles.count(Policy.LIBERAL) if isinstance(drawn, ClaimDrawn) else None,
        received.tiles.count(Policy.LIBERAL) if isinstance(received, ClaimReceived) else None,
        party.party if isinstance(party, ClaimParty) else None,
        int("".join("01"[tile is Policy.LIBERAL] for tile in peek.tiles), 2)
        if isinstance(peek, ClaimPeeked)
        else None,
    )


@pytest.mark.parametrize("seed", range(200))
def test_what_counts_is_what_counts_in_the_record(seed: int) -> None:
    rng = random.Random(seed)
    talk = tuple(Said(rng.choice((A, B, C)), 0, any_talk(rng)) for _ in range(30))
    for number, said in enumerate(heard(THERE, talk).by_round):
        assert claimed(said) == as_the_record_says(THERE, talk, number)


def test_random_talk_is_about_every_matter() -> None:
    """Otherwise the comparison would compare nothing."""
    spoken: set[Matter] = set()
    for seed in range(200):
        rng = random.Random(seed)
        talk = tuple(Said(rng.choice((A, B, C)), 0, any_talk(rng)) for _ in range(30))
        found = claim_statuses(THERE, talk).items()
        spoken |= {matter for matter, status in found if status.claim is not None}
    assert spoken == claim_statuses(THERE, ()).keys()
