"""What every screen has to be: readable by axe, narrow, large, calm, and honest about the focus."""

from typing import Final

import msgspec
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from .guests import PHONE

TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

OVERFLOWS: Final = """() => {
  const wide = document.documentElement.clientWidth;
  const scrolls = (node) => node.closest("[role=region][tabindex], [role=log]");
  const out = [...document.body.querySelectorAll("*")].filter((node) => {
    if (!node.checkVisibility({ visibilityProperty: true }) || scrolls(node)) return false;
    const { left, right, width } = node.getBoundingClientRect();
    return width > 1 && (right > wide + 1 || left < -1);
  });
  return out.map((node) => node.outerHTML.slice(0, 120));
}"""
"""What sticks out of the page sideways, but for tables that scroll in themselves."""
LIVELY: Final = """() => [...document.querySelectorAll("*")].flatMap((node) => {
  const style = getComputedStyle(node);
  const times = `${style.animationDuration},${style.transitionDuration}`.split(",");
  return times.some((time) => parseFloat(time) > 0.1) ? [node.outerHTML.slice(0, 120)] : [];
})"""
"""What moves for longer than 100 ms although the person asked for less motion (X26)."""
HIDDEN_FOCUS: Final = """() => {
  const at = document.activeElement;
  const stops = "a[href], button:not(:disabled), input, select, summary, [tabindex='0']";
  const dim = [...document.querySelectorAll(stops)].filter((node) => {
    if (!node.checkVisibility({ visibilityProperty: true })) return false;
    node.focus({ preventScroll: true });
    if (document.activeElement !== node) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle === "none" || parseFloat(outlineWidth) < 2;
  });
  if (at instanceof HTMLElement) at.focus({ preventScroll: true });
  return dim.map((node) => node.outerHTML.slice(0, 120));
}"""
"""Controls that can have the focus without showing it."""
SMALL: Final = """() => {
  const targets = "button, a.button, select, summary, input:not([type=radio], [type=checkbox])";
  return [...document.querySelectorAll(targets)].flatMap((node) => {
    if (!node.checkVisibility({ visibilityProperty: true })) return [];
    const { width, height } = node.getBoundingClientRect();
    return width < 43.5 || height < 43.5 ? [`${width}x${height} ${node.outerHTML.slice(0, 120)}`] : [];
  });
}"""
"""Controls that are smaller than 44 by 44 (X18)."""


class Violation(msgspec.Struct):
    """What axe found, as far as a person needs it."""

    id: str
    help: str
    nodes: list[dict[str, object]]

    def __str__(self) -> str:
        return f"{self.id}: {self.help}: {[node.get('html') for node in self.nodes][:3]}"


class Looks:
    """Looks at a screen in every way, and collects what is wrong with it."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.faults: list[str] = []
        self._axe = Axe()

    def check(self, page: Page, screen: str) -> None:
        """Look at a screen, the first time it is seen."""
        if screen in self.seen:
            return
        self.seen.append(screen)
        self._note(screen, "moves", page.evaluate(LIVELY))
        self._note(screen, "hides the focus", page.evaluate(HIDDEN_FOCUS))
        self._note(screen, "is too small", page.evaluate(SMALL))
        self._note(screen, "light", self._violations(page, {"runOnly": TAGS}))
        page.emulate_media(color_scheme="dark")
        contrast = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
        self._note(screen, "dark", self._violations(page, contrast))
        page.emulate_media(color_scheme="light")
        self._check_sizes(page, screen)

    def _check_sizes(self, page: Page, screen: str) -> None:
        page.set_viewport_size({"width": 320, "height": 640})
        self._note(screen, "sticks out at 320 px", page.evaluate(OVERFLOWS))
        page.set_viewport_size(PHONE)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        self._note(screen, "sticks out at 200 %", page.evaluate(OVERFLOWS))
        page.evaluate("document.documentElement.style.fontSize = ''")

    def _violations(self, page: Page, options: dict[str, object]) -> list[str]:
        found = self._axe.run(page, options=options).response["violations"]
        return [str(violation) for violation in msgspec.convert(found, list[Violation])]

    def _note(self, screen: str, what: str, where: list[str]) -> None:
        self.faults += [f"{screen} {what}: {one}" for one in where]
