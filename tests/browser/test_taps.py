"""A monkey at the table: double taps, and taps on a screen that has just appeared, do nothing."""

import random
from typing import Final

import msgspec
import pytest
from playwright.sync_api import ViewportSize

from .alone import choose_first, next_choice, seated_among_bots
from .guests import Guests, resize
from .manners import GUARD
from .pace import stop_the_clock
from .person import Person

pytestmark = pytest.mark.browser

SMALL: Final[ViewportSize] = {"width": 360, "height": 640}
"""A phone on which the confirm button appears where the choice was."""

AT_ONE_CHOICE: Final = 12
EARLY_TAPS: Final = 4
QUIET: Final = frozenset({"Hello", "Say", "AskWhy", "AskHint"})
"""What a page may send without anybody's decision."""
GUARDED: Final = "document.querySelector(\"[aria-label='Your choice'][data-guarded]\") !== null"
IN_SIGHT: Final = """() => {
  const top = document.querySelector(".scroll").getBoundingClientRect();
  return [...document.querySelectorAll("[aria-label='Your choice'] button")].flatMap((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return y >= top.top && y + height <= top.bottom ? [[x, y, width, height]] : [];
  });
}"""
CHOSEN: Final = (
    "document.querySelectorAll(\"[aria-label='Your choice'] [aria-pressed=true]\").length"
)
FLICKERS: Final = """() => [...document.querySelectorAll("*")].flatMap((node) => {
  const { animationName, animationIterationCount } = getComputedStyle(node);
  const often = animationIterationCount.split(",").some((times) => !(parseFloat(times) <= 3));
  return animationName !== "none" && often ? [node.outerHTML.slice(0, 120)] : [];
})"""
"""What blinks more than three times."""


class Monkey:
    """Taps anywhere, and counts how often."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.dice = random.Random(seed)
        self.double_taps = 0
        self.early_taps = 0

    def somewhere(self) -> tuple[float, float]:
        """A point on a visible button of the choice, or anywhere at all."""
        aims = self.person.page.evaluate(IN_SIGHT)
        if aims and self.dice.random() < 0.5:
            x, y, width, height = self.dice.choice(aims)
            return self.dice.uniform(x, x + width), self.dice.uniform(y, y + height)
        return self.dice.uniform(1, SMALL["width"] - 2), self.dice.uniform(1, SMALL["height"] - 2)

    def double_tap(self) -> None:
        """Tap twice in one place, and leave whatever the first tap has chosen or opened."""
        page = self.person.page
        x, y = self.somewhere()
        page.touchscreen.tap(x, y)
        page.clock.run_for(self.dice.randint(20, 100))
        page.touchscreen.tap(x, y)
        self.double_taps += 1
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")

    def taps_early(self) -> None:
        """Taps on the choice itself, before the guard is over."""
        page = self.person.page
        area = page.get_by_role("region", name="Your choice").bounding_box()
        if area is None or not page.evaluate(GUARDED):
            return
        for _ in range(EARLY_TAPS):
            x = self.dice.uniform(area["x"], area["x"] + area["width"])
            lowest = min(area["y"] + area["height"], SMALL["height"] - 100)
            page.touchscreen.tap(x, self.dice.uniform(area["y"], lowest))
        self.early_taps += EARLY_TAPS
        assert page.evaluate(CHOSEN) == 0, "a tap on a new screen has chosen something"
        assert page.evaluate(GUARDED)


def decisions(person: Person) -> list[str]:
    """All decisions that a page has sent."""
    return [text for text in person.traffic.sent if msgspec.json.decode(text)["type"] not in QUIET]


@pytest.mark.parametrize("double_taps", [60, pytest.param(1_000, marks=pytest.mark.long)])
def test_a_monkey_decides_nothing(guests: Guests, double_taps: int) -> None:
    person = guests.by_touch("Anna", hurried=True)
    stop_the_clock(person.page.context)
    monkey = Monkey(person, seed=13)
    while monkey.double_taps < double_taps:
        seated_among_bots(person)
        person.opens_envelope()
        resize(person.page, SMALL)
        play_beside(monkey, double_taps)
    print(f"{monkey.double_taps} double taps, {monkey.early_taps} early taps: no decision")
    assert monkey.early_taps >= EARLY_TAPS


def play_beside(monkey: Monkey, double_taps: int) -> None:
    """The person plays until the monkey is done; it taps before each choice."""
    person, last = monkey.person, -1
    while (moment := next_choice(person, last)).screen != "end":
        if monkey.double_taps >= double_taps:
            return
        before = decisions(person)
        monkey.taps_early()
        person.page.clock.run_for(GUARD)
        for _ in range(AT_ONE_CHOICE):
            monkey.double_tap()
        assert decisions(person) == before
        assert person.page.evaluate(FLICKERS) == []
        choose_first(person, moment.screen)
        last = moment.phase
