"""Claims as clues: only the claims that count now, and nothing else that is said."""

from collections.abc import Iterable

import pytest

from secret_hitler.bots.careful.clues import CONFLICT, PARTY_CLAIMED, Clue, clues
from secret_hitler.engine.state import View
from secret_hitler.engine.terms import Party, Seat
from secret_hitler.record.talk import (
    About,
    AnswerLog,
    AnyTalk,
    AskClaim,
    ClaimNothing,
    Line,
    LogClaim,
    Phrase,
    Removed,
    RemoveLine,
    Saying,
)
from tests.support.claims import SEVEN, A, B, C, D, board, drew, enacted, looking, peeked, saw, talk

THERE = board(enacted(A, B, "F"), looking(B, C, A))
ACCUSES = Clue(A, B, CONFLICT)
FASCIST, LIBERAL = (Clue(B, A, PARTY_CLAIMED[party]) for party in (Party.FASCIST, Party.LIBERAL))


def made_of(spoken: Iterable[tuple[Seat, AnyTalk]]) -> set[Clue]:
    """What a spectator holds for or against players, besides what the board itself shows."""
    view = View(SEVEN, THERE)
    return set(clues(view, talk(*spoken))) - set(clues(view, ()))


def test_a_liberal_tile_that_was_not_enacted_accuses_the_chancellor() -> None:
    assert made_of([(A, drew(1, "FFL"))]) == {ACCUSES}
    assert made_of([(A, drew(1, "FFF"))]) == set()


def test_the_last_claim_counts() -> None:
    assert made_of([(A, drew(1, "FFF")), (A, drew(1, "FFL"))]) == {ACCUSES}
    assert made_of([(A, drew(1, "FFL")), (A, drew(1, "FFF"))]) == set()
    spoken = [(B, saw(2, A, Party.FASCIST)), (B, saw(2, A, Party.LIBERAL))]
    assert made_of(spoken) == {LIBERAL}


def test_who_takes_a_claim_back_has_made_none() -> None:
    assert made_of([(A, drew(1, "FFL")), (A, ClaimNothing(0, About.DRAWN))]) == set()
    nothing = ClaimNothing(1, About.PARTY)
    assert made_of([(B, saw(2, A, Party.FASCIST)), (B, nothing)]) == set()


def test_what_somebody_else_wrote_counts_once_it_was_called_right() -> None:
    log = LogClaim(A, drew(1, "FFL"))
    assert made_of([(D, log)]) == set()
    assert made_of([(D, log), (A, AnswerLog(0, right=False))]) == set()
    assert made_of([(D, log), (D, AnswerLog(0, right=True))]) == set()
    assert made_of([(D, log), (A, AnswerLog(0, right=True))]) == {ACCUSES}


@pytest.mark.parametrize(
    "words",
    [
        Line("I drew FFL"),
        Phrase(Saying.ACCUSE_HITLER, B),
        AskClaim(A, 0, About.DRAWN),
        AnswerLog(0, right=True),
        RemoveLine(0),
        Removed(),
        drew(2, "FFL"),
        drew(1, "FFLL"),
        peeked(1, "FFL"),
    ],
)
def test_nothing_else_is_evidence(words: AnyTalk) -> None:
    assert made_of([(A, words)]) == set()
