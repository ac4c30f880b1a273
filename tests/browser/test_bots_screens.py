"""What a page says about bots: who is one, why they acted, and what a player can know."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from .alone import at_the_first_choice, at_the_first_vote, choose_first, next_choice
from .guests import DESKTOP, Guests, resize
from .looks import OVERFLOWS, Looks
from .person import Person
from .serving import Serving

pytestmark = pytest.mark.browser

BOTS = 4


def opens(person: Person, panel: str) -> None:
    person.manner.push(person.page.get_by_role("button", name=re.compile(f"^{panel}")))


def at_the_second_choice(guests: Guests) -> Person:
    """A person who has voted and must choose again, after bots have acted."""
    person, _ = at_the_first_vote(guests)
    phase = person.moment().phase
    person.votes("NEIN")
    next_choice(person, phase)
    return person


def answer_of(person: Person, question: Locator) -> Locator:
    """Ask, and find the answer in place."""
    person.manner.push(question)
    expect(question).to_have_attribute("aria-expanded", "true")
    place = person.page.locator(f"[id='{question.get_attribute('aria-controls')}']")
    return place.get_by_role("status")


def plays_until_there_is(person: Person, control: Locator) -> None:
    """Take the first choice on offer until the page shows what the test looks for."""
    moment = person.moment()
    while control.count() == 0:
        choose_first(person, moment.screen)
        moment = next_choice(person, moment.phase)
        assert moment.screen != "end"


def test_a_bots_act_is_explained_in_place(guests: Guests) -> None:
    person = at_the_second_choice(guests)
    log = person.page.locator("[aria-labelledby=panel-log]")
    question = log.locator("button[aria-label^='Why did ']:not([aria-label*=they])").last
    plays_until_there_is(person, question)
    opens(person, "Log")
    answer = answer_of(person, question)
    expect(answer).to_have_text(re.compile(r"\w.*\.$"))
    assert person.page.evaluate(OVERFLOWS) == []
    person.manner.push(question)
    expect(question).to_have_attribute("aria-expanded", "false")
    expect(answer).to_have_text("")


def test_each_bots_ballot_is_explained(guests: Guests) -> None:
    person = at_the_second_choice(guests)
    opens(person, "Log")
    answer = answer_of(person, person.button("Why did they vote like that").last)
    ballots = person.page.get_by_role("list", name="Whose ballot?").get_by_role("button")
    expect(ballots).to_have_count(BOTS)
    person.manner.push(ballots.first)
    expect(answer).to_have_text(re.compile(r"\w+:\s.*\.$", re.DOTALL))
    assert person.page.evaluate(OVERFLOWS) == []


def test_the_last_act_of_a_bot_is_explained_without_a_search(guests: Guests) -> None:
    person = at_the_second_choice(guests)
    expect(person.button("Why did").filter(visible=True)).to_have_count(1)


def test_nobody_asks_a_person_why(guests: Guests) -> None:
    person, _ = at_the_first_vote(guests)
    opens(person, "Log")
    expect(person.page.get_by_text("You nominated")).to_be_visible()
    expect(person.button("Why")).to_have_count(0)


def test_a_hint_says_what_can_be_known(guests: Guests) -> None:
    person = at_the_second_choice(guests)
    person.manner.push(person.button("What can I know?"), "K")
    sheet = person.page.get_by_role("dialog", name="What can I know?")
    expect(sheet.get_by_role("heading", name="Certain")).to_be_visible()
    rows = sheet.locator("tbody tr")
    expect(rows).to_have_count(BOTS)
    for row in rows.all():
        fascist, hitler = (int(text.split()[0]) for text in row.locator("td").all_inner_texts())
        assert 0 <= hitler <= fascist <= 100
    expect(sheet.get_by_text(re.compile(r"^As of round \d+\.$"))).to_be_visible()
    assert person.page.evaluate(OVERFLOWS) == []
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_there_are_no_hints_where_others_play(guests: Guests) -> None:
    person, guest = guests.by_keyboard("Anna"), guests.by_keyboard("Ben")
    url = person.makes_table()
    person.sits(url)
    guest.sits(url)
    for seated in (3, 4, 5):
        person.manner.push(person.button("Add bot"))
        person.page.get_by_role("heading", name=f"{seated} seated", exact=True).wait_for()
    person.page.get_by_text("Change the rules").press("Enter")
    person.page.get_by_label("First candidate").select_option("0")
    person.starts()
    for one in (person, guest):
        one.sees("envelope")
        one.opens_envelope()
    person.sees("nominate")
    expect(person.button("What can I know?")).to_have_count(0)


def test_bots_are_marked_on_every_screen(guests: Guests) -> None:
    person, url = at_the_first_choice(guests)
    choices = person.page.get_by_role("region", name="Your choice").get_by_role("listitem")
    expect(choices.filter(has_text="bot")).to_have_count(BOTS)
    opens(person, "Seats")
    seats = person.page.locator("[aria-labelledby=panel-seats] li")
    expect(seats.filter(has_text="bot")).to_have_count(BOTS)
    resize(person.page, DESKTOP)
    expect(seats.filter(has_text="bot").filter(visible=True)).to_have_count(BOTS)
    tv = guests.tv()
    tv.shows(url[-4:])
    expect(tv.page.locator("li[data-seat]").filter(has_text="bot")).to_have_count(BOTS)
    expect(tv.page.locator("li[data-seat] use[href*=faces]")).to_have_count(BOTS)
    expect(tv.page.get_by_text("Why")).to_have_count(0)


def test_the_host_seats_bots_by_level_and_style(guests: Guests) -> None:
    person = guests.by_keyboard("Anna")
    person.sits(person.makes_table())
    chosen = person.page.get_by_role("group", name="The next bot")
    chosen.get_by_label("Level").select_option("farsighted")
    chosen.get_by_label("Style").select_option("bold")
    person.manner.push(person.button("Add bot"))
    expect(person.page.get_by_text("Farsighted, bold")).to_be_visible()
    chosen.get_by_label("Level").select_option("selfish")
    expect(chosen.get_by_label("Style")).to_have_count(0)
    person.manner.push(person.button("Add bot"))
    expect(person.page.locator("li").filter(has_text="Selfish")).to_be_visible()


def test_the_answers_are_for_everybody(full_browser: Browser, house: Serving) -> None:
    looks = Looks()
    with Guests(full_browser, house.base) as guests:
        person = at_the_second_choice(guests)
        opens(person, "Log")
        answer = answer_of(person, person.button("Why did they vote like that").last)
        ballots = person.page.get_by_role("list", name="Whose ballot?").get_by_role("button")
        person.manner.push(ballots.first)
        expect(answer).not_to_have_text("")
        looks.check(person.page, "why")
        person.page.keyboard.press("k")
        expect(person.page.locator("dialog tbody tr")).to_have_count(BOTS)
        looks.check(person.page, "hint")
        guests.assert_content()
    assert looks.faults == []


def test_a_lobby_of_bots_is_for_everybody(full_browser: Browser, house: Serving) -> None:
    looks = Looks()
    with Guests(full_browser, house.base) as guests:
        person = guests.by_keyboard("Anna")
        person.sits(person.makes_table())
        person.manner.push(person.button("Add bot"))
        person.page.get_by_text("2 seated", exact=True).wait_for()
        looks.check(person.page, "lobby with a bot")
        guests.assert_content()
    assert looks.faults == []
