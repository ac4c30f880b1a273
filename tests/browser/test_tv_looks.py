"""The shared screen in every phase, with ten long names: what it says, shows and hides."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from secret_hitler.record.words import Words
from secret_hitler.table.protocol.messages import Stage as TableStage

from .looks import AXE, CONTRAST, EVERYTHING, LIVELY, VIOLATIONS, flashes
from .pace import stop_the_clock
from .scenes import LONG_NAMES, evening_of_ten, ten
from .secrecy import assert_knows_only
from .staged import Stage, Watching
from .tv import FULL_HD, Tv

pytestmark = pytest.mark.browser

BALLOTS_SEEN = """() => {
  globalThis.ballots = [];
  const open = () => document.querySelectorAll("li[data-seat] .open").length;
  const note = () => globalThis.ballots.push(open());
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
}"""
"""The number of open ballots after each change of the page."""


class Show:
    """A staged evening on one screen, stopped at every scene and at every moment before it."""

    def __init__(self, page: Page, language: str) -> None:
        self.stage = Stage(ten())
        self.stage.furnish(page.context)
        self.words = Words(language)
        self.tv = Tv(page, "")
        self.watching: Watching = self.stage.show(page, tv=True)
        self.faults: list[str] = []
        self.scenes: list[str] = []
        self.moments: list[str] = []
        self.before_the_end = 0
        """The number of frames during the game."""

    def starts(self) -> None:
        self.tv.page.locator("button").nth(1).click()
        self.tv.page.wait_for_selector("[data-screen=tv-lobby]")

    def play(self, look: Callable[[str], None]) -> None:
        """Check every scene, and every kind of moment once."""
        for scene in evening_of_ten(self.stage.gathering):
            self.stage.tell()
            self.tv.reaches(self.step)
            while (seen := self.tv.seen()).moment:
                if seen.moment not in self.moments:
                    self.moments.append(seen.moment)
                    look(f"{seen.moment} before {scene}")
                self.tv.goes_on(seen)
            self.scenes.append(scene)
            if self.stage.gathering.table.stage is not TableStage.ENDED:
                self.before_the_end = len(self.watching.received)
            look(scene)

    @property
    def step(self) -> int:
        table = self.stage.gathering.table
        return -1 if table.stage is TableStage.LOBBY or table.game is None else table.game.step

    def note(self, scene: str, faults: list[str]) -> None:
        self.faults += [f"{scene}: {fault}" for fault in faults]

    def status(self, viewer: int | None = None) -> str:
        """The status of a viewer as this process words it."""
        gathering = self.stage.gathering
        sentence = self.stage.status(gathering.reader(viewer))
        over = gathering.table.stage is TableStage.ENDED
        told = gathering.update(viewer).status if over else sentence.status
        return self.words.say(told, LONG_NAMES)


@pytest.fixture(params=["en", "de"])
def show(full_browser: Browser, request: pytest.FixtureRequest) -> Iterator[Show]:
    """A television without motion, in one of the languages."""
    language = str(request.param)
    context = full_browser.new_context(
        viewport=FULL_HD, locale=f"{language}-{language.upper()}", reduced_motion="reduce"
    )
    stop_the_clock(context)
    show = Show(context.new_page(), language)
    show.starts()
    yield show
    context.close()
    assert show.tv.traffic.faults == []


def test_every_scene_can_be_read_and_says_the_same_as_the_phones(show: Show) -> None:
    """Sizes and safe area, status, motion, flashes, and no secrets."""
    page = show.tv.page

    def look(scene: str) -> None:
        seen = show.tv.seen()
        show.note(scene, show.tv.faults())
        show.note(scene, page.evaluate(LIVELY))
        show.note(scene, flashes(page))
        if show.words.language == "en" and seen.screen != "tv-end":
            show.tv.assert_open()
        if not seen.moment and seen.status != show.status():
            show.note(scene, [f"says {seen.status!r}, and the phones {show.status()!r}"])

    page.evaluate(BALLOTS_SEEN)
    show.play(look)
    assert not show.faults, "\n".join(show.faults)
    assert len(show.scenes) >= 28
    assert set(show.moments) == {
        "ballots",
        "full-tracker",
        "policy",
        "chaos-policy",
        "chaos-over",
        "silence",
        "executed",
        "line",
    }
    for frame in show.watching.received[: show.before_the_end]:
        assert_knows_only(frame, None)
    assert set(page.evaluate("globalThis.ballots")) == {0, 8, 9, 10}, "all or none"


@pytest.mark.parametrize("show", ["en"], indirect=True)
def test_axe_has_no_complaint_in_the_dark_nor_in_the_light(show: Show) -> None:
    page = show.tv.page
    page.clock.resume()  # axe has timers of its own
    seen_already: set[tuple[str, str]] = set()

    def look(scene: str) -> None:
        seen = show.tv.seen()
        kind = (seen.screen, seen.middle or seen.moment)
        if kind in seen_already:
            return
        seen_already.add(kind)
        if page.evaluate("typeof axe === 'undefined'"):
            page.evaluate(AXE)
        show.note(scene, page.evaluate(VIOLATIONS, EVERYTHING))
        page.keyboard.press("t")
        show.note(f"{scene} in the light", page.evaluate(VIOLATIONS, CONTRAST))
        page.keyboard.press("t")

    show.play(look)
    assert not show.faults, "\n".join(show.faults)
    assert len(seen_already) >= 8, seen_already
