"""The ledger: what was seen and claimed, in order, with words for every finding."""

import msgspec
import pytest

from secret_hitler.engine.ruleset import official
from secret_hitler.record.contradictions import Conflict
from secret_hitler.record.ledger import Entry, Finding, Ledger, ledger
from secret_hitler.record.sentences import Sentence
from secret_hitler.record.talk import About, AskClaim, ClaimNothing, LogClaim
from secret_hitler.record.valid_claims import Logged
from secret_hitler.record.words import Words, languages
from tests.support.claims import (
    SEVEN,
    A,
    B,
    C,
    D,
    board,
    claimed,
    drew,
    enacted,
    got,
    looking,
    peeked,
    peeking,
    talk,
    vetoed,
)
from tests.support.recordings import random_game

from .catalogue import shape
from .worlds import truths

NAMES = ("Anna", "Ben", "Chiara", "Dmitri", "Esperanza", "Fatima", "Goran")
THERE = board(enacted(A, B, "F"), looking(B, C, A))


def test_every_matter_is_an_entry() -> None:
    kept = ledger(SEVEN, THERE, ())
    assert [(one.seat, one.round, one.about, one.target) for one in kept.entries] == [
        (A, 0, About.DRAWN, None),
        (B, 0, About.RECEIVED, None),
        (B, 1, About.DRAWN, None),
        (C, 1, About.RECEIVED, None),
        (B, 1, About.PARTY, A),
    ]
    assert all(one.claim is None and one.disproved is None for one in kept.entries)
    assert ledger(SEVEN, board(), ()) == Ledger()


def test_an_entry_holds_all_that_was_said() -> None:
    spoken = talk(
        (C, AskClaim(A, 0, About.DRAWN)),
        (B, got(1, "FL")),
        (B, got(1, "FF")),
        (D, LogClaim(B, got(1, "FL"))),
    )
    first, second, *_ = ledger(SEVEN, THERE, spoken).entries
    assert first.asked == (C,)
    assert second == Entry(
        B, 0, About.RECEIVED, None, got(1, "FF"), (got(1, "FL"),), (), Logged(3, D, got(1, "FL")),
        disproved=None,
    )  # fmt: skip


def test_a_claim_that_the_record_disproves_is_marked_and_kept() -> None:
    (first, _) = claimed(board(enacted(A, B, "L")), (A, drew(1, "FFF"))).entries
    assert first.claim == drew(1, "FFF")
    assert first.disproved == Sentence(
        "disproved", numbers={"claimed": 0, "there": 0}, terms={"reason": "hands"}
    )


def test_a_finding_names_each_seat_once_in_the_order_of_the_claims() -> None:
    there = board(peeking(B, A), enacted(A, B, "F"))
    kept = claimed(there, (B, peeked(1, "LLF")), (B, got(2, "FF")), (A, drew(2, "FFF")))
    assert [(one.seats, one.entries) for one in kept.findings] == [((B, A), (2, 3)), ((B,), (2, 4))]


def test_of_two_claims_only_the_last_is_weighed() -> None:
    there = board(vetoed(A, B))
    kept = claimed(there, (A, drew(1, "FFF")), (B, got(1, "LL")), (B, got(1, "FF")))
    assert kept.findings == ()
    kept = claimed(there, (A, drew(1, "FFF")), (B, got(1, "LL")), (A, drew(1, "LLL")))
    assert kept.findings == ()


# --- what follows -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "passed", "follows"),
    [
        ("FFL", "FF", True),
        ("FLL", "FL", True),
        ("LLL", "LL", False),
        ("FFL", "FL", False),
        ("FLL", "FF", False),
    ],
)
def test_a_liberal_tile_that_did_not_arrive_was_discarded(
    hand: str, passed: str, follows: bool
) -> None:
    kept = claimed(board(vetoed(A, B)), (A, drew(1, hand)), (B, got(1, passed)))
    expected = Finding(
        (A, B), (0, 1), Sentence("consequence-liberal-discarded", {"who": (A,)}, {"round": 1})
    )
    assert kept.consequences == ((expected,) if follows else ())


def test_nothing_follows_from_half_a_pair_or_from_what_is_disproved() -> None:
    there = board(vetoed(A, B), enacted(C, D, "L"))
    assert claimed(there, (A, drew(1, "FFL")), (D, got(2, "FL"))).consequences == ()
    assert claimed(there, (C, drew(2, "FFL")), (D, got(2, "FF"))).consequences == ()
    nothing = ClaimNothing(0, About.RECEIVED)
    assert claimed(there, (A, drew(1, "FFL")), (B, nothing)).consequences == ()


# --- words ------------------------------------------------------------------------------------


def words(language: str, kept: Ledger) -> list[str]:
    reader = Words(language)
    alone = [one.disproved for one in kept.entries if one.disproved is not None]
    together = [one.sentence for one in (*kept.findings, *kept.consequences)]
    return [reader.say(sentence, NAMES) for sentence in (*alone, *together)]


def test_what_it_sounds_like() -> None:
    kept = claimed(board(vetoed(A, B)), (A, drew(1, "FFF")), (B, got(1, "FL")))
    assert words("en", kept) == [
        "Anna and Ben can't both be telling the truth: their claims for round 1 don't match."
    ]
    assert words("de", kept) == [
        "Anna und Ben können nicht beide die Wahrheit sagen: "
        "Die Aussagen zu Runde 1 passen nicht zusammen."
    ]
    there = board(peeking(A, B), enacted(A, C, "F"))
    kept = claimed(there, (A, peeked(1, "LLF")), (A, drew(2, "FFL")), (C, got(2, "FF")))
    assert words("en", kept) == [
        "Anna can't be right about all of this: the peek in round 1 doesn't match round 2.",
        "Anna and Chiara can't both be telling the truth: "
        "the peek in round 1 doesn't match round 2.",
        "If both are right, Anna discarded a Liberal policy in round 2.",
    ]
    there = board(enacted(A, B, "F"), enacted(B, C, "F"), enacted(C, A, "F"), enacted(D, A, "F"))
    hands = ((seat, drew(number, "FLL")) for number, seat in enumerate((A, B, C, D), 1))
    assert words("en", claimed(there, *hands)) == [
        "Anna, Ben, Chiara, and Dmitri can't all be telling the truth: "
        "that would take 8 Liberal policies; the deck had 6."
    ]


REASONS = ("hands", "peek", "liberals", "fascists", "parties")


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_words_of_its_own(language: str) -> None:
    reader, numbers = Words(language), {"claimed": 8, "there": 6, "round": 1, "later": 2}
    for count, seats in ((1, (A,)), (2, (A, B)), (3, (A, B, C))):
        said = {
            reader.say(
                Sentence("finding", {"who": seats}, {**numbers, "count": count}, {"reason": reason})
            )
            for reason in REASONS
        }
        assert len(said) == len(REASONS)
    alone = {
        reader.say(Sentence("disproved", {}, numbers, {"reason": reason}))
        for reason in (*REASONS, "roles")
    }
    assert len(alone) == len(REASONS) + 1


def test_the_files_say_nothing_that_no_ledger_says() -> None:
    kinds = ("finding", "disproved", "consequence")
    there = {message for message in shape("en") if message.startswith(kinds)}
    assert there == {"finding", "disproved", "consequence-liberal-discarded"}
    assert Conflict("hands").claimed == 0


# --- the whole --------------------------------------------------------------------------------


def test_it_is_the_same_however_often_it_is_asked_and_survives_the_wire() -> None:
    played = random_game(official(10), 3)
    spoken = talk(*truths(played))
    kept = ledger(played.ruleset, played.state.board, spoken)
    assert kept == ledger(played.ruleset, played.state.board, spoken)
    assert msgspec.json.decode(msgspec.json.encode(kept), type=Ledger) == kept
