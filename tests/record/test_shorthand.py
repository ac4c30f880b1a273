"""Claims in players' shorthand: their meaning, and what they are about."""

import pytest

from secret_hitler.engine.terms import Party, Seat
from secret_hitler.record.shorthand import Misread, Shorthand, claim_in_words, read
from secret_hitler.record.talk import About, AnyTalk, Claim, ClaimNothing, Line
from tests.support.claims import (
    A,
    B,
    C,
    D,
    board,
    drew,
    enacted,
    failed,
    got,
    looking,
    peeked,
    peeking,
    saw,
    talk,
)
from tests.support.letters import deck

# A was President in rounds 1, 3 and 5, and Chancellor in round 2.
THERE = board(peeking(A, B), enacted(B, A, "F"), looking(A, C, B), failed(C, D), peeking(A, C))


def meant(words: str, *before: tuple[Seat, AnyTalk], seat: Seat = A) -> Claim | Misread:
    return claim_in_words(words, THERE, seat, talk(*before))


@pytest.mark.parametrize(
    ("words", "claim"),
    [
        ("ffl", drew(5, "FFL")),
        ("LLF", drew(5, "LLF")),
        ("f f l", drew(5, "FFL")),
        ("/claim ffl", drew(5, "FFL")),
        ("claim: ffl", drew(5, "FFL")),
        ("rrb", drew(5, "FFL")),
        ("gezogen ffl", drew(5, "FFL")),
        ("fl", got(2, "FL")),
        ("got LF", got(2, "LF")),
        ("peek lff", peeked(5, "LFF")),
        ("saw f, l, f", peeked(5, "FLF")),
        ("gesehen lff", peeked(5, "LFF")),
        ("liberal", saw(3, B, Party.LIBERAL)),
        ("party Fascist", saw(3, B, Party.FASCIST)),
        ("faschistisch", saw(3, B, Party.FASCIST)),
        ("karte liberal", saw(3, B, Party.LIBERAL)),
        ("nothing", ClaimNothing(4, About.PEEKED)),
        ("nichts", ClaimNothing(4, About.PEEKED)),
        ("got nothing", ClaimNothing(1, About.RECEIVED)),
        ("party nothing", ClaimNothing(2, About.PARTY)),
        ("3 ffl", drew(3, "FFL")),
        ("peek ffl 1", peeked(1, "FFL")),
        ("1 nothing", ClaimNothing(0, About.PEEKED)),
    ],
)
def test_what_words_mean(words: str, claim: Claim) -> None:
    assert meant(words) == claim


def test_words_are_about_the_newest_unsaid_matter_of_their_kind() -> None:
    assert meant("ffl") == drew(5, "FFL")
    assert meant("ffl", (A, drew(5, "FFF"))) == drew(3, "FFL")
    assert meant("ffl", (A, drew(3, "FFF"))) == drew(5, "FFL")
    assert meant("peek fff", (A, peeked(5, "FFF"))) == peeked(1, "FFF")
    assert meant("nothing", (A, peeked(5, "FFF"))) == ClaimNothing(4, About.DRAWN)


def test_where_all_is_said_they_change_the_newest() -> None:
    spoken = [(A, drew(number, "FFL")) for number in (1, 3, 5)]
    assert meant("fff", *spoken) == drew(5, "FFF")
    assert meant("1 fff", *spoken) == drew(1, "FFF")
    assert meant("liberal", (A, ClaimNothing(2, About.PARTY))) == saw(3, B, Party.LIBERAL)


@pytest.mark.parametrize(
    "words",
    [
        "", " ", "claim", "hello", "peek", "peek liberal", "party ffl", "ben liberal", "rfl",
        "trust me ffl", "ffl because", "fool", "12", "liberal fascist", "nothing at all",
        "fflfflffl", "<b>ffl</b>", "ffl\u202e", "f" * 1000, "٣ ٣",
    ],
)  # fmt: skip
def test_other_words_are_no_claim(words: str) -> None:
    assert meant(words) is Misread.NOT_A_CLAIM


@pytest.mark.parametrize("words", ["ffll", "f", "ffllf", "peek fl", "drew fl", "got ffl", "peek f"])
def test_too_few_tiles_or_too_many_are_the_wrong_form(words: str) -> None:
    assert meant(words) is Misread.WRONG_FORM


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (B, "peek ffl"),
        (C, "ffl"),
        (D, "ffl"),
        (D, "fl"),
        (D, "nothing"),
        (B, "liberal"),
        (A, "4 ffl"),
        (A, "0 ffl"),
        (A, "99 ffl"),
        (A, "2 ffl"),
    ],
)
def test_nobody_claims_what_they_did_not_see(seat: Seat, words: str) -> None:
    assert meant(words, seat=seat) is Misread.NOTHING_TO_CLAIM


def test_free_lines_are_no_claims_of_anything() -> None:
    assert meant("ffl", (A, Line("ffl"))) == drew(5, "FFL")


def test_words_can_be_read_without_a_table() -> None:
    assert read("FFL") == Shorthand(deck("FFL"), About.DRAWN)
    assert read("2 lib") == Shorthand(Party.LIBERAL, About.PARTY, 1)
    assert read("good evening") is None
