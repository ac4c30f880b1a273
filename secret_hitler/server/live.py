"""A table in memory: one change at a time, changed only after its commit, seen by its viewers.

This is the one mutable place of the house. What a viewer is told is never kept here: each client
composes it from the table when its socket is ready.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from ..engine.terms import Seat
from ..table.evolve import evolve, hear
from ..table.handled import Handled
from ..table.messages import ClosingReason
from ..table.rows import SeatMoved, TableRow
from ..table.table import Table, seat_of, seats_of
from ..table.updates import Room, viewers_changed
from .rows import decode_rows, decode_spoken, encode_row, encode_spoken, names_in
from .store import Appended, Change, Channel, Store

_NUDGE_EVERY: Final = 30.0
"""Seconds from one reminder of a seat to its next one."""


class TableGone(Exception):
    """The table was removed while somebody was at it."""


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

    def __init__(self, store: Store, table_id: int, table: Table, written: tuple[int, int]) -> None:
        self.id = table_id
        self.table = table
        self.viewers: list[Viewer] = []
        """The newest last."""
        self.versions: Counter[Seat | None] = Counter()
        """How often the game changed for each viewer: who has an older number needs an Update."""
        self.host_away_since: float | None = None
        self.idle_since: float | None = None
        self.visited = False
        """Whether somebody came since the sweeper last looked."""
        self.rung = 0
        """What the sweeper last found the table's waiting to have come to."""
        self.showing: dict[str, str] = {}
        """The seat that each phone was last asked to show, by name, for seats are renumbered.

        A line that breaks hands no phone back: whoever holds it is shown no other seat for that.
        """
        self.nudged: dict[Seat, float] = {}
        """When each seat last reminded another one."""
        self.owed: set[tuple[int, int, int, int]] = set()
        """Answers that bots are thinking about: game, seat, phase, attempt."""
        self.floor = asyncio.Lock()
        """One bot speaks at a time, so that none says the same twice."""
        self.talked_in: int | None = None
        """The last phase in which bots were asked for words."""
        self._store = store
        self._rows, self._talk = written
        self._lock = asyncio.Lock()
        self._changed: Callable[[LiveTable], None] = lambda _: None

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

    async def change(self, decide: Callable[[Table], Handled], now: float) -> Handled:
        """Decide, write, and only then change. Who loses the race to write decides again.

        Raises `StoreFailed` or `TableGone`; then nothing has changed.
        """
        async with self._lock:
            while True:
                handled = decide(self.table)
                if not handled.rows and not handled.said:
                    return handled
                after = _after(self.table, handled)
                written = await self._store.append(self._writing(handled, after, now))
                if written is Appended.DONE:
                    self._rows += len(handled.rows)
                    self._talk += len(handled.said)
                    self._become(after, handled.rows)
                    return handled
                if written is Appended.GONE:
                    raise TableGone
                await self._catch_up()

    def _writing(self, handled: Handled, after: Table, now: float) -> Change:
        if handled.said:
            bodies = tuple(encode_spoken(spoken) for spoken in handled.said)
            return Change(self.id, Channel.TALK, self._talk, bodies, now)
        return Change(
            table_id=self.id,
            channel=Channel.ROWS,
            number=self._rows,
            bodies=tuple(encode_row(row) for row in handled.rows),
            now=now,
            stage=after.stage.value,
            names=names_in(handled.rows, self._rows),
        )

    async def _catch_up(self) -> None:
        """Read what another worker wrote."""
        names = await self._store.names(self.id)
        bodies = await self._store.missing(self.id, Channel.ROWS, self._rows)
        said = await self._store.missing(self.id, Channel.TALK, self._talk)
        rows = decode_rows(bodies, names, self._rows)
        after = _after(self.table, Handled(rows=rows, said=decode_spoken(said)))
        self._rows += len(bodies)
        self._talk += len(said)
        self._become(after, rows)

    def _become(self, after: Table, rows: tuple[TableRow, ...]) -> None:
        moved = _moved_from(self.table, rows)
        self.versions.update(viewers_changed(self.table, after))
        self.table = after
        self._displace(moved)
        self._settle()
        self.wake()
        self._changed(self)


def _after(table: Table, handled: Handled) -> Table:
    for row in handled.rows:
        table = evolve(table, row)
    for spoken in handled.said:
        table = hear(table, spoken)
    return table


def _moved_from(table: Table, rows: tuple[TableRow, ...]) -> set[str | None]:
    """The phones that seats were moved away from by these rows."""
    phones: set[str | None] = set()
    if not any(isinstance(row, SeatMoved) for row in rows):
        return phones
    for row in rows:
        if isinstance(row, SeatMoved):
            phones.add(table.seats[row.seat].person)
        table = evolve(table, row)  # the next row finds the seats of its time
    return phones
