"""Claims, asking for them, writing them down for others: what is accepted, refused, and nothing."""

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Party, Seat
from secret_hitler.record.ledger import Entry
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
    LogClaim,
)
from secret_hitler.table.commands import BotSpeaks, Handled, Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from secret_hitler.table.updates import Room, ledger_for, status_for
from tests.support.draws import stacked
from tests.support.gathering import FASCIST, LIBERAL, NEIN, Gathering, finished

from ..scenes import ended, with_an_executed_seat

FFF, FFL, FLL = (FASCIST,) * 3, (FASCIST, FASCIST, LIBERAL), (FASCIST, LIBERAL, LIBERAL)
FL, FF = (FASCIST, LIBERAL), (FASCIST, FASCIST)
DREW = ClaimDrawn(0, FFL)
ASK = AskClaim(Seat(0), 0, About.DRAWN)
LOG = LogClaim(Seat(0), DREW)


def seven() -> Gathering:
    return Gathering(7, draw=stacked("LLLLFFH", "FFL FFL FFL FFL FFL")).start()


def one_session() -> Gathering:
    """Seat 0 and seat 1 enacted a Fascist tile, and may be asked."""
    return seven().elect(1).legislate("L", "F")


def entry(table: Gathering, seat: int, about: About, number: int = 0) -> Entry:
    """What the ledger says of something that a seat saw."""
    update = ledger_for(table.table)
    assert update is not None
    found = [
        one
        for one in update.ledger.entries
        if (one.seat, one.round, one.about) == (seat, number, about)
    ]
    assert len(found) == 1
    return found[0]


def changes_nothing(table: Gathering, seat: int, talk: AnyTalk) -> bool:
    """Whether something is accepted but stores no row."""
    return table.send(table.who(seat), m.Say(talk), seat) == Handled()


# --- claims -------------------------------------------------------------------------------------


def test_claims_of_a_hand_are_for_those_who_held_it_true_or_not() -> None:
    table = seven().elect(1)
    received = ClaimReceived(0, FL)
    assert table.say(2, DREW) is Refusal.NOT_YOURS_TO_CLAIM, "not their hand, and not over"
    table.legislate("F", "F")
    assert table.say(0, ClaimDrawn(0, FFF)) is None, "a lie is no fault"
    assert table.say(1, received) is None
    wrong: list[tuple[int, AnyTalk]] = [
        (1, DREW),
        (0, received),
        (2, DREW),
        (0, ClaimDrawn(1, FFL)),
        (0, ClaimDrawn(-1, FFL)),
        (0, ClaimDrawn(99, FFL)),
        (0, ClaimParty(0, Seat(3), Party.LIBERAL)),
        (0, ClaimPeeked(0, FFL)),
        (0, ClaimNothing(0, About.RECEIVED)),
        (2, ClaimNothing(0, About.DRAWN)),
    ]
    for seat, claim in wrong:
        assert table.say(seat, claim) is Refusal.NOT_YOURS_TO_CLAIM


@pytest.mark.parametrize(
    ("seat", "claim"),
    [
        (0, ClaimDrawn(0, FL)),
        (0, ClaimDrawn(0, (*FFL, FASCIST))),
        (0, ClaimDrawn(0, ())),
        (1, ClaimReceived(0, FFL)),
        (1, ClaimReceived(0, ())),
    ],
)
def test_a_hand_of_the_wrong_number_of_tiles_is_refused(seat: int, claim: Claim) -> None:
    assert one_session().say(seat, claim) is Refusal.WRONG_FORM


def test_a_claim_that_the_record_disproves_is_accepted_and_marked() -> None:
    table = seven().elect(1).legislate("F", "L")
    assert table.say(1, ClaimReceived(0, FF)) is None
    assert entry(table, 1, About.RECEIVED).disproved is not None


def test_nobody_drew_where_the_vote_failed_or_chaos_laid_the_tile() -> None:
    table = seven()
    for candidate in range(3):
        table.act(candidate, a.NOMINATE[6]).vote(NEIN)
    assert table.board.rounds[2].by_chaos
    for round_, candidate in enumerate(range(3)):
        assert table.say(candidate, ClaimDrawn(round_, FFL)) is Refusal.NOT_YOURS_TO_CLAIM
        assert table.say(6, ClaimReceived(round_, FF)) is Refusal.NOT_YOURS_TO_CLAIM


def test_a_party_card_is_claimed_by_who_looked_about_whom_was_looked_at() -> None:
    table = one_session().elect(2).legislate("L", "F")
    claim = ClaimParty(1, Seat(5), Party.LIBERAL)
    assert table.say(1, claim) is Refusal.NOT_YOURS_TO_CLAIM, "not looked yet"
    table.act(1, a.INVESTIGATE[5])
    assert table.say(1, claim) is None
    assert table.say(2, claim) is Refusal.NOT_YOURS_TO_CLAIM
    assert table.say(1, ClaimParty(1, Seat(4), Party.LIBERAL)) is Refusal.WRONG_FORM


def test_a_peek_is_claimed_once_it_was_taken() -> None:
    table = Gathering(5, draw=stacked("LLLFH", "FFL FFL FFL FFL FFL")).start()
    for nominee in (1, 2, 3):
        table.elect(nominee).legislate("L", "F")
    claim = ClaimPeeked(2, FFL)
    assert table.say(2, claim) is Refusal.NOT_YOURS_TO_CLAIM
    table.act(2, a.PEEK[0])
    assert table.say(2, ClaimPeeked(2, FFL[:1])) is Refusal.WRONG_FORM
    assert table.say(2, claim) is None
    assert table.say(3, claim) is Refusal.NOT_YOURS_TO_CLAIM


def test_the_claims_of_a_session_open_for_both_with_its_public_end() -> None:
    table = seven().elect(1).act(0, a.Discard(LIBERAL))
    assert table.say(0, DREW) is Refusal.QUIET
    assert table.say(1, ClaimReceived(0, FF)) is Refusal.QUIET
    table.act(1, a.Enact(FASCIST))
    assert table.say(0, DREW) is None
    assert table.say(1, ClaimReceived(0, FF)) is None


def test_a_claim_is_changed_in_the_open_and_the_old_one_is_kept() -> None:
    table = one_session()
    for claim in (DREW, ClaimDrawn(0, FFF), ClaimNothing(0, About.DRAWN)):
        assert table.say(0, claim) is None
    said = entry(table, 0, About.DRAWN)
    assert said.claim == ClaimNothing(0, About.DRAWN)
    assert said.earlier == (DREW, ClaimDrawn(0, FFF))


def test_the_same_claim_again_is_no_row() -> None:
    table = one_session()
    table.say(0, DREW)
    assert changes_nothing(table, 0, DREW)
    assert changes_nothing(table, 0, ClaimDrawn(0, (LIBERAL, FASCIST, FASCIST)))
    assert not changes_nothing(table, 0, ClaimDrawn(0, FLL))


def test_no_claim_is_ever_made_by_the_table() -> None:
    table = one_session()
    assert entry(table, 0, About.DRAWN).claim is None
    assert entry(table, 1, About.RECEIVED).claim is None
    assert table.table.talk == ()


def test_the_executed_make_no_claim_and_the_muted_may() -> None:
    table = with_an_executed_seat()
    assert table.say(0, DREW) is Refusal.EXECUTED_ARE_SILENT
    table.accepted("p0", m.Mute(Seat(1)))
    assert table.say(1, ClaimReceived(0, FF)) is None


def test_claims_need_a_game_and_a_seat_in_it() -> None:
    for word in (DREW, ASK, LOG, AnswerLog(0, right=True)):
        assert Gathering(5).say(0, word) is Refusal.NOT_IN_THIS_STAGE
        assert one_session().whisper("watcher", word, m.Channel.TABLE) is Refusal.NOT_SEATED
        late = finished()
        late.accepted("late", Sit("Zoe"))
        assert late.whisper("late", word, m.Channel.TABLE) is Refusal.NOT_SEATED


# --- claims in words ----------------------------------------------------------------------------


def test_shorthand_is_the_claim_that_it_means() -> None:
    table = one_session()
    table.accepted("p0", m.ClaimInWords("ffl"))
    table.accepted("p1", m.ClaimInWords("/claim fl"))
    assert table.heard() == [DREW, ClaimReceived(0, FL)]


@pytest.mark.parametrize(
    ("seat", "words", "reason"),
    [
        (0, "ffff", Refusal.WRONG_FORM),
        (0, "good evening", Refusal.NOT_A_CLAIM),
        (2, "ffl", Refusal.NOTHING_TO_CLAIM),
        (0, "peek ffl", Refusal.NOTHING_TO_CLAIM),
    ],
)
def test_words_that_are_no_claim_are_refused_with_the_reason(
    seat: int, words: str, reason: Refusal
) -> None:
    table = one_session()
    assert table.refusal(table.who(seat), m.ClaimInWords(words)) is reason


def test_in_silence_shorthand_is_silent_too() -> None:
    table = one_session().elect(2)
    for words in ("ffl", "what?"):
        assert table.refusal("p1", m.ClaimInWords(words)) is Refusal.QUIET


def test_shorthand_is_for_who_plays() -> None:
    assert one_session().refusal("watcher", m.ClaimInWords("ffl")) is Refusal.NOT_SEATED
    assert Gathering(5).refusal("p0", m.ClaimInWords("ffl")) is Refusal.NOT_IN_THIS_STAGE


# --- asking -------------------------------------------------------------------------------------


def test_each_other_seat_asks_once() -> None:
    table = one_session()
    assert table.say(3, ASK) is None
    assert changes_nothing(table, 3, ASK)
    assert table.say(4, ASK) is None
    assert entry(table, 0, About.DRAWN).asked == (3, 4)


def test_nobody_is_asked_for_what_was_said() -> None:
    table = one_session()
    table.say(0, ClaimNothing(0, About.DRAWN))
    assert changes_nothing(table, 3, ASK)


@pytest.mark.parametrize(
    ("seat", "ask", "reason"),
    [
        (0, ASK, Refusal.NO_SUCH_SEAT),
        (3, AskClaim(Seat(7), 0, About.DRAWN), Refusal.NO_SUCH_SEAT),
        (3, AskClaim(Seat(-1), 0, About.DRAWN), Refusal.NO_SUCH_SEAT),
        (3, AskClaim(Seat(0), 1, About.DRAWN), Refusal.NOTHING_TO_CLAIM),
        (3, AskClaim(Seat(0), 0, About.RECEIVED), Refusal.NOTHING_TO_CLAIM),
        (3, AskClaim(Seat(2), 0, About.PARTY), Refusal.NOTHING_TO_CLAIM),
    ],
)
def test_what_there_is_not_is_not_asked_for(seat: int, ask: AskClaim, reason: Refusal) -> None:
    assert one_session().say(seat, ask) is reason


def test_who_may_not_speak_does_not_ask_and_who_is_muted_does() -> None:
    table = one_session().elect(2)
    assert table.say(1, ASK) is Refusal.QUIET
    table.accepted("p0", m.Mute(Seat(3)))
    assert table.say(3, ASK) is None
    table = with_an_executed_seat()
    assert table.say(0, AskClaim(Seat(1), 0, About.RECEIVED)) is Refusal.EXECUTED_ARE_SILENT


def test_the_executed_are_not_asked() -> None:
    assert with_an_executed_seat().say(1, ASK) is Refusal.EXECUTED_ARE_SILENT


def test_bots_are_asked_like_anybody() -> None:
    table = Gathering(4, 1, draw=stacked("LLLFH", "FFL", first=4)).start()
    table.elect(0).legislate("L", "F")
    assert table.say(1, AskClaim(Seat(4), 0, About.DRAWN)) is None


# --- writing down -------------------------------------------------------------------------------


def test_what_is_written_down_counts_once_its_speaker_says_that_it_is_right() -> None:
    table = one_session()
    assert table.say(3, LOG) is None
    pending = entry(table, 0, About.DRAWN)
    assert pending.claim is None
    assert pending.logged is not None
    assert (pending.logged.number, pending.logged.by, pending.logged.claim) == (0, 3, DREW)
    assert table.say(0, AnswerLog(0, right=True)) is None
    assert entry(table, 0, About.DRAWN).claim == DREW
    assert entry(table, 0, About.DRAWN).logged is None


def test_what_is_written_down_wrong_is_dropped() -> None:
    table = one_session()
    table.say(3, LOG)
    assert table.say(0, AnswerLog(0, right=False)) is None
    dropped = entry(table, 0, About.DRAWN)
    assert (dropped.claim, dropped.logged, dropped.earlier) == (None, None, ())


def test_a_newer_log_replaces_the_one_that_waits_and_the_same_one_is_no_row() -> None:
    table = one_session()
    table.say(3, LOG)
    assert changes_nothing(table, 4, LOG)
    newer = LogClaim(Seat(0), ClaimDrawn(0, FFF))
    assert table.say(4, newer) is None
    assert changes_nothing(table, 0, AnswerLog(0, right=True)), "it counts no more"
    assert table.say(0, AnswerLog(1, right=True)) is None
    assert entry(table, 0, About.DRAWN).claim == ClaimDrawn(0, FFF)


def test_nobody_answers_for_the_speaker_and_nobody_twice() -> None:
    table = one_session()
    table.say(3, LOG)
    for seat in (1, 3):
        assert table.say(seat, AnswerLog(0, right=True)) is Refusal.NOT_YOURS_TO_CLAIM
    table.say(0, AnswerLog(0, right=True))
    assert changes_nothing(table, 0, AnswerLog(0, right=False))


@pytest.mark.parametrize("number", [-1, 1, 99])
def test_what_was_not_written_down_is_not_answered(number: int) -> None:
    table = one_session()
    table.say(3, LOG)
    table.say(3, ASK)
    assert table.say(0, AnswerLog(number, right=True)) is Refusal.NO_SUCH_LINE


@pytest.mark.parametrize(
    ("log", "reason"),
    [
        (LogClaim(Seat(3), ClaimDrawn(0, FFL)), Refusal.NO_SUCH_SEAT),
        (LogClaim(Seat(9), DREW), Refusal.NO_SUCH_SEAT),
        (LogClaim(Seat(-1), DREW), Refusal.NO_SUCH_SEAT),
        (LogClaim(Seat(1), DREW), Refusal.NOT_YOURS_TO_CLAIM),
        (LogClaim(Seat(0), ClaimDrawn(0, FL)), Refusal.WRONG_FORM),
        (LogClaim(Seat(0), ClaimDrawn(4, FFL)), Refusal.NOT_YOURS_TO_CLAIM),
    ],
)
def test_a_log_has_the_form_that_the_speakers_claim_would_have(
    log: LogClaim, reason: Refusal
) -> None:
    assert one_session().say(3, log) is reason


def test_nobody_writes_down_what_a_bot_says() -> None:
    table = Gathering(4, 1, draw=stacked("LLLFH", "FFL", first=4)).start()
    table.elect(0).legislate("L", "F")
    assert table.say(1, LogClaim(Seat(4), DREW)) is Refusal.NO_SUCH_SEAT


def test_the_executed_are_clerks_and_a_silenced_government_is_not() -> None:
    table = with_an_executed_seat()
    log = LogClaim(Seat(1), ClaimReceived(0, FF))
    assert table.say(0, log) is None
    assert table.say(2, LOG) is Refusal.EXECUTED_ARE_SILENT, "the dead say nothing aloud"
    table.elect(2)
    assert table.say(4, LogClaim(Seat(1), ClaimReceived(0, FL))) is Refusal.QUIET


@pytest.mark.parametrize(
    ("chatting", "answer"), [(True, None), (False, Refusal.EXECUTED_ARE_SILENT)]
)
def test_the_executed_claim_where_they_may_talk_at_the_table(
    chatting: bool, answer: Refusal | None
) -> None:
    table = with_an_executed_seat(m.Options(dead_may_chat=chatting))
    assert table.say(0, ClaimDrawn(0, FFL)) is answer


def test_a_speaker_answers_when_it_may_speak() -> None:
    table = one_session()
    table.say(3, LogClaim(Seat(1), ClaimReceived(0, FL)))
    table.elect(2)
    assert table.say(1, AnswerLog(0, right=True)) is Refusal.QUIET
    table.legislate("L", "F").act(1, a.INVESTIGATE[5])
    assert table.say(1, AnswerLog(0, right=True)) is None


def test_a_clerk_needs_no_chat() -> None:
    table = Gathering(5, draw=stacked("LLLFH", "FFL"), options=m.Options(chat=m.Chat.OFF)).start()
    table.elect(1).legislate("L", "F")
    table.accepted("p0", m.Mute(Seat(3)))
    assert table.say(3, LOG) is None
    assert table.say(0, AnswerLog(0, right=True)) is None


def test_claims_are_made_and_written_down_after_the_game_too() -> None:
    table = ended(one_session())
    assert table.say(3, LOG) is None
    assert table.say(0, AnswerLog(0, right=True)) is None
    assert table.say(1, ClaimReceived(0, FL)) is None


def test_a_deputy_says_nothing_and_its_person_may() -> None:
    table = one_session()
    table.now += 1000
    for seat in (2, 3, 4, 5):
        table.send(table.who(seat), m.Ask(m.Topic.DEPUTY, Seat(1)))
    assert table.table.seats[1].deputy
    claim = BotSpeaks(Seat(1), ClaimReceived(0, FL))
    assert table.refusal(None, claim) is Refusal.NOT_SEATED
    assert table.say(1, ClaimReceived(0, FL)) is None


# --- what everybody is told of it ---------------------------------------------------------------


def closings(table: Gathering, seat: int | None) -> tuple[Refusal | None, Refusal | None]:
    """Why a viewer may make no claim, and write none down."""
    viewer, who = (None, None) if seat is None else (Seat(seat), table.who(seat))
    status = status_for(table.table, viewer, who, Room(frozenset()), table.now).table
    return status.claims_closed, status.logs_closed


def test_claims_and_logs_are_closed_to_those_who_hold_tiles_and_to_watchers() -> None:
    table = seven().elect(1)
    assert closings(table, 0) == closings(table, 1) == (Refusal.QUIET, Refusal.QUIET)
    assert closings(table, 2) == (None, None)
    assert closings(table, None) == (Refusal.NOT_SEATED, Refusal.NOT_SEATED)


def test_claims_are_closed_to_the_executed_and_logs_are_not() -> None:
    assert closings(with_an_executed_seat(), 0) == (Refusal.EXECUTED_ARE_SILENT, None)
    chatting = with_an_executed_seat(m.Options(dead_may_chat=True))
    assert closings(chatting, 0) == (None, None)


def test_neither_a_mute_nor_a_chat_that_is_off_closes_claims() -> None:
    table = Gathering(5, options=m.Options(chat=m.Chat.OFF)).start()
    table.accepted("p0", m.Mute(Seat(3)))
    assert closings(table, 3) == (None, None)


def test_before_a_game_there_is_nothing_to_claim() -> None:
    assert closings(Gathering(5), 0) == (Refusal.NOT_IN_THIS_STAGE, Refusal.NOT_IN_THIS_STAGE)
