"""A table in memory: one change at a time, changed only after its commit, seen by its viewers.

This is the one mutable place of the server. What a viewer is told is never kept here: each client
composes it from the table when its socket is ready.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from ...engine.terms import Seat
from ...table.command_rights import Handled
from ...table.evolve import folded
from ...table.protocol.messages import BotKind, Channel, ClosingReason, LedgerUpdate
from ...table.table import Table, seat_of, seats_of
from ...table.talk.channels import Reader, readable
from ...table.talk.talk_updates import channels_retold
from ...table.updates import Room, ledger_for, viewers_changed
from ..disk.transactions import Log
from .folding import Noted, moved_from
from .journal import Journal, News

_NUDGE_EVERY: Final = 30.0
"""Seconds from one reminder of a seat to its next one."""


class Viewer(Protocol):
    """Whoever looks at a table through a socket."""

    person: str | None
    """The token of its session; None for a TV, whatever its cookie says."""
    tv: bool
    """Whether it is a screen that everybody sees."""

    def wake(self) -> None:
        """Something may be there to tell."""

    def nudge(self, by: Seat) -> None:
        """Somebody reminds it that the table waits."""

    def close(self, reason: ClosingReason) -> None:
        """Tell why, and end."""


class LiveTable:
    """A table, how much of it is on disk, and who looks at it."""

    def __init__(self, table: Table, journal: Journal, noted: Noted) -> None:
        self.table = table
        self.notes = noted
        self.viewers: list[Viewer] = []
        """The newest last."""
        self.versions: Counter[Seat | None] = Counter()
        """How often the game changed for each viewer: who has an older number needs an Update."""
        self.host_away_since: float | None = None
        self.idle_since: float | None = None
        self.visited = False
        """Whether somebody came since the sweeper last looked."""
        self.reminded = 0.0
        """When the sweeper last looked how long the table waits: that is how long screens are told
        it does. Were it reckoned anew with each message, it would show that something happened."""
        self.showing: dict[str, str] = {}
        """The seat that each phone was last asked to show, by name, for seats are renumbered.

        A line that breaks hands no phone back: whoever holds it is shown no other seat for that.
        """
        self.nudged: dict[Seat, float] = {}
        """When each seat last reminded another one."""
        self.owed: set[tuple[int, int, int, int]] = set()
        """Answers that bots are thinking about: game, seat, phase, attempt."""
        self.fallen: dict[tuple[int, Seat], BotKind] = {}
        """By game and seat the lowest level that failed there: those below it play on."""
        self.floor = asyncio.Lock()
        """One bot speaks at a time, so that none says the same twice."""
        self.talked_in: int | None = None
        """The last phase in which bots were asked for words."""
        self.retold: Counter[Channel] = Counter()
        """How often seats were renumbered under what was said there: then it is told anew."""
        self._ledger: LedgerUpdate | None = None
        self._ledger_of: tuple[object, object] = (None, None)
        self._journal = journal
        self._locks = {log: asyncio.Lock() for log in Log}
        self._changed: Callable[[LiveTable], None] = lambda _: None

    @property
    def id(self) -> int:
        """The table's number on disk."""
        return self._journal.id

    def when_changed(self, tell: Callable[["LiveTable"], None]) -> None:
        """Have this called after every change."""
        self._changed = tell

    # --- who is here --------------------------------------------------------------------------

    def seat(self, person: str | None) -> Seat | None:
        """The seat of a person at this table."""
        return seat_of(self.table, person)

    def shown_by(self, viewer: Viewer) -> Seat | None:
        """Which of its seats a viewer is shown: its own, until it asks for another one."""
        held = seats_of(self.table, viewer.person)
        name = self.showing.get(viewer.person or "")
        asked_for = (seat for seat in held if self.table.seats[seat].name == name)
        return next(asked_for, held[0] if held else None)

    def show(self, viewer: Viewer, seat: Seat) -> None:
        """On a phone that is passed on: be this one of its seats, also on its next socket."""
        if viewer.person is not None and seat in seats_of(self.table, viewer.person):
            self.showing[viewer.person] = self.table.seats[seat].name
            viewer.wake()

    def connected(self) -> frozenset[Seat]:
        """The seats whose phones are here, those that a phone is passed to included."""
        people = {viewer.person for viewer in self.viewers}
        return frozenset(seat for person in people for seat in seats_of(self.table, person))

    def room(self) -> Room:
        """Who is here."""
        tvs = sum(viewer.tv for viewer in self.viewers)
        seatless = sum(self.seat(viewer.person) is None for viewer in self.viewers)
        return Room(self.connected(), seatless - tvs, tvs)

    def enter(self, viewer: Viewer) -> None:
        """Somebody opened a socket: it is the live one of its seat from now on."""
        self.viewers.append(viewer)
        self.visited = True
        self._settle()
        self.wake()

    def leave(self, viewer: Viewer) -> None:
        """A socket is gone."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.wake()

    def wake(self) -> None:
        """Everybody may have something to be told."""
        for viewer in self.viewers:
            viewer.wake()

    def dismiss(self) -> None:
        """The table is gone: tell everybody."""
        for viewer in self.viewers:
            viewer.close(ClosingReason.REMOVED)
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
        """Of each phone with a seat keep the newest socket alone."""
        taken: set[str] = set()
        for viewer in reversed(self.viewers.copy()):
            if viewer.person in taken:
                self._dismiss(viewer)
            elif viewer.person is not None and self.seat(viewer.person) is not None:
                taken.add(viewer.person)

    def _displace(self, people: set[str | None]) -> None:
        """End the sockets of phones that lost their only seat to another phone."""
        for viewer in self.viewers.copy():
            if viewer.person in people and self.seat(viewer.person) is None:
                self._dismiss(viewer)

    def _dismiss(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        viewer.close(ClosingReason.MOVED)

    # --- changes ------------------------------------------------------------------------------

    async def change(
        self, decide: Callable[[Table], Handled], now: float, log: Log = Log.ROWS
    ) -> Handled:
        """Decide, write, and only then change. Who loses the race to write decides again.

        While a game runs neither log waits for a commit of the other one, nor loses to it.
        Raises `StoreFailed` or `TableGone`; then nothing has changed.
        """
        async with self._turn(log):
            while True:
                before = self.table
                handled = decide(before)
                if not handled.rows and not handled.said:
                    return handled
                after = folded(handled.rows, handled.said, before)
                news = await self._journal.append(handled, after.stage, now, alone=self._is_new())
                if news is not None:
                    self._take_in(news, after if self.table is before else None)
                    return handled
                await self.catch_up()

    def _turn(self, log: Log) -> asyncio.Lock:
        return self._locks[Log.ROWS if self._is_new() else log]

    def _is_new(self) -> bool:
        """Whether no game was dealt: then a row may renumber the seats that talk names."""
        return self.table.games == 0

    async def note(self, decide: Callable[[Table], Handled], now: float) -> Handled:
        """Keep what a seat notes for itself: the latest counts. Raises what `change` raises."""
        handled = decide(self.table)
        kept = handled.notes
        if kept is not None:
            await self._journal.keep_notes(kept, now)
            self.notes = {**self.notes, (kept.game, kept.seat): kept.notes}
        return handled

    def ledger(self) -> LedgerUpdate | None:
        """The claims as they are: worked out once a change, and the same object while equal."""
        game = self.table.game
        source = (None if game is None else game.board, self.table.talk)
        if any(now is not was for now, was in zip(source, self._ledger_of, strict=True)):
            new, self._ledger_of = ledger_for(self.table), source
            self._ledger = self._ledger if new == self._ledger else new
        return self._ledger

    async def catch_up(self) -> None:
        """Read what another worker wrote. Raises `StoreFailed`."""
        self._take_in(await self._journal.missing())

    def _take_in(self, news: News, folded_already: Table | None = None) -> None:
        """Fold what is on disk onto the table as it is now, but for what is known already.

        Where nothing came between, the table was folded before the write, and is not folded again.
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
        """A line that one may not read hurries nothing on that one waits for."""
        channels = {spoken.channel for spoken in news.said}
        for viewer in self.viewers:
            reader = Reader(self.shown_by(viewer), viewer.person, viewer.tv)
            if news.rows or not channels.isdisjoint(readable(self.table, reader)):
                viewer.wake()
