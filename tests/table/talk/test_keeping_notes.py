"""Notes: what is kept, for which seat, and that they are no row, no talk and nobody else's."""

import pytest

from secret_hitler.engine.terms import Seat
from secret_hitler.table.commands import Handled, Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Mark, Notes, NotesUpdate, Refusal, Suspicion
from tests.support.gathering import Gathering, finished, told

from ..scenes import with_an_executed_seat

MARKED = Notes("Ben lied\nin round 2", (Mark(Seat(1), Suspicion.FASCIST),))


def keep(seat: int, notes: Notes = MARKED, game: int = 1) -> m.KeepNotes:
    return m.KeepNotes(game, Seat(seat), notes)


def test_notes_are_kept_for_the_seat_that_asks_and_change_nothing_at_the_table() -> None:
    table = Gathering(5).start()
    before, bytes_before = table.table, told(table)
    handled = table.accepted("p2", keep(2))
    assert handled == Handled(notes=NotesUpdate(1, Seat(2), MARKED))
    assert table.table is before
    assert told(table) == bytes_before


def test_notes_that_come_too_late_are_not_kept() -> None:
    table = Gathering(5).start()
    for seat, game in ((2, 0), (2, 2), (1, 1), (-1, 1), (99, 1)):
        assert table.send("p2", keep(seat, Notes("late"), game)) == Handled()


def test_a_passed_phone_keeps_the_notes_of_the_seat_that_it_shows() -> None:
    table = Gathering(5)
    table.accepted("p0", Sit("Oma", passed=True))
    table.start()
    for shown in (0, 5):
        handled = table.send("p0", keep(shown), shown)
        assert handled.notes is not None
        assert handled.notes.seat == shown
        assert table.send("p0", keep(5 - shown), shown) == Handled(), "of the seat shown before"


def test_who_does_not_play_keeps_no_notes() -> None:
    table = finished(5)
    table.accepted("late", Sit("Zoe"))
    assert table.refusal("late", keep(5)) is Refusal.NOT_SEATED
    assert table.refusal("watcher", keep(2)) is Refusal.NOT_SEATED
    assert table.refusal(None, keep(2)) is Refusal.NOT_SEATED
    assert Gathering(5).refusal("p2", keep(2, game=0)) is Refusal.NOT_IN_THIS_STAGE


def test_notes_may_be_kept_at_any_time_of_a_game() -> None:
    envelopes = Gathering(5)
    envelopes.accepted("p0", m.Start())
    resting = Gathering(5).start()
    resting.accepted("p1", m.Pause())
    for table in (envelopes, resting, Gathering(5).start(), finished(5)):
        assert table.accepted("p2", keep(2)).notes is not None
    assert with_an_executed_seat().accepted("p0", keep(0)).notes is not None


@pytest.mark.parametrize("seat", [2, 5, -1])
def test_marks_are_on_others_at_the_table(seat: int) -> None:
    notes = Notes("", (Mark(Seat(seat), Suspicion.HITLER),))
    assert Gathering(5).start().refusal("p2", keep(2, notes)) is Refusal.NO_SUCH_SEAT


def test_there_is_one_mark_a_seat() -> None:
    both = (Mark(Seat(1), Suspicion.LIBERAL), Mark(Seat(1), Suspicion.HITLER))
    assert Gathering(5).start().refusal("p2", keep(2, Notes("", both))) is Refusal.NO_SUCH_SEAT
    each = tuple(Mark(Seat(seat), Suspicion.UNSURE) for seat in (0, 1, 3, 4))
    assert Gathering(5).start().accepted("p2", keep(2, Notes("", each))).notes is not None


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("x" * 2000, True),
        ("x" * 2001, False),
        ("\u20ac" * 1000, True),
        ("\u20ac" * 1001, False),
        ("", True),
    ],
)
def test_notes_are_as_long_as_a_page(text: str, fits: bool) -> None:
    handled = Gathering(5).start().send("p2", keep(2, Notes(text)))
    assert handled.reply == (None if fits else m.Refused(Refusal.TOO_LONG))
    assert (handled.notes is not None) is fits


def test_notes_are_cleaned_line_by_line() -> None:
    handled = Gathering(5).start().accepted("p2", keep(2, Notes("a\x07\r\n\u202eb \n\n")))
    assert handled.notes is not None
    assert handled.notes.notes.text == "a\nb"


def test_notes_print_no_content() -> None:
    handled = Gathering(5).start().accepted("p2", keep(2))
    assert "lied" not in repr(handled)
    assert "fascist" not in repr(handled).casefold()
