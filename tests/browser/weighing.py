"""The bytes that a page transfers, headers and fonts included, as the browser counts them."""

from typing import Final

from playwright.sync_api import Page

MOST: Final = 200_000
"""The most bytes that the first load may take."""


class Scale:
    """Counts all bytes that a page receives from now on."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.loadingFinished", self._arrived)

    def _arrived(self, event: dict[str, object]) -> None:
        length = event["encodedDataLength"]
        assert isinstance(length, int | float)
        self.bytes += int(length)
