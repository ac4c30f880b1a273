"""One thread owns the database and commits in batches whatever has arrived.

Nobody hears of a piece of work before its commit. If a batch fails, each piece is tried alone, so
that one failure takes nothing else with it. Work that can wait comes after all work that cannot,
however long it has waited: a flood of talk delays no act.
"""

import itertools
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from enum import IntEnum
from typing import Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError, OperationalError

from .guard import DataLost, Guard

T = TypeVar("T")


class StoreFailed(Exception):
    """The database could not do it, and nothing has changed."""


class Turn(IntEnum):
    """The priority of a piece of work; within one priority, first come, first served."""

    FIRST = 0
    LATER = 1
    """After everything of a higher priority."""
    LAST = 2
    """Ends the queue."""


class _Job(Generic[T]):
    """A piece of work and its result."""

    def __init__(self, work: Callable[[Connection], T], *, reads: bool) -> None:
        self.work = work
        self.reads = reads
        self.future: Future[T] = Future()
        # Marked as running at once: a caller may stop waiting, but cannot cancel it.
        self.future.set_running_or_notify_cancel()
        self.settle: Callable[[], None] = lambda: None

    def run(self, connection: Connection) -> None:
        """Do it, without reporting yet."""
        result = self.work(connection)
        self.settle = lambda: self.future.set_result(result)

    def fail(self, fault: Exception) -> None:
        """Tell the waiting caller that it did not happen."""
        failed = StoreFailed(type(fault).__name__)
        failed.__cause__ = fault
        self.future.set_exception(failed)


class Writer:
    """The thread and its queue."""

    def __init__(self, engine: Engine, guard: Guard, largest_batch: int = 64) -> None:
        self.fault: str | None = None
        """Why the disk did not take what was written last; None if it did."""
        self._engine = engine
        self._guard = guard
        self._largest_batch = largest_batch
        self._queue: queue.PriorityQueue[tuple[Turn, int, _Job[object] | None]]
        self._queue = queue.PriorityQueue()
        self._numbers = itertools.count()
        self._thread = threading.Thread(target=self._serve, name="writer", daemon=True)
        self._thread.start()

    def submit(
        self, work: Callable[[Connection], T], turn: Turn = Turn.FIRST, *, reads: bool = False
    ) -> Future[T]:
        """Run this in a transaction; the result is available once it is on disk.

        What only `reads` works on even while the guard lets nobody write.
        """
        job = _Job(work, reads=reads)
        self._put(turn, job)  # type: ignore[arg-type]  # a queue of jobs of any result
        return job.future

    def close(self) -> None:
        """Finish what was submitted and end the thread."""
        self._put(Turn.LAST, None)
        self._thread.join()

    def _put(self, turn: Turn, job: _Job[object] | None) -> None:
        self._queue.put((turn, next(self._numbers), job))

    def _serve(self) -> None:
        while True:
            batch, more = self._next_batch()
            if batch:
                self._commit(batch)
            if not more:
                return

    def _next_batch(self) -> tuple[list[_Job[object]], bool]:
        """Wait for one job and take all others that are queued; False after the last one."""
        batch: list[_Job[object]] = []
        while len(batch) < self._largest_batch:
            try:
                _, _, job = self._queue.get(block=not batch)
            except queue.Empty:
                break
            if job is None:
                return batch, False
            batch.append(job)
        return batch, True

    def _commit(self, batch: Sequence[_Job[object]]) -> None:
        """Run all of them in one transaction, or else each in its own."""
        try:
            self._transact(batch)
        except Exception as fault:  # noqa: BLE001  # whatever it was, whoever is waiting gets it
            if len(batch) == 1:
                self._note(fault)
                batch[0].fail(fault)
                return
            for job in batch:
                self._commit([job])
        else:
            for job in batch:
                job.settle()

    def _transact(self, batch: Sequence[_Job[object]]) -> None:
        """Commit, if it will last: the guard looks before the commit, and again after it."""
        writes = not all(job.reads for job in batch)
        with self._engine.begin() as connection:
            before = _changes(connection)
            for job in batch:
                job.run(connection)
            wrote = _changes(connection) > before
            if writes:
                self._guard.check()
        if writes:
            self._guard.committed()
        if wrote:
            self.fault = None

    def _note(self, fault: Exception) -> None:
        """Remember what the disk did wrong. Any other error is a fault of the work itself."""
        if isinstance(fault, DataLost):
            self.fault = str(fault)
        elif type(fault) in {DatabaseError, OperationalError}:
            assert isinstance(fault, DatabaseError)
            self.fault = str(fault.orig)


def _changes(connection: Connection) -> int:
    """How many rows this connection has changed so far."""
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw.total_changes
