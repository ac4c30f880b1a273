"""The desktop with ten long names: everything in view at once, tabs in narrower windows."""

from collections.abc import Iterator
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from .guests import DESKTOP, LAPTOP, resize
from .looks import AXE, CONTRAST, EVERYTHING, HIDDEN_FOCUS, OVERFLOWS, SMALL, VIOLATIONS
from .scenes import evening_of_ten, ten
from .speech import WAKE, script
from .staged import Stage

pytestmark = pytest.mark.browser

PANELS: Final = """() => {
  const named = (id) => document.querySelector(`[aria-labelledby=panel-${id}]`);
  const places = {
    board: named("board"), seats: named("seats"), ledger: named("claims"), talk: named("talk"),
    act: document.querySelector(".act"),
    box: document.querySelector("[data-talk-input]"), envelope: document.querySelector("footer"),
  };
  return Object.entries(places).flatMap(([name, node]) => {
    if (node === null || !node.checkVisibility({ visibilityProperty: true })) return [];
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return [{ name, left, right, top, bottom }];
  });
}"""
SCROLLS: Final = """() => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  return [scrollHeight - clientHeight, scrollWidth - clientWidth];
}"""
CUT: Final = """parts => [...document.querySelectorAll(parts.join())].flatMap((node) => {
  if (!node.checkVisibility({ visibilityProperty: true })) return [];
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const x = (left + right) / 2;
  const seen = (y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (node.contains(found) || found.contains(node));
  };
  return seen(top + 3) && seen(bottom - 3) ? [] : [node.outerHTML.slice(0, 120)];
})"""
"""What is scrolled out of sight in its column, or hidden under something else."""
IN_SIGHT: Final = (
    "h1",
    "[data-thumb] button",
    "[aria-labelledby=panel-board] li",
    "[data-talk-input]",
)
ROOMY: Final = (".act button", "[aria-labelledby=panel-seats] li")
"""Ten of each fit at 1440 by 900; in a lower window they scroll in their columns."""


class Place(msgspec.Struct, frozen=True):
    """The box of a part of the screen."""

    name: str
    left: float
    right: float
    top: float
    bottom: float

    def over(self, other: "Place") -> bool:
        """Whether the two boxes overlap."""
        beside = self.right <= other.left + 1 or other.right <= self.left + 1
        return not beside and self.bottom > other.top + 1 and other.bottom > self.top + 1

    def inside(self, size: ViewportSize) -> bool:
        across = self.left >= -1 and self.right <= size["width"] + 1
        return across and self.top >= -1 and self.bottom <= size["height"] + 1


APART: Final = ("board", "seats", "ledger", "talk", "act", "envelope")
"""Parts that never overlap."""
SEEN_BY: Final = {
    "envelopes": 0,
    "nominating": 0,
    "nominating, late": 0,
    "voting": 8,
    "three policies": 0,
    "two policies": 1,
    "claims are owed": 0,
    "special election": 2,
    "nominating in the zone": 7,
    "execution": 3,
    "nominating, one executed": 2,
    "a veto is open": 3,
    "a veto is asked for": 0,
    "voting on Hitler": 9,
}
"""The seat whose desk is checked, by scene."""
FULLEST: Final = {
    "nominating, late",
    "three policies",
    "special election",
    "nominating in the zone",
    "a veto is asked for",
}
"""The scenes with the most text, which are checked in German, where it is longer."""
ASKED_AXE: Final = {"voting", "special election", "nominating, one executed", "a veto is asked for"}


class Desk:
    """A page at a desk, and its faults."""

    def __init__(self, browser: Browser, language: str) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport=DESKTOP, locale=f"{language}-{language.upper()}", reduced_motion="reduce"
        )
        self.context.add_init_script(script(WAKE))
        self.language = language
        self.stage = Stage(ten())
        self.stage.furnish(self.context)
        self.page = self.context.new_page()
        self.faults: list[str] = []
        self.looked = 0

    def note(self, scene: str, faults: list[str]) -> None:
        self.faults += [f"{scene}: {fault}" for fault in faults]

    def check(self, page: Page, scene: str, size: ViewportSize) -> None:
        """Check sizes and positions."""
        resize(page, size)
        self.looked += 1
        if page.evaluate(SCROLLS) != [0, 0]:
            self.note(scene, [f"the page scrolls by {page.evaluate(SCROLLS)}"])
        places = places_on(page)
        if size == DESKTOP:
            hidden = [one for one in places if not one.inside(size) and one.name != "act"]
            self.note(scene, [f"{one} is out of sight" for one in hidden])
        apart = [place for place in places if place.name in APART]
        for number, one in enumerate(apart):
            self.note(scene, [f"{one} over {two}" for two in apart[number + 1 :] if one.over(two)])
        parts = [*IN_SIGHT, *ROOMY] if size == DESKTOP else [*IN_SIGHT]
        self.note(scene, [f"cut off: {one}" for one in page.evaluate(CUT, parts)])
        self.note(scene, page.evaluate(OVERFLOWS))


def places_on(page: Page) -> list[Place]:
    return msgspec.convert(page.evaluate(PANELS), list[Place])


def names_on(page: Page) -> set[str]:
    return {place.name for place in places_on(page)}


@pytest.fixture(params=["en", "de"])
def desk(full_browser: Browser, request: pytest.FixtureRequest) -> Iterator[Desk]:
    desk = Desk(full_browser, str(request.param))
    yield desk
    desk.context.close()


def test_all_is_in_view_at_once(desk: Desk) -> None:
    """At 1440 by 900; at 1024 by 768 only claims, chat and log share a place."""
    scenes = FULLEST if desk.language == "de" else SEEN_BY.keys()
    for scene in evening_of_ten(desk.stage.gathering):
        if scene in scenes:
            look(desk, scene, SEEN_BY[scene])
    assert not desk.faults, "\n".join(desk.faults)
    assert desk.looked == 2 * len(scenes)


def look(desk: Desk, scene: str, seat: int) -> None:
    page = desk.page
    watching = desk.stage.show(page, seat)
    watching.appears()
    desk.check(page, scene, DESKTOP)
    missing = {"board", "seats", "ledger", "talk", "act", "envelope"} - names_on(page)
    if scene != "envelopes":
        desk.note(scene, [f"{one} is not shown" for one in sorted(missing)])
    if scene in ASKED_AXE and desk.language == "en":
        axe(desk, page, scene)
    desk.check(page, f"{scene}, 1024", LAPTOP)
    desk.stage.leave(watching)


def axe(desk: Desk, page: Page, scene: str) -> None:
    """Run axe as for the phones, in light and dark."""
    page.evaluate(AXE)
    desk.note(f"{scene} in light", page.evaluate(VIOLATIONS, EVERYTHING))
    desk.note(f"{scene} hides the focus", page.evaluate(HIDDEN_FOCUS))
    desk.note(f"{scene} is too small", page.evaluate(SMALL))
    page.emulate_media(color_scheme="dark")
    desk.note(f"{scene} in dark", page.evaluate(VIOLATIONS, CONTRAST))
    page.emulate_media(color_scheme="light")


def test_the_window_decides_what_shares_a_place(full_browser: Browser) -> None:
    """Three columns, then tabs for the third, below 720 the phone's panels."""
    desk = Desk(full_browser, "en")
    stage = desk.stage
    next(scene for scene in evening_of_ten(stage.gathering) if scene == "special election")
    page = desk.page
    stage.show(page, 4).appears()
    tabs = page.get_by_role("navigation", name="What to see below").get_by_role("button")
    assert words(tabs.all_inner_texts()) == ["Talk", "Log"]
    resize(page, LAPTOP)
    expect(tabs).to_have_count(3)
    assert words(tabs.all_inner_texts()) == ["Claims", "Talk", "Log"]
    for tab, place in (("Talk", "talk"), ("Claims", "ledger")):
        tabs.filter(has_text=tab).click()
        assert names_on(page) >= {"board", "seats", place}
        desk.check(page, tab, LAPTOP)
    resize(page, {"width": 719, "height": 900})
    expect(tabs).to_have_count(7)
    assert len(names_on(page) & {"board", "seats", "ledger", "talk"}) == 1
    assert not desk.faults, "\n".join(desk.faults)
    desk.context.close()


def words(texts: list[str]) -> list[str]:
    """The texts without the numbers of unread lines."""
    return [text.split()[0] for text in texts]
