"""One thread owns the database, and commits together whatever has come in meanwhile.

Nobody hears of a piece of work before its commit. Where one fails, each is tried alone, so that
nothing is answered for that a failing neighbour took with it. What can wait comes after all that
cannot, however long it has waited: a flood of talk delays no act.
"""

import itertools
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from enum import IntEnum
from typing import Generic, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")


class StoreFailed(Exception):
    """The database could not do it, and nothing of it has happened."""


class Turn(IntEnum):
    """When a piece of work has its turn; among equals the first to come is the first to go."""

    FIRST = 0
    LATER = 1
    """Once nothing is there that comes first."""
    LAST = 2
    """Nothing comes after it."""


class _Job(Generic[T]):
    """A piece of work, and what came of it."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.future: Future[T] = Future()
        # Running from the start: who no longer waits for it may go, but cannot call it off.
        self.future.set_running_or_notify_cancel()
        self.settle: Callable[[], None] = lambda: None

    def run(self, connection: Connection) -> None:
        """Do it, but tell nobody yet."""
        result = self.work(connection)
        self.settle = lambda: self.future.set_result(result)

    def fail(self, fault: Exception) -> None:
        """Tell whoever waits that it did not happen."""
        failed = StoreFailed(type(fault).__name__)
        failed.__cause__ = fault
        self.future.set_exception(failed)


class Writer:
    """The thread, and the queue before it."""

    def __init__(self, engine: Engine, largest_batch: int = 64) -> None:
        self._engine = engine
        self._largest_batch = largest_batch
        self._queue: queue.PriorityQueue[tuple[Turn, int, _Job[object] | None]]
        self._queue = queue.PriorityQueue()
        self._numbers = itertools.count()
        self._thread = threading.Thread(target=self._serve, name="writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], T], turn: Turn = Turn.FIRST) -> Future[T]:
        """Have this done in a transaction; the result is there once it is on disk."""
        job = _Job(work)
        self._put(turn, job)  # type: ignore[arg-type]  # a queue of jobs of any result
        return job.future

    def close(self) -> None:
        """Finish what was submitted, and end the thread."""
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
        """Wait for one job and take what else is there; False once there is no more to come."""
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
        """One transaction for all of them, or else one for each."""
        try:
            with self._engine.begin() as connection:
                for job in batch:
                    job.run(connection)
        except Exception as fault:  # noqa: BLE001  # whatever it was, it is handed to who waits
            if len(batch) == 1:
                batch[0].fail(fault)
                return
            for job in batch:
                self._commit([job])
        else:
            for job in batch:
                job.settle()
