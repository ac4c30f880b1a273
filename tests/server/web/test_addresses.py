"""Odd hosts, origins and addresses that a stranger may send: refused, never an error."""

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from secret_hitler.server.web import addresses
from secret_hitler.server.web.addresses import (
    Adapter,
    adapters,
    here,
    is_address,
    is_host,
    is_ours,
    lan_addresses,
    own_addresses,
    public_bases,
    ranked,
    same_host,
)
from secret_hitler.server.web.limits import household, is_loopback, is_public
from tests.support.clients import Guest, party, serving_house

ODD_HOSTS = ("[", "a]b", "[zz]", "localhost:99999", "localhost:abc", "", "a/b", "x" * 300)


@pytest.mark.parametrize("host", ODD_HOSTS)
def test_a_host_that_cannot_be_one(host: str) -> None:
    assert not is_host(host)


@pytest.mark.parametrize("host", ["localhost", "localhost:8000", "[::1]:8000", "games.example"])
def test_a_host(host: str) -> None:
    assert is_host(host)


@pytest.mark.parametrize("origin", ["http://[", "http://a]b", "null", "ftp://here", "://", "here"])
def test_an_origin_that_is_not_our_page(origin: str) -> None:
    assert not same_host(origin, "here")


@pytest.mark.parametrize("host", ["[", "localhost:99999", "x" * 300])
def test_nothing_is_made_under_an_odd_host(tmp_path: Path, host: str) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server:
            guest = Guest(server)
            answer = await guest.http.post("/api/tables", headers={"Host": host})
            assert answer.status_code == 400
            assert (await guest.http.get("/api/health")).status_code == 200
            await guest.http.aclose()

    asyncio.run(scenario())


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine called Attic, with one public address."""
    monkeypatch.setattr("socket.gethostname", lambda: "Attic.lan")
    monkeypatch.setattr(addresses, "adapters", lambda: (Adapter("eth0", ("2a00:1::5",)),))


OUR_HOSTS = (
    *("localhost:8000", "LOCALHOST", "localhost.", "here.localhost", "127.0.0.1", "[::1]:8000"),
    *("192.168.1.5:8000", "10.0.0.5", "[fe80::1]", "[2a00:1:0:0::5]:8000"),
    *("attic", "ATTIC.lan:8000", "attic.local", "games.example", "Games.Example:443"),
)
OTHER_HOSTS = (
    *("evil.example", "attic.evil.example", "localhost.evil.example", "local", "evillocal"),
    *("evil.games.example", "8.8.8.8:8000", "[2a00:1::6]", "127.0.0.1.evil.example", "0x7f000001"),
)


@pytest.mark.usefixtures("machine")
@pytest.mark.parametrize("host", OUR_HOSTS)
def test_a_server_answers_under_its_own_addresses_and_names(host: str) -> None:
    assert is_ours(host, "0.0.0.0", "games.example")


@pytest.mark.usefixtures("machine")
@pytest.mark.parametrize("host", OTHER_HOSTS)
def test_a_name_that_somebody_else_lets_lead_here_is_not_ours(host: str) -> None:
    """DNS rebinding."""
    assert not is_ours(host, "0.0.0.0", "games.example")
    assert not is_ours(host, "127.0.0.1", None)


def test_a_page_under_a_foreign_name_gets_no_table_no_socket_and_no_figures(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1) as (code, _):
            guest = Guest(server)
            foreign = {"Host": "evil.example", "Origin": "http://evil.example"}
            made = await guest.http.post("/api/tables", json={}, headers=foreign)
            assert (made.status_code, made.json()) == (421, {"reason": "unknown_host"})
            assert not made.cookies
            for path in ("/", "/metrics", f"/t/{code}"):
                page = await guest.http.get(path, headers=foreign)
                assert page.status_code == 421
                assert "--address" in page.text
                assert "evil" not in page.text
            with pytest.raises(InvalidStatus):
                await connect(
                    f"ws://evil.example/ws/{code}",
                    host="127.0.0.1",
                    port=int(server.netloc.rpartition(":")[2]),
                    proxy=None,
                )
            await guest.http.aclose()

    asyncio.run(scenario())


PROXIES = (
    {"Host": "192.168.1.5"},
    {"Host": "games.local"},
    {"X-Forwarded-Proto": "https"},
    {"Via": "1.1 caddy"},
    {"Forwarded": "for=127.0.0.1"},
    {"X-Forwarded-For": "127.0.0.1"},
)


@pytest.mark.parametrize("headers", PROXIES, ids=str)
def test_a_proxy_that_names_no_address_is_shown_no_figures(
    tmp_path: Path, headers: dict[str, str]
) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server:
            guest = Guest(server)
            assert (await guest.http.get("/metrics")).status_code == 200
            assert (await guest.http.get("/metrics", headers=headers)).status_code == 404
            await guest.http.aclose()

    asyncio.run(scenario())


def test_an_address_mapped_through_ipv6_is_what_it_is() -> None:
    assert is_public("::ffff:8.8.8.8")
    assert is_loopback("::ffff:127.0.0.1")
    assert not is_public("::ffff:192.168.1.5")
    assert not is_public("a name")


def test_a_home_with_ipv6_counts_as_one() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("::ffff:8.8.8.8") == "8.8.8.8"
    assert household("8.8.8.8") == "8.8.8.8"
    assert household("testclient") == "testclient"


OWN = ("192.168.1.5", "10.0.0.5")
BASES = {
    "by a name": ("http", "games.example", "0.0.0.0", ["http://games.example"]),
    "over https": ("https", "games.example", "127.0.0.1", ["https://games.example"]),
    "by an address": (
        "http",
        "192.168.1.5:8000",
        "0.0.0.0",
        ["http://192.168.1.5:8000", "http://10.0.0.5:8000"],
    ),
    "by another address": (
        "http",
        "10.0.0.5:8000",
        "0.0.0.0",
        ["http://10.0.0.5:8000", "http://192.168.1.5:8000"],
    ),
    "here, for all": (
        "http",
        "localhost:8000",
        "0.0.0.0",
        ["http://192.168.1.5:8000", "http://10.0.0.5:8000"],
    ),
    "here by IPv6, for all": (
        "http",
        "[::1]:8000",
        "::",
        ["http://192.168.1.5:8000", "http://10.0.0.5:8000"],
    ),
    "here, for one network": ("http", "127.0.0.1:8000", "10.0.0.5", ["http://10.0.0.5:8000"]),
    "here, for here alone": ("http", "localhost:8000", "127.0.0.1", ["http://localhost:8000"]),
}


@pytest.mark.parametrize(("scheme", "asked", "bound", "bases"), BASES.values(), ids=BASES.keys())
def test_the_addresses_are_those_that_other_devices_can_reach(
    monkeypatch: pytest.MonkeyPatch, scheme: str, asked: str, bound: str, bases: list[str]
) -> None:
    monkeypatch.setattr(addresses, "lan_addresses", lambda: OWN)
    assert list(public_bases(scheme, asked, bound)) == bases


def test_what_the_operator_chose_is_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "lan_addresses", lambda: OWN)
    told = public_bases("https", "192.168.1.5:8000", "0.0.0.0", "10.0.0.5")
    assert told == ("https://10.0.0.5:8000", "https://192.168.1.5:8000")
    told = public_bases("http", "localhost:8000", "0.0.0.0", "den.example")
    assert told[0] == "http://den.example:8000"


def test_the_way_out_comes_first_and_networks_inside_the_machine_last() -> None:
    found = (
        Adapter("lo", ("127.0.0.1", "::1")),
        Adapter("docker0", ("172.17.0.1",)),
        Adapter("tun0", ("10.8.0.2",)),
        Adapter("eth0", ("192.168.1.5", "fe80::1", "2001:db8::5")),
        Adapter("wlan0", ("192.168.2.7", "169.254.7.7")),
    )
    assert ranked(found, "192.168.2.7")[:2] == ("192.168.2.7", "192.168.1.5")
    assert set(ranked(found, "10.8.0.2")) == {
        "192.168.1.5",
        "192.168.2.7",
        "172.17.0.1",
        "10.8.0.2",
    }
    assert ranked(found, "10.8.0.2")[:2] == ("192.168.1.5", "192.168.2.7")


def test_addresses_of_ipv6_are_told_where_there_are_no_others() -> None:
    found = (Adapter("eth0", ("fe80::1", "fd00::2")), Adapter("lo", ("127.0.0.1",)))
    assert ranked(found, None) == ("fd00::2",)
    assert addresses.base("http", "fd00::2", 8000) == "http://[fd00::2]:8000"


def test_a_machine_without_a_network_has_no_address_for_others() -> None:
    assert ranked((Adapter("lo", ("127.0.0.1", "::1")),), None) == ()


def test_the_system_lists_this_machine_s_own_addresses() -> None:
    every = [address for one in adapters() for address in one.addresses]
    assert "127.0.0.1" in every
    assert set(lan_addresses()) <= set(every)


def test_a_server_that_listens_to_itself_has_no_address_for_others() -> None:
    assert own_addresses("127.0.0.1") == own_addresses("localhost") == ()
    assert own_addresses("192.168.1.5") == ("192.168.1.5",)
    assert here("0.0.0.0") == here("127.0.0.1") == "127.0.0.1"


@pytest.mark.parametrize("text", ["192.168.1.5", "den.local", "fd00::2"])
def test_an_address_that_can_be_chosen(text: str) -> None:
    assert is_address(text)


@pytest.mark.parametrize(
    "text", ["http://den", "den:8000", "192.168.1.5:8000", "a/b", "[fd00::2]", ""]
)
def test_an_address_that_cannot_be_chosen(text: str) -> None:
    assert not is_address(text)
