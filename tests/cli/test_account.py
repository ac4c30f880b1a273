"""The account in a terminal: each government with all claims about it, and the findings."""

import msgspec

from secret_hitler.cli.account import account
from secret_hitler.cli.sight import Sight
from secret_hitler.engine.state import Board, GameOver, Round
from secret_hitler.engine.terms import EndReason, Party, Power, Seat
from secret_hitler.record.talk import About, AnswerLog, AnyTalk, AskClaim, LogClaim
from secret_hitler.record.words import Words
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
    peeking,
    saw,
    talk,
    vetoed,
)

NAMES = ("Anna", "Ben", "Chiara", "Dmitri", "Esperanza", "Fatima", "Goran")
replace = msgspec.structs.replace


def lines(
    there: Board, *spoken: tuple[Seat, AnyTalk], viewer: Seat | None = None, language: str = "en"
) -> list[str]:
    sight = Sight(Words(language), NAMES)
    return list(account(SEVEN, there, talk(*spoken), viewer, sight))


def voted(played: Round, ja: int = 4, nein: int = 3) -> Round:
    return replace(played, ja=ja, nein=nein)


def test_there_is_nothing_to_tell_before_a_vote() -> None:
    assert lines(board()) == []


def test_a_government_stands_with_its_votes_its_tile_and_its_claims_in_pairs() -> None:
    there = board(voted(enacted(A, B, "F")))
    assert lines(there, (B, got(1, "FF")), (A, drew(1, "FFF"))) == [
        "Round 1: Anna + Ben, 4 to 3. A Fascist policy.",
        "    Round 1, Anna claims: drew FFF.",
        "    Round 1, Ben claims: got FF.",
    ]


def test_what_is_unsaid_is_told_with_who_asked() -> None:
    there = board(voted(enacted(A, B, "L")))
    ask = AskClaim(A, 0, About.DRAWN)
    assert lines(there, (C, ask), (D, ask), viewer=B)[1:] == [
        "    Anna has not said what was drawn. Asked by Chiara and Dmitri.",
        "    You have not said what you got.",
    ]


def test_what_was_changed_is_told_in_words_the_newest_first() -> None:
    there = board(voted(enacted(A, B, "F")))
    spoken = [(A, drew(1, letters)) for letters in ("FFL", "FLL", "FFF")]
    assert lines(there, *spoken)[1:4] == [
        "    Round 1, Anna claims: drew FFF.",
        "    Taken back: Round 1, Anna claims: drew FLL.",
        "    Taken back: Round 1, Anna claims: drew FFL.",
    ]


def test_what_is_written_for_somebody_waits_for_their_word() -> None:
    there = board(voted(enacted(A, B, "F")))
    log = (C, LogClaim(A, drew(1, "FFL")))
    assert lines(there, log)[1:3] == [
        "    Anna has not said what was drawn.",
        "    Chiara logged Anna's claim for round 1: drew FFL. Correct?",
    ]
    answered = lines(there, log, (A, AnswerLog(0, right=True)))
    assert answered[1] == "    Round 1, Anna claims: drew FFL."


def test_powers_chaos_and_who_is_not_hitler() -> None:
    executing = replace(enacted(A, B, "F", Power.EXECUTION, C), ja=5, nein=2)
    there = board(
        voted(looking(A, B, C)),
        voted(peeking(B, C)),
        voted(failed(C, D), 3, 4),
        voted(chaos(D, A, "L"), 0, 7),
        replace(voted(vetoed(A, D)), cleared=True),
        executing,
        not_hitler=(C, D),
    )
    there = replace(there, alive=tuple(seat != C for seat in range(7)))
    told = [line for line in lines(there) if "has not said" not in line]
    assert told == [
        "Round 1: Anna + Ben, 4 to 3. A Fascist policy.",
        "    Power: investigate Chiara",
        "Round 2: Ben + Chiara, 4 to 3. A Fascist policy.",
        "    Power: peek",
        "Round 3: Chiara + Dmitri, 3 to 4. The vote failed.",
        "Round 4: Dmitri + Anna, 0 to 7. The vote failed.",
        "    The top policy was enacted: Liberal.",
        "Round 5: Anna + Dmitri, 4 to 3. A veto.",
        "    Dmitri is not Hitler.",
        "Round 6: Anna + Ben, 5 to 2. A Fascist policy.",
        "    Power: execute Chiara",
        "    Chiara is not Hitler.",
    ]


def test_an_elected_hitler_and_a_session_that_goes_on() -> None:
    elected = board(replace(voted(enacted(A, B, "F")), tile=None))
    ended = replace(
        elected,
        rounds=elected.rounds[:1],
        phase=GameOver(Party.FASCIST, EndReason.HITLER_ELECTED),
    )
    assert lines(ended) == ["Round 1: Anna + Ben, 4 to 3. Hitler was elected."]
    assert lines(elected) == ["Round 1: Anna + Ben, 4 to 3. Policies are being chosen."]


def test_what_the_record_says_otherwise_stands_under_the_claim() -> None:
    told = lines(board(voted(enacted(A, B, "L"))), (A, drew(1, "FFF")))
    assert told[1:3] == [
        "    Round 1, Anna claims: drew FFF.",
        "    The record says otherwise: a different policy was enacted.",
    ]


def test_what_cannot_all_be_true_comes_last() -> None:
    there = board(voted(vetoed(A, B)), voted(looking(B, C, D)))
    hands = (A, drew(1, "FFF")), (B, got(1, "FL"))
    others = (B, drew(2, "FFL")), (C, got(2, "FF")), (B, saw(2, D, Party.FASCIST))
    assert lines(there, *hands, *others)[-2:] == [
        "Anna and Ben can't both be telling the truth: their claims for round 1 don't match.",
        "If both are right, Ben discarded a Liberal policy in round 2.",
    ]


def test_german() -> None:
    told = lines(board(voted(enacted(A, B, "L"))), (A, drew(1, "FFL")), language="de")
    assert told == [
        "Runde 1: Anna + Ben, 4 zu 3. Ein liberales Gesetz.",
        "    Anna sagt zu Runde 1: FFL gezogen.",
        "    Ben hat nicht gesagt, was übergeben wurde.",
    ]
