"""Hasty fingers, repeated messages, a second tab and a lost connection."""

from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from secret_hitler.table.protocol.messages import AnyReply, Rejected

from .alone import at_the_first_choice, at_the_first_vote, next_choice
from .evening import NAMES, Course, Evening
from .guests import Guests
from .manners import GUARD, middle
from .person import Person
from .reloading import own_view
from .secrecy import assert_sealed
from .serving import Serving

pytestmark = pytest.mark.browser


# --- hasty fingers ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty(browser: Browser, house: Serving) -> Iterator[Evening]:
    """Five phones with stopped clocks, at the first vote, for the next two tests."""
    with Guests(browser, house.base) as guests:
        evening = Evening([guests.by_touch(name, hurried=True) for name in NAMES[:5]])
        evening.sit()
        evening.deal()
        for person in evening.people:
            person.page.clock.pause_at(person.page.evaluate("Date.now()") + 1_000)
        turn = evening.turn()
        assert turn is not None
        candidate, _ = turn
        candidate.page.clock.run_for(GUARD)
        candidate.selects(candidate.offered()[0])
        candidate.page.clock.run_for(GUARD)
        candidate.manner.push(candidate.button("Nominate"))
        evening.settle(1)
        yield evening
        guests.assert_content()


def tap(person: Person, control: Locator, times: int = 1) -> None:
    """Tap where the control is, whether or not it is ready for it."""
    spot = middle(control)
    for _ in range(times):
        person.page.touchscreen.tap(spot["x"], spot["y"])


def test_a_new_screen_takes_no_taps_for_a_moment(hasty: Evening) -> None:
    for person in hasty.people:
        acts = len(person.traffic.acts())
        tap(person, person.choice("JA!"), times=2)
        expect(
            person.page.get_by_text("All votes are shown when everyone has voted.")
        ).to_be_visible()
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
    president.page.clock.run_for(GUARD)
    assert len(president.traffic.acts()) == acts, "the confirm button takes no taps at first"
    tap(president, president.button("Discard B"), times=2)
    hasty.settle(len(hasty.people) + 2)
    assert len(president.traffic.acts()) == acts + 1


# --- repeated messages --------------------------------------------------------------------------


def test_an_exact_repeat_changes_nothing(guests: Guests) -> None:
    """Every act of every seat is sent twice, as by an unreliable network."""
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


# --- one seat, two tabs; and no line at all ---------------------------------------------------


def test_the_newest_tab_has_the_seat(guests: Guests) -> None:
    older, url = at_the_first_choice(guests)
    before = own_view(older)
    newer = guests.another_tab(older)
    with older.manner.held(older.button("Envelope: hold to look"), "H"):
        newer.page.goto(url)
        newer.sees("nominate")
        older.sees("closed")
    assert_moved(older)
    assert own_view(newer) == before
    older.manner.push(older.button("Sit here instead"))
    older.sees("nominate")
    newer.sees("closed")
    assert_moved(newer)
    older.nominates(1)
    older.sees("vote")
    assert len(older.traffic.acts()) == 1
    assert newer.traffic.acts() == []


def assert_moved(person: Person) -> None:
    """Check that the page says that the seat is elsewhere, and offers no choice."""
    assert person.status == "Moved to another tab"
    assert person.page.get_by_role("region", name="Your choice").count() == 0
    assert_sealed(person.page)


NOT_SENT = "Not sent. Your choice is kept; press again when connected."


def test_a_ballot_without_a_line_is_refused_and_kept(guests: Guests) -> None:
    voter, _ = at_the_first_vote(guests)
    acts = len(voter.traffic.acts())
    phase = voter.moment().phase
    lose_the_line(voter)
    voter.votes("JA")
    expect(voter.page.get_by_role("alert").filter(has_text="Not sent.")).to_have_text(NOT_SENT)
    assert len(voter.traffic.acts()) == acts
    find_the_line(voter)
    expect(voter.page.get_by_text("Chosen. Seal it, or hold to check.")).to_be_visible()
    voter.manner.push(voter.button("Seal my ballot"), "Enter")
    next_choice(voter, phase)
    assert len(voter.traffic.acts()) == acts + 1


def test_a_nomination_without_a_line_is_refused_and_kept(guests: Guests) -> None:
    candidate, _ = at_the_first_choice(guests)
    seat, step = candidate.offered()[-1], candidate.moment().step
    lose_the_line(candidate)
    candidate.nominates(seat)
    expect(candidate.page.get_by_role("alert").filter(has_text="Not sent.")).to_have_text(NOT_SENT)
    assert candidate.traffic.acts() == []
    find_the_line(candidate)
    expect(candidate.choice(f"{seat + 1} ")).to_have_attribute("aria-pressed", "true")
    candidate.manner.push(candidate.button("Nominate"), "Enter")
    candidate.reaches(step + 1)
    assert len(candidate.traffic.acts()) == 1


def lose_the_line(person: Person) -> None:
    person.may_lose_its_line = True
    person.page.context.set_offline(True)
    expect(person.link).to_have_text("Offline, seat held")


def find_the_line(person: Person) -> None:
    person.page.context.set_offline(False)
    person.is_connected()
