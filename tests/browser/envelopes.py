"""What a person does with an envelope besides holding it, and how its screens are compared."""

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Page, expect

from secret_hitler.table.protocol import messages as m
from tests.support.draws import stacked

from .guests import PHONE
from .manners import Keyboard
from .person import LOOK_FOR, Person
from .scenes import LONG_NAMES
from .staged import BASE, Played, Stage, seated

FASCISTS: Final = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}
"""Beside Hitler."""
ROLES: Final = ("Liberal", "Fascist", "Hitler")
SAID_FOR: Final = 8_500
"""Milliseconds after which the page no longer says that a card was a dummy."""

PAPER: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  for (let frames = 0; frames < 3; frames++) await frame();
  const round = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
  const tops = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const paper = document.querySelector("[data-secret]");
  const lines = [...paper.querySelectorAll("p")];
  const { left, top, right, bottom } = paper.getBoundingClientRect();
  const cover = paper.closest(".cover").getBoundingClientRect();
  return {
    boxes: [paper, paper.querySelector(".token"), ...lines].map((node) => {
      const box = round(node.getBoundingClientRect());
      return node.matches("p") ? [box[1], box[3]] : box;
    }),
    lines: lines.map(tops),
    whole: left >= 0 && top >= 0 && right <= cover.right && bottom <= cover.bottom,
    cut: lines.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.innerText),
  };
}"""
"""The paper that is held, once the page has found its layout: boxes, lines, and whether all of it
is in sight."""
MOST_CHROMA: Final = """async (picture) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const cubed = (part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4)
    seen.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
  return Math.max(...[...seen].map((colour) => {
    const [r, g, b] = [16, 8, 0].map((shift) => linear(((colour >> shift) & 255) / 255));
    const x = cubed((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = cubed(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = cubed((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    return Math.hypot(500 * (x - y), 200 * (y - z));
  }));
}"""
"""The most colourful pixel of a picture: chroma in CIELAB."""


class Envelopes:
    """A table on a stage, whose envelopes are sealed, and the pages of their holders.

    The first seats are Liberals, the last one Hitler.
    """

    def __init__(self, browser: Browser, players: int = 5) -> None:
        self.context = browser.new_context(viewport=PHONE, reduced_motion="reduce")
        self.context.clock.install()
        self.people: list[Person] = []
        fascists = FASCISTS[players]
        roles = "L" * (players - 1 - fascists) + "F" * fascists + "H"
        self.gathering = seated(LONG_NAMES[:players], Played(stacked(roles, "FFL")))
        self.stage = Stage(self.gathering)
        self.stage.furnish(self.context)
        self.gathering.accepted("p0", m.Start())

    def everybody_looks(self) -> Played:
        """All have put their envelopes away, and the first seat is to nominate."""
        for number in range(len(self.gathering.table.seats)):
            self.gathering.accepted(f"p{number}", m.Looked())
        return self.gathering

    def holder(self, seat: int = 0) -> Person:
        """The page of a seat."""
        page = self.context.new_page()
        person = Person(LONG_NAMES[seat], page, Keyboard(page, walks=False), BASE, hurried=True)
        self.people.append(person)
        self.stage.show(page, seat).appears()
        return person

    def clear(self) -> None:
        """No page had anything to complain about."""
        self.context.close()
        assert [fault for person in self.people for fault in person.traffic.faults] == []


def picture(page: Page) -> bytes:
    """The whole screen, without the focus or a mouse pointer."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    return page.screenshot()


def most_chroma(darkroom: Page, png: bytes) -> float:
    """How far the most colourful pixel is from grey; `darkroom` is a page without a policy."""
    encoded = base64.b64encode(png).decode()
    return float(darkroom.evaluate(MOST_CHROMA, f"data:image/png;base64,{encoded}"))


@contextmanager
def held(person: Person) -> Iterator[None]:
    """Hold the envelope for as long as the block lasts."""
    busy = person.screen in {"hand", "vote"}
    bar = person.page.locator(".hold").filter(has_text="Envelope") if busy else None
    with person.manner.held(bar or person.page.locator(".hold").last, "Shift+H" if busy else "H"):
        person.page.locator("[data-secret]").wait_for()
        yield


def readies_dummy(
    person: Person, role: str, names: list[str] | None = None, *, quiet: bool = False
) -> None:
    """Have the next look show a card of this role, with these names where they are told."""
    person.page.keyboard.press("e")
    sheet = person.page.get_by_role("dialog")
    sheet.locator(f"input[value={role.lower()}]").check()
    for _ in range(300):
        if names is None or all(name in sheet.inner_text() for name in names):
            break
        sheet.get_by_role("button", name="Other names").click()
    else:
        raise AssertionError(f"no draw names {names}")
    if quiet:
        sheet.get_by_label("Say nothing afterwards").check()
    sheet.locator("form button.primary").click()
    expect(sheet).to_have_count(0)


def looks_once(person: Person) -> None:
    """Look long enough for the counter of seconds to run out."""
    with held(person):
        person.page.clock.fast_forward(LOOK_FOR + 500)
    person.page.clock.fast_forward(SAID_FOR)
