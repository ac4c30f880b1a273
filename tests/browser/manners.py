"""How a person operates a page: by keyboard alone, or with fingers on a phone."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final, Protocol

from playwright.sync_api import CDPSession, Locator, Page

GUARD: Final = 500
"""Milliseconds for which a new screen takes no taps."""
HOLD: Final = 1_500
"""Milliseconds for which an execution is held."""
MOST_STOPS: Final = 80
"""More stops of the Tab key than any screen has."""

FOCUS_SHOWS: Final = """node => {
  const { outlineStyle, outlineWidth } = getComputedStyle(node);
  return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}"""
HAS_FOCUS: Final = "node => node === document.activeElement"


class Manner(Protocol):
    """What every manner can do with a control on the page."""

    def push(self, control: Locator, key: str | None = None) -> None:
        """Press a button; `key` is the key that does the same."""

    def write(self, field: Locator, text: str) -> None:
        """Write a text into a field."""

    def held(self, bar: Locator, key: str | None = None) -> AbstractContextManager[None]:
        """Hold a bar for as long as the block lasts; `key` held anywhere does the same."""

    def execute(self, button: Locator, sure: Locator) -> None:
        """Confirm an execution: by holding, or by the second step that `sure` asks for."""


class Keyboard:
    """No pointer at all: Tab and Enter, and the keys that the screens offer.

    `walks` means that every control is reached by Tab; otherwise it is given the focus.
    """

    def __init__(self, page: Page, *, walks: bool = True) -> None:
        self._keys = page.keyboard
        self._walks = walks

    def push(self, control: Locator, key: str | None = None) -> None:
        control.wait_for()
        if key is None:
            self.reach(control)
        self._keys.press(key or "Enter")

    def write(self, field: Locator, text: str) -> None:
        self.reach(field)
        self._keys.press("Control+a")
        self._keys.type(text)

    @contextmanager
    def held(self, bar: Locator, key: str | None = None) -> Iterator[None]:
        bar.wait_for()
        if key is None:
            self.reach(bar)
        keys = (key or "Space").split("+")
        for one in keys:
            self._keys.down(one)
        yield
        for one in reversed(keys):
            self._keys.up(one)

    def execute(self, button: Locator, sure: Locator) -> None:
        self.push(button, "Enter")
        self.push(sure, "Enter")

    def reach(self, control: Locator) -> None:
        """Press Tab until this control has the focus, and check that the focus is visible."""
        if not self._walks:
            return control.focus()
        for _ in range(MOST_STOPS):
            if control.evaluate(HAS_FOCUS):
                break
            self._keys.press("Tab")
        else:
            raise AssertionError(f"no Tab leads to {control}")
        assert control.evaluate(FOCUS_SHOWS), f"the focus on {control} cannot be seen"
        return None


class Fingers:
    """Taps, and a finger that stays down.

    `hurried` means that the page's clock is moved on wherever it makes somebody wait.
    """

    def __init__(self, page: Page, *, hurried: bool = False) -> None:
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._clock = page.clock
        self._hurried = hurried
        self.taps = 0

    def push(self, control: Locator, key: str | None = None) -> None:
        self._wait_out_the_guard(control)
        control.tap()
        self.taps += 1

    def write(self, field: Locator, text: str) -> None:
        field.tap()
        self.taps += 1
        field.fill(text)

    @contextmanager
    def held(self, bar: Locator, key: str | None = None) -> Iterator[None]:
        self._wait_out_the_guard(bar)
        bar.tap(trial=True)
        self.touch("touchStart", bar)
        yield
        self.touch("touchEnd")

    def execute(self, button: Locator, sure: Locator) -> None:
        with self.held(button):
            self._wait(HOLD)
            button.wait_for(state="hidden")

    def _wait_out_the_guard(self, control: Locator) -> None:
        control.wait_for()
        self._wait(GUARD)

    def _wait(self, milliseconds: int) -> None:
        """Move the page's clock on; one that is not moved goes on by itself."""
        if self._hurried:
            self._clock.fast_forward(milliseconds)

    def touch(self, kind: str, on: Locator | None = None) -> None:
        point = None if on is None else middle(on)
        self._touch(kind, point)

    def touch_at(self, kind: str, x: float, y: float) -> None:
        """Touch a point, whatever is there."""
        self._touch(kind, {"x": x, "y": y} if kind == "touchStart" else None)

    def _touch(self, kind: str, point: dict[str, float] | None) -> None:
        points = [] if point is None else [point]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(control: Locator) -> dict[str, float]:
    """The point where a finger that aims at a control lands."""
    box = control.bounding_box()
    assert box is not None, f"{control} is not on the screen"
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
