"""Who may speak when, and what a line and a phrase may hold."""

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.state import UsingPower
from secret_hitler.engine.terms import Seat
from secret_hitler.record.facts import LastTry, Suspected
from secret_hitler.record.file import read, write
from secret_hitler.record.record import compose
from secret_hitler.record.talk import (
    AnyTalk,
    ClaimDrawn,
    Explained,
    GiveReason,
    Line,
    Phrase,
    Removed,
    Saying,
)
from secret_hitler.table.commands import BotSpeaks, Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Channel, Refusal
from secret_hitler.table.talk.speech import ABOUT_A_SEAT
from secret_hitler.table.updates import record_of
from tests.support.draws import stacked
from tests.support.gathering import FASCIST, JA, LIBERAL, NEIN, Gathering, finished

FFL = (FASCIST, FASCIST, LIBERAL)
HELLO = Line("hello")


def seven(tiles: str = "FFL FFL FFL FFL FFL", roles: str = "LLLLFFH") -> Gathering:
    return Gathering(7, draw=stacked(roles, tiles)).start()


def five(tiles: str = "FFL FFL FFL FFL FFL") -> Gathering:
    return Gathering(5, draw=stacked("LLLFH", tiles)).start()


def test_president_and_chancellor_are_silent_from_draw_to_enactment() -> None:
    table = seven().act(0, a.NOMINATE[1])
    assert [table.say(seat, HELLO) for seat in range(7)] == [None] * 7, "while all vote"
    table.vote(JA)
    silent = [Refusal.QUIET, Refusal.QUIET, None, None, None, None, None]
    assert [table.say(seat, HELLO) for seat in range(7)] == silent
    table.act(0, a.Discard(FASCIST))
    assert [table.say(seat, HELLO) for seat in range(7)] == silent
    table.act(1, a.Enact(LIBERAL))
    assert [table.say(seat, HELLO) for seat in range(7)] == [None] * 7


def test_a_failed_election_silences_nobody() -> None:
    table = seven().act(0, a.NOMINATE[1]).vote(NEIN)
    assert [table.say(seat, HELLO) for seat in range(7)] == [None] * 7


@pytest.mark.parametrize("chatting", [False, True])
def test_the_executed_are_silent_unless_the_table_lets_them_chat(chatting: bool) -> None:
    options = m.Options(dead_may_chat=chatting)
    table = Gathering(5, draw=stacked("LLLFH", "FFF FFF FFF FFF"), options=options).start()
    for nominee in (1, 2, 3, 0):
        table.elect(nominee).legislate("F", "F")
        if isinstance(table.board.phase, UsingPower):
            president = table.awaited()[0]
            table.act(president, a.EXECUTE[0] if len(table.board.rounds) == 4 else a.PEEK[0])
    assert not table.board.alive[0]
    assert table.say(0, HELLO) is (None if chatting else Refusal.EXECUTED_ARE_SILENT)
    assert table.say(1, HELLO) is None


def test_after_the_end_everybody_talks() -> None:
    table = Gathering(5, draw=stacked("LLLFH", "FFL" * 5)).start()
    for nominee in (1, 2, 3, 0, 1):
        table.elect(nominee).legislate("F", "L")
    assert table.table.stage is m.Stage.ENDED
    assert [table.say(seat, HELLO) for seat in range(5)] == [None] * 5
    table.accepted("late", Sit("Zoe"))
    assert table.refusal("late", m.Say(HELLO)) is Refusal.NOT_SEATED


def test_who_watches_says_nothing_at_the_table() -> None:
    table = five()
    for who in (None, "stranger"):
        assert table.refusal(who, m.Say(HELLO)) is Refusal.NOT_SEATED


def test_bots_talk_by_the_same_rules() -> None:
    table = Gathering(4, 1, draw=stacked("LLLFH", "FFL", first=4)).start()
    table.accepted(None, BotSpeaks(Seat(4), HELLO))
    table.elect(0)
    assert table.refusal(None, BotSpeaks(Seat(4), HELLO)) is Refusal.QUIET


NEIN_OF_BOT = GiveReason(0, Explained.VOTED_NEIN, (Suspected(Seat(0)),))


def with_a_bot(options: m.Options | None = None) -> Gathering:
    """Four people and a bot, which voted Nein to their first government."""
    table = Gathering(4, 1, draw=stacked("LLLFH", "FFL"), options=options or m.Options()).start()
    table.act(0, a.NOMINATE[1])
    for seat in range(4):
        table.act(seat, JA)
    return table.act(4, NEIN)


def test_a_bot_gives_reasons_for_what_it_did() -> None:
    table = with_a_bot()
    table.accepted(None, BotSpeaks(Seat(4), NEIN_OF_BOT))
    assert table.heard() == [NEIN_OF_BOT]
    assert table.table.talk[0].seat == 4


@pytest.mark.parametrize(
    ("reason", "refusal"),
    [
        (GiveReason(0, Explained.VOTED_JA, (LastTry(),)), Refusal.NOT_YOURS_TO_CLAIM),
        (GiveReason(1, Explained.VOTED_NEIN, (LastTry(),)), Refusal.NOT_YOURS_TO_CLAIM),
        (GiveReason(0, Explained.VOTED_NEIN, ()), Refusal.WRONG_FORM),
        (GiveReason(0, Explained.VOTED_NEIN, (Suspected(Seat(5)),)), Refusal.WRONG_FORM),
    ],
)
def test_a_reason_of_the_wrong_form_is_refused(reason: GiveReason, refusal: Refusal) -> None:
    assert with_a_bot().refusal(None, BotSpeaks(Seat(4), reason)) is refusal


def test_a_bot_in_office_gives_no_reasons_while_it_holds_policies() -> None:
    table = Gathering(4, 1, draw=stacked("LLLFH", "FFL", first=4)).start().elect(0)
    reason = GiveReason(0, Explained.NOMINATED, (LastTry(),), Seat(0))
    assert table.refusal(None, BotSpeaks(Seat(4), reason)) is Refusal.QUIET


def test_people_give_reasons_in_their_own_words() -> None:
    reason = GiveReason(0, Explained.VOTED_JA, (LastTry(),))
    assert with_a_bot().say(2, reason) is Refusal.WRONG_FORM


@pytest.mark.parametrize(
    ("talks", "refused"),
    [(m.BotTalk.REASONS, False), (m.BotTalk.CLAIMS, True), (m.BotTalk.OFF, True)],
)
def test_a_table_hears_the_reasons_of_bots_only_if_it_wants_to(
    talks: m.BotTalk, refused: bool
) -> None:
    table = with_a_bot(m.Options(bot_talk=talks))
    reply = table.send(None, BotSpeaks(Seat(4), NEIN_OF_BOT)).reply
    assert reply == (m.Refused(Refusal.CHAT_OFF) if refused else None)


def test_reasons_are_part_of_the_record() -> None:
    table = with_a_bot()
    table.accepted(None, BotSpeaks(Seat(4), NEIN_OF_BOT))
    record = compose(table.game.ruleset, table.game.rows, table.table.talk)
    assert [said.talk for said in read(write(record)).talk] == [NEIN_OF_BOT]


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("  hello  ", "hello"),
        ("two\nlines", "two lines"),
        ("bell\x07", "bell"),
        ("e\u0301", "\u00e9"),
        ("e\u202e\u0301", "\u00e9"),
        ("\u202eabc\u202c", "abc"),
        ("\u2066abc\u2069", "abc"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("x" * 200, "x" * 200),
        ("e\u0301" * 200, "\u00e9" * 200),
        ("\U0001f44d\U0001f3fd" * 100, "\U0001f44d\U0001f3fd" * 100),
        ("<b>bold</b> &amp;", "<b>bold</b> &amp;"),
    ],
)
def test_a_line_is_kept_clean(text: str, heard: str) -> None:
    table = five()
    assert table.say(2, Line(text)) is None
    assert [said.talk for said in table.table.talk] == [Line(heard)]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Refusal.EMPTY),
        (" \n\t ", Refusal.EMPTY),
        ("\u202e", Refusal.EMPTY),
        ("\u200b\u200d", Refusal.EMPTY),
        ("x" * 201, Refusal.TOO_LONG),
        ("\U0001f469\u200d\U0001f680" * 91, Refusal.TOO_LONG),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467" * 56, Refusal.TOO_LONG),
    ],
)
def test_an_empty_line_and_a_long_one_are_refused(text: str, reason: Refusal) -> None:
    assert five().say(2, Line(text)) is reason


def test_talk_never_makes_an_act_stale() -> None:
    table = five()
    message = table.message(0, a.NOMINATE[1])
    step = table.game.step
    for seat in range(5):
        assert table.say(seat, HELLO) is None
    assert table.game.step == step
    assert table.accepted("p0", message).rows


def test_what_is_said_stands_after_its_step() -> None:
    table = five()
    table.say(3, HELLO)
    table.act(0, a.NOMINATE[1])
    table.say(4, HELLO)
    assert [(said.seat, said.step) for said in table.table.talk] == [(3, 0), (4, 1)]
    assert table.rebuilt().talk == table.table.talk


def test_what_is_said_bears_its_time() -> None:
    table = five()
    table.now = 1234.5
    table.say(3, HELLO)
    assert [said.at for said in table.table.talk] == [1234.5]


# --- phrases, and what the host allows ----------------------------------------------------------


def test_a_phrase_is_about_a_seat_where_its_words_need_one_and_about_none_otherwise() -> None:
    table = five()
    for saying in Saying:
        needs = saying in ABOUT_A_SEAT
        assert table.say(0, Phrase(saying, Seat(3))) is (None if needs else Refusal.WRONG_FORM)
        assert table.say(0, Phrase(saying)) is (Refusal.WRONG_FORM if needs else None)
    assert len(table.table.talk) == len(Saying)


@pytest.mark.parametrize("seat", [-1, 5, 99])
def test_a_phrase_about_no_seat_of_the_table_is_refused(seat: int) -> None:
    assert five().say(0, Phrase(Saying.TRUST, Seat(seat))) is Refusal.NO_SUCH_SEAT


def test_where_phrases_alone_are_allowed_lines_are_refused_in_every_channel() -> None:
    table = Gathering(5, options=m.Options(chat=m.Chat.PHRASES)).start()
    assert table.say(0, HELLO) is Refusal.PHRASES_ONLY
    assert table.say(0, Phrase(Saying.YES)) is None
    assert table.whisper("watcher", HELLO) is Refusal.PHRASES_ONLY
    assert table.whisper("watcher", Phrase(Saying.YES)) is None


def test_where_chat_is_off_claims_are_not() -> None:
    table = Gathering(
        5, options=m.Options(chat=m.Chat.OFF), draw=stacked("LLLFH", "FFL FFL")
    ).start()
    table.elect(1).legislate("F", "L")
    for words in (HELLO, Phrase(Saying.YES)):
        assert table.say(0, words) is Refusal.CHAT_OFF
        assert table.whisper("watcher", words) is Refusal.CHAT_OFF
    assert table.say(0, ClaimDrawn(0, FFL)) is None


def test_a_bots_line_is_a_line_like_any_other() -> None:
    table = Gathering(4, 1, options=m.Options(chat=m.Chat.PHRASES)).start()
    assert table.refusal(None, BotSpeaks(Seat(4), HELLO)) is Refusal.PHRASES_ONLY


def test_nobody_can_say_that_something_was_removed() -> None:
    assert five().say(0, Removed()) is Refusal.WRONG_FORM


@pytest.mark.parametrize("channel", [Channel.SPECTATORS, Channel.EXECUTED])
def test_beside_the_table_nothing_but_lines_and_phrases_is_said(channel: Channel) -> None:
    table = five().elect(1).legislate("F", "L")
    talk: tuple[AnyTalk, ...] = (ClaimDrawn(0, FFL), Removed())
    for words in talk:
        assert table.say(0, words, channel) is Refusal.NOT_YOUR_CHANNEL
        assert table.whisper("watcher", words, channel) is Refusal.NOT_YOUR_CHANNEL


# --- the lobby and pauses -----------------------------------------------------------------------


def test_in_the_lobby_the_seated_talk_before_any_step() -> None:
    lobby = Gathering(5)
    assert lobby.say(2, HELLO) is None
    assert lobby.say(3, Phrase(Saying.THANKS)) is None
    assert [(said.seat, said.step) for said in lobby.table.talk] == [(2, -1), (3, -1)]
    assert lobby.say(2, ClaimDrawn(0, FFL)) is Refusal.NOT_IN_THIS_STAGE


def test_talk_goes_on_while_the_table_rests() -> None:
    table = five()
    table.accepted("p1", m.Pause())
    assert table.say(0, HELLO) is None
    assert table.whisper("watcher", HELLO) is None


def test_after_a_game_phrases_are_about_those_who_played_it() -> None:
    """The record of that game knows no other seats."""
    table = finished(5)
    table.accepted("late", Sit("Zoe"))
    assert table.say(0, Phrase(Saying.TRUST, Seat(5))) is Refusal.NO_SUCH_SEAT
    assert table.say(0, Phrase(Saying.TRUST, Seat(4))) is None
    assert record_of(table.table) is not None
