"""What an operator sees and does with `secret-hitler tables`."""

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from secret_hitler import cli
from secret_hitler.server.disk.store import Store
from secret_hitler.server.tables.sessions import Session
from secret_hitler.server.tables.tables import Shared, Tables
from secret_hitler.table.command_rights import Sit
from tests.support.draws import by_lot


def run(folder: Path, *arguments: str) -> Result:
    return CliRunner().invoke(cli.build(), ["tables", "--data", str(folder), *arguments])


@pytest.fixture
def codes(tmp_path: Path) -> tuple[str, str, str]:
    """A lobby with somebody in it, and two without."""

    async def made() -> tuple[str, str, str]:
        store = Store.open(tmp_path)
        tables = Tables(store, Shared(lambda: 1_000_000.0, by_lot(1), lambda _: None))
        one, two, three = [await tables.make(Session(who)) for who in ("a", "b", "c")]
        await tables.seat(one, Session("a"), Sit("Anna"))
        store.close()
        return one.table.code, two.table.code, three.table.code

    return asyncio.run(made())


def listed(folder: Path) -> dict[str, str]:
    """The stage of each table that is listed."""
    return {line.split()[0]: line.split()[1] for line in run(folder).output.splitlines()}


def test_every_table_is_listed(tmp_path: Path, codes: tuple[str, str, str]) -> None:
    assert listed(tmp_path) == dict(zip(codes, ("lobby", "empty", "empty"), strict=True))
    assert "1970-01-1" in run(tmp_path).output


def test_tables_are_removed_by_their_codes(tmp_path: Path, codes: tuple[str, str, str]) -> None:
    result = run(tmp_path, "--remove", codes[0].lower(), "--remove", codes[1])
    assert set(result.output.splitlines()) == {f"{code} is removed." for code in codes[:2]}
    assert listed(tmp_path) == {codes[2]: "empty"}


def test_all_empty_lobbies_are_removed(tmp_path: Path, codes: tuple[str, str, str]) -> None:
    run(tmp_path, "--remove-empty")
    assert listed(tmp_path) == {codes[0]: "lobby"}


def test_a_wrong_code_removes_nothing(tmp_path: Path, codes: tuple[str, str, str]) -> None:
    result = run(tmp_path, "--remove", codes[0], "--remove", "AEIO")
    assert result.exit_code == 2
    assert "there is no table AEIO." in result.output
    assert len(listed(tmp_path)) == 3


def test_a_folder_without_tables_is_left_alone(tmp_path: Path) -> None:
    result = run(tmp_path / "none")
    assert (result.exit_code, (tmp_path / "none").exists()) == (1, False)
    assert f"There are no tables in {tmp_path / 'none'}." in result.output
    (tmp_path / "secret-hitler.sqlite").write_text("no database" * 100)
    result = run(tmp_path)
    assert result.exit_code == 1
    assert "no database of this program" in result.output
