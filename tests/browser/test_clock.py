"""A time limit: off by default, it warns, can be extended, and never chooses."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from secret_hitler.table.protocol import messages as m

from .guests import PHONE
from .scenes import ten
from .staged import Stage, Watching

pytestmark = pytest.mark.browser

CLOCK = 60
WARNS = 20
"""Seconds before the end."""


@pytest.fixture
def watching(browser: Browser) -> Iterator[Watching]:
    """The phone of the player who must nominate, at a table with a clock."""
    context = browser.new_context(viewport=PHONE)
    context.clock.install()
    stage = Stage(ten())
    stage.furnish(context)
    host = m.Options(clock=CLOCK)
    stage.gathering.accepted("p0", m.SetOptions(host))
    stage.gathering.start()
    watching = stage.show(context.new_page(), 0)
    watching.page.wait_for_selector("[data-screen=nominate]")
    yield watching
    context.close()


def passes(stage: Stage, page: Page, seconds: int) -> None:
    """Move time forward, for both the table and the page."""
    stage.gathering.now += seconds
    page.clock.fast_forward(seconds * 1_000)
    stage.tell()


def test_it_warns_is_extended_ten_times_and_chooses_nothing(watching: Watching) -> None:
    page, stage = watching.page, watching.stage
    passes(stage, page, 0)
    expect(page.get_by_text("left for this step")).to_be_visible()
    passes(stage, page, CLOCK - WARNS)
    expect(page.get_by_text(f"Less than {WARNS} seconds left")).to_be_visible()
    for _ in range(10):
        before = len(watching.sent)
        page.get_by_role("button", name="More time").click()
        sent = watching.said(before)
        assert isinstance(sent, m.ExtendClock)
        stage.gathering.accepted("p0", sent)
    expect(page.get_by_role("timer")).to_contain_text("10:")
    passes(stage, page, WARNS + 10 * CLOCK)
    expect(page.get_by_text("Time is up. Nothing is chosen for anybody.")).to_be_visible()
    assert stage.gathering.game.step == 0
    assert [one for one in watching.sent if isinstance(one, m.Act)] == []


def test_there_is_none_unless_the_host_wants_one() -> None:
    assert m.Options().clock is None
