"""Hasty fingers, repeated messages, a second tab, a lost line and a server that dies."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from secret_hitler.table.messages import AnyReply, Rejected

from .evening import NAMES, Course, Evening
from .guests import Guests
from .manners import middle
from .person import Person
from .reloading import own_view
from .secrecy import assert_sealed
from .serving import Serving

pytestmark = pytest.mark.browser

GUARD = 500
"""Milliseconds for which a new screen takes no taps."""


# --- hasty fingers ------------------------------------------------------------------------------


@pytest.fixture
def hasty(guests: Guests) -> Evening:
    """Five phones whose clocks stand still, at the first vote."""
    evening = Evening([guests.by_touch(name, hurried=True) for name in NAMES[:5]])
    evening.sit()
    evening.deal()
    for person in evening.people:
        person.page.clock.pause_at(person.page.evaluate("Date.now()") + 1_000)
    turn = evening.turn()
    assert turn is not None
    candidate, _ = turn
    candidate.page.clock.run_for(GUARD)
    candidate.nominates(candidate.offered()[0])
    evening.settle(1)
    return evening


def tap(person: Person, control: Locator, times: int = 1) -> None:
    """Tap where the control is, whether or not it is ready for it."""
    spot = middle(control)
    for _ in range(times):
        person.page.touchscreen.tap(spot["x"], spot["y"])


def test_a_new_screen_takes_no_taps_for_a_moment(hasty: Evening) -> None:
    for person in hasty.people:
        acts = len(person.traffic.acts())
        tap(person, person.choice("JA!"), times=2)
        expect(person.page.get_by_text("Everyone sees your vote when all are in.")).to_be_visible()
        person.page.clock.run_for(GUARD)
        tap(person, person.choice("JA!"))
        expect(person.page.get_by_text("Chosen. Seal it, or hold to check.")).to_be_visible()
        assert len(person.traffic.acts()) == acts


def test_a_double_tap_acts_once(hasty: Evening) -> None:
    for done, person in enumerate(hasty.people):
        person.page.clock.run_for(GUARD)
        acts = len(person.traffic.acts())
        tap(person, person.choice("JA!"), times=2)
        tap(person, person.button("Seal my ballot"), times=2)
        hasty.settle(done + 2)
        assert len(person.traffic.acts()) == acts + 1
        last = done == len(hasty.people) - 1
        assert last or person.page.get_by_text("Sealed", exact=True).is_visible()
    president = next(person for person in hasty.people if person.screen == "hand")
    president.page.clock.run_for(GUARD)
    acts = len(president.traffic.acts())
    tap(president, president.choice("Card B"), times=2)
    tap(president, president.button("Discard B"), times=2)
    hasty.settle(len(hasty.people) + 2)
    assert len(president.traffic.acts()) == acts + 1


# --- repeated messages --------------------------------------------------------------------------


def test_an_exact_repeat_changes_nothing(guests: Guests) -> None:
    """Every act of every seat goes out twice, as a nervous network would have it."""
    people = [guests.by_keyboard(name) for name in NAMES[:5]]
    answers: list[str] = []

    def twice(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def out(message: str | bytes) -> None:
            for _ in range(2 if '"type":"Act"' in str(message) else 1):
                server.send(message)

        def back(message: str | bytes) -> None:
            answers.append(str(message))
            line.send(message)

        line.on_message(out)
        server.on_message(back)

    for person in people:
        person.page.route_web_socket("**/ws/*", twice)
    evening = Evening(people)
    evening.sit()
    evening.deal()
    for _ in range(1 + len(people) + 2):
        assert evening.play_one(Course())
    assert evening.steps == evening.shown(people[0]).step == 1 + len(people) + 2
    told = [msgspec.json.decode(answer, type=AnyReply) for answer in answers]
    assert not [reply for reply in told if isinstance(reply, Rejected)]
    for person in people:
        assert (
            person.page.get_by_role("region", name="Your choice").get_by_role("alert").count() == 0
        )


# --- one seat, two tabs; and no line at all -----------------------------------------------------


def test_the_newest_tab_has_the_seat(guests: Guests) -> None:
    evening = guests.evening(5)
    evening.deal()
    turn = evening.turn()
    assert turn is not None
    older, _ = turn
    before = own_view(older)
    newer = guests.another_tab(older)
    with older.manner.held(older.button("Envelope: hold to look"), "H"):
        newer.page.goto(evening.url)
        newer.sees("nominate")
        older.sees("closed")
    assert_moved(older)
    assert own_view(newer) == before
    older.manner.push(older.button("Sit here instead"))
    older.sees("nominate")
    newer.sees("closed")
    assert_moved(newer)
    older.nominates(older.offered()[0])
    evening.settle(1)


def assert_moved(person: Person) -> None:
    assert person.status == "Moved to another tab"
    assert person.page.get_by_role("region", name="Your choice").count() == 0
    assert_sealed(person.page)


def test_an_act_without_a_line_is_refused_and_kept(guests: Guests) -> None:
    evening = guests.evening(5)
    evening.deal()
    turn = evening.turn()
    assert turn is not None
    candidate, _ = turn
    candidate.may_lose_its_line = True
    seat = candidate.offered()[-1]
    candidate.page.context.set_offline(True)
    expect(candidate.link).to_have_text("Offline, seat held")
    candidate.nominates(seat)
    expect(candidate.page.get_by_role("alert").filter(has_text="Not sent.")).to_have_text(
        "Not sent. Your choice is kept; press again when connected."
    )
    assert candidate.traffic.acts() == []
    candidate.page.context.set_offline(False)
    candidate.is_connected()
    expect(candidate.choice(f"{seat + 1} ")).to_have_attribute("aria-pressed", "true")
    candidate.manner.push(candidate.button("Nominate"), "Enter")
    evening.settle(1)
    assert len(candidate.traffic.acts()) == 1


# --- a server that dies -------------------------------------------------------------------------


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Serving]:
    """A server that is killed in the middle of a game."""
    serving = Serving(tmp_path)
    serving.start()
    yield serving
    serving.stop()


def test_all_pages_resume_after_a_kill(browser: Browser, mortal: Serving) -> None:
    with Guests(browser, mortal.base) as guests:
        evening = guests.evening(5)
        evening.deal()
        for person in evening.people:
            person.may_lose_its_line = True
        for steps in (3, 3, 1):  # two ballots are in; the President's hand; the Chancellor's
            for _ in range(steps):
                assert evening.play_one(Course())
            assert_survives_a_kill(evening, mortal)
        assert evening.play_one(Course())
        guests.assert_content()


def assert_survives_a_kill(evening: Evening, mortal: Serving) -> None:
    before = [own_view(person) for person in evening.people]
    mortal.kill()
    for person in evening.people:
        expect(person.link).not_to_have_text("Connected")
        expect(person.page.get_by_text("Your seat is held. Nothing is lost.")).to_be_visible()
    mortal.start()
    for person in evening.people:
        person.is_connected()
    assert [own_view(person) for person in evening.people] == before
