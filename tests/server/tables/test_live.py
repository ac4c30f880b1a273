"""Acts and talk at one table: neither waits for the other's commit, and the disk tells the same."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from secret_hitler.engine.actions import AnyAction
from secret_hitler.engine.events import Events
from secret_hitler.engine.game import apply
from secret_hitler.engine.state import State
from secret_hitler.engine.terms import Actor, Seat
from secret_hitler.record import record
from secret_hitler.record.talk import AnyTalk, Line
from secret_hitler.server.disk.transactions import Log
from secret_hitler.server.tables import live as living
from secret_hitler.server.tables.live import LiveTable
from secret_hitler.server.tables.tables import Tables
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.table import Table
from secret_hitler.table.updates import ledger_for
from tests.support.offline import (
    PEOPLE,
    HeldStore,
    begun,
    game_of,
    gathered,
    house_of,
    is_as_on_disk,
    next_act,
)

Scenario = Callable[[Tables, HeldStore, LiveTable], Awaitable[None]]
PSST = m.Say(Line("psst"))


def run(folder: Path, scenario: Scenario, *, lobby: bool = False) -> None:
    """Run at a table whose store can keep writers waiting; in the end the disk must agree."""

    async def served() -> None:
        store = HeldStore.open(folder)
        assert isinstance(store, HeldStore)
        tables = house_of(store)
        live = await (gathered if lobby else begun)(tables)
        await scenario(tables, store, live)
        assert await is_as_on_disk(tables, live)
        store.close()

    asyncio.run(served())


def talk(live: LiveTable) -> list[AnyTalk]:
    return [said.talk for said in live.table.talk]


def talker(live: LiveTable) -> str:
    """A player whose turn it is not."""
    actor, _ = next_act(live, random.Random(0))
    return next(person for person in PEOPLE if person != actor)


@pytest.mark.parametrize("committed", [False, True])
def test_an_act_does_not_wait_for_talk_whose_commit_takes_its_time(
    tmp_path: Path, committed: bool
) -> None:
    """Neither before that commit nor where only its answer is not there yet."""

    async def scenario(tables: Tables, store: HeldStore, live: LiveTable) -> None:
        rng, steps = random.Random(1), game_of(live).step
        store.hold(Log.TALK, committed=committed)
        talking = asyncio.create_task(tables.obey(live, talker(live), PSST))
        await store.arrived.wait()
        for _ in range(3):
            assert (await tables.obey(live, *next_act(live, rng))).reply is None
        assert game_of(live).step == steps + 3
        assert not talking.done()
        assert talk(live) == []
        store.let_go()
        assert (await talking).reply is None
        assert talk(live) == [Line("psst")]
        assert game_of(live).step == steps + 3

    run(tmp_path, scenario)


@pytest.mark.parametrize("committed", [False, True])
def test_talk_does_not_wait_for_an_act_whose_commit_takes_its_time(
    tmp_path: Path, committed: bool
) -> None:
    async def scenario(tables: Tables, store: HeldStore, live: LiveTable) -> None:
        step, quiet = game_of(live).step, talker(live)
        store.hold(Log.ROWS, committed=committed)
        acting = asyncio.create_task(tables.obey(live, *next_act(live, random.Random(1))))
        await store.arrived.wait()
        for _ in range(3):
            assert (await tables.obey(live, quiet, PSST)).reply is None
        assert not acting.done()
        assert (len(live.table.talk), game_of(live).step) == (3, step)
        store.let_go()
        assert (await acting).reply is None
        assert (len(live.table.talk), game_of(live).step) == (3, step + 1)

    run(tmp_path, scenario)


def test_what_a_reader_of_the_disk_brought_already_is_not_folded_twice(tmp_path: Path) -> None:
    """An act and a line are on disk, their answers are not here yet, and somebody catches up."""

    async def scenario(tables: Tables, store: HeldStore, live: LiveTable) -> None:
        step = game_of(live).step
        for log, who, command in (
            (Log.ROWS, *next_act(live, random.Random(1))),
            (Log.TALK, talker(live), PSST),
        ):
            store.hold(log, committed=True)
            writing = asyncio.create_task(tables.obey(live, who, command))
            await store.arrived.wait()
            await live.catch_up()
            store.let_go()
            assert (await writing).reply is None
        assert (len(live.table.talk), game_of(live).step) == (1, step + 1)

    run(tmp_path, scenario)


def test_an_act_is_applied_twice_once_to_decide_and_once_to_fold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied: list[AnyAction] = []

    def counting(state: State, actor: Actor, action: AnyAction) -> tuple[State, Events]:
        if isinstance(actor, int):
            applied.append(action)
        return apply(state, actor, action)

    monkeypatch.setattr(record, "apply", counting)

    async def scenario(tables: Tables, _: HeldStore, live: LiveTable) -> None:
        rng = random.Random(1)
        for _act in range(8):  # a nomination, a whole election, and what comes after it
            who, command = next_act(live, rng)
            applied.clear()
            assert (await tables.obey(live, who, command)).reply is None
            assert applied == [command.action] * 2

    run(tmp_path, scenario)


def test_talk_that_was_under_way_when_the_next_game_was_dealt_is_over(tmp_path: Path) -> None:
    async def scenario(tables: Tables, store: HeldStore, live: LiveTable) -> None:
        store.hold(Log.TALK)
        talking = asyncio.create_task(tables.obey(live, talker(live), PSST))
        await store.arrived.wait()
        await misdeal(tables, live)
        assert live.table.games == 2
        store.let_go()
        assert (await talking).reply is None
        assert live.table.talk == ()

    run(tmp_path, scenario)


async def misdeal(tables: Tables, live: LiveTable) -> None:
    """All agree to deal again."""
    await tables.obey(live, "a", m.Ask(m.Topic.MISDEAL))
    number = live.table.questions[0].number
    for person in PEOPLE[1:]:
        await tables.obey(live, person, m.Consent(number))


def test_in_the_lobby_rows_and_talk_take_turns_for_a_row_may_renumber_who_speaks(
    tmp_path: Path,
) -> None:
    async def scenario(tables: Tables, store: HeldStore, live: LiveTable) -> None:
        store.hold(Log.TALK)
        talking = asyncio.create_task(tables.obey(live, "c", PSST))
        await store.arrived.wait()
        leaving = asyncio.create_task(tables.obey(live, "b", m.Leave()))
        await asyncio.sleep(0.02)
        assert not leaving.done()
        store.let_go()
        await asyncio.gather(talking, leaving)
        assert [(said.seat, said.talk) for said in live.table.talk] == [(1, Line("psst"))]
        assert live.retold == {m.Channel.TABLE: 1}

    run(tmp_path, scenario, lobby=True)


def test_notes_wait_for_nobody_and_nobody_waits_for_them(tmp_path: Path) -> None:
    async def scenario(tables: Tables, store: HeldStore, live: LiveTable) -> None:
        store.hold("notes")
        keep = m.KeepNotes(1, Seat(1), m.Notes("mine"))
        keeping = asyncio.create_task(tables.obey(live, "b", keep))
        await store.arrived.wait()
        assert (await tables.obey(live, talker(live), PSST)).reply is None
        assert (await tables.obey(live, *next_act(live, random.Random(1)))).reply is None
        assert live.notes == {}
        store.let_go()
        assert (await keeping).reply is None
        assert live.notes == {(1, Seat(1)): m.Notes("mine")}
        store.hold(Log.TALK)
        talking = asyncio.create_task(tables.obey(live, talker(live), PSST))
        await store.arrived.wait()
        await tables.obey(live, "b", m.KeepNotes(1, Seat(1), m.Notes("more")))
        assert live.notes == {(1, Seat(1)): m.Notes("more")}
        store.let_go()
        await talking

    run(tmp_path, scenario)


def test_the_ledger_is_worked_out_once_a_change_and_stays_itself_while_it_is_equal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[int] = []

    def counting(table: Table) -> m.LedgerUpdate | None:
        counted.append(1)
        return ledger_for(table)

    monkeypatch.setattr(living, "ledger_for", counting)

    async def scenario(tables: Tables, _: HeldStore, live: LiveTable) -> None:
        first = live.ledger()
        assert all(live.ledger() is first for _ in range(10))
        assert len(counted) == 1
        await tables.obey(live, talker(live), PSST)
        assert live.ledger() is first  # worked out again, and equal
        assert len(counted) == 2
        await tables.obey(live, "b", m.KeepNotes(1, Seat(1), m.Notes("mine")))
        assert live.ledger() is first
        assert len(counted) == 2

    run(tmp_path, scenario)


def test_a_lobby_has_no_ledger(tmp_path: Path) -> None:
    async def scenario(_: Tables, __: HeldStore, live: LiveTable) -> None:
        assert live.ledger() is None

    run(tmp_path, scenario, lobby=True)
