"""Which claims count: the last one about each matter, and logs that were confirmed."""

import random

import pytest
from msgspec.structs import replace

from secret_hitler.engine.state import Board
from secret_hitler.engine.terms import Party, Seat
from secret_hitler.record.matters import Matter
from secret_hitler.record.talk import (
    About,
    AnswerLog,
    AnyTalk,
    AskClaim,
    ClaimNothing,
    Line,
    LogClaim,
    Removed,
    RemoveLine,
    Said,
)
from secret_hitler.record.valid_claims import (
    MOST_EARLIER,
    UNSAID,
    ClaimStatus,
    ClaimStatuses,
    Logged,
    claim_statuses,
    heard,
    same,
)
from tests.support.claims import A, B, C, D, board, drew, enacted, got, looking, peeked, saw, talk

THERE = board(enacted(A, B, "F"), looking(B, C, A))
DRAWN = Matter(A, 0, About.DRAWN)
ASK = AskClaim(A, 0, About.DRAWN)


def of(matter: Matter, *spoken: tuple[Seat, AnyTalk]) -> ClaimStatus:
    return claim_statuses(THERE, talk(*spoken))[matter]


def test_every_matter_is_there_unsaid() -> None:
    assert list(claim_statuses(THERE, ()).values()) == [UNSAID] * 5


def test_each_matter_has_its_own_claim() -> None:
    said = claim_statuses(
        THERE,
        talk(
            (B, got(1, "FF")),
            (A, drew(1, "FFL")),
            (B, drew(2, "FFF")),
            (B, saw(2, A, Party.FASCIST)),
        ),
    )
    assert [one.claim for one in said.values()] == [
        drew(1, "FFL"), got(1, "FF"), drew(2, "FFF"), None, saw(2, A, Party.FASCIST),
    ]  # fmt: skip


def test_the_last_claim_counts_and_the_earlier_ones_are_kept() -> None:
    said = of(DRAWN, (A, drew(1, "FFL")), (A, drew(1, "FFF")), (A, ClaimNothing(0, About.DRAWN)))
    assert said.claim == ClaimNothing(0, About.DRAWN)
    assert said.earlier == (drew(1, "FFL"), drew(1, "FFF"))


def test_who_changes_a_claim_all_evening_makes_the_ledger_no_longer() -> None:
    """It is sent to everybody with every change."""
    changes = [(A, drew(1, "FFL" if number % 2 else "FFF")) for number in range(100)]
    said = of(DRAWN, *changes)
    assert said.claim == drew(1, "FFL")
    assert said.earlier == tuple(claim for _, claim in changes[-1 - MOST_EARLIER : -1])


def test_to_say_the_same_again_changes_nothing() -> None:
    assert of(DRAWN, (A, drew(1, "FFL")), (A, drew(1, "LFF"))) == ClaimStatus(drew(1, "FFL"))


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        (drew(1, "FFL"), drew(1, "LFF"), True),
        (got(1, "FL"), got(1, "LF"), True),
        (peeked(1, "FFL"), peeked(1, "LFF"), False),
        (drew(1, "FFL"), drew(1, "FLL"), False),
        (drew(1, "FFL"), drew(2, "FFL"), False),
        (saw(1, C, Party.LIBERAL), saw(1, C, Party.FASCIST), False),
        (drew(1, "FFL"), ClaimNothing(0, About.DRAWN), False),
    ],
)
def test_the_order_of_a_hand_says_nothing_and_that_of_a_peek_does(
    one: AnyTalk, other: AnyTalk, alike: bool
) -> None:
    assert same(one, other) is alike  # type: ignore[arg-type]  # all of these are claims


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (B, drew(1, "FFL")),
        (A, drew(1, "FFLL")),
        (A, drew(7, "FFL")),
        (A, Line("I drew FFL")),
        (A, RemoveLine(0)),
        (A, Removed()),
    ],
)
def test_what_is_no_claim_of_that_seat_counts_for_nothing(seat: Seat, words: AnyTalk) -> None:
    assert claim_statuses(THERE, talk((seat, words))) == claim_statuses(THERE, ())


# --- asking -----------------------------------------------------------------------------------


def test_everybody_who_asks_is_named_once() -> None:
    assert of(DRAWN, (C, ASK), (B, ASK), (C, ASK)).asked == (C, B)


def test_an_answer_ends_the_asking() -> None:
    assert of(DRAWN, (C, ASK), (A, drew(1, "FFL"))).asked == ()
    assert of(DRAWN, (C, ASK), (A, ClaimNothing(0, About.DRAWN)), (C, ASK)).asked == ()


def test_nobody_is_asked_for_what_was_not_seen() -> None:
    assert claim_statuses(THERE, talk((C, AskClaim(A, 5, About.PEEKED)))) == claim_statuses(
        THERE, ()
    )


# --- logs -------------------------------------------------------------------------------------


def log(letters: str) -> LogClaim:
    return LogClaim(A, drew(1, letters))


def test_a_log_counts_for_nothing_until_its_speaker_calls_it_right() -> None:
    waiting = of(DRAWN, (C, Line("hm")), (D, log("FFL")))
    assert waiting == ClaimStatus(logged=Logged(1, D, drew(1, "FFL")))
    assert of(DRAWN, (D, log("FFL")), (A, AnswerLog(0, right=True))) == ClaimStatus(drew(1, "FFL"))


def test_a_log_that_is_right_changes_what_was_claimed_before() -> None:
    said = of(DRAWN, (A, drew(1, "FFF")), (D, log("FFL")), (A, AnswerLog(1, right=True)))
    assert said == ClaimStatus(drew(1, "FFL"), (drew(1, "FFF"),))


def test_a_log_that_is_wrong_is_dropped() -> None:
    said = of(DRAWN, (A, drew(1, "FFF")), (D, log("FFL")), (A, AnswerLog(1, right=False)))
    assert said == ClaimStatus(drew(1, "FFF"))


def test_only_the_speaker_answers() -> None:
    logged = Logged(0, D, drew(1, "FFL"))
    for seat in (B, C, D):
        assert of(DRAWN, (D, log("FFL")), (seat, AnswerLog(0, right=True))).logged == logged


def test_only_the_latest_log_can_be_answered() -> None:
    spoken = ((D, log("FFL")), (C, log("FFF")), (A, AnswerLog(0, right=True)))
    assert of(DRAWN, *spoken) == ClaimStatus(logged=Logged(1, C, drew(1, "FFF")))
    assert of(DRAWN, *spoken, (A, AnswerLog(1, right=True))).claim == drew(1, "FFF")


def test_an_answer_counts_once() -> None:
    spoken = ((D, log("FFL")), (A, AnswerLog(0, right=True)), (A, drew(1, "FFF")))
    assert of(DRAWN, *spoken, (A, AnswerLog(0, right=True))).claim == drew(1, "FFF")


def test_who_speaks_for_themself_needs_no_log() -> None:
    spoken = ((D, log("FFL")), (A, drew(1, "FFF")), (A, AnswerLog(0, right=True)))
    assert of(DRAWN, *spoken) == ClaimStatus(drew(1, "FFF"))


def test_a_log_has_the_form_of_a_claim_of_its_speaker() -> None:
    for bad in (LogClaim(C, drew(1, "FFL")), LogClaim(A, drew(1, "FFLL"))):
        assert claim_statuses(THERE, talk((D, bad))) == claim_statuses(THERE, ())


def test_who_asks_at_the_same_moment_is_told_the_same_and_later_something_else() -> None:
    first = talk((A, drew(1, "FFL")))
    longer = (*first, *talk((A, drew(1, "FFF"))))
    shorter = board(enacted(A, B, "F"))
    assert claim_statuses(THERE, first) is claim_statuses(THERE, first)
    assert claim_statuses(THERE, longer)[DRAWN].claim == drew(1, "FFF")
    assert claim_statuses(THERE, list(first))[DRAWN].claim == drew(1, "FFL")
    assert len(claim_statuses(shorter, first)) == 2


# --- going on ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(100))
def test_what_was_heard_before_changes_nothing(seed: int) -> None:
    """Less talk, other talk, and fewer rounds of the same game; also claims that come too soon."""
    rng = random.Random(seed)
    rounds = THERE.rounds
    boards = [replace(THERE, rounds=rounds[:number]) for number in range(1, len(rounds))]
    spoken = any_talk(rng)
    cold = anew(THERE, spoken)
    for _ in range(3):
        before = rng.choice((spoken[: rng.randrange(20)], any_talk(rng)))
        heard(rng.choice((*boards, THERE)), before)
        assert heard(THERE, spoken).all == cold
        assert list(heard(THERE, spoken).all) == list(cold)


def anew(there: Board, spoken: tuple[Said, ...]) -> ClaimStatuses:
    """The valid claims, worked out without anything remembered of this game."""
    first = replace(there.rounds[0])
    return claim_statuses(replace(there, rounds=(first, *there.rounds[1:])), spoken)


def any_talk(rng: random.Random) -> tuple[Said, ...]:
    letters = ("FFF", "FFL", "FL")
    return tuple(
        Said(
            rng.choice((A, B, C)),
            0,
            rng.choice(
                (
                    drew(rng.randrange(1, 4), rng.choice(letters)),
                    got(rng.randrange(1, 4), rng.choice(letters)),
                    saw(2, rng.choice((A, C)), rng.choice(tuple(Party))),
                    AskClaim(rng.choice((A, B)), rng.randrange(3), rng.choice(tuple(About))),
                    LogClaim(rng.choice((A, B)), drew(rng.randrange(1, 4), rng.choice(letters))),
                    AnswerLog(rng.randrange(-1, 20), right=rng.random() < 0.7),
                )
            ),
        )
        for _ in range(20)
    )


def test_rounds_before_those_of_which_something_new_was_said_are_the_same_objects() -> None:
    first = talk((A, drew(1, "FFL")))
    before = heard(THERE, first)
    after = heard(THERE, (*first, *talk((B, drew(2, "FFL")))))
    pairs = zip(before.by_round, after.by_round, strict=True)
    assert [one is other for one, other in pairs][:2] == [True, False]
