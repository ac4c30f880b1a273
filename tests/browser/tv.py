"""The shared screen: how it is opened, what it shows, and how large."""

import re
from typing import Final

import msgspec
from playwright.sync_api import Page, ViewportSize, expect

from .traffic import Traffic

FULL_HD: Final[ViewportSize] = {"width": 1920, "height": 1080}
SAFE: Final = (96, 54)
"""Pixels on each side that an old television may cut off."""
LEAST: Final = 36
LEAST_NAME: Final = 48
LEAST_STATUS: Final = 84

SEEN: Final = """() => {
  const words = (node) => (node?.textContent ?? "").replace(/\\s+/g, " ").trim();
  const main = document.querySelector("main");
  const { screen, phase, step, moment, middle } = main?.dataset ?? {};
  return {
    screen: screen ?? "", phase: Number(phase ?? -1), step: Number(step ?? -1),
    moment: moment ?? "", middle: middle ?? "",
    status: words(document.querySelector("h1")), title: document.title,
    under: words(document.querySelector("header [role=status] > p")),
    seats: [...document.querySelectorAll("li[data-seat], .ring li")].map(words),
  };
}"""
AT_STEP: Final = """step => {
  const { screen, step: at } = document.querySelector("main")?.dataset ?? {};
  return screen?.startsWith("tv-") && (Number(at ?? -1) >= step || document.title === "");
}"""
ANOTHER: Final = """([moment, status]) => {
  const h1 = (document.querySelector("h1")?.textContent ?? "").replace(/\\s+/g, " ").trim();
  return document.querySelector("main")?.dataset.moment !== moment || h1 !== status;
}"""
"""Whether the screen shows something else now."""
TEXTS: Final = """() => {
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent.trim();
    const unseen = parent.closest(".hidden-words, script, style, svg") || !seen(parent);
    if (text === "" || unseen) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A line of large letters reaches out of its box, and spacing after the last letter is no ink.
    const box = range.getBoundingClientRect(), within = parent.getBoundingClientRect();
    const style = getComputedStyle(parent);
    const spacing = parseFloat(style.letterSpacing) || 0;
    found.push({
      text, size: parseFloat(style.fontSize),
      name: parent.closest("bdi") !== null && parent.closest("li") !== null,
      status: parent.closest("h1") !== null,
      left: box.left, right: box.right - spacing,
      top: Math.max(box.top, within.top), bottom: Math.min(box.bottom, within.bottom),
    });
  }
  return found;
}"""
"""Every visible text, its size and its position."""
CUT_OFF: Final = """() => [...document.querySelectorAll("main *, main")].flatMap((node) => {
  if (!node.checkVisibility({ visibilityProperty: true }) || node.closest("svg")) return [];
  const { overflowX, overflowY } = getComputedStyle(node);
  const hides = overflowX !== "visible" || overflowY !== "visible";
  const wide = node.scrollWidth > node.clientWidth + 2;
  const high = node.scrollHeight > node.clientHeight + 2;
  if (!hides || node.matches(".hidden-words")) return [];
  return wide || high ? [node.outerHTML.slice(0, 160)] : [];
})"""
"""Elements that clip their own content."""
COVERED: Final = """() => [...document.querySelectorAll(
  "main p, main h1, main li, main dt, main dd",
)].flatMap((node) => {
  const shown = node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  if (!shown || node.textContent.trim() === "") return [];
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const high = bottom - top;
  const spots = [0.3, 0.5, 0.8].map((share) => [(left + right) / 2, top + share * high]);
  const over = spots.map(([x, y]) => document.elementFromPoint(x, y));
  // The line of a name in large letters is higher than its ink.
  const apart = (one) => !one.matches("bdi") && !node.contains(one) && !one.contains(node);
  const other = over.find((one) => one && apart(one));
  return other ? [`${node.outerHTML.slice(0, 100)} by ${other.outerHTML.slice(0, 60)}`] : [];
})"""
"""Elements covered by something else."""
PUBLIC_WORDS: Final = re.compile(
    r"enacted an? (liberal|fascist) policy|policy is enacted: (liberal|fascist)"
    r"|(is|was)? ?not hitler|if (it|the chancellor) is hitler, the (liberals|fascists) win"
    r"|one more (liberal|fascist) policy and the (liberals|fascists) win|secret hitler"
)
"""All that a game says about parties and Hitler while it lasts."""
OPEN_TABLE: Final = """() => {
  const copy = document.documentElement.cloneNode(true);
  for (const node of copy.querySelectorAll(".tracks, .strip, .claims, style, link, script"))
    node.remove();
  return copy.outerHTML;
}"""
"""The document without the tracks and the claims, which are public."""


class Seen(msgspec.Struct, frozen=True):
    """What the screen shows."""

    screen: str
    phase: int
    step: int
    moment: str
    middle: str
    status: str
    title: str
    under: str
    seats: list[str]


class Text(msgspec.Struct, frozen=True):
    """A text on the screen."""

    text: str
    size: float
    name: bool
    status: bool
    left: float
    top: float
    right: float
    bottom: float

    def faults(self) -> list[str]:
        """What is too small, or too near the edge."""
        least = LEAST_STATUS if self.status else LEAST_NAME if self.name else LEAST
        found = []
        if self.size < least - 0.01:
            found.append(f"{self.size:g} px of {least}: {self.text}")
        across, down = SAFE
        right, bottom = FULL_HD["width"] - across, FULL_HD["height"] - down
        if self.left < across - 1 or self.right > right + 1:
            found.append(f"from {self.left:.0f} to {self.right:.0f} px across: {self.text}")
        if self.top < down - 1 or self.bottom > bottom + 1:
            found.append(f"from {self.top:.0f} to {self.bottom:.0f} px down: {self.text}")
        return found


class Tv:
    """A page on a television."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.traffic = Traffic(page)
        self.presses = 0

    # --- opening --------------------------------------------------------------------------------

    def makes_table(self) -> str:
        """Open `/tv`, start without sound, and return the code."""
        self.page.goto(f"{self.base}/tv")
        return self.starts()

    def shows(self, code: str) -> None:
        """Open the address of a table."""
        self.page.goto(f"{self.base}/tv/{code}")
        self.starts()

    def starts(self, *, sound: bool = False) -> str:
        """Press the button, and return the code of the table that appears."""
        self.press("Start with sound" if sound else "Start silent")
        self.page.wait_for_function(
            "() => ['tv-lobby', 'tv-board', 'tv-paused', 'tv-end']"
            ".includes(document.querySelector('main')?.dataset.screen)"
        )
        return self.page.url[-4:]

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).click()
        self.presses += 1

    # --- what it shows --------------------------------------------------------------------------

    def seen(self) -> Seen:
        return msgspec.convert(self.page.evaluate(SEEN), Seen)

    def reaches(self, step: int) -> None:
        """Wait until the screen knows a step."""
        self.page.wait_for_function(AT_STEP, arg=step)

    def goes_on(self, seen: Seen) -> None:
        """Press on from the moment that the screen shows, and first from what is read out."""
        shown = [seen.moment, seen.status]
        self.page.keyboard.press("Enter")
        if not self.page.evaluate(ANOTHER, shown):
            self.page.keyboard.press("Enter")
        self.page.wait_for_function(ANOTHER, arg=shown)

    def moments(self) -> list[Seen]:
        """Skip from moment to moment until the screen shows what is next."""
        found = []
        while (seen := self.seen()).moment:
            found.append(seen)
            self.goes_on(seen)
        return found

    def says(self, text: str | re.Pattern[str]) -> None:
        """Wait for a status sentence."""
        expect(self.page.get_by_role("heading", level=1)).to_have_text(text)

    # --- how it shows it ------------------------------------------------------------------------

    def texts(self) -> list[Text]:
        return msgspec.convert(self.page.evaluate(TEXTS), list[Text])

    def faults(self) -> list[str]:
        """What cannot be read from three metres."""
        cut = [f"cut off: {one}" for one in self.page.evaluate(CUT_OFF)]
        covered = [f"covered: {one}" for one in self.page.evaluate(COVERED)]
        return [*(fault for text in self.texts() for fault in text.faults()), *cut, *covered]

    def assert_open(self) -> None:
        """Check that nothing shown, in the title, or read out tells a role or a party."""
        assert_tells_nothing(str(self.page.evaluate(OPEN_TABLE)))
        for seats in self.page.locator("ol:has(> li[data-seat])").all():
            assert_tells_nothing(seats.aria_snapshot())
        assert_tells_nothing("\n".join([self.page.title(), *self.traffic.console]))


def assert_tells_nothing(text: str) -> None:
    """Check that the text names no role or party beyond what the game tells everybody."""
    told = PUBLIC_WORDS.sub("", " ".join(text.lower().split()))
    for word in ("liberal", "fascist", "hitler"):
        at = told.find(word)
        assert at < 0, f"the TV tells: ...{told[max(0, at - 120) : at + 80]}..."
