"""The guests of a server: every person in a separate browser context."""

from typing import Final, Self
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from .evening import NAMES, Evening
from .manners import Fingers, Keyboard
from .pace import PATIENCE, stop_the_clock
from .person import Person
from .tv import FULL_HD, Tv

PHONE: Final[ViewportSize] = {"width": 360, "height": 800}
LAPTOP: Final[ViewportSize] = {"width": 1024, "height": 768}
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
FITS: Final = """({ width, height }) => {
  const fits = matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches;
  globalThis.framesAtSize = fits ? (globalThis.framesAtSize ?? 0) + 1 : 0;
  return globalThis.framesAtSize > 2;
}"""


def resize(page: Page, size: ViewportSize) -> None:
    """Resize a page's window, and wait until the page has heard of it and is drawn anew.

    The page hears of a new size only with a later frame: measured at once, it has the old layout.
    """
    page.set_viewport_size(size)
    page.evaluate("globalThis.framesAtSize = 0")
    page.wait_for_function(FITS, arg=size)


class Guests:
    """Lets people in, and in the end checks that their pages logged no complaint."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.base = base
        self.host = urlsplit(base).netloc
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.people: list[Person] = []

    def by_keyboard(self, name: str, *, hurried: bool = True) -> Person:
        """A person without a pointer; `hurried` means that their clock can be moved forward."""
        context = self._enter(self._browser.new_context(viewport=PHONE, reduced_motion="reduce"))
        if hurried:
            context.clock.install()
        page = context.new_page()
        keyboard = Keyboard(page, walks=not hurried)
        return self._welcome(Person(name, page, keyboard, self.base, hurried=hurried))

    def by_touch(self, name: str, *, hurried: bool = False) -> Person:
        """A person with a phone."""
        context = self._enter(
            self._browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
        )
        if hurried:
            context.clock.install()
        page = context.new_page()
        return self._welcome(
            Person(name, page, Fingers(page, hurried=hurried), self.base, hurried=hurried)
        )

    def tv(self, *, still: bool = False) -> Tv:
        """A television: it has no cookie, and asks for reduced motion.

        `still` means that each moment stays until somebody presses on.
        """
        context = self._enter(self._browser.new_context(viewport=FULL_HD, reduced_motion="reduce"))
        if still:
            stop_the_clock(context)
        return Tv(context.new_page(), self.base)

    def another_tab(self, person: Person) -> Person:
        """A second page of the same browser."""
        page = person.page.context.new_page()
        hurried = person.hurried
        keyboard = Keyboard(page, walks=not hurried)
        return self._welcome(Person(person.name, page, keyboard, self.base, hurried=hurried))

    def evening(self, size: int) -> Evening:
        """A table with everybody seated, about to start."""
        evening = Evening([self.by_keyboard(name) for name in NAMES[:size]])
        evening.sit()
        return evening

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for context in self._contexts:
            context.close()

    def assert_content(self) -> None:
        """Check that no page broke, warned, or requested anything from another host."""
        for person in self.people:
            faults = person.traffic.faults
            if person.may_lose_its_line:
                faults = [fault for fault in faults if "WebSocket connection" not in fault]
            assert faults == [], f"{person.name}'s page complained: {faults}"
            assert person.traffic.hosts <= {self.host}, f"{person.name}'s page asked others"

    def _enter(self, context: BrowserContext) -> BrowserContext:
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        return context

    def _welcome(self, person: Person) -> Person:
        self.people.append(person)
        return person
