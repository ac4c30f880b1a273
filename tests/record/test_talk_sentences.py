"""Talk, and facts for or against players, in sentences."""

import inspect
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from secret_hitler.engine.terms import Ballot, Party, Role, Seat
from secret_hitler.record import facts as f
from secret_hitler.record.talk import (
    About,
    AnswerLog,
    AnyTalk,
    AskClaim,
    ClaimDrawn,
    ClaimNothing,
    Explained,
    GiveReason,
    Line,
    LogClaim,
    Phrase,
    Removed,
    RemoveLine,
    Said,
    Saying,
)
from secret_hitler.record.talk_sentences import FACTS as WORDINGS
from secret_hitler.record.talk_sentences import fact, heard
from secret_hitler.record.words import Words
from tests.support.recordings import FACTS, TALK, A, B, C, F, L

NAMES = ("Anna", "Ben", "Chiara", "Dmitri", "Esperanza")
D = Seat(3)
MOST_WORDS = 12


def test_a_free_line_is_its_own_words() -> None:
    assert heard(Said(A, 0, Line("hello")), None) == ()


@pytest.mark.parametrize(
    ("talk", "sentence"),
    [
        (TALK[1], "Round 1, Anna claims: drew FFL."),
        (TALK[2], "Round 1, Anna claims: got FL."),
        (TALK[3], "Round 3, Anna claims: Ben has a Fascist party card."),
        (TALK[4], "Round 4, Anna claims: saw LFF, top first."),
        (ClaimNothing(3, About.DRAWN), "Anna won't say what was drawn in round 4."),
        (
            AskClaim(C, 3, About.RECEIVED),
            "Anna asks Chiara about round 4: what did you get?",
        ),
        (
            LogClaim(C, ClaimDrawn(3, (L, F, F))),
            "Anna logged Chiara's claim for round 4: drew FFL. Correct?",
        ),
        (
            LogClaim(C, ClaimNothing(3, About.PARTY)),
            "Anna logged Chiara's claim for round 4: won't say what the party card was. Correct?",
        ),
        (AnswerLog(4, right=True), "Anna confirms the logged claim."),
        (AnswerLog(4, right=False), "Anna rejects the logged claim."),
        (RemoveLine(4), "Anna removed a line."),
        (Removed(), "The host removed one of Anna's lines."),
    ],
)
def test_what_is_said_of_claims_is_a_sentence(talk: AnyTalk, sentence: str) -> None:
    words, claim = Words("en"), Said(A, 0, talk)
    (plain,), (own,) = heard(claim, B), heard(claim, A)
    assert own == replace(plain, you=True)
    assert words.say(plain, NAMES) == sentence


def test_a_ready_phrase_is_what_the_speaker_says() -> None:
    trust, ready = Phrase(Saying.TRUST, B), Phrase(Saying.READY)
    assert spoken("en", A, trust) == "I trust Ben."
    assert spoken("de", A, trust) == "Ich vertraue Ben."
    assert spoken("en", A, ready) == "I'm ready."


def spoken(language: str, by: Seat, talk: AnyTalk) -> str:
    words = Words(language)
    return " ".join(words.say(sentence, NAMES) for sentence in heard(Said(by, 0, talk), None))


# --- reasons ----------------------------------------------------------------------------------


def test_a_reason_is_the_act_and_then_what_speaks_for_it() -> None:
    nein = GiveReason(4, Explained.VOTED_NEIN, (f.Blame((B, C), 1), f.Suspected(B)))
    assert spoken("en", A, nein) == (
        "I voted NEIN: Ben and Chiara blame each other for round 2. Ben looks most suspicious."
    )
    assert spoken("de", A, nein) == (
        "Ich habe NEIN gestimmt: Ben und Chiara geben einander die Schuld an Runde 2. "
        "Ben wirkt am verdächtigsten."
    )


def test_an_act_upon_somebody_names_them() -> None:
    shot = GiveReason(4, Explained.EXECUTED, (f.LikelyHitler(D),), about=D)
    assert spoken("en", A, shot) == ("I executed Dmitri: Dmitri is the likeliest Hitler.")


def test_of_themselves_speakers_say_i() -> None:
    blame = GiveReason(1, Explained.DOUBTED, (f.Blame((A, B), 1),), about=B)
    assert spoken("en", A, blame) == "I don't trust Ben: Ben and I blame each other for round 2."
    called = GiveReason(1, Explained.DOUBTED, (f.Called(B, A, Party.FASCIST),), about=B)
    told_of = spoken("en", A, called)
    assert told_of == "I don't trust Ben: Ben says that I have a Fascist party card."
    own = GiveReason(1, Explained.VOTED_NEIN, (f.Called(A, B, Party.FASCIST),))
    assert spoken("en", A, own) == "I voted NEIN: I say that Ben has a Fascist party card."
    runs = GiveReason(1, Explained.VOTED_JA, (f.WouldGovern(A),))
    assert spoken("en", A, runs) == "I voted JA: I am on this ticket myself."


def test_a_reason_reads_the_same_for_everybody() -> None:
    for talk in TALK:
        if isinstance(talk, GiveReason):
            assert heard(Said(A, 0, talk), A) == heard(Said(A, 0, talk), B)


# --- facts ------------------------------------------------------------------------------------


def every_fact_class() -> Iterator[type[f.Fact]]:
    for found in vars(f).values():
        if inspect.isclass(found) and issubclass(found, f.Fact) and not found.__subclasses__():
            yield found


def test_every_fact_has_words() -> None:
    assert set(every_fact_class()) == WORDINGS.keys()
    assert {type(one) for one in FACTS} == WORDINGS.keys()


def test_a_fact_fits_on_a_phone() -> None:
    for one in FACTS:
        for speaker in (None, A, B):
            text = Words("en").say(fact(one, speaker), NAMES)
            assert len(text.split()) <= MOST_WORDS, text


@pytest.mark.parametrize(
    ("one", "sentence"),
    [
        (f.Is(B, Role.HITLER), "Ben is Hitler."),
        (f.IsNot(B, Role.HITLER), "Ben is not Hitler."),
        (f.IsNot(B, Role.LIBERAL), "Ben is a Fascist or Hitler."),
        (f.IsNot(B, Role.FASCIST), "Ben is a Liberal or Hitler."),
        (f.OneIsFascist((B, C)), "Of Ben and Chiara, at least one is a Fascist or Hitler."),
        (f.OneIsHitler((B, C)), "Of Ben and Chiara, one is Hitler."),
        (f.Enacted(1, B, C, Party.FASCIST), "Ben and Chiara enacted a Fascist policy in round 2."),
        (f.Disproved(B, 1), "What Ben says about round 2 cannot be true."),
        (f.Clash((B, C), 1), "Ben and Chiara cannot both be right about round 2."),
        (
            f.Voted(B, 1, Ballot.NEIN, Party.LIBERAL),
            "Ben voted NEIN in round 2, and a Liberal policy was enacted.",
        ),
        (
            f.Danger(3),
            "With 3 Fascist policies enacted, electing Hitler Chancellor loses the game.",
        ),
        (f.NoChoice(), "The rules left no other choice."),
    ],
)
def test_what_facts_sound_like(one: f.Fact, sentence: str) -> None:
    assert Words("en").say(fact(one), NAMES) == sentence
