"""A server for all tests, a browser of the system, and people who come in by its door."""

import os
import shutil
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from .guests import PATIENCE, Guests
from .serving import Serving

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


def system_browser(name: str) -> str:
    """Debian's browser of this name, or the one that $BROWSER names."""
    found = shutil.which(name) or shutil.which(os.environ.get("BROWSER", ""))
    assert found is not None, f"install {name}, or set BROWSER to the path of a Chromium"
    return found


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Only for these tests: while it is there, no other test can run an event loop of its own."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The small one, in which all games are played."""
    yield from launched(playwright, "chromium-headless-shell")


@pytest.fixture(scope="module")
def full_browser(playwright: Playwright) -> Iterator[Browser]:
    """The large one, which computes styles as axe wants them."""
    yield from launched(playwright, "chromium")


def launched(playwright: Playwright, name: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=system_browser(name), args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that stays for all tests."""
    serving = Serving(tmp_path_factory.mktemp("house"))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def guests(browser: Browser, house: Serving) -> Iterator[Guests]:
    """People whose pages must have nothing to complain about in the end."""
    with Guests(browser, house.base) as guests:
        yield guests
        guests.assert_content()
