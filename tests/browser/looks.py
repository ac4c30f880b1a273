"""Requirements on every screen: axe, width, size of targets, little motion, and a visible focus."""

from importlib.resources import files
from typing import Final

from playwright.sync_api import Page

from .guests import PHONE, resize

AXE: Final = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
FROM_MEMORY: Final = {"resultTypes": ["violations"], "preload": False}
"""Without `preload` axe does not fetch every style sheet again, which no rule below needs."""
EVERYTHING: Final = FROM_MEMORY | {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}
CONTRAST: Final = FROM_MEMORY | {"runOnly": ["color-contrast"]}
"""The only rule that another palette can break."""

VIOLATIONS: Final = """async options => (await axe.run(options)).violations.flatMap(
  ({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`),
)"""
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
"""What sticks out of the page sideways, except tables that scroll by themselves."""
LIVELY: Final = """() => [...document.querySelectorAll("*")].flatMap((node) => {
  const style = getComputedStyle(node);
  const times = `${style.animationDuration},${style.transitionDuration}`.split(",");
  return times.some((time) => parseFloat(time) > 0.1) ? [node.outerHTML.slice(0, 120)] : [];
})"""
"""What moves for longer than 100 ms despite reduced motion."""
FLASHES: Final = """() => document.getAnimations().flatMap((one) => {
  const { duration, iterations } = one.effect.getComputedTiming();
  return iterations > 1 && duration < 1000 / 3 ? [`${one.animationName}: ${duration} ms`] : [];
})"""
"""What flashes more than three times a second."""
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
    const small = width < 43.5 || height < 43.5;
    return small ? [`${width} x ${height}: ${node.outerHTML.slice(0, 120)}`] : [];
  });
}"""
"""Controls that are smaller than 44 by 44."""

GROWN: Final = """() => {
  const place = document.querySelector("[data-thumb].reserved");
  if (place?.querySelector(".confirm") == null) return [];
  const kept = parseFloat(getComputedStyle(place).minHeight);
  const grown = place.getBoundingClientRect().height - kept;
  return grown > 0.5 ? [`${grown} px: ${place.textContent}`] : [];
}"""
"""Confirm buttons that cover the choice just made above them."""


def flashes(page: Page) -> list[str]:
    """What flashes for a person who has not asked for reduced motion."""
    page.emulate_media(reduced_motion="no-preference")
    found: list[str] = page.evaluate(FLASHES)
    page.emulate_media(reduced_motion="reduce")
    return found


class Looks:
    """Checks a screen in every way, and collects the faults."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.faults: list[str] = []

    def check(self, page: Page, screen: str) -> None:
        """Check a screen the first time it is seen."""
        if screen in self.seen:
            return
        self.seen.append(screen)
        self._note(screen, "moves", page.evaluate(LIVELY))
        self._note(screen, "flashes", flashes(page))
        self._note(screen, "hides the focus", page.evaluate(HIDDEN_FOCUS))
        self._note(screen, "is too small", page.evaluate(SMALL))
        self._note(screen, "reaches over the choice", page.evaluate(GROWN))
        if page.evaluate("typeof axe === 'undefined'"):
            page.evaluate(AXE)
        self._note(screen, "breaks in light", page.evaluate(VIOLATIONS, EVERYTHING))
        page.emulate_media(color_scheme="dark")
        self._note(screen, "breaks in dark", page.evaluate(VIOLATIONS, CONTRAST))
        page.emulate_media(color_scheme="light")
        self._check_sizes(page, screen)

    def _check_sizes(self, page: Page, screen: str) -> None:
        resize(page, {"width": 320, "height": 640})
        self._note(screen, "sticks out at 320 px", page.evaluate(OVERFLOWS))
        resize(page, PHONE)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        self._note(screen, "sticks out at 200 %", page.evaluate(OVERFLOWS))
        page.evaluate("document.documentElement.style.fontSize = ''")

    def _note(self, screen: str, what: str, where: list[str]) -> None:
        self.faults += [f"{screen} {what}: {one}" for one in where]
