"""Every view of the talk on a phone or a desk: each panel, opened in turn."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Page

Aspect = Callable[[Page], Iterator[str]]
"""Opens one thing after the other, and yields its name."""


def press(page: Page, name: str) -> None:
    """Press the button whose name begins with this, in a way that works for keys and fingers."""
    page.get_by_role("button", name=re.compile(f"^{name}")).first.press("Enter")


def claim_panels(page: Page) -> Iterator[str]:
    """The claim panel as it opens, and with a hand chosen."""
    page.keyboard.press("c")
    page.get_by_role("region", name=re.compile(r"\(round \d+\)$")).scroll_into_view_if_needed()
    yield "claim panel"
    for key in "ffl":
        page.keyboard.press(key)
    yield "claim panel, chosen"
    page.keyboard.press("Escape")


def records(page: Page) -> Iterator[str]:
    """The ledger, and the list for writing down claims of others."""
    turn_to(page, "Claims")
    yield "ledger"
    press(page, "Log a claim for somebody")
    yield "clerk"
    press(page, "Log a claim for somebody")


def conversations(page: Page) -> Iterator[str]:
    """The talk of the table, and ready phrases."""
    turn_to(page, "Talk")
    yield "talk"
    press(page, "Quick phrases")
    yield "phrases"
    press(page, "Quick phrases")


def notes(page: Page) -> Iterator[str]:
    """Notes and marks, then the marks next to the seats."""
    turn_to(page, "Notes")
    press(page, "Open my own notes")
    yield "notes"
    press(page, "Close my own notes")
    turn_to(page, "Seats")
    press(page, "Show my marks")
    yield "marks"
    press(page, "Hide my marks")


def closed(page: Page) -> Iterator[str]:
    """Why nothing can be written now."""
    turn_to(page, "Talk")
    yield "talk closed"


def executed(page: Page) -> Iterator[str]:
    """The channel of the executed, and why they may not speak at the table."""
    turn_to(page, "Talk")
    yield "table, for the executed"
    press(page, "Executed")
    yield "channel of the executed"


def spectators(page: Page) -> Iterator[str]:
    """The spectators' channel."""
    turn_to(page, "Talk")
    press(page, "Spectators")
    yield "channel of spectators"


def turn_to(page: Page, panel: str) -> None:
    """Open a panel and scroll to it, unless it is already in view."""
    tabs = page.get_by_role("navigation", name="What to see below")
    tab = tabs.get_by_role("button", name=panel)
    if tab.count():
        tab.first.press("Enter")
        tabs.evaluate("node => node.scrollIntoView()")


ASPECTS: Final[dict[tuple[str, int | None], tuple[Aspect, ...]]] = {
    ("three policies", 0): (closed,),
    ("claims are owed", 0): (claim_panels, conversations),
    ("special election", 0): (notes,),
    ("special election", 3): (),
    ("special election", 4): (records,),
    ("nominating, one executed", 2): (executed,),
    ("nominating, one executed", None): (spectators,),
}
"""Which seat shows which part of the talk, by scene; seat 4 (index 3) is asked about a log."""
