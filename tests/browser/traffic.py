"""All traffic of a page: frames, requests, answers, and messages in the console."""

from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import ConsoleMessage, Error, Page, Request, Response, WebSocket


class Traffic:
    """What one page sent, received and complained about since it was opened."""

    def __init__(self, page: Page) -> None:
        self.received: list[str] = []
        self.sent: list[str] = []
        self.responses: list[Response] = []
        self.hosts: set[str] = set()
        self.console: list[str] = []
        self.faults: list[str] = []
        page.on("websocket", self._opened)
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("console", self._said)
        page.on("pageerror", self._broke)

    def acts(self) -> list[str]:
        """The choices that this page has sent."""
        return [text for text in self.sent if msgspec.json.decode(text)["type"] == "Act"]

    def bodies(self) -> list[str]:
        """All HTTP answers, headers included; call it before the page navigates."""
        return [_read(response) for response in self.responses]

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(_text(frame)))
        socket.on("framesent", lambda frame: self.sent.append(_text(frame)))
        self._note_host(socket.url)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith(("data:", "blob:")):
            self._note_host(request.url)

    def _answered(self, response: Response) -> None:
        self.responses.append(response)

    def _note_host(self, url: str) -> None:
        self.hosts.add(urlsplit(url).netloc)

    def _said(self, message: ConsoleMessage) -> None:
        self.console.append(message.text)
        if message.type in {"error", "warning"}:
            self.faults.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _broke(self, error: Error) -> None:
        self.faults.append(str(error))


def _text(frame: str | bytes) -> str:
    assert isinstance(frame, str), "the protocol has no binary frames"
    return frame


def _read(response: Response) -> str:
    head = "\n".join(f"{name}: {value}" for name, value in response.all_headers().items())
    if response.status in {204, 304}:
        return head
    return f"{head}\n{response.body().decode('utf-8', 'replace')}"
