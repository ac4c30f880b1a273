"""A server for all tests, the system's browser, and people who join through the server."""

import os
import shutil
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from .guests import Guests
from .pace import PATIENCE, slowed
from .serving import Serving

COSTLY: Final = (
    "one_room",
    "table_talk",
    "envelopes",
    "tv_looks",
    "keyboard",
    "room_looks",
    "interrupted",
    "looks",
    "taps",
    "desktop",
    "bots_screens",
    "mishaps",
    "talk_modes",
    "solo_page",
    "tv_voice",
)
"""Files with whole games, or with all screens asked by axe; the costliest first."""
HANGS: Final = 1_800
"""Seconds after which even a slow machine has played any game."""
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The costly files come first, so that no worker begins with one when the others are done.

    Whole games take as long as they take; what hangs is found by `PATIENCE`.
    """
    mine = iter(sorted(filter(drives_a_browser, items), key=place_of))
    items[:] = [next(mine) if drives_a_browser(item) else item for item in items]
    for item in filter(drives_a_browser, items):
        item.add_marker(pytest.mark.timeout(HANGS), append=False)


def drives_a_browser(item: pytest.Item) -> bool:
    return "browser" in item.keywords


def place_of(item: pytest.Item) -> int:
    """Where its file comes."""
    name = item.path.stem.removeprefix("test_")
    return COSTLY.index(name) if name in COSTLY else len(COSTLY)


def system_browser(name: str) -> str:
    """Debian's browser of this name, or the one that $BROWSER names."""
    found = shutil.which(name) or shutil.which(os.environ.get("BROWSER", ""))
    assert found is not None, f"install {name}, or set BROWSER to the path of a Chromium"
    return found


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Only for these tests: while it exists, no other test can run its own event loop."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright, slowed():
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The headless shell, in which all games are played."""
    yield from launched(playwright, "chromium-headless-shell")


@pytest.fixture(scope="package")
def full_browser(playwright: Playwright) -> Iterator[Browser]:
    """The full browser, which computes styles as axe needs them."""
    yield from launched(playwright, "chromium")


def launched(playwright: Playwright, name: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=system_browser(name), args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server shared by all tests."""
    serving = Serving(tmp_path_factory.mktemp("house"))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def guests(browser: Browser, house: Serving) -> Iterator[Guests]:
    """People whose pages must have logged no complaint in the end."""
    with Guests(browser, house.base) as guests:
        yield guests
        guests.assert_content()
