"""Asking the table, and agreeing: a deputy, an abort, a misdeal, another phone for a seat.

The consent that completes a decision is not stored itself; its effect is.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from ...engine.actions import Abandon
from ...engine.complete import complete
from ...engine.terms import PEOPLE, Seat
from ...record.record import By, act
from .. import rows as r
from ..clock import LAST, rung
from ..command_rights import NOTHING, Asked, Handled, refused
from ..protocol import messages as m
from ..protocol.refusal import Refusal
from ..protocol.status import Topic
from ..seats.rematch import deal_game
from ..table import Question, Table
from .questions import (
    concerns,
    deciders,
    has_voted,
    numbered,
    old_phone_is_here,
    replaceable,
    suffices,
    without_too_many,
)

# --- commands -----------------------------------------------------------------------------------


def ask(asked: Asked, command: m.Ask) -> Handled:
    """Open a question, and agree to it; if it is already open, just agree."""
    table, topic = asked.table, command.topic
    seat = command.seat if topic is Topic.DEPUTY else None
    reason = _why_not(asked, topic, seat)
    if reason is not None:
        return refused(reason)
    for question in table.questions:
        if (question.topic, question.seat) == (topic, seat):
            return _agree(asked, question)
    assert asked.seat is not None, "only deciders may ask"
    row = r.QuestionAsked(topic, seat, asked.seat, None)
    return _decided(asked, _asked_by(table, row)) or Handled((row,))


def _why_not(asked: Asked, topic: Topic, seat: Seat | None) -> Refusal | None:
    table = asked.table
    if topic is Topic.DEPUTY:
        if seat is None or seat not in replaceable(table):
            return Refusal.NO_SUCH_SEAT
        if rung(table, asked.now) < LAST:
            return Refusal.TOO_EARLY
    if topic is Topic.MISDEAL and has_voted(table):
        return Refusal.TOO_LATE
    is_asked = topic is not Topic.MOVE and asked.seat in deciders(table, topic, seat)
    return None if is_asked else Refusal.NO_SUCH_QUESTION


def consent(asked: Asked, command: m.Consent) -> Handled:
    """Agree or withdraw: nobody else can tell. A phone may refuse to lose its seat."""
    question = numbered(asked.table, command.number)
    if question is None:
        return refused(Refusal.NO_SUCH_QUESTION)
    if concerns(asked.table, question, asked.who) and not command.agree:
        return Handled((r.QuestionClosed(question.number),))
    if asked.seat not in deciders(asked.table, question.topic, question.seat):
        return refused(Refusal.NO_SUCH_QUESTION)
    return _agree(asked, question) if command.agree else _withdraw(asked, question)


def _agree(asked: Asked, question: Question) -> Handled:
    assert asked.seat is not None, "only deciders agree"
    if old_phone_is_here(asked.table, question, asked.connected):
        return refused(Refusal.NO_SUCH_QUESTION)
    agreed = replace(question, consents=question.consents | {asked.seat})
    decided = _decided(asked, agreed)
    if decided is not None:
        return decided
    given = r.ConsentGiven(question.number, asked.seat, agree=True)
    return NOTHING if agreed == question else Handled((given,))


def _withdraw(asked: Asked, question: Question) -> Handled:
    if asked.seat is None or asked.seat not in question.consents:
        return NOTHING
    return Handled((r.ConsentGiven(question.number, asked.seat, agree=False),))


# --- what is brought about ----------------------------------------------------------------------


def _decided(asked: Asked, question: Question) -> Handled | None:
    """The effect of the decision; None while consents are missing."""
    if not suffices(asked.table, question, asked.connected):
        return None
    return OUTCOMES[question.topic](asked, question)


def _seat_deputy(asked: Asked, question: Question) -> Handled:
    assert question.seat is not None, "a deputy is asked for somebody"
    return Handled((r.DeputySeated(question.seat, asked.now),))


def _abort(asked: Asked, _question: Question) -> Handled:
    assert asked.table.game is not None, "an abort ends a game"
    row, _, _ = act(asked.table.game.state, PEOPLE, Abandon(), By.PEOPLE, asked.draw)
    return Handled((r.Acted(row, asked.now),))


def _deal_anew(asked: Asked, _question: Question) -> Handled:
    return deal_game(asked)


def _move(_asked: Asked, question: Question) -> Handled:
    assert question.seat is not None, "a move is of a seat"
    assert question.person is not None, "a move is to a phone"
    return Handled((r.SeatMoved(question.seat, question.person),))


OUTCOMES: Final[dict[Topic, Callable[[Asked, Question], Handled]]] = {
    Topic.DEPUTY: _seat_deputy,
    Topic.ABORT: _abort,
    Topic.MISDEAL: _deal_anew,
    Topic.MOVE: _move,
}
complete(Topic, OUTCOMES)


# --- rows ---------------------------------------------------------------------------------------


def question_asked(table: Table, row: r.QuestionAsked) -> Table:
    """Open the question. A phone asks for one seat at a time: this replaces its earlier one."""
    question = _asked_by(table, row)
    others = (q for q in table.questions if row.person is None or q.person != row.person)
    open_now = without_too_many((*others, question))
    return replace(table, questions=open_now, asked=question.number)


def _asked_by(table: Table, row: r.QuestionAsked) -> Question:
    consents = frozenset[Seat]() if row.by is None else frozenset({row.by})
    return Question(table.asked + 1, row.topic, row.seat, row.person, consents)


def consent_given(table: Table, row: r.ConsentGiven) -> Table:
    """Somebody agreed, or withdrew."""
    question = numbered(table, row.number)
    assert question is not None, "only what is asked is agreed to"
    one = {row.seat}
    consents = question.consents | one if row.agree else question.consents - one
    return with_question(table, replace(question, consents=consents))


def question_closed(table: Table, row: r.QuestionClosed) -> Table:
    """The question is no longer open."""
    return replace(table, questions=tuple(q for q in table.questions if q.number != row.number))


def with_question(table: Table, question: Question) -> Table:
    """The table with this question replacing the one with its number."""
    new = (question if q.number == question.number else q for q in table.questions)
    return replace(table, questions=tuple(new))
