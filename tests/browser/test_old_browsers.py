"""An old browser plays a whole game, and a page that fails says so instead of showing the past."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from .alone import at_the_first_choice, play_alone
from .guests import Guests
from .old_browsers import CHROME_87
from .serving import Serving
from .staged import BASE, STATIC, file_of

pytestmark = pytest.mark.browser

FAILS: Final = """() => {
  Array.prototype.flatMap = () => { throw new TypeError("planted"); };
}"""


def test_a_game_on_a_phone_and_a_television_without_the_newer_methods(guests: Guests) -> None:
    person, tv = guests.by_keyboard("Anna"), guests.tv()
    for page in (person.page, tv.page):
        page.add_init_script(CHROME_87)
    url = person.makes_table()
    person.sits(url)
    tv.shows(url[-4:])
    for _ in range(4):
        person.manner.push(person.button("Add bot"))
    expect(person.page.get_by_role("heading", name="5 seated", exact=True)).to_be_visible()
    person.starts()
    person.sees("envelope")
    person.opens_envelope()
    assert play_alone(person) > 0
    expect(tv.page.locator("[data-screen=tv-end]")).to_be_visible()
    assert tv.traffic.faults == []


def test_a_page_that_cannot_draw_says_so(browser: Browser, house: Serving) -> None:
    with Guests(browser, house.base) as guests:
        person, _ = at_the_first_choice(guests)
        person.page.evaluate(FAILS)
        person.selects(1)
        expect(person.page.locator("main[data-screen=broken]")).to_be_visible()
        expect(person.page.locator("main")).to_have_count(1)
        person.manner.push(person.button("Reload"))
        person.sees("nominate")


@pytest.mark.parametrize("path", ["/", "/tv", "/narrator"])
def test_a_browser_that_is_too_old_gets_a_sentence(browser: Browser, path: str) -> None:
    page = browser.new_page()
    page.add_init_script("delete Promise.any")
    sentence = page.locator("#app").get_by_text("This browser is too old to play here.")
    shown_at(page, path)
    expect(sentence).to_be_visible()
    page.close()


def test_a_browser_without_scripts_gets_a_sentence() -> None:
    """Read from the file: Chromium hides `noscript` where a test turns scripts off."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    shown = page.partition("<noscript>")[2].partition("</noscript>")[0]
    assert "Scripts are turned off in this browser" in shown
    assert "Skripte sind in diesem Browser ausgeschaltet" in shown


def shown_at(page: Page, path: str) -> None:
    """Open the built page without a server."""
    page.route(f"{BASE}/**", file_of)
    page.goto(f"{BASE}{path}")
