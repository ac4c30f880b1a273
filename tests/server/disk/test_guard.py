"""Files that vanish or change under a running server: what would be gone is not told as saved."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from secret_hitler.server.disk import guard
from secret_hitler.server.disk.database import FILE, StoreRefused
from secret_hitler.server.disk.store import Store
from secret_hitler.server.disk.transactions import Appended, Change, Log
from secret_hitler.server.disk.writer import StoreFailed

WAL = f"{FILE}-wal"
PAGE = 4096


def row(table_id: int, number: int, body: bytes = b"row") -> Change:
    return Change(table_id, Log.ROWS, number, (body,), now=1.0)


async def filled(folder: Path) -> tuple[Store, int]:
    """A store with a table of many pages, all in the file itself and none in the WAL alone."""
    store = Store.open(folder)
    table_id = await store.make("BCDF", b"0", 0.0)
    assert isinstance(table_id, int)
    assert await store.append(row(table_id, 1, b"x" * 20 * PAGE)) is Appended.DONE
    store.close()
    return Store.open(folder), table_id


def overwrite(folder: Path) -> None:
    """Change every page but the first, as a broken disk or another program does."""
    with (folder / FILE).open("r+b") as file:
        pages = (folder / FILE).stat().st_size // PAGE
        file.seek(PAGE)
        file.write(b"\xa5" * PAGE * (pages - 1))


def move(folder: Path, names: tuple[str, ...]) -> Callable[[], None]:
    aside = folder.with_name("aside")
    aside.mkdir()
    for name in names:
        (folder / name).rename(aside / name)

    def undo() -> None:
        for name in names:
            (aside / name).rename(folder / name)

    return undo


def delete(folder: Path, name: str) -> Callable[[], None]:
    """Delete a file; what undoes it is a second link to it."""
    kept = folder.with_name("kept")
    os.link(folder / name, kept)
    (folder / name).unlink()
    return lambda: os.link(kept, folder / name)


def replace(folder: Path, name: str) -> Callable[[], None]:
    """Put an equal copy in the place of a file."""
    undo = move(folder, (name,))
    shutil.copy(folder.with_name("aside") / name, folder / name)
    return undo


def move_folder(folder: Path) -> Callable[[], None]:
    moved = folder.rename(folder.with_name("moved"))

    def undo() -> None:
        moved.rename(folder)

    return undo


LOSSES: dict[str, tuple[Callable[[Path], Callable[[], None]], str]] = {
    "the file is deleted": (lambda folder: delete(folder, FILE), f"{FILE} was deleted"),
    "the WAL is deleted": (lambda folder: delete(folder, WAL), f"{WAL} was deleted"),
    "both are moved": (lambda folder: move(folder, (FILE, WAL)), f"{FILE} was deleted or moved"),
    "the folder is moved": (move_folder, f"{FILE} was deleted or moved"),
    "the file is replaced": (lambda folder: replace(folder, FILE), f"{FILE} was replaced"),
    "the WAL is replaced": (lambda folder: replace(folder, WAL), f"{WAL} was replaced"),
}


@pytest.mark.parametrize("loss", LOSSES)
def test_what_would_be_gone_is_not_saved_and_play_goes_on_once_the_file_is_back(
    tmp_path: Path, loss: str
) -> None:
    lose, why = LOSSES[loss]
    folder = tmp_path / "tables"

    async def scenario() -> None:
        store, table_id = await filled(folder)
        undo = lose(folder)
        with pytest.raises(StoreFailed):
            await store.append(row(table_id, 2))
        assert store.fault is not None
        assert why in store.fault
        kept = await store.load("BCDF")  # whoever comes now still sees the table
        assert kept is not None
        assert len(kept.rows) == 2
        undo()
        assert await store.append(row(table_id, 2)) is Appended.DONE
        assert store.fault is None
        store.close()
        again = Store.open(folder)
        kept = await again.load("BCDF")
        assert kept is not None
        assert len(kept.rows) == 3
        again.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("loss", LOSSES)
def test_a_look_finds_it_before_anybody_acts(tmp_path: Path, loss: str) -> None:
    lose, why = LOSSES[loss]
    folder = tmp_path / "tables"

    async def scenario() -> None:
        store, _ = await filled(folder)
        await store.look()
        undo = lose(folder)
        with pytest.raises(StoreFailed):
            await store.look()
        assert why in (store.fault or "")
        undo()
        await store.look()
        assert store.fault is None
        store.close()

    asyncio.run(scenario())


def test_pages_that_somebody_overwrites_are_found_and_nothing_is_saved_on_top(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        store, table_id = await filled(tmp_path)
        assert await store.append(row(table_id, 2)) is Appended.DONE  # its pages are in memory
        overwrite(tmp_path)
        with pytest.raises(StoreFailed):
            await store.append(row(table_id, 3))
        assert "damaged" in (store.fault or "")
        with pytest.raises(StoreFailed):  # and it does not heal by being looked at
            await store.look()
        store.close()

    asyncio.run(scenario())
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(StoreRefused, match="damaged"):
        Store.open(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


def test_a_file_that_was_only_touched_is_read_again_and_used(tmp_path: Path) -> None:
    async def scenario() -> None:
        store, table_id = await filled(tmp_path)
        os.utime(tmp_path / FILE)
        assert await store.append(row(table_id, 2)) is Appended.DONE
        store.close()

    asyncio.run(scenario())


def test_a_file_that_cannot_be_read_for_a_moment_is_not_called_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No file handle may be left, say."""

    def unreadable(_: Path) -> sqlite3.Connection:
        raise sqlite3.OperationalError("unable to open database file")

    async def scenario() -> None:
        store, table_id = await filled(tmp_path)
        os.utime(tmp_path / FILE)
        with monkeypatch.context() as patch:
            patch.setattr(guard, "read_only", unreadable)
            with pytest.raises(sqlite3.OperationalError):
                await store.examine()
            with pytest.raises(StoreFailed):
                await store.append(row(table_id, 2))
            assert "cannot be read" in (store.fault or "")
        assert await store.append(row(table_id, 2)) is Appended.DONE
        assert store.fault is None
        store.close()

    asyncio.run(scenario())


def test_the_daily_look_finds_damage_that_left_no_trace(tmp_path: Path) -> None:
    """Bits that rot do not change when the file was written last."""

    async def scenario() -> None:
        store, table_id = await filled(tmp_path)
        await store.examine()
        assert await store.append(row(table_id, 2)) is Appended.DONE
        stamps = (tmp_path / FILE).stat()
        overwrite(tmp_path)
        os.utime(tmp_path / FILE, ns=(stamps.st_atime_ns, stamps.st_mtime_ns))
        assert await store.append(row(table_id, 3)) is Appended.DONE
        await store.examine()
        with pytest.raises(StoreFailed):
            await store.append(row(table_id, 4))
        store.close()

    asyncio.run(scenario())


def test_on_a_disk_that_is_nearly_full_a_look_writes_and_otherwise_it_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def probes(store: Store) -> int:
        found = store._writer.submit(
            lambda c: c.exec_driver_sql("SELECT probes FROM house").scalar_one()
        )
        return int(found.result())

    async def scenario() -> None:
        store, _ = await filled(tmp_path)
        await store.look()
        assert await probes(store) == 0
        monkeypatch.setattr(guard, "_SCARCE", 1 << 62)
        await store.look()
        assert await probes(store) == 1
        store.close()

    asyncio.run(scenario())
