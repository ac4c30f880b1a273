"""A question to the table: who decides it, when it is decided, how long it stands, who sees what.

Nobody is told who agreed: viewers see that a question is open, and their own consent.
"""

from typing import Final

from msgspec.structs import replace

from ...engine.actions import Vote
from ...engine.terms import Seat
from ..clock import LAST, player_of, rung, same_step, waited_for
from ..command_rights import DURING_A_GAME
from ..protocol.status import QuestionStatus, Topic
from ..table import Question, Table, seat_of

MOST_MOVES: Final = 10
"""How many phones may ask for a seat at the same time."""


def numbered(table: Table, number: int) -> Question | None:
    """The open question with this number."""
    return next((q for q in table.questions if q.number == number), None)


def without_too_many(questions: tuple[Question, ...]) -> tuple[Question, ...]:
    """If too many phones ask for seats, drop the oldest, whoever agreed: consent must not show.

    Anyone with the code may ask, so strangers must not be able to block a real player.
    """
    moves = [question for question in questions if question.topic is Topic.MOVE]
    late = moves[:-MOST_MOVES]
    return tuple(question for question in questions if question not in late)


def concerns(table: Table, question: Question, who: str | None) -> bool:
    """Whether this phone would lose the seat or get it."""
    if question.topic is not Topic.MOVE or question.seat is None or who is None:
        return False
    return who in {table.seats[question.seat].person, question.person}


def old_phone_is_here(table: Table, question: Question, connected: frozenset[Seat]) -> bool:
    """Whether the phone that holds the seat is connected and so decides alone."""
    if question.topic is not Topic.MOVE or question.seat is None:
        return False
    holder = table.seats[question.seat].person
    return holder in {table.seats[seat].person for seat in connected}


def replaceable(table: Table) -> tuple[Seat, ...]:
    """The awaited seats that a deputy could play for: all but the server's bots."""
    return tuple(seat for seat in waited_for(table) if player_of(table, seat) is None)


# --- who decides --------------------------------------------------------------------------------


def deciders(table: Table, topic: Topic, seat: Seat | None) -> frozenset[Seat]:
    """The seats that decide a question: people without a deputy of their own."""
    people = frozenset(Seat(s) for s, chair in enumerate(table.seats) if chair.in_person)
    if topic is Topic.DEPUTY and table.game is not None:
        alive = table.game.board.alive
        others = people - {seat}
        return frozenset(other for other in others if alive[other]) or others
    if topic is Topic.MOVE and seat is not None:
        holder = table.seats[seat].person
        return frozenset(other for other in people if table.seats[other].person != holder)
    return people


def suffices(table: Table, question: Question, connected: frozenset[Seat]) -> bool:
    """Whether enough have agreed; that needs at least one."""
    asked = deciders(table, question.topic, question.seat)
    agreed = question.consents & asked
    if question.topic is Topic.MOVE:
        return not old_phone_is_here(table, question, connected) and _phones_suffice(
            table, asked, agreed
        )
    needed = min(2, len(asked)) if question.topic is Topic.MISDEAL else len(asked) // 2 + 1
    return bool(agreed) and len(agreed) >= needed


def _phones_suffice(table: Table, asked: frozenset[Seat], agreed: frozenset[Seat]) -> bool:
    """Whether the host and one more phone agreed, or all phones if these are fewer."""
    phones = {table.seats[seat].person for seat in asked}
    agreeing = {table.seats[seat].person for seat in agreed}
    host_agrees = table.host in agreeing or table.host not in phones
    return bool(agreeing) and host_agrees and len(agreeing) >= min(2, len(phones))


# --- how long it stands -------------------------------------------------------------------------


def without_old_questions(before: Table, after: Table) -> Table:
    """The table after a row: old consents never become a majority in a later step or round."""
    standing = tuple(q for q in after.questions if _stands(before, after, q))
    return after if standing == after.questions else replace(after, questions=standing)


def _stands(before: Table, after: Table, question: Question) -> bool:
    if question.topic is Topic.MOVE:
        return _may_still_move(before, after, question)
    if question.topic is Topic.DEPUTY:
        return same_step(before, after) and question.seat in replaceable(after)
    if question.topic is Topic.MISDEAL and has_voted(after):
        return False
    return after.stage in DURING_A_GAME and _round(before) == _round(after)


def _may_still_move(before: Table, after: Table, question: Question) -> bool:
    """Whether the seat is still the same and the asking phone still has none."""
    seat = question.seat
    if seat is None or seat >= len(after.seats) or seat_of(after, question.person) is not None:
        return False
    was, now = before.seats[seat], after.seats[seat]
    return (was.name, was.person) == (now.name, now.person) and not now.left


def _round(table: Table) -> tuple[int, int]:
    return table.games, 0 if table.game is None else len(table.game.board.rounds)


def has_voted(table: Table) -> bool:
    """Whether the first ballot of the game has been cast."""
    game = table.game
    return game is not None and any(isinstance(one.action, Vote) for one in game.accepted)


# --- what viewers are told ----------------------------------------------------------------------


def question_statuses(
    table: Table, viewer: Seat | None, who: str | None, connected: frozenset[Seat]
) -> tuple[QuestionStatus, ...]:
    """The open questions as one viewer sees them, without who agreed or how many."""
    return tuple(_status(table, q, viewer, who, connected=connected) for q in table.questions)


def _status(
    table: Table,
    question: Question,
    viewer: Seat | None,
    who: str | None,
    *,
    connected: frozenset[Seat],
) -> QuestionStatus:
    owner = concerns(table, question, who) and who != question.person
    asker = who is not None and who == question.person
    closed = old_phone_is_here(table, question, connected)
    return QuestionStatus(
        number=question.number,
        topic=question.topic,
        seat=question.seat,
        may=viewer in deciders(table, question.topic, question.seat) and not closed,
        agreed=viewer in question.consents,
        owner=owner,
        digits=question.digits if owner else None,
        asker=asker,
        typing=question.digits is not None and (owner or asker),
    )


def may_ask(table: Table, viewer: Seat | None, now: float) -> tuple[Topic, ...]:
    """The questions that a viewer may open now."""
    open_to: list[Topic] = []
    if rung(table, now) >= LAST and any(
        _may_open(table, Topic.DEPUTY, seat, viewer) for seat in replaceable(table)
    ):
        open_to.append(Topic.DEPUTY)
    if table.stage in DURING_A_GAME:
        whole = (Topic.ABORT,) if has_voted(table) else (Topic.ABORT, Topic.MISDEAL)
        open_to.extend(topic for topic in whole if _may_open(table, topic, None, viewer))
    return tuple(open_to)


def _may_open(table: Table, topic: Topic, seat: Seat | None, viewer: Seat | None) -> bool:
    asked = any((q.topic, q.seat) == (topic, seat) for q in table.questions)
    return not asked and viewer in deciders(table, topic, seat)
