"""Nobody is ever stuck: reminders, a deputy for a missing player, and a clock that only reminds."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from secret_hitler.table.protocol import messages as m

from . import room
from .evening import NAMES, Course, Evening
from .guests import Guests
from .person import Person
from .serving import Serving
from .tv import Tv

pytestmark = pytest.mark.browser

SHORTEST: Final = 1
"""Seconds for a step, after which the attention ladder is at its end."""


class Night:
    """Five people, one of whom goes away, and a television."""

    def __init__(self, guests: Guests) -> None:
        self.evening = Evening([guests.by_keyboard(name) for name in NAMES[:5]])
        self.tv: Tv = guests.tv()
        self.gone = self.evening.people[0]
        self.others: list[Person] = []

    def begins(self) -> None:
        """The table has a clock of a second for each step."""
        host = self.evening.people[0]
        room.keeps_its_line(host)
        self.evening.sit()
        self.tv.shows(self.evening.url[-4:])
        room.sends(host, m.SetOptions(m.Options(clock=SHORTEST)))
        expect(host.page.get_by_role("timer")).to_have_count(0)
        self.evening.deal()
        turn = self.evening.turn()
        assert turn is not None
        self.gone = turn[0]
        self.others = [one for one in self.evening.people if one is not self.gone]


@pytest.fixture(scope="module")
def night(browser: Browser, house: Serving) -> Iterator[Night]:
    with Guests(browser, house.base) as guests:
        night = Night(guests)
        night.begins()
        yield night
        guests.assert_content()
        assert night.tv.traffic.faults == []


def test_the_clock_runs_out_and_chooses_nothing(night: Night) -> None:
    name = night.gone.name
    night.tv.says(f"Waiting for {name}.")
    for person in night.others:
        expect(person.heading).to_have_text(f"Waiting for {name}.")
        expect(
            person.page.get_by_text("Time is up. Nothing is chosen for anybody.")
        ).to_be_visible()
    expect(night.gone.page.get_by_text("It is your turn")).to_be_visible()
    expect(night.gone.heading).to_have_text("Pick a Chancellor.")
    assert night.gone.moment().step == 0
    expect(night.tv.page.locator("li.awaited")).to_contain_text("late")


def test_a_nudge_reaches_the_one_who_is_awaited(night: Night) -> None:
    nudging, *rest = night.others
    nudging.manner.push(nudging.button(f"Nudge {night.gone.name}"))
    expect(night.gone.page.get_by_text(f"{nudging.name} nudges you.")).to_be_visible()
    expect(nudging.button(f"Nudge {night.gone.name}")).to_have_attribute("aria-disabled", "true")
    for person in rest:
        expect(person.page.get_by_text("nudges you")).to_have_count(0)


def test_a_majority_seats_a_deputy_and_nobody_sees_who(night: Night) -> None:
    """Three of four agree: no count and no names are shown, and consent can be withdrawn."""
    asking, second, third, last = night.others
    name = night.gone.name
    asking.manner.push(asking.button(f"Seat a deputy for {name}"))
    room.confirms(asking, "Ask for a deputy")
    night.tv.says(f"Should a bot stand in for {name}?")
    for person in (second, third, last):
        expect(person.page.get_by_text(f"A deputy for {name}?")).to_be_visible()
    frames = {one.name: len(one.traffic.received) for one in night.others}
    room.agrees(second)
    expect(second.page.get_by_text("You agree. Only you see this.")).to_be_visible()
    assert len(last.traffic.received) == frames[last.name], "an answer is told to nobody else"
    assert night.gone.moment().step == 0
    room.agrees(third)
    for person in night.others:
        person.reaches(1)
    night.tv.reaches(1)
    night.gone.sees("deputised")
    expect(night.tv.page.locator("li[data-seat] .tag", has_text="D")).to_have_count(1)


def test_the_seat_is_handed_back_with_one_tap_at_the_next_step(night: Night) -> None:
    gone = night.gone
    expect(gone.page.locator("[data-guarded]")).to_have_count(0)
    gone.manner.push(gone.button("Take your seat back"))
    for person in night.others:
        person.votes("JA")
    step = 1 + len(night.evening.people)
    for person in night.others:
        person.reaches(step)
    gone.page.wait_for_function(
        "() => document.querySelector('main')?.dataset.screen !== 'deputised'"
    )
    expect(night.tv.page.locator("li[data-seat] .tag", has_text="D")).to_have_count(0)


def test_what_the_deputy_chose_stays_marked(night: Night) -> None:
    reader = night.others[0]
    reader.manner.push(reader.page.get_by_role("button", name="Log", exact=True))
    expect(
        reader.page.get_by_role("region", name="Log").get_by_text("by deputy").first
    ).to_be_visible()


def test_the_game_goes_on_with_everybody(night: Night) -> None:
    for _ in range(2):
        assert night.evening.play_one(Course(hitler_at=99))
