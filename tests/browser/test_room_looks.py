"""The phone screens of one room, checked in light and dark, small and large."""

import pytest
from playwright.sync_api import Browser, Page

from secret_hitler.engine.terms import Seat
from secret_hitler.table.command_rights import AskToMove
from secret_hitler.table.protocol import messages as m

from .aspects import ASPECTS
from .guests import PHONE
from .looks import Looks
from .sayings import NOTES, SPECTATORS
from .scenes import evening_of_ten, ten
from .staged import Stage

pytestmark = pytest.mark.browser

SEEN_BY = {
    "lobby": (0, 3),
    "arranging": (0, 4),
    "arranging again": (2,),
    "misdeal asked": (0,),
    "nominating, late": (0, 6),
    "voting": (8,),
    "paused": (4, 5),
    "deputy asked": (0, 7),
    "deputy plays": (7,),
    "nominating, one executed": (2,),
    "the end": (2, 9),
    "some are ready": (0,),
}
"""The seats whose phones are checked, by scene."""


def test_every_screen_of_the_room(full_browser: Browser) -> None:
    looks, stage = Looks(), Stage(ten())
    page = phone(full_browser, stage)
    for scene in evening_of_ten(stage.gathering):
        for seat in SEEN_BY.get(scene, ()):
            look(page, stage, seat, f"{scene}, seat {seat}", looks)
    assert not looks.faults, "\n".join(looks.faults)
    assert len(looks.seen) >= sum(map(len, SEEN_BY.values())) + 4


def test_every_screen_of_the_talk(full_browser: Browser) -> None:
    looks, stage = Looks(), Stage(ten())
    page = phone(full_browser, stage)
    stage.notes[Seat(0)] = NOTES
    for scene in evening_of_ten(stage.gathering):
        for seat in (seat for at, seat in ASPECTS if at == scene):
            look_at_talk(page, stage, scene, seat, looks)
    assert not looks.faults, "\n".join(looks.faults)
    assert len(looks.seen) >= len(ASPECTS) + 12


def phone(browser: Browser, stage: Stage) -> Page:
    """The phone on which all look in turn; it is put away together with the browser."""
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce")
    stage.furnish(context)
    return context.new_page()


def look_at_talk(page: Page, stage: Stage, scene: str, seat: int | None, looks: Looks) -> None:
    """A viewer's phone as it is in this moment, then with all that its talk can open."""
    person = SPECTATORS[0] if seat is None else None
    watching = stage.show(page, seat, person=person)
    watching.appears()
    looks.check(page, f"{scene}, seat {seat}")
    for aspect in ASPECTS[scene, seat]:
        for what in aspect(page):
            looks.check(page, f"{scene}, seat {seat}, {what}")
    stage.leave(watching)


def look(page: Page, stage: Stage, seat: int, what: str, looks: Looks) -> None:
    """A viewer's phone as it is in this moment, and what it opens from there."""
    watching = stage.show(page, seat)
    watching.appears()
    looks.check(page, what)
    if what.startswith("nominating, one executed"):
        page.get_by_role("button", name="Make a guess").press("Enter")
        looks.check(page, "a guess")
    if what.startswith("deputy asked, seat 0"):
        look_at_dialogs(page, looks)
    if what.startswith("voting"):
        look_at_a_move(stage, page, looks)
    stage.leave(watching)


def look_at_dialogs(page: Page, looks: Looks) -> None:
    page.get_by_role("button", name="Agree", exact=True).press("Enter")
    looks.check(page, "a question to agree to")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").press("Enter")
    looks.check(page, "the menu of a game")
    page.get_by_role("dialog").get_by_role("button", name="TV").press("Enter")
    looks.check(page, "the TV's volume")
    page.keyboard.press("Escape")


def look_at_a_move(stage: Stage, page: Page, looks: Looks) -> None:
    """The phone that is asked for its seat, before and after it shows the digits."""
    gathering = stage.gathering
    gathering.accepted("new", AskToMove(Seat(8)))
    number = gathering.table.questions[-1].number
    page.get_by_role("button", name="Show digits").wait_for()
    looks.check(page, "asked for the seat")
    gathering.accepted("p8", m.ShowDigits(number))
    page.locator(".digits").wait_for()
    looks.check(page, "digits")
    gathering.accepted("p8", m.Consent(number, agree=False))
