"""A table that is played in this very process, and pages that believe that a server tells it.

The frames are composed by the table's own code, so that every moment of a game, however rare, can
be put on a screen at once; what goes through a real server is played in the other tests.
"""

import io
import mimetypes
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import segno
from playwright.sync_api import BrowserContext, Page, Route, WebSocketRoute

from secret_hitler.engine.terms import Seat
from secret_hitler.record.record import Draw
from secret_hitler.table import messages as m
from secret_hitler.table.commands import Handled, HandledCommand, Sit
from secret_hitler.table.updates import Room, status_for, talk_for, update_for
from tests.table.gathering import Gathering

STATIC: Final = Path(__file__).parents[2] / "secret_hitler" / "static"
BASE: Final = "http://localhost:9"
"""No server is there: every request is answered from the built front end."""
CODE: Final = "KTRQ"
ADDRESS: Final = f"http://192.168.1.20:8000/t/{CODE}"


class Played(Gathering):
    """A gathering that tells somebody whenever anything has happened."""

    def __init__(self, draw: Draw) -> None:
        self.after: Callable[[], None] = lambda: None
        super().__init__(0, draw=draw)

    def send(self, who: str | None, command: HandledCommand, shown: int | None = None) -> Handled:
        handled = super().send(who, command, shown)
        self.after()
        return handled


class Watching:
    """One page, and what it was told already."""

    def __init__(self, stage: "Stage", page: Page, viewer: int | None, *, tv: bool) -> None:
        self.stage = stage
        self.page = page
        self.viewer = None if viewer is None else Seat(viewer)
        self.tv = tv
        self.lines: list[WebSocketRoute] = []
        self.sent: list[m.AnyCommand] = []
        self.received: list[str] = []
        self.game = 0
        self.step = -1
        self.talk = 0

    def hear(self, message: str | bytes) -> None:
        self.sent.append(msgspec.json.decode(message, type=m.AnyCommand))

    def tell(self, reply: m.AnyReply | None) -> None:
        if reply is not None:
            text = msgspec.json.encode(reply).decode()
            self.received.append(text)
            self.lines[-1].send(text)


class Stage:
    """The table, and everybody who looks at it."""

    def __init__(self, gathering: Played) -> None:
        self.gathering = gathering
        gathering.after = self.tell
        self.tvs = 1
        self.away: frozenset[Seat] = frozenset()
        self.watching: list[Watching] = []

    # --- pages ----------------------------------------------------------------------------------

    def furnish(self, context: BrowserContext) -> None:
        """Answer all that a page asks for."""
        context.route(f"{BASE}/**", self._answer)

    def show(self, page: Page, viewer: int | None = None, *, tv: bool = False) -> Watching:
        """Open the page of a seat, of a spectator or of the shared screen."""
        watching = Watching(self, page, viewer, tv=tv)
        page.route_web_socket("**/ws/*", lambda line: self._greet(watching, line))
        self.watching.append(watching)
        watch = "?watch" if viewer is None else ""
        page.goto(f"{BASE}/tv/{CODE}" if tv else f"{BASE}/t/{CODE}{watch}")
        return watching

    def tell(self) -> None:
        """Everybody is told what is new."""
        for watching in self.watching:
            if watching.lines:
                self._tell(watching)

    def _greet(self, watching: Watching, line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            watching.hear(message)
            if isinstance(watching.sent[-1], m.Hello):
                watching.game, watching.step, watching.talk = 0, -1, 0
                self._tell(watching)

        watching.lines.append(line)
        line.on_message(hear)

    def _tell(self, watching: Watching) -> None:
        table, viewer = self.gathering.table, watching.viewer
        if watching.game != table.games:
            watching.game, watching.step, watching.talk = table.games, -1, 0
        watching.tell(self.status(viewer))
        update = update_for(table, viewer, watching.step)
        watching.tell(update)
        watching.step = -1 if update is None else update.step
        talk = talk_for(table, watching.talk)
        watching.tell(talk)
        watching.talk = watching.talk if talk is None else talk.count

    def status(self, viewer: Seat | None) -> m.TableUpdate:
        """The table as one viewer is told of it."""
        table = self.gathering.table
        who = None if viewer is None else table.seats[viewer].person
        there = frozenset(Seat(seat) for seat in range(len(table.seats))) - self.away
        return status_for(table, viewer, who, Room(there, tvs=self.tvs), self.gathering.now)

    # --- answers --------------------------------------------------------------------------------

    def _answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(BASE).split("?")[0]
        if path.endswith("/qr.svg"):
            route.fulfill(body=qr_code(), content_type="image/svg+xml")
        elif path.startswith("/api/tables/"):
            names = [chair.name for chair in self.gathering.table.seats]
            route.fulfill(json={**DOOR, "stage": "lobby", "seats": names})
        else:
            file = STATIC / path.removeprefix("/")
            found = file if file.is_file() else STATIC / "index.html"
            kind = mimetypes.guess_type(found)[0]
            route.fulfill(body=found.read_bytes(), content_type=kind or "text/plain")


DOOR: Final = {"full": False, "url": ADDRESS, "others": [], "self_signed": False}


def qr_code() -> str:
    """The way in, as the server draws it."""
    drawn = io.BytesIO()
    segno.make(ADDRESS, micro=False).save(drawn, kind="svg", border=4, light="white")
    return drawn.getvalue().decode()


def seated(names: tuple[str, ...], gathering: Played) -> Played:
    """These people sit down at a table that has nobody yet."""
    for number, name in enumerate(names):
        gathering.accepted(f"p{number}", Sit(name))
    return gathering
