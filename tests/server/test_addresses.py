"""Hosts, origins and addresses as odd as a stranger can send them: refused, never an error."""

import asyncio
from pathlib import Path

import pytest

from secret_hitler.server.addresses import is_host, same_host
from secret_hitler.server.limits import household, is_loopback, is_public

from .guests import Guest, serving_house

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
