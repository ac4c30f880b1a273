import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import ClaimDrawn, Line
from secret_hitler.server.disk import transactions
from secret_hitler.server.disk.database import FILE, StoreRefused, open_database
from secret_hitler.server.disk.schema import METADATA
from secret_hitler.server.disk.store import Store
from secret_hitler.server.disk.transactions import (
    Appended,
    Change,
    Log,
    NotCreated,
    Note,
    StoredTable,
)
from secret_hitler.server.disk.writer import StoreFailed
from secret_hitler.server.tables.tables import Shared, Tables
from secret_hitler.table.protocol import messages as m
from tests.support.draws import by_lot
from tests.support.turns import NOON

OLD_TABLES = ("tables", "rows", "talk", "names")


def rows(table_id: int, number: int, *bodies: bytes, log: Log = Log.ROWS) -> Change:
    return Change(table_id, log, number, bodies, now=1.0, stage="playing")


async def made(store: Store, code: str = "BCDF") -> int:
    table_id = await store.make(code, b"0", 0.0)
    assert isinstance(table_id, int)
    return table_id


async def loaded(store: Store, code: str = "BCDF") -> StoredTable:
    kept = await store.load(code)
    assert kept is not None
    return kept


def test_rows_talk_names_and_sessions_are_there_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store.open(tmp_path)
        table_id = await made(store)
        change = Change(table_id, Log.ROWS, 1, (b"1",), 5.0, "lobby", {1: "Anna"})
        assert await store.append(change) is Appended.DONE
        talk = rows(table_id, 0, b"hello", log=Log.TALK)
        assert await store.append(talk) is Appended.DONE
        await store.remember(b"hash", "person", 0.0)
        store.close()
        again = Store.open(tmp_path)
        assert await again.load("BCDF") == StoredTable(
            table_id, (b"0", b"1"), (b"hello",), {1: "Anna"}
        )
        assert await again.person(b"hash") == "person"
        assert await again.person(b"other") is None
        again.close()

    asyncio.run(scenario())


def test_a_number_is_written_once_and_the_loser_writes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        first, second = Store.open(tmp_path), Store.open(tmp_path)
        table_id = await made(first)
        outcomes = await asyncio.gather(
            *(
                store.append(rows(table_id, 1, name, b"tail"))
                for store, name in ((first, b"a"), (second, b"b"))
            )
        )
        assert sorted(outcome.value for outcome in outcomes) == ["done", "lost"]
        winner = b"a" if outcomes[0] is Appended.DONE else b"b"
        assert (await loaded(first)).rows == (b"0", winner, b"tail")
        assert (await loaded(second)).rows == (b"0", winner, b"tail")
        first.close()
        second.close()

    asyncio.run(scenario())


def test_of_a_losing_pair_of_rows_not_even_the_free_number_is_written(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store.open(tmp_path)
        table_id = await made(store)
        assert await store.append(rows(table_id, 2, b"2")) is Appended.DONE
        assert await store.append(rows(table_id, 1, b"1", b"other 2")) is Appended.LOST
        assert (await loaded(store)).rows == (b"0", b"2")
        store.close()

    asyncio.run(scenario())


def test_a_conflict_hits_its_own_table_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store.open(tmp_path)
        tables = [await made(store, code) for code in ("BCDF", "GHJK", "LMNP")]
        await store.append(rows(tables[1], 1, b"first"))
        outcomes = await asyncio.gather(*(store.append(rows(one, 1, b"x")) for one in tables))
        assert outcomes == [Appended.DONE, Appended.LOST, Appended.DONE]
        store.close()

    asyncio.run(scenario())


def test_talk_never_makes_a_row_lose(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store.open(tmp_path)
        table_id = await made(store)
        for number in range(3):
            await store.append(rows(table_id, number, b"chat", log=Log.TALK))
        assert await store.append(rows(table_id, 1, b"act")) is Appended.DONE
        missing = await store.missing(table_id, 1, 1)
        assert (missing.rows, missing.talk) == ((b"act",), (b"chat", b"chat"))
        store.close()

    asyncio.run(scenario())


def test_a_removed_table_takes_everything_with_it_and_its_number_is_not_used_again(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        store = Store.open(tmp_path)
        old = await made(store)
        change = Change(old, Log.ROWS, 1, (b"1",), 0.0, None, {1: "Anna"})
        await store.append(change)
        await store.keep_notes(Note(old, 1, 0, b"mine", 0.0))
        await store.remove(old)
        assert await store.append(rows(old, 2, b"2")) is Appended.GONE
        assert await store.keep_notes(Note(old, 1, 0, b"mine", 0.0)) is Appended.GONE
        assert await made(store) > old
        assert (await loaded(store)).rows == (b"0",)
        assert (await loaded(store)).names == {}
        store.close()
        with sqlite3.connect(tmp_path / FILE) as raw:
            counts = [
                raw.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
                for name in ("rows", "names", "notes")
            ]
        raw.close()
        assert counts == [1, 0, 0]

    asyncio.run(scenario())


def test_of_notes_the_latest_are_kept_by_game_and_seat_and_those_on_earlier_games_go(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        store = Store.open(tmp_path)
        table_id, other = await made(store), await made(store, "GHJK")
        for note in (
            Note(table_id, 1, 0, b"first", 1.0),
            Note(table_id, 1, 1, b"another's", 2.0),
            Note(other, 1, 0, b"elsewhere", 3.0),
            Note(table_id, 1, 0, b"second", 4.0),
        ):
            assert await store.keep_notes(note) is Appended.DONE
        store.close()
        again = Store.open(tmp_path)
        assert (await loaded(again)).notes == {(1, 0): b"second", (1, 1): b"another's"}
        assert (await again.missing(table_id, 1, 0)).notes == (await loaded(again)).notes
        assert await again.keep_notes(Note(table_id, 2, 3, b"new game", 5.0)) is Appended.DONE
        assert (await loaded(again)).notes == {(2, 3): b"new game"}
        assert (await loaded(again, "GHJK")).notes == {(1, 0): b"elsewhere"}
        again.close()

    asyncio.run(scenario())


def test_an_append_may_ask_that_the_other_log_has_not_grown(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store.open(tmp_path)
        table_id = await made(store)
        line = Change(table_id, Log.TALK, 0, (b"line",), 1.0, beside=1)
        assert await store.append(line) is Appended.DONE
        for log, number, beside in ((Log.ROWS, 1, 0), (Log.TALK, 1, 2), (Log.TALK, 1, 0)):
            late = Change(table_id, log, number, (b"late",), 1.0, beside=beside)
            assert await store.append(late) is Appended.LOST
        kept = await loaded(store)
        assert (kept.rows, kept.talk) == ((b"0",), (b"line",))
        row = Change(table_id, Log.ROWS, 1, (b"row",), 1.0, beside=1)
        assert await store.append(row) is Appended.DONE
        store.close()

    asyncio.run(scenario())


def test_a_code_is_given_once_and_the_house_has_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert transactions.MOST_TABLES == 2000
    monkeypatch.setattr(transactions, "MOST_TABLES", 2)

    async def scenario() -> None:
        store = Store.open(tmp_path)
        await made(store)
        assert await store.make("BCDF", b"0", 0.0) is NotCreated.TAKEN
        await made(store, "GHJK")
        assert await store.make("LMNP", b"0", 0.0) is NotCreated.FULL
        store.close()

    asyncio.run(scenario())


def test_every_commit_reaches_the_disk_and_readers_do_not_wait(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    ask = store._writer.submit
    assert ask(lambda c: c.exec_driver_sql("PRAGMA journal_mode").scalar()).result() == "wal"
    assert ask(lambda c: c.exec_driver_sql("PRAGMA synchronous").scalar()).result() == 2  # FULL
    store.close()


def test_a_full_disk_fails_one_write_and_the_next_one_works(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store.open(tmp_path)
        table_id = await made(store)
        pages = store._writer.submit(
            lambda c: c.exec_driver_sql("PRAGMA page_count").scalar()
        ).result()
        store._writer.submit(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}")).result()
        large, small = (
            rows(table_id, 1, b"x" * 50_000),
            rows(table_id, 0, b"ok", log=Log.TALK),
        )
        results = await asyncio.gather(
            store.append(large), store.append(small), return_exceptions=True
        )
        assert isinstance(results[0], StoreFailed)
        assert results[1] is Appended.DONE
        store._writer.submit(lambda c: c.exec_driver_sql("PRAGMA max_page_count=100000")).result()
        assert (await loaded(store)).rows == (b"0",)
        assert await store.append(large) is Appended.DONE
        store.close()

    asyncio.run(scenario())


def test_a_newer_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    path = tmp_path / FILE
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE alembic_version SET version_num='9999'")
    raw.close()
    before = path.read_bytes()
    with pytest.raises(StoreRefused, match="newer version"):
        Store.open(tmp_path)
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(b"This is a letter to my aunt, not a database.\n" * 50)
    before = path.read_bytes()
    with pytest.raises(StoreRefused, match="no database"):
        Store.open(tmp_path)
    assert path.read_bytes() == before


def test_migrations_make_what_the_program_reads(tmp_path: Path) -> None:
    """The steps of Alembic and the tables of `schema` are the same database."""
    store = Store.open(tmp_path)
    differences = store._writer.submit(
        lambda connection: compare_metadata(MigrationContext.configure(connection), METADATA)
    ).result()
    assert differences == []
    store.close()


def test_a_database_of_the_first_form_goes_on_with_its_table_its_talk_and_room_for_notes(
    tmp_path: Path,
) -> None:
    """The file is as the program wrote it that knew no notes: five people in a game."""
    dump = Path(__file__).with_name("first_form.sql").read_text(encoding="utf-8")
    with sqlite3.connect(tmp_path / FILE) as raw:
        raw.executescript(dump)
        before = {log: raw.execute(f"SELECT * FROM {log}").fetchall() for log in OLD_TABLES}
    raw.close()

    async def scenario() -> None:
        store = Store.open(tmp_path)
        tables = Tables(store, Shared(lambda: NOON, by_lot(1), lambda _: None))
        live = await tables.find("DBKZ")
        assert live is not None
        assert [chair.name for chair in live.table.seats][::4] == ["Anna", "Elif"]
        assert [said.talk for said in live.table.talk][:2] == [
            Line("a was here"),
            Line("b was here"),
        ]
        assert isinstance(live.table.talk[2].talk, ClaimDrawn)
        assert (live.table.stage, live.notes) == (m.Stage.PLAYING, {})
        keep = m.KeepNotes(1, Seat(1), m.Notes("at last"))
        assert (await tables.obey(live, "b", keep)).reply is None
        assert (await tables.obey(live, "c", m.Say(Line("and on")))).reply is None
        store.close()

    asyncio.run(scenario())
    with sqlite3.connect(tmp_path / FILE) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchone() == ("0003",)
        for log, kept in before.items():
            now = raw.execute(f"SELECT * FROM {log}").fetchall()
            assert now[: len(kept)] == kept or log == "tables"
        assert raw.execute("SELECT game, seat FROM notes").fetchall() == [(1, 1)]
    raw.close()


def test_the_file_is_for_nobody_else_on_the_machine(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    open_database(path).dispose()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
