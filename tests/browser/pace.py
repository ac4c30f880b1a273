"""How fast pages are, and how long tests wait for them: no test depends on the machine's speed."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, ParamSpec

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

SLOWER: Final = float(os.environ.get("SLOWER", "1"))
"""How many times slower the processor of every page is to be."""
PATIENCE: Final = 30_000
"""Milliseconds after which a page that does not do what it should has failed."""
TWO_FRAMES: Final = """async () => {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}"""
"""After these a page has done what a tap or a key has asked of it."""

P = ParamSpec("P")


def stop_the_clock(context: BrowserContext) -> None:
    """From its first page on, time goes on only where a test says so."""
    context.clock.install(time=0)
    context.clock.pause_at(60_000)


@contextmanager
def slowed() -> Iterator[None]:
    """Whoever opens a page meanwhile has a slow one, if `SLOWER` asks for it."""
    with pytest.MonkeyPatch.context() as patch:
        for opener in (Browser, BrowserContext) if SLOWER > 1 else ():
            patch.setattr(opener, "new_page", slowly(opener.new_page))
        yield


def slowly(new_page: Callable[P, Page]) -> Callable[P, Page]:
    """What opens a page, and slows it."""

    def opened(*args: P.args, **kwargs: P.kwargs) -> Page:
        page = new_page(*args, **kwargs)
        line = page.context.new_cdp_session(page)
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        return page

    return opened
