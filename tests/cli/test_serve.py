"""What `serve` prints and understands, before it serves."""

import socket
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from secret_hitler import cli
from secret_hitler.cli import serve as command
from secret_hitler.server import serving
from secret_hitler.server.certificates import FILE
from secret_hitler.server.settings import Settings
from secret_hitler.server.web import addresses

OWN = ("192.168.1.5", "10.0.0.5")


class Served:
    """What the command would have served."""

    settings: Settings
    certificate: Path | None


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    """A machine in two networks; the server stops before it begins to serve."""
    seen = Served()

    def serve(
        app: object, settings: Settings, listener: socket.socket, certificate: Path | None
    ) -> None:
        seen.settings, seen.certificate = settings, certificate
        listener.close()

    monkeypatch.setattr(addresses, "lan_addresses", lambda: OWN)
    monkeypatch.setattr(serving, "serve_until_stopped", serve)
    return seen


def run(folder: Path, *arguments: str) -> Result:
    """The command, on a free port."""
    standing = ["serve", "--port", "0", "--data", str(folder)]
    return CliRunner().invoke(cli.build(), [*standing, *arguments])


def test_it_prints_the_address_its_code_and_where_the_board_is(
    tmp_path: Path, served: Served
) -> None:
    printed = run(tmp_path, "--host", "0.0.0.0").output
    first = printed.splitlines()[0]
    assert first.startswith("Secret Hitler is on http://192.168.1.5:")
    url = first.rpartition(" ")[2]
    assert f"open {url}/tv on a television or a laptop" in printed
    assert "▄▄▄▄▄" in printed
    assert "warn" not in printed


def test_it_lists_the_addresses_to_choose_from(tmp_path: Path, served: Served) -> None:
    printed = run(tmp_path, "--host", "0.0.0.0").output
    port = printed.splitlines()[0].rpartition(":")[2]
    assert f"  1  http://192.168.1.5:{port}  (now)\n  2  http://10.0.0.5:{port}\n" in printed


@pytest.mark.parametrize(
    ("choice", "host"), [("2", "10.0.0.5"), ("10.0.0.5", "10.0.0.5"), ("den.local", "den.local")]
)
def test_an_address_is_chosen_by_its_number_or_by_itself(
    tmp_path: Path, served: Served, choice: str, host: str
) -> None:
    printed = run(tmp_path, "--host", "0.0.0.0", "--address", choice).output
    assert printed.startswith(f"Secret Hitler is on http://{host}:")
    assert served.settings.address == host


@pytest.mark.parametrize("choice", ["0", "3", "http://den", "den:8000"])
def test_what_is_no_address_is_refused(tmp_path: Path, served: Served, choice: str) -> None:
    result = run(tmp_path, "--host", "0.0.0.0", "--address", choice)
    assert result.exit_code == 2
    assert not list(tmp_path.iterdir())


def test_the_environment_may_choose_too(
    tmp_path: Path, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_HITLER_ADDRESS", "2")
    monkeypatch.setenv("SECRET_HITLER_HTTPS", "true")
    printed = run(tmp_path, "--host", "0.0.0.0").output
    assert printed.startswith("Secret Hitler is on https://10.0.0.5:")


def test_over_https_it_makes_a_certificate_and_says_what_browsers_will(
    tmp_path: Path, served: Served
) -> None:
    printed = run(tmp_path, "--host", "0.0.0.0", "--https").output
    assert printed.startswith("Secret Hitler is on https://192.168.1.5:")
    assert "Your browser will warn you once: choose Advanced, then Continue." in printed
    assert served.certificate == tmp_path / FILE
    assert served.settings.https


def test_without_https_there_is_no_certificate(tmp_path: Path, served: Served) -> None:
    run(tmp_path, "--host", "0.0.0.0")
    assert served.certificate is None
    assert not (tmp_path / FILE).exists()


def test_for_itself_alone_it_says_how_phones_can_come(tmp_path: Path, served: Served) -> None:
    printed = run(tmp_path).output
    assert printed.startswith("Secret Hitler is on http://127.0.0.1:")
    assert "for phones: --host 0.0.0.0" in printed
    assert "▄▄▄▄▄" not in printed


def test_a_number_is_looked_up_in_the_list_that_is_printed() -> None:
    assert command._chosen("2", OWN) == OWN[1]
    with pytest.raises(typer.BadParameter, match="no number 2"):
        command._chosen("2", OWN[:1])
