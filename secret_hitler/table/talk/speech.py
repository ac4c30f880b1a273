"""What may be said, and by whom: talk is not part of the rules, but silence is (I9)."""

from typing import Final

from ...engine.terms import Seat
from ...record.deeds import reason_fault
from ...record.talk import (
    AnswerLog,
    AnyTalk,
    AskClaim,
    Claim,
    GiveReason,
    Line,
    LogClaim,
    Phrase,
    RemoveLine,
    Saying,
)
from ..command_rights import Asked, BotSpeaks, Handled, refused
from ..protocol import messages as m
from ..protocol.options import BotTalk, Chat, Options
from ..protocol.refusal import Refusal
from ..protocol.status import Channel
from ..protocol.text import fits, is_blank, one_line
from .channels import Reader, claims_closed, closed, players, spoken
from .claiming import about_claims
from .moderation import remove_line

MOST_GRAPHEMES: Final = 200
MOST_BYTES: Final = 1000
ABOUT_A_SEAT: Final = frozenset(
    {
        Saying.TRUST,
        Saying.DOUBT,
        Saying.ACCUSE_HITLER,
        Saying.WHY_THAT_VOTE,
        Saying.WHY_THAT_CHOICE,
        Saying.NOMINATE,
        Saying.INVESTIGATE,
        Saying.EXECUTE,
    }
)
"""The phrases that name a seat; the others name none."""


def bots_may_say(options: Options, talk: AnyTalk) -> bool:
    """Whether the table's options let the server's bots say this."""
    if isinstance(talk, GiveReason):
        return options.bot_talk is BotTalk.REASONS
    return options.bot_talk is not BotTalk.OFF


def say(asked: Asked, command: m.Say | BotSpeaks) -> Handled:
    """Say something. Talk is not an act: it opens no step and makes nobody's act stale."""
    if isinstance(command, BotSpeaks) and not bots_may_say(asked.table.options, command.talk):
        return refused(Refusal.CHAT_OFF)
    channel = command.channel if isinstance(command, m.Say) else Channel.TABLE
    talk = cleaned(command.talk)
    if isinstance(talk, Line | Phrase):
        reason = _why_not(asked, talk, channel)
        return spoken(asked, talk, channel) if reason is None else refused(reason)
    if isinstance(talk, RemoveLine):
        return remove_line(asked, talk, channel)
    if channel is not Channel.TABLE:
        return refused(Refusal.NOT_YOUR_CHANNEL)
    if isinstance(talk, Claim | AskClaim | LogClaim | AnswerLog):
        return about_claims(asked, talk)
    if isinstance(talk, GiveReason) and isinstance(command, BotSpeaks):
        return _give_reason(asked, command.seat, talk)
    return refused(Refusal.WRONG_FORM)  # only bots give reasons, and nobody says what is removed


def _give_reason(asked: Asked, seat: Seat, talk: GiveReason) -> Handled:
    """Give a reason if the seat may speak and its form is right; its merit is not judged."""
    reason = claims_closed(asked.table, seat)
    if reason is None and asked.table.game is not None:
        wrong = reason_fault(asked.table.game.board, seat, talk)
        reason = None if wrong is None else Refusal(wrong.value)
    return spoken(asked, talk) if reason is None else refused(reason)


def _why_not(asked: Asked, talk: Line | Phrase, channel: Channel) -> Refusal | None:
    reason = closed(asked.table, Reader(asked.seat, asked.who), channel)
    if reason is not None:
        return reason
    if isinstance(talk, Phrase):
        return phrase_fault(talk, players(asked.table))
    return Refusal.PHRASES_ONLY if asked.table.options.chat is Chat.PHRASES else line_fault(talk)


def cleaned(talk: AnyTalk) -> AnyTalk:
    """A line in NFC, without control characters or surrounding white space."""
    return Line(one_line(talk.text)) if isinstance(talk, Line) else talk


def line_fault(line: Line) -> Refusal | None:
    """What is wrong with a cleaned line; None if nothing is."""
    if is_blank(line.text):
        return Refusal.EMPTY
    short = fits(line.text, graphemes=MOST_GRAPHEMES, size=MOST_BYTES)
    return None if short else Refusal.TOO_LONG


def phrase_fault(phrase: Phrase, seats: int) -> Refusal | None:
    """What is wrong with a phrase: it must name an existing seat, or none, as its words require."""
    if (phrase.about is None) is (phrase.saying in ABOUT_A_SEAT):
        return Refusal.WRONG_FORM
    there = phrase.about is None or phrase.about in range(seats)
    return None if there else Refusal.NO_SUCH_SEAT
