"""Moving a seat to another phone: with digits from the old phone, or by consent of the others.

The old phone shows two digits, which are typed on the new one: one try. If the old phone is gone,
the others decide (`questions.deciders`); if it comes back meanwhile, it may refuse.
"""

from msgspec.structs import replace

from .. import rows as r
from ..clock import hashed
from ..command_rights import NOTHING, Asked, AskToMove, Handled, refused
from ..protocol import messages as m
from ..protocol.refusal import Refusal
from ..protocol.status import Topic
from ..table import Question, Table, changed, is_held, seat_of
from .consent import with_question
from .questions import numbered


def asked_by(table: Table, who: str) -> Question | None:
    """The open question by which this phone asks for a seat."""
    return next((q for q in table.questions if q.person == who), None)


# --- commands -----------------------------------------------------------------------------------


def ask_to_move(asked: Asked, command: AskToMove) -> Handled:
    """Ask for a person's seat, from a phone without one; asking again changes nothing."""
    table, who, seat = asked.table, asked.who, command.seat
    assert who is not None, "whoever asks for a seat has a session"
    if not is_held(table, seat) or not table.seats[seat].human:
        return refused(Refusal.NO_SUCH_SEAT)
    if seat_of(table, who) is not None:
        same = table.seats[seat].person == who
        return NOTHING if same else refused(Refusal.NOT_IN_THIS_STAGE)
    asked_before = asked_by(table, who)
    if asked_before is not None and asked_before.seat == seat:
        return NOTHING
    return Handled((r.QuestionAsked(Topic.MOVE, seat, None, who),))


def show_digits(asked: Asked, command: m.ShowDigits) -> Handled:
    """Show the digits, which never change, on the phone that holds the seat and on no other."""
    question = numbered(asked.table, command.number)
    if question is None or question.topic is not Topic.MOVE or question.seat is None:
        return refused(Refusal.NO_SUCH_QUESTION)
    if asked.table.seats[question.seat].person != asked.who:
        return refused(Refusal.NO_SUCH_QUESTION)
    if question.digits is not None:
        return NOTHING
    digits = _digits(asked.table.secret, question.number)
    return Handled((r.DigitsShown(question.number, digits),))


def type_digits(asked: Asked, command: m.TypeDigits) -> Handled:
    """Check the typed digits. Wrong ones close the question, and the phone may ask again."""
    question = numbered(asked.table, command.number)
    if question is None or question.person is None or question.person != asked.who:
        return refused(Refusal.NO_SUCH_QUESTION)
    if question.digits is None:
        return refused(Refusal.TOO_EARLY)
    if command.digits != question.digits:
        closed = (r.QuestionClosed(question.number),)
        return Handled(closed, reply=m.Refused(Refusal.WRONG_DIGITS))
    assert question.seat is not None, "a phone asks for a seat"
    return Handled((r.SeatMoved(question.seat, question.person),))


def _digits(secret: str, number: int) -> str:
    """Two digits derived from the table's secret, different for each question."""
    return f"{hashed(f'digits:{secret}:{number}') % 100:02}"


# --- rows ---------------------------------------------------------------------------------------


def digits_shown(table: Table, row: r.DigitsShown) -> Table:
    """The old phone shows its digits."""
    question = numbered(table, row.number)
    assert question is not None, "only what is asked has digits"
    return with_question(table, replace(question, digits=row.digits))


def seat_moved(table: Table, row: r.SeatMoved) -> Table:
    """Move the seat to the new phone. The roles of host and owner move with the player.

    A muted player stays muted, on the new phone and on the old one.
    """
    chair = table.seats[row.seat]
    queue = tuple(waiting for waiting in table.queue if waiting.person != row.person)
    table = replace(table, queue=queue)
    if not chair.passed:
        table = replace(
            table,
            host=row.person if table.host == chair.person else table.host,
            owner=row.person if table.owner == chair.person else table.owner,
        )
    if chair.person in table.muted:
        table = replace(table, muted=table.muted | {row.person})
    return changed(table, row.seat, replace(chair, person=row.person, passed=False))
