"""A server for all tests, a browser of the system, and people who come in by its door."""

import os
import shutil
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserType, expect

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


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """What pytest-playwright starts its browser with."""
    expect.set_options(timeout=PATIENCE)
    return {"executable_path": system_browser("chromium-headless-shell"), "args": FLAGS}


@pytest.fixture(scope="session")
def full_browser(browser_type: BrowserType) -> Iterator[Browser]:
    """The large one, which computes styles as axe wants them."""
    browser = browser_type.launch(executable_path=system_browser("chromium"), args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
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
