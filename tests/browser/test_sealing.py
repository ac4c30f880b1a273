"""Secrets are in the document only while somebody looks, and look alike for every role."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .alone import seated_among_bots
from .evening import Course, Evening
from .guests import Guests
from .manners import Fingers
from .person import Person
from .secrecy import assert_sealed
from .serving import Serving

pytestmark = pytest.mark.browser

SEALS = """name => new Promise((done) => {
  const target = ["freeze", "visibilitychange"].includes(name) ? document : window;
  const open = () => document.querySelectorAll("[data-secret]").length;
  const before = open();
  target.dispatchEvent(new Event(name));
  requestAnimationFrame(() => done([before, open()]));
})"""
"""How many secrets are open before an event, and in the very next frame."""

BOXES = """() => [
  ...document.querySelectorAll("[data-secret], [data-secret] :not(svg *)"),
].map((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const whole = node.matches("[data-secret]");
  return (whole ? [x, y, width, height] : [y, height]).map(Math.round).join(" ");
})"""
"""The position of everything on the paper; words may differ in width but not in height."""
COLOURS = """() => [...new Set(
  [...document.querySelectorAll("[data-secret], [data-secret] *")].flatMap((node) => {
    const { color, backgroundColor, borderTopColor, fill } = getComputedStyle(node);
    return [color, backgroundColor, borderTopColor, fill];
  }),
)].sort()"""


@pytest.fixture(scope="module")
def evening(browser: Browser, house: Serving) -> Iterator[Evening]:
    """Seven sealed envelopes, which the tests of this file open one after the other."""
    with Guests(browser, house.base) as guests:
        evening = guests.evening(7)
        evening.people[0].starts()
        for person in evening.people:
            person.sees("envelope")
        yield evening
        guests.assert_content()


def test_sealed_envelopes_are_alike_to_the_pixel(evening: Evening) -> None:
    for person in evening.people:
        assert_sealed(person.page)
        person.page.clock.fast_forward(1_000)
    pictures = {sealed_picture(person) for person in evening.people}
    documents = {person.page.locator("main").inner_html() for person in evening.people}
    assert len(pictures) == 1
    assert len(documents) == 1


def sealed_picture(person: Person) -> tuple[bytes, bytes]:
    """What is below the line with the name."""
    person.page.evaluate("document.activeElement.blur()")
    page = person.page
    return page.locator("main").screenshot(), page.locator("footer").screenshot()


def test_open_envelopes_have_one_layout_and_one_ink(evening: Evening) -> None:
    boxes, colours, roles = set(), set(), set()
    for person in evening.people:
        with person.manner.held(person.button("Hold to look"), "H"):
            roles.add(person.paper()[0])
            boxes.add(tuple(person.page.evaluate(BOXES)))
            colours.add(tuple(person.page.evaluate(COLOURS)))
    assert {role.lower() for role in roles} == {"liberal", "fascist", "hitler"}
    assert len(boxes) == 1, boxes
    assert len(colours) == 1, colours


@pytest.mark.parametrize("event", ["blur", "visibilitychange", "pagehide", "freeze"])
def test_it_seals_before_the_next_frame(evening: Evening, event: str) -> None:
    person = evening.people[0]
    with person.manner.held(person.button("Hold to look"), "H"):
        assert person.page.evaluate(SEALS, event) == [1, 0]
        assert_sealed(person.page)


def test_it_seals_when_the_key_comes_up(evening: Evening) -> None:
    for person in evening.people:
        with person.manner.held(person.button("Hold to look"), "H"):
            assert person.page.locator("[data-secret]").count() == 1
        assert_sealed(person.page)


def test_it_seals_when_somebody_else_moves(evening: Evening) -> None:
    evening.open_envelopes()
    waiting = next(person for person in evening.people if person.screen == "waiting")
    with waiting.manner.held(waiting.button("Envelope: hold to look"), "H"):
        assert waiting.paper()
        assert evening.play_one(Course())
        waiting.sees("vote")
        assert_sealed(waiting.page)


def test_a_finger_opens_and_seals(guests: Guests) -> None:
    host = guests.by_touch("Anna", hurried=True)
    seated_among_bots(host)
    finger = host.manner
    assert isinstance(finger, Fingers)
    for end in ("touchEnd", "touchCancel"):
        finger.touch("touchStart", host.button("Hold to look"))
        assert host.page.locator("[data-secret]").count() == 1
        finger.touch(end)
        assert_sealed(host.page)
