"""Every screen that a game reaches, checked in light and dark, small and large."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Ballot, Policy
from secret_hitler.table.protocol import messages as m
from tests.support.draws import stacked
from tests.support.gathering import Gathering

from .evening import NAMES
from .guests import PHONE, Guests
from .looks import Looks
from .manners import Keyboard
from .person import Person
from .reloading import kind_of
from .serving import Serving
from .staged import BASE, Played, Stage, seated

pytestmark = pytest.mark.browser

WIDEST_CODE = """() => {
  document.querySelector(".code").textContent = "WWWW";
}"""
KINDS: Final = {
    "nominate",
    "vote",
    "hand of 3, veto closed",
    "hand of 2, veto closed",
    "hand of 2, veto open",
    "veto",
    "Look at the next three policies.",
    "Pick a player to execute.",
}
"""Every choice that a game of five has, each by what tells it from others of its screen."""
PANELS: Final = ("Seats", "Votes", "Log", "Talk", "Notes")


def test_every_screen_before_a_game(full_browser: Browser, house: Serving) -> None:
    looks = Looks()
    with Guests(full_browser, house.base) as guests:
        host, guest = guests.by_keyboard("Anna"), guests.by_keyboard("Ben")
        host.page.goto(guests.base)
        looks.check(host.page, "home")
        host.manner.push(host.button("Settings"))
        looks.check(host.page, "settings")
        host.page.keyboard.press("Escape")
        url = host.makes_table()
        guest.page.goto(url)
        guest.sees("join")
        looks.check(guest.page, "join")
        host.sits(url)
        guest.sits(url)
        look_at_the_lobby(looks, host, guest)
        guests.assert_content()
    assert looks.faults == []


def look_at_the_lobby(looks: Looks, host: Person, guest: Person) -> None:
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


class Gallery:
    """A game of five on a stage; all look at it on one phone in turn."""

    def __init__(self, context: BrowserContext) -> None:
        self.stage = Stage(seated(NAMES[:5], Played(stacked("LLLFH", "FFL" * 5))))
        self.stage.furnish(context)
        page = context.new_page()
        self.person = Person("Looker", page, Keyboard(page, walks=False), BASE)
        self.looks = Looks()

    def opens(self, seat: int | None) -> Person:
        """The page of a seat, or of a spectator."""
        self.stage.show(self.person.page, seat).appears()
        return self.person

    def closes(self, person: Person) -> None:
        self.stage.leave(self.stage.watching[-1])
        assert person.traffic.faults == []

    def look(self, seat: int | None, what: str) -> None:
        """Look at a page that nobody touches."""
        person = self.opens(seat)
        self.looks.check(person.page, what)
        self.closes(person)


def test_every_screen_of_a_game(full_browser: Browser) -> None:
    with full_browser.new_context(viewport=PHONE, reduced_motion="reduce") as context:
        gallery = Gallery(context)
        gathering = gallery.stage.gathering
        gathering.accepted("p0", m.Start())
        look_at_an_envelope(gallery)
        for number in range(5):
            gathering.accepted(f"p{number}", m.Looked())
        look_at_who_waits(gallery)
        gallery.look(None, "watching")
        for seat in small_game(gathering):
            look_at_a_choice(gallery, seat)
        gallery.look(0, "end of Anna")
        gallery.look(None, "end of the watcher")
    assert gallery.looks.faults == []
    assert set(gallery.looks.seen) >= {*KINDS, *(f"{kind}, chosen" for kind in KINDS)}


def small_game(gathering: Gathering) -> Iterator[int]:
    """Up to a sixth Fascist policy; whoever is to choose, once for every kind of choice."""
    wanted = (a.Discard(Policy.LIBERAL), a.ProposeVeto(), a.AnswerVeto(consent=False))
    seen = set()
    while gathering.table.stage is m.Stage.PLAYING:
        seat = gathering.awaited()[0]
        options = gathering.choices(seat)
        if (kind := frozenset(map(type, options))) not in seen:
            seen.add(kind)
            yield seat
        act = next((one for one in wanted if one in options), options[0])
        if isinstance(act, a.Vote):
            gathering.vote(a.Vote(Ballot.JA))
        else:
            gathering.act(seat, act)


def look_at_an_envelope(gallery: Gallery) -> None:
    person = gallery.opens(0)
    gallery.looks.check(person.page, "envelope")
    with person.manner.held(person.button("Hold to look"), "H"):
        gallery.looks.check(person.page, "envelope, held")
    gallery.closes(person)


def look_at_who_waits(gallery: Gallery) -> None:
    person = gallery.opens(1)
    gallery.looks.check(person.page, "waiting")
    for panel in PANELS:
        person.manner.push(person.page.get_by_role("button", name=panel, exact=True))
        gallery.looks.check(person.page, f"waiting, {panel}")
    with person.manner.held(person.button("Envelope: hold to look"), "H"):
        gallery.looks.check(person.page, "envelope, held over the board")
    gallery.closes(person)


def look_at_a_choice(gallery: Gallery, seat: int) -> None:
    """Before the choice, while it is held, and at the confirm button."""
    person, looks = gallery.opens(seat), gallery.looks
    moment = person.moment()
    kind = kind_of(person, moment)
    looks.check(person.page, kind)
    if moment.screen == "hand":
        with person.manner.held(person.button("Hold to look"), "H"):
            looks.check(person.page, f"{kind}, held")
        person.manner.push(person.choice("Card A"), "a")
    elif moment.screen in {"nominate", "power"} and "three policies" not in kind:
        person.selects(person.offered()[0])
    elif moment.screen == "vote":
        person.manner.push(person.choice("JA!"), "j")
    elif moment.screen == "veto":
        person.manner.push(person.choice("Agree"), "y")
    looks.check(person.page, f"{kind}, chosen")
    gallery.closes(person)
