"""The one writer thread: whose turn it is. These tests check order, never time."""

import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest
from sqlalchemy import Connection

from secret_hitler.server.disk.database import open_database
from secret_hitler.server.disk.guard import Guard
from secret_hitler.server.disk.writer import StoreFailed, Turn, Writer
from tests.support.clients import PATIENCE


class Held:
    """A writer whose first piece of work takes until the test releases it."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.done: list[str] = []
        self._go = threading.Event()
        begun = threading.Event()

        def wait(_: Connection) -> None:
            begun.set()
            assert self._go.wait(10)

        writer.submit(wait)
        assert begun.wait(10)  # the first batch is this one alone

    def submit(self, name: str, turn: Turn = Turn.FIRST) -> Future[None]:
        return self.writer.submit(lambda _: self.done.append(name), turn)

    def let_go(self) -> list[str]:
        self._go.set()
        self.writer.close()
        return self.done


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Held]:
    engine = open_database(tmp_path / "one.sqlite")
    yield Held(Writer(engine, Guard(tmp_path / "one.sqlite"), largest_batch=4))
    engine.dispose()


def test_an_act_that_comes_after_a_flood_of_talk_is_done_before_it(held: Held) -> None:
    for number in range(200):
        held.submit(f"talk {number}", Turn.LATER)
    held.submit("act")
    done = held.let_go()
    assert done[0] == "act"
    assert done[1:] == [f"talk {number}" for number in range(200)]


def test_acts_that_come_while_talk_is_done_wait_for_one_batch_at_most(held: Held) -> None:
    """What is under way is finished, and the rest of the flood waits again."""

    def come_in(_: Connection) -> None:
        held.done.append("talk with acts behind it")
        held.submit("late act")

    held.writer.submit(come_in, Turn.LATER)
    for number in range(20):
        held.submit(f"talk {number}", Turn.LATER)
    done = held.let_go()
    assert done.index("late act") == 4
    assert len(done) == 22


def test_equals_go_in_the_order_in_which_they_came(held: Held) -> None:
    for number in range(30):
        held.submit(f"act {number}")
    assert held.let_go() == [f"act {number}" for number in range(30)]


def test_all_that_came_in_is_done_before_the_thread_ends(held: Held) -> None:
    results = [held.submit("talk", Turn.LATER), held.submit("act")]
    held.let_go()
    assert [one.result(timeout=PATIENCE) for one in results] == [None, None]


def test_talk_that_fails_takes_no_act_of_its_batch_with_it(held: Held) -> None:
    def breaks(_: Connection) -> None:
        raise ValueError

    act = held.submit("act")
    talk: Future[None] = held.writer.submit(breaks, Turn.LATER)
    held.let_go()
    assert act.result(timeout=PATIENCE) is None
    assert isinstance(talk.exception(timeout=PATIENCE), StoreFailed)
