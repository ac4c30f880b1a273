"""Every sentence has words in every language, and says no more than its reader may know."""

import enum
from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from secret_hitler.engine import events as e
from secret_hitler.engine.actions import Discard, Enact, Nominate
from secret_hitler.engine.game import awaited
from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.state import GameOver, new_game
from secret_hitler.engine.terms import (
    Ballot,
    EndReason,
    Party,
    Policy,
    Power,
    Reason,
    Role,
    Seat,
    Stake,
)
from secret_hitler.record.event_sentences import TELL, tell
from secret_hitler.record.sentences import (
    Sentence,
    arranging_status,
    bots_wait_status,
    countdown_status,
    deputy_status,
    ended_status,
    envelopes_status,
    lobby_status,
    paused_status,
    status,
    waiting_status,
)
from secret_hitler.record.talk import Explained, Said, Saying
from secret_hitler.record.talk_sentences import fact, heard
from secret_hitler.record.words import Words, languages
from secret_hitler.table.protocol.messages import Refusal
from tests.support.recordings import FACTS, TALK, Played, given_up, random_game, scripted, votes

from .catalogue import parsed, shape

SPOKEN = (
    "event-",
    "status-",
    "end-",
    "table-",
    "claim-",
    "log-",
    "talk-",
    "phrase-",
    "why-",
    "fact-",
)
NAMES = ("Anna", "Ben", "Chiara", "Dmitri", "Esperanza", "Fatima", "Goran", "Hana", "Ivo", "Jia")
PRIVATE = get_args(e.AnyPrivateEvent)
replace = msgspec.structs.replace
A, B, C = Seat(0), Seat(1), Seat(2)


def house_rules() -> Iterator[Ruleset]:
    yield replace(official(5), secret_ballots=True)
    yield replace(official(6), veto_zone=1, tracker_limit=2)
    yield replace(official(7), veto_zone=1, hitler_zone=6, self_execution=True)
    yield replace(official(9), powers=(Power.POLICY_PEEK,) * 8 + (None,), fascist_tiles=14)
    yield replace(official(10), fascists_know_fascists=False, tracker_limit=1)
    yield replace(official(5), powers=(Power.INVESTIGATE_LOYALTY,) * 8, fascist_tiles=11)
    yield replace(official(5), fascists=0, hitler_knows_fascists=False)


GAMES = [
    *(random_game(official(players), seed) for players in range(5, 11) for seed in range(4)),
    *(random_game(rules, seed) for rules in house_rules() for seed in range(6)),
    given_up(official(7), 1, 20),
]


def told(played: Played, viewer: Seat | None, *, opened: bool = False) -> Iterator[Sentence]:
    """Everything that a viewer reads of a game; with cards face up, others' secrets too."""
    for before, state, events in played.told:
        for event in events:
            sentence = None
            if isinstance(event, e.PublicEvent) or (
                isinstance(event, PRIVATE) and (opened or event.to == viewer)
            ):
                sentence = tell(event, played.ruleset, before, viewer)
            if sentence is not None:
                yield sentence
        yield status(played.ruleset, state.board, viewer, awaited(state.board))


def rare() -> Iterator[Sentence | None]:
    """What random play seldom or never meets, and what happens around a game."""
    board = GAMES[0].told[5][1].board
    for event in (e.PowerLapsed(Power.EXECUTION), e.TermLimitsForgotten()):
        yield tell(event, official(5), board, None)
    for viewer in (None, A):
        yield lobby_status(A, 3, viewer)
        yield lobby_status(A, 7, viewer)
        yield lobby_status(None, 7, viewer)
        yield envelopes_status((A, B), 7, viewer)
        yield envelopes_status((), 7, viewer)
        yield paused_status(A, viewer)
        yield deputy_status((A, B), viewer)
        yield ended_status((A, B), 7, viewer)
        yield arranging_status(A, viewer, again=False)
        yield arranging_status(A, viewer, again=True)
        yield countdown_status()
        yield bots_wait_status((A, B), viewer)
        yield bots_wait_status((A, B, C, Seat(3)), viewer)
        for talk in TALK:
            yield from heard(Said(A, 3, talk), viewer)
    for speaker in (None, A, B):
        yield from (fact(one, speaker) for one in FACTS)
    for late in ((A,), (A, B, C, Seat(3))):
        yield waiting_status(late)
    yield status(official(5), new_game(official(5)).board, None, ())


def kind(sentence: Sentence) -> object:
    """What decides its words apart from names and numbers (0 and 1 may be worded differently)."""
    numbers = {place: min(number, 2) for place, number in sentence.numbers.items()}
    return msgspec.json.encode((sentence.id, sentence.you, sentence.terms, numbers))


def everything() -> set[str]:
    """The ids of every sentence met, each checked on the way to have words in each language."""
    spoken = [Words(language) for language in languages()]
    met: dict[object, Sentence] = {}
    for played in GAMES:
        for viewer in (None, A, B, C):
            for sentence in told(played, viewer, opened=viewer is None):
                met[kind(sentence)] = sentence
    met |= {kind(sentence): sentence for sentence in rare() if sentence is not None}
    for sentence in met.values():
        for words in spoken:
            assert "{" not in words.say(sentence, NAMES)
            assert words.say(sentence)
    return {sentence.id for sentence in met.values()}


def test_there_are_two_languages() -> None:
    assert languages() == ("de", "en")


@pytest.mark.parametrize("language", languages())
def test_the_files_parse_without_junk_or_doubles(language: str) -> None:
    entries = [entry for entry in parsed(language).body if entry.__class__.__name__ == "Junk"]
    assert entries == []
    ids = [entry.id.name for entry in parsed(language).body if hasattr(entry, "id")]
    assert len(ids) == len(set(ids))


def test_all_languages_have_the_same_messages_attributes_and_places() -> None:
    english, german = shape("en"), shape("de")
    assert english.keys() == german.keys()
    for message, attributes in english.items():
        assert attributes == german[message], message


def test_every_sentence_of_the_files_is_said_by_the_code_and_the_other_way_round() -> None:
    spoken = {message for message in shape("en") if message.startswith(SPOKEN)}
    assert spoken == everything()


@pytest.mark.parametrize(
    ("kind", "terms"),
    [
        ("reason", Reason),
        ("refusal", Refusal),
        ("stake", Stake),
        ("end", EndReason),
        ("role", Role),
        ("party", Party),
        ("policy", Policy),
        ("power", Power),
        ("ballot", Ballot),
        ("status-power", Power),
        ("notation", Power),
        ("phrase", Saying),
        ("why", Explained),
    ],
)
def test_every_term_has_a_name(kind: str, terms: type[enum.Enum]) -> None:
    named = shape("en").keys()
    assert [term for term in terms if f"{kind}-{term.value}" not in named] == []


def test_no_sealed_event_is_told() -> None:
    assert TELL.keys().isdisjoint(get_args(e.AnySealedEvent))


def test_a_status_has_at_most_nine_words() -> None:
    words = Words("en")
    for message, attributes in shape("en").items():
        if not message.startswith(("status-", "table-", "end-")):
            continue
        for attribute, wanted in attributes.items():
            filled = {place: 7 if place in {"done", "of"} else "Anna" for place in wanted}
            text = words.text(message, attribute or None, **filled)
            count = len([word for word in text.split() if word != "+"])
            assert count <= 9, text


def test_only_the_awaited_read_you() -> None:
    for played in GAMES[:8]:
        for _, state, _ in played.told:
            actors = awaited(state.board)
            plain = status(played.ruleset, state.board, None, actors)
            assert not plain.you
            for seat in map(Seat, range(played.ruleset.players)):
                own = status(played.ruleset, state.board, seat, actors)
                assert own == (replace(plain, you=True) if seat in actors else plain)
                if own.you:
                    assert "you" in shape_of_english[own.id]


shape_of_english = shape("en")


def test_a_private_event_is_you_to_its_own_seat_and_nobody_else_gets_it() -> None:
    private = {"event-role-given", "event-ballot", "event-drew", "event-received"}
    private |= {"event-passed", "event-saw-party", "event-saw-tiles"}
    for played in GAMES[:12]:
        assert private.isdisjoint(sentence.id for sentence in told(played, None))
        for viewer in map(Seat, range(played.ruleset.players)):
            own = [sentence for sentence in told(played, viewer) if sentence.id in private]
            assert own
            assert all(sentence.you for sentence in own)
            assert all(sentence.seats["who"] == (viewer,) for sentence in own)


def test_public_sentences_are_equal_for_all_but_for_you() -> None:
    for played in GAMES[:12]:
        plain = [s for s in told(played, None) if not s.id.startswith("status-")]
        for viewer in map(Seat, range(played.ruleset.players)):
            shown = [
                replace(s, you=False)
                for s in told(played, viewer)
                if not s.id.startswith("status-") and s.id in {p.id for p in plain}
            ]
            assert shown == plain


def said(language: str, played: Played, row: int, viewer: Seat | None = None) -> list[str]:
    before, _, events = played.told[row]
    words = Words(language)
    seen = [x for x in events if isinstance(x, e.PublicEvent) or getattr(x, "to", None) == viewer]
    lines = [tell(event, played.ruleset, before, viewer) for event in seen]  # type: ignore[arg-type]  # sealed events are neither
    return [words.say(line, NAMES) for line in lines if line is not None]


ELECTED = (0, Nominate(B)), *votes(5, 4)


def test_what_a_round_sounds_like() -> None:
    played = scripted(
        "LLLFH",
        "FFL FFFFF FFFF LLLLL",
        *ELECTED,
        (0, Discard(Policy.FASCIST)),
        (1, Enact(Policy.FASCIST)),
    )
    assert said("en", played, 0)[0] == "The envelopes are dealt."
    assert said("en", played, 0)[-1] == "Anna is the candidate."
    assert said("en", played, 0, A)[0] == "You are a Liberal."
    assert said("en", played, 0, Seat(3))[0] == "You are a Fascist. Hitler is Esperanza."
    assert said("en", played, 0, Seat(4))[0] == "You are Hitler. Your fellow Fascist is Dmitri."
    assert said("en", played, 1) == ["Anna nominated Ben for Chancellor."]
    assert said("en", played, 1, A) == ["You nominated Ben for Chancellor."]
    assert said("en", played, 2) == []
    assert said("en", played, 2, A) == ["You voted JA."]
    assert said("en", played, 6) == [
        "Vote passed, 4 to 1. JA: Anna, Ben, Chiara, and Dmitri. NEIN: Esperanza.",
        "Anna is President. Ben is Chancellor.",
        "Anna drew 3 policies.",
    ]
    assert said("en", played, 6, A)[-2:] == ["You drew FFL.", "You drew 3 policies."]
    assert said("de", played, 6)[0] == (
        "Gewählt, 4 zu 1. JA: Anna, Ben, Chiara und Dmitri. NEIN: Esperanza."
    )
    assert said("en", played, 7) == ["Anna passed two policies to Ben."]
    assert said("en", played, 7, A) == ["You passed FL.", "You passed two policies to Ben."]
    assert said("en", played, 7, B) == ["You got FL.", "Anna passed two policies to Ben."]
    assert said("en", played, 8) == [
        "Ben enacted a Fascist policy: 1 of 6.",
        "Ben is the candidate.",
    ]


def test_chaos_is_enacted_by_the_populace() -> None:
    acts = [
        act
        for seat in range(3)
        for act in ((seat, Nominate(Seat(seat + 1))), *votes(5, 0, 1, 2, 3, 4))
    ]
    played = scripted("LLLFH", "FFL FFFFF FFFF LLLLL", *acts)
    assert said("en", played, 18) == [
        "Vote failed, 0 to 5. JA: nobody. NEIN: Anna, Ben, Chiara, Dmitri, and Esperanza.",
        "Election Tracker 3 of 3.",
        "Chaos. The top policy is enacted: Fascist, 1 of 6. "
        "It gives no power, and term limits are reset.",
        "Dmitri is the candidate.",
    ]


@pytest.mark.parametrize("language", languages())
def test_a_veto_that_brings_chaos_tells_the_tracker_once(language: str) -> None:
    rules, board = official(5), GAMES[0].told[1][1].board
    words, full = Words(language), rules.tracker_limit
    events = (
        e.VetoAnswered(consent=True, tracker=full),
        e.PolicyEnacted(Policy.FASCIST, True, None),
    )
    told = [tell(event, rules, board, None) for event in events]
    text = " ".join(words.say(sentence, NAMES) for sentence in told if sentence is not None)
    tracker = words.say(Sentence("event-tracker", numbers={"tracker": full, "limit": full}), NAMES)
    assert text.count(tracker) == 1


def test_executions_say_who_and_whether_that_was_hitler() -> None:
    rules, board = official(5), GAMES[0].told[1][1].board
    words = Words("en")

    def executed(was_hitler: bool, viewer: Seat | None) -> str:
        sentence = tell(e.Executed(C, was_hitler), rules, board, viewer)
        assert sentence is not None
        return words.say(sentence, NAMES)

    assert executed(False, None) == "Chiara was executed. Chiara was not Hitler."
    assert executed(True, None) == "Chiara was executed. Chiara was Hitler."
    assert executed(False, C) == "You were executed. Keep your card secret."


def test_an_end_says_who_won_and_every_role() -> None:
    for played in GAMES[:10]:
        lines = said("en", played, len(played.rows) - 1)
        assert lines[-1].startswith("Hitler: ")
        phase = played.state.board.phase
        assert isinstance(phase, GameOver)
        assert ("Liberals win." in lines[-2]) == (phase.winner is Party.LIBERAL)
        assert ("Fascists win." in lines[-2]) == (phase.winner is Party.FASCIST)


def test_the_veto_in_words() -> None:
    rules = replace(official(5), tracker_limit=4)
    board = GAMES[0].told[1][1].board
    words = Words("en")
    for event, sentence in (
        (e.VetoProposed(), "asked for a veto."),
        (e.VetoAnswered(True, 2), "Both policies are discarded. Election Tracker 2 of 4."),
        (e.VetoAnswered(False, 1), "must enact. Election Tracker 1 of 4."),
    ):
        told_now = tell(event, rules, board, None)
        assert told_now is not None
        assert words.say(told_now, NAMES).endswith(sentence)
