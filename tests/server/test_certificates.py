import asyncio
import ipaddress
import json
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import msgspec
import pytest
from cryptography import x509
from websockets.asyncio.client import connect

from secret_hitler.server.certificates import FILE, certificate
from secret_hitler.table.protocol import messages as m
from tests.support.clients import serving_house

NOW = datetime(2026, 3, 1, tzinfo=UTC)
DAY = timedelta(days=1)
OWN = ("192.0.2.9", "fd00::2", "den.example")


def names_of(path: Path) -> x509.SubjectAlternativeName:
    read = x509.load_pem_x509_certificate(path.read_bytes())
    return read.extensions.get_extension_for_class(x509.SubjectAlternativeName).value


def test_a_certificate_is_good_for_this_machine_and_for_its_addresses(tmp_path: Path) -> None:
    names = names_of(certificate(tmp_path, OWN, NOW))
    assert {"localhost", "den.example"} <= set(names.get_values_for_type(x509.DNSName))
    numbers = {"127.0.0.1", "::1", "192.0.2.9", "fd00::2"}
    assert {ipaddress.ip_address(one) for one in numbers} <= set(
        names.get_values_for_type(x509.IPAddress)
    )


def test_it_is_made_once_and_kept_for_its_owner_alone(tmp_path: Path) -> None:
    path = certificate(tmp_path / "new", OWN, NOW)
    content = path.read_bytes()
    assert path == tmp_path / "new" / FILE
    assert path.stat().st_mode & 0o777 == 0o600
    assert certificate(tmp_path / "new", OWN, NOW + 300 * DAY).read_bytes() == content
    assert [one.name for one in path.parent.iterdir()] == [FILE]


@pytest.mark.parametrize("later", [400 * DAY, 380 * DAY, -2 * DAY])
def test_one_that_has_ended_or_soon_will_is_made_anew(tmp_path: Path, later: timedelta) -> None:
    old = certificate(tmp_path, OWN, NOW).read_bytes()
    path = certificate(tmp_path, OWN, NOW + later)
    assert path.read_bytes() != old
    assert path.stat().st_mode & 0o777 == 0o600


def test_one_for_other_addresses_is_made_anew_and_one_for_more_is_kept(tmp_path: Path) -> None:
    old = certificate(tmp_path, OWN, NOW).read_bytes()
    assert certificate(tmp_path, OWN[:1], NOW).read_bytes() == old
    path = certificate(tmp_path, ("198.51.100.4",), NOW)
    assert path.read_bytes() != old
    numbers = names_of(path).get_values_for_type(x509.IPAddress)
    assert ipaddress.ip_address("198.51.100.4") in numbers


@pytest.mark.parametrize("content", [b"", b"nonsense", b"-----BEGIN CERTIFICATE-----\nAAAA\n"])
def test_what_cannot_be_read_is_made_anew(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert names_of(certificate(tmp_path, (), NOW))


def test_names_that_no_certificate_can_hold_are_left_out(tmp_path: Path) -> None:
    names = names_of(certificate(tmp_path, ("bücher", ".", "x" * 70), NOW))
    assert "localhost" in names.get_values_for_type(x509.DNSName)
    assert not {"bücher", ".", "x" * 70} & set(names.get_values_for_type(x509.DNSName))


def test_a_client_that_trusts_it_checks_its_names_and_comes_in(tmp_path: Path) -> None:
    """A real handshake, for each of the names; by another name the client turns away."""
    path = certificate(tmp_path, OWN, datetime.now(UTC))
    trusting = ssl.create_default_context(cafile=path)

    async def shake_hands(port: int, name: str) -> set[str]:
        _, writer = await asyncio.open_connection(
            "127.0.0.1", port, ssl=trusting, server_hostname=name
        )
        shown = writer.get_extra_info("peercert")["subjectAltName"]
        writer.close()
        await writer.wait_closed()
        return {str(value) for _, value in shown}

    async def scenario() -> None:
        async with serving_house(tmp_path / "house", certificate=path) as server:
            port = int(server.netloc.rpartition(":")[2])
            for name in ("localhost", "127.0.0.1", *OWN):
                assert {"localhost", "den.example", "192.0.2.9"} <= await shake_hands(port, name)
            with pytest.raises(ssl.SSLCertVerificationError):
                await shake_hands(port, "evil.example")

    asyncio.run(scenario())


def test_over_https_cookies_are_secure_addresses_say_so_and_sockets_open(tmp_path: Path) -> None:
    path = certificate(tmp_path, (), datetime.now(UTC))

    async def scenario() -> None:
        trusting = ssl.create_default_context(cafile=path)
        async with (
            serving_house(tmp_path / "house", certificate=path) as server,
            httpx.AsyncClient(verify=trusting, trust_env=False) as client,
        ):
            base = f"https://{server.netloc}"
            answer = await client.post(f"{base}/api/tables", headers={"Origin": base})
            assert answer.status_code == 201
            assert "Secure" in answer.headers["set-cookie"]
            assert answer.json()["url"].startswith(f"{base}/t/")
            peek = (await client.get(f"{base}/api/tables/{answer.json()['code']}")).json()
            assert peek["self_signed"] is True
            code = answer.json()["code"]
            address, origin = f"wss://{server.netloc}/ws/{code}", {"Origin": base}
            async with connect(
                address, ssl=trusting, additional_headers=origin, proxy=None
            ) as socket:
                await socket.send(msgspec.json.encode(m.Hello(m.PROTOCOL)).decode())
                assert json.loads(await socket.recv())["table"]["code"] == code

    asyncio.run(scenario())
