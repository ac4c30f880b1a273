"""Moving a seat to another phone: by what the old one shows, or by what the others agree to.

The old phone shows two digits, which are typed on the new one: one try. Where it is gone, the
others decide (`questions.deciders`); where it comes back meanwhile, it may refuse.
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
    """The question for a seat that a phone has asked."""
    return next((q for q in table.questions if q.person == who), None)


# --- commands -----------------------------------------------------------------------------------


def ask_to_move(asked: Asked, command: AskToMove) -> Handled:
    """A phone without a seat asks for one that a person has; asking again changes nothing."""
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
    """The phone that holds the seat, and no other, shows what moves it: always the same digits."""
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
    """One try: what is typed wrong closes the question, and the phone may ask again."""
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
    """Of the table's secret, as a bot's choices are: new for each question."""
    return f"{hashed(f'digits:{secret}:{number}') % 100:02}"


# --- rows ---------------------------------------------------------------------------------------


def digits_shown(table: Table, row: r.DigitsShown) -> Table:
    """The old phone shows its digits."""
    question = numbered(table, row.number)
    assert question is not None, "only what is asked has digits"
    return with_question(table, replace(question, digits=row.digits))


def seat_moved(table: Table, row: r.SeatMoved) -> Table:
    """The new phone holds the seat. Being host, and having made the table, go with a player.

    Whoever is muted is so on the new phone, and on the old one.
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
