"""A person with a page of the table: what it shows them, and what they do with it."""

import re
from typing import Final

import msgspec
from playwright.sync_api import Locator, Page, expect

from .manners import GUARD, Manner
from .traffic import Traffic

MOMENT: Final = """() => {
  const main = document.querySelector("main");
  const { screen, phase, step } = main?.dataset ?? {};
  return {
    screen: screen ?? "",
    phase: Number(phase ?? -1),
    step: Number(step ?? -1),
    fascist: Number(document.querySelector("[data-fascist]")?.dataset.fascist ?? 0),
  };
}"""
REACHED: Final = "step => Number(document.querySelector('main')?.dataset.step ?? -1) >= step"
ON_SCREEN: Final = "name => document.querySelector('main')?.dataset.screen === name"
LOOK_FOR: Final = 5_000
"""Milliseconds to look into the envelope."""

TRIES: Final = 20
"""How often to hold what others may seal again by what they do."""

LONGEST_WAIT: Final = 8_000
"""Milliseconds between two tries of a page to find its server again."""


class Moment(msgspec.Struct, frozen=True):
    """The screen, phase and step of a page."""

    screen: str
    phase: int
    step: int
    fascist: int
    """Fascist policies on the board."""


class Person:
    """One page, operated in one manner; it records everything that came over the wire."""

    def __init__(
        self, name: str, page: Page, manner: Manner, base: str, *, hurried: bool = False
    ) -> None:
        self.name = name
        self.page = page
        self.manner = manner
        self.base = base
        self.hurried = hurried
        self.may_lose_its_line = False
        """Whether the browser may complain that a socket was cut."""
        self.traffic = Traffic(page)

    # --- finding one's way ----------------------------------------------------------------------

    def button(self, name: str) -> Locator:
        """The button whose name begins with this."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    def choice(self, name: str) -> Locator:
        """A button of the current choice."""
        area = self.page.get_by_role("region", name="Your choice")
        return area.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    def moment(self) -> Moment:
        return msgspec.convert(self.page.evaluate(MOMENT), Moment)

    @property
    def screen(self) -> str:
        return self.moment().screen

    @property
    def heading(self) -> Locator:
        """The sentence that says who must do what."""
        return self.page.get_by_role("heading", level=1)

    @property
    def status(self) -> str:
        return self.heading.inner_text()

    @property
    def is_addressed(self) -> bool:
        """Whether the status addresses the person with this phone."""
        return self.heading.locator("..").get_attribute("role") == "alert"

    def sees(self, screen: str) -> None:
        """Wait for a screen."""
        self.page.wait_for_function(ON_SCREEN, arg=screen)

    def reaches(self, step: int) -> None:
        """Wait until this page knows a step."""
        self.page.wait_for_function(REACHED, arg=step)

    def reloads(self) -> None:
        """Load the page again, and wait until it knows its table."""
        screen = self.screen
        self.page.reload()
        self.sees(screen)

    @property
    def link(self) -> Locator:
        """The chip that shows the state of the connection."""
        return self.page.locator("[data-link]")

    def is_connected(self) -> None:
        if self.hurried:
            self.page.clock.fast_forward(LONGEST_WAIT)
        expect(self.link).to_have_text("Connected")

    def waits_out_the_guard(self) -> None:
        """A new screen takes no taps for a moment."""
        if self.hurried:
            self.page.clock.fast_forward(GUARD)

    # --- arriving -------------------------------------------------------------------------------

    def hosts(self) -> str:
        """Make a table and sit down at it; return its address."""
        self.page.goto(self.base)
        self.manner.write(self.page.get_by_label("Your name"), self.name)
        self.manner.push(self.button("Host a table"))
        self.sees("lobby")
        return self.page.url

    def joins(self, url: str) -> None:
        self.page.goto(url)
        self.manner.write(self.page.get_by_label("Your name"), self.name)
        self.manner.push(self.button("Sit down"))
        self.sees("lobby")

    def makes_table(self) -> str:
        """Make a table by HTTP; return its address."""
        answer = self.page.request.post(f"{self.base}/api/tables", data={})
        assert answer.ok, answer.text()
        return f"{self.base}/t/{answer.json()['code']}"

    def sits(self, url: str) -> None:
        """Take a seat by HTTP, then open the page."""
        door = f"{self.base}/api/tables/{url[-4:]}/seats"
        answer = self.page.request.post(door, data={"name": self.name})
        assert answer.ok, answer.text()
        self.page.goto(url)
        self.sees("lobby")

    def watches(self, url: str) -> None:
        self.page.goto(f"{url}?watch")
        self.sees("lobby")

    def starts(self) -> None:
        start = self.button("Start the game")
        expect(start).to_be_enabled()  # not before the last seat is told
        self.manner.push(start)

    # --- looking at what nobody else may see ----------------------------------------------------

    def envelope(self) -> list[str]:
        """Hold the bar and read the paper: role, party card, known players, how to win."""
        screen = self.screen
        busy = screen in {"hand", "vote"}
        name = "Envelope" if screen != "envelope" else "Hold to look"
        with self.manner.held(self.button(name), "Shift+H" if busy else "H"):
            return self.paper()

    def paper(self) -> list[str]:
        """The lines of the paper shown right now."""
        return self.page.get_by_label("Your envelope").locator("p").all_inner_texts()

    def cards(self) -> dict[str, str]:
        """Hold the bar and read the hand: what is behind each letter."""
        with self.manner.held(self.button("Hold to look"), "H"):
            shown = self.choice("Card").all_inner_texts()
        found = [re.match(r"Card (\w): (\w+)", " ".join(text.split())) for text in shown]
        return {match[1]: match[2] for match in found if match is not None}

    def notes(self) -> list[str]:
        """Open "My notes" and hold its bar."""
        self.manner.push(self.page.get_by_role("button", name="Notes", exact=True))
        with self.manner.held(self.button("My notes")):
            panel = self.page.locator("[aria-labelledby=panel-notes]")
            return panel.get_by_role("listitem").filter(visible=True).all_inner_texts()

    def looks_long_enough(self) -> None:
        """Go on holding the envelope until it may be put away."""
        if self.hurried:
            self.page.clock.fast_forward(LOOK_FOR + 500)
        expect(self.button("Done")).to_be_enabled()

    def opens_envelope(self) -> str:
        """Look as long as it takes, put it away, and return the role."""
        with self.manner.held(self.button("Hold to look"), "H"):
            role = self.paper()[0].upper()
            self.looks_long_enough()
        self.manner.push(self.button("Done"), "Enter")
        return role

    def ballot(self) -> str:
        """Hold to check the sealed ballot."""
        with self.manner.held(self.button("Hold to check"), "H"):
            return (
                self.page.get_by_text("Your sealed ballot").locator("..").inner_text().split()[-1]
            )

    # --- acting: select, then confirm in another place ------------------------------------------

    def choices(self) -> list[str]:
        """The buttons of the choice, hidden faces aside."""
        area = self.page.get_by_role("region", name="Your choice")
        return [" ".join(text.split()) for text in area.get_by_role("button").all_inner_texts()]

    def offered(self) -> list[int]:
        """The seats that can be chosen now."""
        rows = self.page.get_by_role("region", name="Your choice").get_by_role("listitem")
        free = rows.locator("button:not([aria-disabled=true])").all_inner_texts()
        return [int(text.split()[0]) - 1 for text in free]

    def selects(self, seat: int) -> None:
        self.manner.push(self.choice(f"{seat + 1} "), str((seat + 1) % 10))

    def nominates(self, seat: int) -> None:
        self.selects(seat)
        self.manner.push(self.button("Nominate"), "Enter")

    def votes(self, word: str) -> None:
        self.manner.push(self.choice(word), word[0].lower())
        self.manner.push(self.button("Seal my ballot"), "Enter")

    def changes_ballot(self) -> None:
        self.manner.push(self.choice("Change my ballot"), "u")

    def discards(self, letter: str) -> None:
        self.manner.push(self.choice(f"Card {letter}"), letter.lower())
        self.manner.push(self.button("Discard"), "Enter")

    def asks_for_veto(self) -> None:
        self.manner.push(self.choice("Ask for a veto"), "v")
        self.manner.push(self.button("Ask: discard both"), "Enter")

    def answers_veto(self, consent: bool) -> None:
        word, key = ("Agree", "y") if consent else ("Refuse", "r")
        self.manner.push(self.choice(f"{word} "), key)
        self.manner.push(self.button(f"{word}: "), "Enter")

    def peeks(self) -> None:
        self.manner.push(self.choice("The next three policies"), "1")
        self.manner.push(self.button("Look at three policies"), "Enter")

    def executes(self, seat: int) -> None:
        self.selects(seat)
        confirm = self.page.get_by_role("button", name=re.compile("^(Hold to e|E)xecute "))
        self.manner.execute(confirm, self.button("Yes, execute"))

    def chooses(self, seat: int, verb: str) -> None:
        self.selects(seat)
        self.manner.push(self.button(verb), "Enter")

    def puts_away(self) -> str:
        """Read what a power has shown, and put it away."""
        area = self.page.get_by_role("region", name="What your power shows")
        bar, secret = area.get_by_role("button", name="Hold to look"), area.locator("[data-secret]")
        seen: list[str] = []
        for _ in range(TRIES):  # the game goes on meanwhile, and seals what is held as focus moves
            with self.manner.held(bar):
                seen = secret.all_inner_texts()
            if seen:
                break
        assert seen
        self.page.locator("section:not([data-guarded])").and_(area).wait_for()
        self.manner.push(area.get_by_role("button", name="Done"))
        return seen[0]
