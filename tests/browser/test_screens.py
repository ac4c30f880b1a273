"""Pictures of every screen for people to look at, written by `make screens` to docs/screens."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from secret_hitler.engine.terms import Seat
from secret_hitler.table.protocol import messages as m

from .alone import choose_first, next_choice, play_alone
from .aspects import ASPECTS
from .guests import DESKTOP, LAPTOP, PHONE, Guests, resize
from .pictures import Printer
from .sayings import NOTES, SPECTATORS
from .scenes import evening_of_ten, ten
from .speech import WAKE, script
from .staged import BASE, Stage
from .tv import FULL_HD, Tv

pytestmark = [pytest.mark.browser, pytest.mark.screens]

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"
LARGEST: Final = 1_000_000
ALL_TOGETHER: Final = 6_000_000
MOMENTS: Final = ("ballots", "policy", "executed", "full-tracker", "chaos-policy")
SKIPPED: Final = {"envelopes, late", "nominating, late", "claims are owed", "two failed"}
"""Scenes that look like others."""
PHONES: Final = {
    "lobby": (0, 3),
    "arranging": (4,),
    "somebody waits in line": (0,),
    "envelopes": (0,),
    "nominating": (0,),
    "nominating, late": (0, 6),
    "voting": (8,),
    "three policies": (0,),
    "two policies": (1,),
    "investigation": (0,),
    "paused": (4,),
    "deputy asked": (0,),
    "deputy plays": (7,),
    "second execution": (3,),
    "nominating, one executed": (2,),
    "a veto is open": (1,),
    "a veto is asked for": (5,),
    "the end": (2,),
    "some are ready": (0,),
}
"""The seats whose phones are pictured, by scene."""


DESKS: Final[dict[str, tuple[int, ViewportSize]]] = {
    "nominating": (0, DESKTOP),
    "voting": (8, DESKTOP),
    "claims are owed": (0, DESKTOP),
    "special election": (2, DESKTOP),
    "nominating in the zone": (4, LAPTOP),
    "nominating, one executed": (2, DESKTOP),
    "a veto is asked for": (0, LAPTOP),
    "the end": (2, DESKTOP),
}
"""The seats whose desks are pictured, by scene."""


class Album:
    """The pictures in the order in which they were taken."""

    def __init__(self, browser: Browser, kind: str) -> None:
        self.kind = kind
        self.printer = Printer(browser)
        self.taken: list[tuple[str, str]] = []
        FOLDER.mkdir(parents=True, exist_ok=True)
        for old in FOLDER.glob(f"{kind}-*.png"):
            old.unlink()

    def take(self, page: Page, what: str) -> None:
        name = re.sub(r"[^a-z0-9]+", "-", what.lower()).strip("-")
        file = f"{self.kind}-{len(self.taken) + 1:02}-{name}.png"
        self.printer.print(page, FOLDER / file)
        self.taken.append((file, what))

    def text(self, title: str) -> str:
        lines = [f"### {what}\n\n![{what}]({file})\n" for file, what in self.taken]
        return "\n".join([f"## {title}\n", *lines])


@pytest.fixture(scope="module")
def books() -> Iterator[dict[str, str]]:
    """The captions of the albums, written next to them in the end."""
    books: dict[str, str] = {}
    yield books
    intro = "# Screens\n\nWritten by `make screens`; the table's own code played this evening.\n"
    text = "\n".join([intro, *books.values()])
    (FOLDER / "README.md").write_text(text, encoding="utf-8")
    sizes = [file.stat().st_size for file in FOLDER.glob("*.png")]
    assert max(sizes) < LARGEST
    assert sum(sizes) < ALL_TOGETHER, f"{sum(sizes):,} bytes"


def context_of(browser: Browser, **options: object) -> BrowserContext:
    context = browser.new_context(reduced_motion="reduce", locale="en-GB", **options)  # type: ignore[arg-type]
    context.add_init_script(script(WAKE))
    return context


def test_the_tv(browser: Browser, books: dict[str, str]) -> None:
    """1920 by 1080, ten players with names of maximum length."""
    album = Album(browser, "tv")
    context = context_of(browser, viewport=FULL_HD)
    stage = Stage(ten())
    stage.furnish(context)
    page = context.new_page()
    tv = Tv(page, "")
    page.goto(f"{BASE}/tv")
    page.wait_for_selector("[data-screen=tv-start]")
    album.take(page, "The first screen")
    stage.show(page, tv=True)
    page.locator("button").nth(1).click()
    page.wait_for_selector("[data-screen=tv-lobby]")
    for scene in evening_of_ten(stage.gathering):
        stage.tell()
        page.wait_for_timeout(200)
        while (seen := tv.seen()).moment:
            if scene not in SKIPPED and seen.moment in MOMENTS:
                album.take(page, f"{seen.moment} before {scene}")
            tv.goes_on(seen)
        if scene not in SKIPPED:
            page.wait_for_timeout(100)
            album.take(page, scene)
        if scene in {"lobby", "voting"}:
            page.keyboard.press("t")
            album.take(page, f"{scene}, light")
            page.keyboard.press("t")
    page.keyboard.press("k")
    album.take(page, "Credits")
    books["tv"] = album.text("The TV")
    assert len(album.taken) >= 30
    context.close()


def test_the_phones(browser: Browser, books: dict[str, str]) -> None:
    """360 by 800."""
    album = Album(browser, "phone")
    stage = Stage(ten())
    for scene in evening_of_ten(stage.gathering):
        for seat in PHONES.get(scene, ()):
            photograph(browser, stage, seat, f"{scene}, seat {seat + 1}", album)
    books["phones"] = album.text("Phones")
    assert len(album.taken) >= len(PHONES)


def photograph(browser: Browser, stage: Stage, seat: int, what: str, album: Album) -> None:
    """Take one phone as it is in this moment, and what it shows while held."""
    context = context_of(browser, viewport=PHONE, has_touch=True, is_mobile=True)
    stage.furnish(context)
    page = context.new_page()
    watching = stage.show(page, seat)
    page.wait_for_selector("main[data-screen]")
    page.wait_for_timeout(700)
    album.take(page, what)
    screen = page.locator("main").get_attribute("data-screen")
    if screen in {"envelope", "hand"}:
        page.locator("body").press("h")
        page.keyboard.down("h")
        album.take(page, f"{what}, held")
        page.keyboard.up("h")
    if screen == "vote":
        page.get_by_role("button", name="JA!").click()
        album.take(page, f"{what}, chosen")
    if screen in {"vote", "lobby", "end"}:
        page.emulate_media(color_scheme="dark")
        album.take(page, f"{what}, dark")
    stage.watching.remove(watching)
    context.close()


def test_the_talk(browser: Browser, books: dict[str, str]) -> None:
    """Everything that a phone can open of claims, chat and notes."""
    album = Album(browser, "talk")
    stage = Stage(ten())
    stage.notes[Seat(0)] = NOTES
    for scene in evening_of_ten(stage.gathering):
        for seat in (seat for at, seat in ASPECTS if at == scene):
            who = "a spectator" if seat is None else f"seat {seat + 1}"
            context = context_of(browser, viewport=PHONE, has_touch=True, is_mobile=True)
            stage.furnish(context)
            person = SPECTATORS[0] if seat is None else None
            watching = stage.show(context.new_page(), seat, person=person)
            watching.page.wait_for_selector("main[data-screen]")
            if not ASPECTS[scene, seat]:
                album.take(watching.page, f"{scene}, {who}")
            for aspect in ASPECTS[scene, seat]:
                for what in aspect(watching.page):
                    album.take(watching.page, f"{scene}, {who}, {what}")
            stage.watching.remove(watching)
            context.close()
    books["talk"] = album.text("The talk")
    assert len(album.taken) >= 12


def test_the_desks(browser: Browser, books: dict[str, str]) -> None:
    """1440 by 900 and 1024 by 768."""
    album = Album(browser, "desk")
    stage = Stage(ten())
    context = context_of(browser, viewport=DESKTOP)
    stage.furnish(context)
    for scene in evening_of_ten(stage.gathering):
        if scene not in DESKS:
            continue
        seat, size = DESKS[scene]
        page = context.new_page()
        page.set_viewport_size(size)
        watching = stage.show(page, seat)
        page.wait_for_selector("main[data-screen]")
        page.wait_for_timeout(300)
        album.take(page, f"{scene}, seat {seat + 1}")
        if scene == "special election":
            page.emulate_media(color_scheme="dark")
            album.take(page, f"{scene}, seat {seat + 1}, dark")
        stage.watching.remove(watching)
        page.close()
    books["desks"] = album.text("Desks")
    assert len(album.taken) == len(DESKS) + 1
    context.close()


def test_ways_in(browser: Browser, books: dict[str, str]) -> None:
    """Home, joining, a running game, the narrator's own page."""
    album = Album(browser, "way-in")
    stage = Stage(ten())
    context = context_of(browser, viewport=PHONE, has_touch=True, is_mobile=True)
    stage.furnish(context)
    page = context.new_page()
    page.goto(BASE)
    expect(page.get_by_label("Your name")).to_be_visible()
    album.take(page, "Home")
    page.goto(f"{BASE}/narrator")
    page.wait_for_timeout(500)
    album.take(page, "The narrator")
    stranger = stage.show(page, None)
    page.goto(page.url.removesuffix("?watch"))
    page.wait_for_selector("[data-screen=join]")
    album.take(page, "Joining")
    stage.gathering.start()
    page.wait_for_timeout(300)
    album.take(page, "Joining while a game runs")
    assert isinstance(stranger.sent[0], m.Hello)
    assert stage.gathering.table.seats[Seat(0)].looked
    books["ways in"] = album.text("Ways in")
    context.close()


def test_alone(browser: Browser, guests: Guests, books: dict[str, str]) -> None:
    """A real game of one person and six bots, in the middle and at its end."""
    album, person = Album(browser, "alone"), guests.by_touch("Anna")
    page = person.page
    page.goto(f"{person.base}/solo")
    page.get_by_label("Your name").fill("Anna")
    album.take(page, "The choices")
    for chosen in ("Liberal", "Fast"):
        page.get_by_role("radio", name=chosen).check(force=True)
    person.manner.push(person.button("Sit down and deal"))
    person.sees("envelope")
    person.opens_envelope()
    last = -1
    for _ in range(6):
        last = next_choice(person, last).phase
        choose_first(person, person.screen)
    next_choice(person, last)
    album.take(page, "A choice among bots")
    person.manner.push(person.button("Why did").filter(visible=True).first)
    page.wait_for_timeout(500)
    album.take(page, "Why")
    person.manner.push(person.button("What can I know?"))
    page.get_by_role("dialog").wait_for()
    album.take(page, "What can I know")
    page.keyboard.press("Escape")
    for panel in ("Seats", "Claims", "Talk", "Log"):
        person.manner.push(page.get_by_role("button", name=re.compile(f"^{panel}")))
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        album.take(page, panel)
    play_alone(person)
    album.take(page, "The end")
    resize(page, DESKTOP)
    album.take(page, "The end at a desk")
    books["alone"] = album.text("Alone with bots")
    assert len(album.taken) == 10
