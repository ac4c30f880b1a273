"""A seat moves to another phone: by two digits, or by the others' consent, never by itself."""

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Seat
from secret_hitler.table.asking.moving import asked_by
from secret_hitler.table.asking.questions import MOST_MOVES
from secret_hitler.table.commands import AskToMove, HandledCommand, Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.status import QuestionStatus, Topic
from secret_hitler.table.table import host_seat, seat_of
from secret_hitler.table.updates import Room, status_for
from tests.support.draws import stacked
from tests.support.gathering import Gathering, finished, told

NEW = "new phone"


def asking(seat: int = 3, people: int = 7, bots: int = 0) -> Gathering:
    """A running game in which a new phone asks for a seat."""
    table = Gathering(people, bots).start()
    table.accepted(NEW, AskToMove(Seat(seat)))
    return table


def number(table: Gathering, who: str = NEW) -> int:
    """The number of the question that a phone asked."""
    question = asked_by(table.table, who)
    assert question is not None
    return question.number


def seen(table: Gathering, who: str | None) -> QuestionStatus:
    """The question as a phone sees it."""
    room = Room(table.connected)
    status = status_for(table.table, seat_of(table.table, who), who, room, table.now)
    return status.table.questions[0]


def digits(table: Gathering, owner: str = "p3") -> str:
    """The old phone shows its digits."""
    table.accepted(owner, m.ShowDigits(number(table)))
    shown = seen(table, owner).digits
    assert shown is not None
    return shown


# --- by the old phone -------------------------------------------------------------------------


def test_the_digits_of_the_old_phone_move_the_seat() -> None:
    table = asking()
    shown = digits(table)
    assert len(shown) == 2
    table.accepted(NEW, m.TypeDigits(number(table), shown))
    assert table.table.seats[3].person == NEW
    assert seat_of(table.table, "p3") is None
    assert table.table.questions == ()


def test_wrong_digits_are_the_one_try() -> None:
    table = asking()
    wrong = f"{(int(digits(table)) + 1) % 100:02}"
    handled = table.send(NEW, m.TypeDigits(number(table), wrong))
    assert handled.reply == m.Refused(m.Refusal.WRONG_DIGITS)
    assert table.table.questions == ()
    assert table.table.seats[3].person == "p3"


def test_the_digits_are_the_old_phones_alone_to_see() -> None:
    table = asking()
    shown = digits(table)
    for who in (NEW, "p0", "p4", None, "stranger"):
        assert seen(table, who).digits is None
    assert (seen(table, NEW).typing, seen(table, "p3").typing) == (True, True)
    assert not seen(table, "p0").typing
    for screen in told(table, without=3):
        assert f'"digits":"{shown}"'.encode() not in screen


def test_nothing_is_typed_before_it_is_shown() -> None:
    table = asking()
    assert table.refusal(NEW, m.TypeDigits(number(table), "00")) is m.Refusal.TOO_EARLY


@pytest.mark.parametrize("who", ["p0", "p4", NEW])
def test_nobody_else_shows_digits(who: str) -> None:
    table = asking()
    refused = table.refusal(who, m.ShowDigits(number(table)))
    assert refused in {m.Refusal.NO_SUCH_QUESTION, m.Refusal.NOT_SEATED}


def test_no_other_question_has_digits() -> None:
    table = Gathering(7).start()
    table.accepted("p1", m.Ask(Topic.ABORT))
    for command in (m.ShowDigits(1), m.TypeDigits(1, "00"), m.ShowDigits(9)):
        assert table.refusal("p1", command) is m.Refusal.NO_SUCH_QUESTION


@pytest.mark.parametrize("who", ["p0", "p3", "stranger", None])
def test_nobody_else_types_them(who: str | None) -> None:
    table = asking()
    typed = m.TypeDigits(number(table), digits(table))
    assert table.refusal(who, typed) is m.Refusal.NO_SUCH_QUESTION


def test_digits_shown_again_are_the_same_and_those_of_a_new_question_are_drawn_anew() -> None:
    table, drawn = asking(), set()
    for _ in range(8):
        shown = digits(table)
        assert table.accepted("p3", m.ShowDigits(number(table))).rows == ()
        drawn.add(shown)
        table.accepted("p3", m.Consent(number(table), agree=False))
        table.accepted(NEW, AskToMove(Seat(3)))
    assert len(drawn) > 4


@pytest.mark.parametrize("who", ["p3", NEW])
def test_either_phone_ends_the_question(who: str) -> None:
    table = asking()
    table.accepted(who, m.Consent(number(table), agree=False))
    assert table.table.questions == ()


@pytest.mark.parametrize("who", ["p3", NEW])
def test_neither_phone_agrees_for_the_others(who: str) -> None:
    table = asking()
    assert table.refusal(who, m.Consent(number(table))) is m.Refusal.NO_SUCH_QUESTION


# --- by the others ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "people", "bots", "agreeing"),
    [
        (3, 7, 0, (0, 5)),  # the host and one more
        (3, 7, 0, (5, 6, 0)),  # in whatever order
        (0, 7, 0, (5, 6)),  # the host's own seat: two others
        (2, 3, 4, (1, 0)),
        (1, 2, 5, (0,)),  # there is but one other
        (0, 2, 5, (1,)),
    ],
)
def test_the_others_move_a_seat_whose_phone_is_gone(
    seat: int, people: int, bots: int, agreeing: tuple[int, ...]
) -> None:
    table = asking(seat, people, bots)
    for person in agreeing:
        assert table.table.seats[seat].person == f"p{seat}"
        table.accepted(f"p{person}", m.Consent(number(table)))
    assert table.table.seats[seat].person == NEW


def test_others_without_the_host_do_not() -> None:
    table = asking()
    for person in (1, 2, 4, 5, 6):
        table.accepted(f"p{person}", m.Consent(number(table)))
    assert table.table.seats[3].person == "p3"


def test_where_nobody_else_plays_nobody_moves_a_seat() -> None:
    table = asking(0, 1, 5)
    assert table.refusal("stranger", m.Consent(number(table))) is m.Refusal.NO_SUCH_QUESTION
    assert table.table.seats[0].person == "p0"


def test_while_the_old_phone_is_here_it_alone_decides() -> None:
    table = asking()
    table.connected = frozenset({Seat(3)})
    assert not seen(table, "p0").may
    for person in ("p0", "p1"):
        assert table.refusal(person, m.Consent(number(table))) is m.Refusal.NO_SUCH_QUESTION
    table.connected = frozenset()
    assert seen(table, "p0").may


def test_consents_of_one_phone_count_once() -> None:
    """Whoever has another one's phone passed on to them decides with one voice."""
    table = Gathering(4)
    table.accepted("p0", Sit("Oma", passed=True))
    table.accepted("p0", Sit("Opa", passed=True))
    table.start()
    table.accepted(NEW, AskToMove(Seat(3)))
    for shown in (0, 4, 5):
        table.accepted("p0", m.Consent(number(table)), shown)
    assert table.table.seats[3].person == "p3"
    table.accepted("p1", m.Consent(number(table)))
    assert table.table.seats[3].person == NEW


def test_a_consent_to_a_move_shows_on_no_other_screen() -> None:
    table = asking()
    before = told(table, without=5)
    table.accepted("p5", m.Consent(number(table)))
    assert told(table, without=5) == before


# --- who asks for what ------------------------------------------------------------------------


def test_a_phone_that_has_a_seat_asks_for_no_other() -> None:
    table = Gathering(7).start()
    assert table.refusal("p2", AskToMove(Seat(3))) is m.Refusal.NOT_IN_THIS_STAGE
    assert table.accepted("p2", AskToMove(Seat(2))).rows == ()


@pytest.mark.parametrize("seat", [-1, 5, 6, 99])
def test_only_seats_of_persons_are_asked_for(seat: int) -> None:
    table = Gathering(5, 1)
    table.accepted("program", Sit("Program", bot=True))
    assert table.refusal(NEW, AskToMove(Seat(seat))) is m.Refusal.NO_SUCH_SEAT


def test_a_seat_that_was_given_up_is_not_asked_for() -> None:
    table = finished()
    table.accepted("p2", m.Leave())
    assert table.refusal(NEW, AskToMove(Seat(2))) is m.Refusal.NO_SUCH_SEAT


def test_a_phone_asks_for_one_seat_at_a_time() -> None:
    table = asking(3)
    assert table.accepted(NEW, AskToMove(Seat(3))).rows == ()
    table.accepted(NEW, AskToMove(Seat(4)))
    assert [question.seat for question in table.table.questions] == [4]


@pytest.mark.parametrize("agree", [False, True])
def test_strangers_keep_nobody_from_asking(agree: bool) -> None:
    """The oldest question makes way, and whether somebody agreed to it shows nowhere."""
    table = Gathering(7).start()
    for phone in range(MOST_MOVES):
        table.accepted(f"phone {phone}", AskToMove(Seat(3)))
    if agree:
        table.accepted("p1", m.Consent(number(table, "phone 0")))
    table.accepted(NEW, AskToMove(Seat(3)))
    assert len(table.table.questions) == MOST_MOVES
    assert table.table.questions[0].person == "phone 1"
    assert table.table.questions[-1].person == NEW
    table.accepted("phone 4", AskToMove(Seat(5)))  # instead of what it asked for before
    assert table.table.questions[0].person == "phone 1"


def test_a_seat_moves_before_the_game_too() -> None:
    table = Gathering(5)
    table.accepted(NEW, AskToMove(Seat(3)))
    table.accepted(NEW, m.TypeDigits(number(table), digits(table)))
    assert table.table.seats[3].person == NEW


@pytest.mark.parametrize(
    ("who", "command"),
    [
        ("p3", m.Leave()),
        ("p1", m.Leave()),  # the seats behind move up
        ("p0", m.RemoveSeat(Seat(3))),
        (NEW, Sit("Zoe")),
    ],
)
def test_the_question_is_over_when_it_asks_for_nothing_any_more(
    who: str, command: HandledCommand
) -> None:
    table = Gathering(6)
    table.accepted(NEW, AskToMove(Seat(3)))
    table.accepted(who, command)
    assert table.table.questions == ()


# --- what moves with it -----------------------------------------------------------------------


def moved(table: Gathering, seat: int) -> Gathering:
    """The old phone lets a new one have the seat."""
    owner = table.who(seat)
    assert owner is not None
    table.accepted(NEW, AskToMove(Seat(seat)))
    table.accepted(NEW, m.TypeDigits(number(table), digits(table, owner)))
    return table


def test_the_host_stays_host() -> None:
    table = moved(Gathering(5), 0)
    assert host_seat(table.table) == 0
    table.accepted(NEW, m.Start())
    assert table.refusal("p0", m.Start()) is m.Refusal.NOT_SEATED


def test_the_old_phone_is_nobodys_then_and_the_new_one_plays() -> None:
    table = moved(Gathering(5, draw=stacked("LLLFH")).start(), 0)
    act = m.Act(table.game.phase, 0, a.NOMINATE[1])
    assert isinstance(table.send("p0", act).reply, m.Rejected)
    assert table.accepted(NEW, act).rows


def test_a_phone_that_waited_for_a_seat_waits_no_more() -> None:
    table = Gathering(5).start()
    table.accepted(NEW, Sit("Zoe"))
    assert [chair.name for chair in table.table.queue] == ["Zoe"]
    moved(table, 3)
    assert table.table.queue == ()


def test_whose_phone_was_passed_on_has_one_of_their_own_then() -> None:
    table = Gathering(5)
    table.accepted("p0", Sit("Oma", passed=True))
    moved(table, 5)
    assert (table.table.seats[5].person, table.table.seats[5].passed) == (NEW, False)
    assert host_seat(table.table) == 0


def test_a_deputy_goes_on_until_the_new_phone_takes_the_seat_back() -> None:
    table = Gathering(5, draw=stacked("LLLFH")).start()
    table.now += 150
    for person in (1, 2, 3):
        table.accepted(f"p{person}", m.Ask(Topic.DEPUTY, Seat(0)))
    moved(table, 0)
    assert table.table.seats[0].deputy
    table.accepted(NEW, m.TakeBack())
    table.act(0, a.NOMINATE[1])
    assert not table.table.seats[0].deputy


def test_a_move_is_there_after_a_restart() -> None:
    table = asking()
    digits(table)
    assert table.rebuilt() == table.table
    table = moved(Gathering(7), 2)
    assert table.rebuilt() == table.table
