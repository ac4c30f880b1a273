"""A table played in this process, with pages that take it for a server.

The frames come from the table's own code, so that every moment of a game, however rare, can
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
from secret_hitler.table.commands import Handled, HandledCommand, Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.talk.channels import Reader
from secret_hitler.table.talk.talk_updates import talk_for
from secret_hitler.table.updates import Room, ledger_for, status_for, update_for
from tests.support.gathering import Gathering

from .pace import PATIENCE

STATIC: Final = Path(__file__).parents[2] / "secret_hitler" / "static"
BASE: Final = "http://localhost:9"
"""No server is there: every request is answered from the built front end."""
CODE: Final = "KTRQ"
APPEARED: Final = """() => {
  const { screen } = document.querySelector("main[data-screen]")?.dataset ?? {};
  const told = screen !== undefined && screen !== "opening" && screen !== "tv-opening";
  return told && document.fonts.status === "loaded";
}"""
KNOWS: Final = "step => Number(document.querySelector('main')?.dataset.step ?? step) >= step"
"""Whether a page that shows a game has been told of this step."""
LOOK_AGAIN: Final = 10
"""Milliseconds between two looks at whether a page has said something."""
ADDRESS: Final = f"http://192.168.1.20:8000/t/{CODE}"


class Played(Gathering):
    """A gathering that reports every change."""

    def __init__(self, draw: Draw) -> None:
        self.after: Callable[[], None] = lambda: None
        super().__init__(0, draw=draw)

    def send(self, who: str | None, command: HandledCommand, shown: int | None = None) -> Handled:
        handled = super().send(who, command, shown)
        self.after()
        return handled


class Watching:
    """One page, and what it has been told so far."""

    def __init__(self, stage: "Stage", page: Page, reader: Reader) -> None:
        self.stage = stage
        self.page = page
        self.reader = reader
        self.lines: list[WebSocketRoute] = []
        self.sent: list[m.AnyCommand] = []
        self.received: list[str] = []
        self.begins(0)

    def begins(self, game: int) -> None:
        """Nothing was told of this game yet."""
        self.game = game
        self.step = -1
        self.talk = dict.fromkeys(m.Channel, 0)
        self.ledger: m.LedgerUpdate | None = None
        self.notes: m.NotesUpdate | None = None

    def appears(self) -> Page:
        """Wait until the page shows the table, in its own letters."""
        self.page.wait_for_function(APPEARED)
        self.page.wait_for_function(KNOWS, arg=self.step)
        return self.page

    def said(self, before: int) -> m.AnyCommand:
        """Wait for what the page sends after so many commands."""
        for _ in range(PATIENCE // LOOK_AGAIN):
            if len(self.sent) > before:
                break
            self.page.wait_for_timeout(LOOK_AGAIN)
        return self.sent[before]

    def hear(self, message: str | bytes) -> None:
        self.sent.append(msgspec.json.decode(message, type=m.AnyCommand))

    def tell(self, reply: m.AnyReply | None) -> None:
        if reply is not None:
            text = msgspec.json.encode(reply).decode()
            self.received.append(text)
            self.lines[-1].send(text)


class Stage:
    """The table, and all pages that look at it."""

    def __init__(self, gathering: Played) -> None:
        self.gathering = gathering
        gathering.after = self.tell
        self.tvs = 1
        self.away: frozenset[Seat] = frozenset()
        self.notes: dict[Seat, m.Notes] = {}
        self.watching: list[Watching] = []

    # --- pages ----------------------------------------------------------------------------------

    def furnish(self, context: BrowserContext) -> None:
        """Answer every request of a page."""
        context.route(f"{BASE}/**", self._answer)

    def show(
        self, page: Page, viewer: int | None = None, *, tv: bool = False, person: str | None = None
    ) -> Watching:
        """Open the page of a seat, of a spectator (with a session or not) or of the TV."""
        seat = self.gathering.reader(viewer)
        reader = seat if viewer is not None else Reader(None, person, tv)
        watching = Watching(self, page, reader)
        page.route_web_socket("**/ws/*", lambda line: self._greet(watching, line))
        self.watching.append(watching)
        watch = "?watch" if viewer is None else ""
        page.goto(f"{BASE}/tv/{CODE}" if tv else f"{BASE}/t/{CODE}{watch}")
        return watching

    def leave(self, watching: Watching) -> None:
        """Nobody looks at this page any longer; `show` may give it to another viewer."""
        self.watching.remove(watching)
        watching.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")

    def tell(self) -> None:
        """Tell everybody what is new."""
        for watching in self.watching:
            if watching.lines:
                self._tell(watching)

    def _greet(self, watching: Watching, line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            watching.hear(message)
            if isinstance(watching.sent[-1], m.Hello):
                watching.begins(0)
                self._tell(watching)

        watching.lines.append(line)
        line.on_message(hear)

    def _tell(self, watching: Watching) -> None:
        table, reader = self.gathering.table, watching.reader
        if watching.game != table.games:
            watching.begins(table.games)
        watching.tell(self.status(reader))
        update = update_for(table, reader.seat, watching.step)
        watching.tell(update)
        watching.step = -1 if update is None else update.step
        for channel in m.Channel:
            talk = talk_for(table, reader, channel, watching.talk[channel])
            watching.tell(talk)
            if talk is not None:
                watching.talk[channel] = talk.since + len(talk.said)
        self._tell_what_changed(watching)

    def _tell_what_changed(self, watching: Watching) -> None:
        """The ledger, which is the same for all, and the notes of the seat alone."""
        ledger, notes = ledger_for(self.gathering.table), self.notes_for(watching.reader.seat)
        if ledger != watching.ledger:
            watching.ledger = ledger
            watching.tell(ledger)
        if notes != watching.notes:
            watching.notes = notes
            watching.tell(notes)

    def notes_for(self, seat: Seat | None) -> m.NotesUpdate | None:
        """The notes of a seat in this game."""
        game = self.gathering.table.games
        noted = None if seat is None or game == 0 else self.notes.get(seat, m.Notes())
        return None if noted is None or seat is None else m.NotesUpdate(game, seat, noted)

    def status(self, reader: Reader) -> m.TableUpdate:
        """The table's status for one viewer."""
        table = self.gathering.table
        there = frozenset(Seat(seat) for seat in range(len(table.seats))) - self.away
        room = Room(there, tvs=self.tvs)
        return status_for(table, reader.seat, reader.person, room, self.gathering.now, tv=reader.tv)

    # --- answers --------------------------------------------------------------------------------

    def _answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(BASE).split("?")[0]
        if path.endswith("/qr.svg"):
            route.fulfill(body=qr_code(), content_type="image/svg+xml")
        elif path.startswith("/api/tables/"):
            names = [chair.name for chair in self.gathering.table.seats]
            route.fulfill(json={**DOOR, "stage": "lobby", "seats": names})
        else:
            file_of(route)


def file_of(route: Route) -> None:
    """Answer a request with a file of the built front end; any other path gets the page."""
    path = route.request.url.removeprefix(BASE).split("?")[0]
    file = STATIC / path.removeprefix("/")
    found = file if file.is_file() else STATIC / "index.html"
    kind = mimetypes.guess_type(found)[0]
    route.fulfill(body=found.read_bytes(), content_type=kind or "text/plain")


DOOR: Final = {"full": False, "url": ADDRESS, "others": [], "self_signed": False}


def qr_code() -> str:
    """The QR code of the address, as the server draws it."""
    drawn = io.BytesIO()
    segno.make(ADDRESS, micro=False).save(drawn, kind="svg", border=4, light="white")
    return drawn.getvalue().decode()


def seated(names: tuple[str, ...], gathering: Played) -> Played:
    """Seat these people at an empty table."""
    for number, name in enumerate(names):
        gathering.accepted(f"p{number}", Sit(name))
    return gathering
