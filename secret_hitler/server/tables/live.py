"""A table in memory: changed one command at a time, after its commit, and shown to its viewers.

This is the one mutable place of the server. Messages to viewers are never kept here: each client
composes them from the table when its socket is ready.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from ...engine.terms import Seat
from ...table.command_rights import Handled
from ...table.evolve import folded
from ...table.protocol.messages import BotKind, Channel, ClosingReason, LedgerUpdate
from ...table.seats.queue import place_in_line
from ...table.table import Table, seat_of, seated, seats_of
from ...table.talk.channels import Reader, readable
from ...table.talk.talk_updates import channels_retold
from ...table.updates import Room, ledger_for, viewers_changed
from ..disk.transactions import EMPTY, Log
from .folding import Noted, moved_from
from .journal import Journal, News

_NUDGE_EVERY: Final = 30.0
"""Seconds between two reminders by one seat."""
MOST_WATCHERS: Final = 50
"""Viewers without a seat or a place in line: each of them costs something at every act."""


class Viewer(Protocol):
    """Anyone who watches a table through a socket."""

    person: str | None
    """The token of its session; None for a TV, whatever its cookie says."""
    tv: bool
    """Whether it is a shared screen."""
    household: str
    """Where it watches from: addresses that count as one."""

    def wake(self) -> None:
        """There may be something to send."""

    def nudge(self, by: Seat) -> None:
        """Somebody reminds this viewer that the table is waiting."""

    def close(self, reason: ClosingReason) -> None:
        """Tell why, and end."""


def listed(table: Table) -> str:
    """The stage under which a table is listed on disk."""
    used = table.games > 0 or bool(table.queue or seated(table))
    return table.stage.value if used else EMPTY


class LiveTable:
    """A table, how much of it is on disk, and who is watching it."""

    def __init__(self, table: Table, journal: Journal, noted: Noted) -> None:
        self.table = table
        self.notes = noted
        self.viewers: list[Viewer] = []
        """The newest last."""
        self.versions: Counter[Seat | None] = Counter()
        """How often the game changed for each viewer: one with an older number needs an Update."""
        self.host_away_since: float | None = None
        self.idle_since: float | None = None
        self.visited = False
        """Whether anyone came since the sweeper last looked."""
        self.reminded = 0.0
        """When the sweeper last measured how long the table has waited; screens are told that
        figure. Measuring again with each message would show that something happened."""
        self.showing: dict[str, str] = {}
        """The seat that each phone was last asked to show, by name, because seats are renumbered.

        A broken connection does not hand the phone back: it still shows the same seat.
        """
        self.homes: dict[str, str] = {}
        """The address from which each person sat down or lined up."""
        self.nudged: dict[Seat, float] = {}
        """When each seat last reminded another one."""
        self.owed: set[tuple[int, int, int, int]] = set()
        """Answers that bots are working on: game, seat, phase, attempt."""
        self.fallen: dict[tuple[int, Seat], BotKind] = {}
        """By game and seat, the lowest level that failed there: the levels below it play on."""
        self.floor = asyncio.Lock()
        """One bot speaks at a time, so that none repeats itself."""
        self.talked_in: int | None = None
        """The last phase in which bots were asked to speak."""
        self.retold: Counter[Channel] = Counter()
        """How often renumbered seats changed what was said there: it is then sent again."""
        self._crowd = (0, 0)
        """How many watch, and on how many TVs, when they were last counted."""
        self._ledger: LedgerUpdate | None = None
        self._ledger_of: tuple[object, object] = (None, None)
        self._journal = journal
        self._locks = {log: asyncio.Lock() for log in Log}
        self._changed: Callable[[LiveTable], None] = lambda _: None

    @property
    def id(self) -> int:
        """The table's id on disk."""
        return self._journal.id

    def when_changed(self, tell: Callable[["LiveTable"], None]) -> None:
        """Call this after every change."""
        self._changed = tell

    # --- who is here --------------------------------------------------------------------------

    def seat(self, person: str | None) -> Seat | None:
        """The seat of a person at this table."""
        return seat_of(self.table, person)

    def shown_by(self, viewer: Viewer) -> Seat | None:
        """The seat that a viewer is shown: its own, until it asks for another of its seats."""
        held = seats_of(self.table, viewer.person)
        name = self.showing.get(viewer.person or "")
        asked_for = (seat for seat in held if self.table.seats[seat].name == name)
        return next(asked_for, held[0] if held else None)

    def show(self, viewer: Viewer, seat: Seat) -> None:
        """On a phone that is passed on: show this one of its seats, on its next socket too."""
        if viewer.person is not None and seat in seats_of(self.table, viewer.person):
            self.showing[viewer.person] = self.table.seats[seat].name
            viewer.wake()

    def connected(self) -> frozenset[Seat]:
        """The seats whose phones are connected, including those a phone is passed to."""
        people = {viewer.person for viewer in self.viewers}
        return frozenset(seat for person in people for seat in seats_of(self.table, person))

    def room(self) -> Room:
        """Who is present, and whether the disk works."""
        return Room(self.connected(), *self._crowd, self._journal.saving)

    def count(self) -> None:
        """Count the watchers, once a second: telling everybody of each one would cost too much."""
        tvs = sum(viewer.tv for viewer in self.viewers)
        seatless = sum(self.seat(viewer.person) is None for viewer in self.viewers)
        before, self._crowd = self._crowd, (seatless - tvs, tvs)
        if self._crowd != before:
            self.wake()

    def enter(self, viewer: Viewer) -> None:
        """Somebody opened a socket: from now on it is the live one of its seat."""
        self.viewers.append(viewer)
        self.visited = True
        self._settle()
        self._thin()
        self._wake_about(viewer)

    def leave(self, viewer: Viewer) -> None:
        """A socket has closed."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._wake_about(viewer)

    def _wake_about(self, viewer: Viewer) -> None:
        """Tell everybody at once whether a seat is here; watchers are counted later."""
        if self.seat(viewer.person) is None:
            viewer.wake()
        else:
            self.wake()

    def _thin(self) -> None:
        """Of too many watchers, the newest one of the household with the most has to go."""
        watching = [viewer for viewer in self.viewers if self._only_watches(viewer)]
        if len(watching) > MOST_WATCHERS:
            crowd = Counter(viewer.household for viewer in watching).most_common(1)[0][0]
            newest = [viewer for viewer in watching if viewer.household == crowd][-1]
            self._dismiss(newest, ClosingReason.CROWDED)

    def _only_watches(self, viewer: Viewer) -> bool:
        waits = place_in_line(self.table, viewer.person) is not None
        return self.seat(viewer.person) is None and not waits

    def wake(self) -> None:
        """There may be something to send to every viewer."""
        for viewer in self.viewers:
            viewer.wake()

    def dismiss(self, reason: ClosingReason = ClosingReason.REMOVED) -> None:
        """The table is gone, or the server goes: tell everyone."""
        for viewer in self.viewers:
            viewer.close(reason)
        self.viewers.clear()

    def nudge(self, seat: Seat, by: Seat, now: float) -> bool:
        """Remind a seat, unless `by` has reminded somebody just now."""
        if now - self.nudged.get(by, -_NUDGE_EVERY) < _NUDGE_EVERY:
            return False
        self.nudged[by] = now
        for viewer in self.viewers:
            if seat in seats_of(self.table, viewer.person):
                viewer.nudge(by)
        return True

    def _settle(self) -> None:
        """For each phone with a seat, keep only the newest socket."""
        taken: set[str] = set()
        for viewer in reversed(self.viewers.copy()):
            if viewer.person in taken:
                self._dismiss(viewer)
            elif viewer.person is not None and self.seat(viewer.person) is not None:
                taken.add(viewer.person)

    def _displace(self, people: set[str | None]) -> None:
        """Close the sockets of phones that lost their only seat to another phone."""
        for viewer in self.viewers.copy():
            if viewer.person in people and self.seat(viewer.person) is None:
                self._dismiss(viewer)

    def _dismiss(self, viewer: Viewer, reason: ClosingReason = ClosingReason.MOVED) -> None:
        self.viewers.remove(viewer)
        viewer.close(reason)

    # --- changes ------------------------------------------------------------------------------

    async def change(
        self, decide: Callable[[Table], Handled], now: float, log: Log = Log.ROWS
    ) -> Handled:
        """Decide, write, and only then change. If another writer was first, decide again.

        While a game runs, neither log waits for a commit of the other, or loses a race to it.
        Raises `StoreFailed` or `TableGone`; then nothing has changed.
        """
        async with self._turn(log):
            while True:
                before = self.table
                handled = decide(before)
                if not handled.rows and not handled.said:
                    return handled
                after = folded(handled.rows, handled.said, before)
                news = await self._journal.append(handled, listed(after), now, alone=self._is_new())
                if news is not None:
                    self._take_in(news, after if self.table is before else None)
                    return handled
                await self.catch_up()

    def _turn(self, log: Log) -> asyncio.Lock:
        return self._locks[Log.ROWS if self._is_new() else log]

    def _is_new(self) -> bool:
        """Whether no game was dealt yet: until then a row may renumber the seats named in talk."""
        return self.table.games == 0

    async def note(self, decide: Callable[[Table], Handled], now: float) -> Handled:
        """Store a seat's private notes: the latest counts. Raises what `change` raises."""
        handled = decide(self.table)
        kept = handled.notes
        if kept is not None:
            await self._journal.keep_notes(kept, now)
            self.notes = {**self.notes, (kept.game, kept.seat): kept.notes}
        return handled

    def ledger(self) -> LedgerUpdate | None:
        """The current claims: computed once per change, and the same object while equal."""
        game = self.table.game
        source = (None if game is None else game.board, self.table.talk)
        if any(now is not was for now, was in zip(source, self._ledger_of, strict=True)):
            new, self._ledger_of = ledger_for(self.table), source
            self._ledger = self._ledger if new == self._ledger else new
        return self._ledger

    async def catch_up(self) -> None:
        """Read what other workers wrote. Raises `StoreFailed`."""
        self._take_in(await self._journal.missing())

    def _take_in(self, news: News, folded_already: Table | None = None) -> None:
        """Fold what is on disk onto the current table, except what is known already.

        If nothing came between, the table was folded before the write and is not folded again.
        """
        new = self._journal.learn(news)
        self.notes = self.notes if new.noted is None else new.noted
        if not new.rows and not new.said:
            return
        before, moved = self.table, moved_from(self.table, new.rows)
        self.table = folded_already or folded(new.rows, new.said, before)
        self.versions.update(viewers_changed(before, self.table))
        self.retold.update(channels_retold(before, self.table) if new.rows else ())
        self._displace(moved)
        self._settle()
        self._wake_for(new)
        self._changed(self)

    def _wake_for(self, news: News) -> None:
        """Wake only the viewers who may read it: others must not notice that somebody spoke."""
        channels = {spoken.channel for spoken in news.said}
        for viewer in self.viewers:
            reader = Reader(self.shown_by(viewer), viewer.person, viewer.tv)
            if news.rows or not channels.isdisjoint(readable(self.table, reader)):
                viewer.wake()
