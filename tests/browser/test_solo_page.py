"""A game alone as chosen: size, role, bots, pace, and what this device remembers."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from .alone import play_alone
from .guests import Guests
from .looks import Looks
from .person import Person
from .serving import Serving

pytestmark = pytest.mark.browser

PUT_AWAY: Final = "() => document.querySelector('main').dataset.screen !== 'envelope'"


def opens_solo(person: Person) -> None:
    """Go to the page from the home screen."""
    person.page.goto(person.base)
    person.manner.push(person.page.get_by_role("link", name="Set up a solo game"))
    person.sees("solo")


def radio(person: Person, group: str, name: str) -> Locator:
    return person.page.get_by_role("group", name=group).get_by_role("radio", name=name)


def chooses(person: Person, group: str, name: str) -> None:
    """Press one of several mutually exclusive buttons."""
    radio(person, group, name).press("Space")


def sits_down(person: Person) -> None:
    person.manner.push(person.button("Sit down and deal"))
    person.sees("envelope")


def faces(person: Person) -> list[str]:
    """The levels of the seated bots, by their faces."""
    person.manner.push(person.page.get_by_role("button", name="Seats", exact=True))
    drawn = person.page.locator("[aria-labelledby=panel-seats] li use[href*=faces]")
    return [(one.get_attribute("href") or "").split("#")[1] for one in drawn.all()]


def test_a_game_is_as_it_was_chosen_and_so_is_the_next(guests: Guests) -> None:
    person = guests.by_keyboard("Solo")
    opens_solo(person)
    person.manner.write(person.page.get_by_label("Your name"), person.name)
    chooses(person, "Players at the table", "5")
    chooses(person, "Your role", "Hitler")
    chooses(person, "Level", "Careful")
    chooses(person, "Bots answer", "Fast")
    sits_down(person)
    assert person.opens_envelope() == "HITLER"
    assert play_alone(person) > 0
    roles = person.page.locator("[aria-labelledby=end-roles] li:has(.role)")
    expect(roles).to_have_count(5)
    assert "Hitler" in roles.filter(has_text="Solo").inner_text()
    expect(roles.filter(has_text="bot")).to_have_count(4)
    person.manner.push(person.button("Play again"), "R")
    person.sees("envelope")
    assert person.opens_envelope() == "HITLER"


def test_this_device_remembers_what_was_chosen(guests: Guests) -> None:
    person = guests.by_keyboard("Solo")
    opens_solo(person)
    chooses(person, "Players at the table", "8")
    chooses(person, "Level", "Farsighted")
    chooses(person, "Style", "quiet")
    chooses(person, "Bots say", "Claims only")
    person.reloads()
    for group, name in [
        ("Players at the table", "8"),
        ("Level", "Farsighted"),
        ("Style", "quiet"),
        ("Bots say", "Claims only"),
        ("Your role", "Random"),
    ]:
        expect(radio(person, group, name)).to_be_checked()


def test_each_bot_may_be_another(guests: Guests) -> None:
    person = guests.by_keyboard("Solo")
    opens_solo(person)
    chooses(person, "Players at the table", "5")
    person.page.get_by_label("Choose each bot").press("Space")
    for seat, level in [(2, "random"), (3, "selfish"), (4, "careful")]:
        bot = person.page.get_by_role("group", name=f"Bot on seat {seat}", exact=True)
        bot.get_by_label("Level").select_option(level)
    last = person.page.get_by_role("group", name="Bot on seat 5", exact=True)
    last.get_by_label("Style").select_option("bold")
    sits_down(person)
    person.opens_envelope()
    person.page.wait_for_function(PUT_AWAY)
    assert faces(person) == ["random", "selfish", "careful", "shrewd", "bold"]


def test_play_now_goes_by_what_is_remembered(guests: Guests) -> None:
    person = guests.by_keyboard("Solo")
    opens_solo(person)
    chooses(person, "Players at the table", "6")
    chooses(person, "Your role", "Fascist")
    person.page.goto(person.base)
    person.manner.push(person.button("Play now with bots"))
    person.sees("envelope")
    assert person.opens_envelope() == "FASCIST"


def test_step_by_step_the_bots_wait(guests: Guests) -> None:
    person = guests.by_keyboard("Solo")
    opens_solo(person)
    chooses(person, "Players at the table", "5")
    chooses(person, "Level", "Careful")
    chooses(person, "Bots answer", "Step by step")
    sits_down(person)
    person.opens_envelope()
    person.page.wait_for_function(PUT_AWAY)
    if person.screen == "nominate":
        person.nominates(person.offered()[0])
        person.votes("JA")
    waiting = person.button("Next")
    expect(waiting).to_be_visible()
    expect(person.heading).to_contain_text("Next")
    before = person.moment()
    person.page.wait_for_timeout(1_500)
    assert person.moment() == before
    person.manner.push(waiting, "N")
    person.reaches(before.step + 1)


def test_the_page_is_for_everybody(full_browser: Browser, house: Serving) -> None:
    looks = Looks()
    with Guests(full_browser, house.base) as guests:
        person = guests.by_keyboard("Solo")
        opens_solo(person)
        looks.check(person.page, "solo")
        person.page.get_by_label("Choose each bot").press("Space")
        expect(person.page.get_by_role("group", name=re.compile("^Bot on seat"))).to_have_count(6)
        looks.check(person.page, "solo, each bot")
        guests.assert_content()
    assert looks.faults == []
