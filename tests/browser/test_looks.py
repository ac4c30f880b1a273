"""Every screen that a game reaches, looked at in light and dark, small and large."""

import pytest
from playwright.sync_api import Browser

from .evening import NAMES, Course, Evening
from .guests import Guests
from .looks import Looks
from .person import Moment, Person
from .reloading import kind_of
from .serving import Serving

pytestmark = pytest.mark.browser

WIDEST_CODE = """() => {
  document.querySelector(".code").textContent = "WWWW";
}"""


class Visitor:
    """Looks at whoever is to choose, before the choice, at the confirm button, and while held."""

    def __init__(self, looks: Looks, watcher: Person) -> None:
        self.looks = looks
        self.watcher = watcher

    def visit(self, person: Person, moment: Moment) -> None:
        kind = kind_of(person, moment)
        if kind in self.looks.seen:
            return
        self.looks.check(person.page, kind)
        if moment.screen == "hand":
            with person.manner.held(person.button("Hold to look"), "H"):
                self.looks.check(person.page, f"{kind}, held")
            person.manner.push(person.choice("Card A"), "a")
        elif moment.screen in {"nominate", "power"} and "three policies" not in kind:
            person.selects(person.offered()[0])
        elif moment.screen == "vote":
            person.manner.push(person.choice("JA!"), "j")
        elif moment.screen == "veto":
            person.manner.push(person.choice("Agree"), "y")
        self.looks.check(person.page, f"{kind}, chosen")
        person.page.keyboard.press("Escape")
        self.looks.check(self.watcher.page, "watching")


def test_every_screen(full_browser: Browser, house: Serving) -> None:
    looks = Looks()
    with Guests(full_browser, house.base) as guests:
        people = [guests.by_keyboard(name) for name in NAMES[:5]]
        watcher = guests.by_keyboard("Watcher")
        evening = Evening(people, [watcher])
        look_before_the_game(looks, evening, guests)
        evening.sit()
        look_at_the_lobby(looks, evening)
        look_at_envelopes(looks, evening)
        evening.play(Course(vetoes=[False]), Visitor(looks, watcher).visit)
        for person in (people[0], watcher):
            looks.check(person.page, f"end of {person.name}")
        guests.assert_content()
    assert looks.faults == []
    assert len(looks.seen) >= 30, looks.seen


def look_before_the_game(looks: Looks, evening: Evening, guests: Guests) -> None:
    host, guest, *_ = evening.people
    host.page.goto(guests.base)
    looks.check(host.page, "home")
    host.manner.push(host.button("Settings"))
    looks.check(host.page, "settings")
    host.page.keyboard.press("Escape")
    guest.page.goto(host.makes_table())
    guest.sees("join")
    looks.check(guest.page, "join")


def look_at_the_lobby(looks: Looks, evening: Evening) -> None:
    host, guest, *_ = evening.people
    for person in (host, guest):
        person.page.evaluate(WIDEST_CODE)
    looks.check(host.page, "lobby of the host")
    looks.check(guest.page, "lobby of a guest")
    host.page.get_by_text("Change the rules").press("Enter")
    looks.check(host.page, "rules of the table")
    host.manner.push(host.button("Menu"))
    looks.check(host.page, "menu")
    host.page.keyboard.press("Escape")
    host.page.keyboard.press("?")
    looks.check(host.page, "keys")
    host.page.keyboard.press("Escape")


def look_at_envelopes(looks: Looks, evening: Evening) -> None:
    host = evening.people[0]
    host.starts()
    host.sees("envelope")
    looks.check(host.page, "envelope")
    with host.manner.held(host.button("Hold to look"), "H"):
        looks.check(host.page, "envelope, held")
    evening.open_envelopes()
    waiting = next(person for person in evening.people if person.screen == "waiting")
    looks.check(waiting.page, "waiting")
    for panel in ("Seats", "Votes", "Log", "Talk", "Notes"):
        waiting.manner.push(waiting.page.get_by_role("button", name=panel, exact=True))
        looks.check(waiting.page, f"waiting, {panel}")
    with waiting.manner.held(waiting.button("Envelope: hold to look"), "H"):
        looks.check(waiting.page, "envelope, held over the board")
