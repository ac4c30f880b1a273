"""What `serve` does where a machine or a folder is not as it needs it: it serves, or says why."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from secret_hitler import cli
from secret_hitler.server.disk.database import FILE
from secret_hitler.server.disk.store import Store
from tests.support.clients import PATIENCE, Guest
from tests.support.program import PROGRAM, Program


def test_a_second_server_on_one_folder_is_refused_and_readers_are_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        program = Program(tmp_path)
        program.start()
        guest = Guest(program.server)
        try:
            code = await guest.make_table()
            second = refused("serve", "--port", "0", "--data", str(tmp_path))
            assert second.exit_code == 1
            assert second.stderr.startswith("Another server (process ")
            assert second.stderr.count("\n") == 1
            assert f"(process {program.pid})" in second.stderr
            beside = refused("tables", "--data", str(tmp_path))
            assert (beside.exit_code, code in beside.stdout) == (0, True)
            program.kill()
            program.start()  # the lock has died with the server
            assert (await guest.http.get(f"/api/tables/{code}")).status_code == 200
        finally:
            program.kill()
            await guest.leave()

    asyncio.run(scenario())


def refused(*arguments: str) -> Result:
    """The command with these arguments, which ends by itself."""
    return CliRunner().invoke(cli.build(), arguments)


def unusable(folder: Path) -> dict[str, Path]:
    """Folders that cannot hold tables, whoever asks."""
    (folder / "file").write_text("a letter")
    (folder / "nowhere").symlink_to("gone/for/good")
    (folder / "taken" / "secret-hitler.sqlite").mkdir(parents=True)
    (folder / "locked" / "secret-hitler.lock").mkdir(parents=True)
    (folder / "letter").mkdir()
    (folder / "letter" / "secret-hitler.sqlite").write_bytes(b"A letter to my aunt.\n" * 500)
    return {
        "a file": folder / "file",
        "below a file": folder / "file" / "below",
        "a link to nowhere": folder / "nowhere",
        "too long a name": folder / ("x" * 300),
        "a folder for a database": folder / "taken",
        "a folder for a lock": folder / "locked",
        "no database": folder / "letter",
        "where nothing can be made": Path("/proc/nothing"),
    }


def test_each_folder_that_cannot_be_used_is_refused_in_one_sentence(tmp_path: Path) -> None:
    for kind, folder in unusable(tmp_path).items():
        ended = refused("serve", "--port", "0", "--data", str(folder))
        assert ended.exit_code == 1, kind
        assert ended.stdout == "", kind
        assert ended.stderr.count("\n") == 1, (kind, ended.stderr)
        assert str(folder) in ended.stderr, kind
        assert "choose another" in ended.stderr, kind


@pytest.mark.parametrize("host", ["192.0.2.77", "no-such-host.invalid", "x" * 80])
def test_an_address_of_another_machine_is_refused_in_one_sentence(
    tmp_path: Path, host: str
) -> None:
    ended = refused("serve", "--port", "0", "--host", host, "--data", str(tmp_path))
    assert (ended.exit_code, ended.stdout) == (1, "")
    assert ended.stderr.startswith(f"This machine cannot serve on {host}, port 0: ")
    assert ended.stderr.count("\n") == 1


def test_names_that_mean_something_in_an_address_are_plain_names_of_folders(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "a b%20?mode=memory#c"
    Store.open(folder).close()
    assert (folder / FILE).stat().st_size > 0
    Store.open(folder).close()


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "utf-8"])
def test_a_terminal_without_the_letters_of_the_code_gets_the_address_alone(
    tmp_path: Path, encoding: str
) -> None:
    """It serves, whatever the terminal can show; here it ends by a signal."""
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "serve", "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        env=os.environ
        | {
            "PYTHONIOENCODING": encoding,
            "SECRET_HITLER_HOST": "0.0.0.0",
            "SECRET_HITLER_ADDRESS": "192.0.2.5",
        },
    )
    assert process.stdout is not None
    printed = b""
    while b"Press Ctrl+C" not in printed:
        line = process.stdout.readline()
        assert line, printed
        printed += line
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert b"Secret Hitler is on http://192.0.2.5:" in printed
    assert ("▄▄▄▄▄".encode() in printed) is (encoding == "utf-8")
    assert (b"scan this" in printed) is (encoding == "utf-8")
    assert b"??" not in printed
