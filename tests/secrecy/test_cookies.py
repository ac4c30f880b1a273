"""The cookie of a seat: its flags, which proxy can make it secure, and what is stored."""

import asyncio
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx
import pytest
import uvicorn
from structlog.testing import capture_logs

from secret_hitler.server import serving
from secret_hitler.server.disk.database import FILE
from secret_hitler.server.logs import proxy_hides_https
from secret_hitler.server.settings import Settings
from secret_hitler.server.tables.sessions import COOKIE, cookie_name, secrets_in
from tests.support.clients import Guest, Server, serving_house

SECURE = {"none": False, "http": False, "https": True, "https, http": False, "ftp": False}
"""The scheme that a proxy reports, and whether the cookie is for https only."""


def cookie_in(answer: httpx.Response) -> Morsel[str]:
    assert answer.headers.get_list("set-cookie")[1:] == []
    (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
    return cookie


async def made(server: Server, scheme: str) -> httpx.Response:
    headers = {} if scheme == "none" else {"X-Forwarded-Proto": scheme}
    async with httpx.AsyncClient(base_url=server.http, trust_env=False) as client:
        return await client.post("/api/tables", headers=headers)


def test_the_flags_of_the_cookie_and_whose_word_makes_it_secure(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server:
            for scheme, secure in SECURE.items():
                cookie = cookie_in(await made(server, scheme))
                assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (
                    True,
                    "strict",
                    "/",
                )
                assert not cookie["domain"]
                assert bool(cookie["secure"]) is secure, scheme
                assert len(cookie.value) >= 22
                assert 0 < int(cookie["max-age"]) <= 400 * 24 * 3600

    asyncio.run(scenario())


def test_nobody_but_the_chosen_proxy_is_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the proxy is elsewhere, a visitor cannot say who he is, nor that it is https."""
    configured = serving.configuration

    def elsewhere(application: object, settings: Settings, _: Path | None) -> uvicorn.Config:
        away = settings.model_copy(update={"trusted_proxies": "192.0.2.1"})
        return configured(application, away)  # type: ignore[arg-type]  # what it was given

    monkeypatch.setattr(serving, "configuration", elsewhere)

    async def scenario() -> None:
        async with serving_house(tmp_path) as server:
            assert not cookie_in(await made(server, "https"))["secure"]
            async with httpx.AsyncClient(base_url=server.http, trust_env=False) as client:
                lie = {"X-Forwarded-For": "203.0.113.9"}
                for _ in range(6):  # a public address may make five
                    assert (await client.post("/api/tables", headers=lie)).status_code == 201

    asyncio.run(scenario())


def test_a_cookie_that_is_brought_along_is_never_taken_for_a_new_seat(tmp_path: Path) -> None:
    """No fixation: an unknown secret is replaced, a known one is never handed out again."""

    async def scenario() -> None:
        async with serving_house(tmp_path) as server:
            guest = Guest(server)
            brought = "A" * 22
            guest.http.cookies.set(COOKIE, brought, domain="127.0.0.1", path="/")
            first = await guest.http.post("/api/tables")
            assert cookie_in(first).value != brought
            guest.http.cookies.clear()
            guest.http.cookies.set(COOKIE, cookie_in(first).value)
            again = await guest.http.post("/api/tables")
            sat = await guest.sit(again.json()["code"], "Anna")
            assert "set-cookie" not in again.headers
            assert "set-cookie" not in sat.headers
            secret = cookie_in(first).value.encode()
            kept = [(tmp_path / f"{FILE}{end}").read_bytes() for end in ("", "-wal")]
            assert not any(secret in one or brought.encode() in one for one in kept)
            await guest.leave()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_form_of_another_site_changes_nothing_whatever_its_content_type(
    tmp_path: Path, kind: str
) -> None:
    """CSRF: such a request always says where it comes from, a sandboxed one says null."""

    async def scenario() -> None:
        async with serving_house(tmp_path) as server:
            guest = Guest(server)
            code = await guest.make_table()
            for origin in ("http://evil.example", "null"):
                for path in ("/api/tables", f"/api/tables/{code}/seats"):
                    headers = {"Origin": origin} | ({"Content-Type": kind} if kind else {})
                    answer = await guest.http.post(path, content='{"name":"Eve"}', headers=headers)
                    assert (answer.status_code, answer.json()) == (
                        403,
                        {"reason": "foreign_origin"},
                    )
                    assert "access-control-allow-origin" not in answer.headers
            assert (await guest.http.get(f"/api/tables/{code}")).json()["seats"] == []
            await guest.leave()

    asyncio.run(scenario())


def test_two_servers_of_one_machine_leave_each_other_their_cookies(tmp_path: Path) -> None:
    """Browsers tell machines apart, not ports: both servers get and set the same cookies."""

    async def scenario() -> None:
        async with serving_house(tmp_path / "a") as first, serving_house(tmp_path / "b") as second:
            here, there = Guest(first), Guest(second)
            there.http._cookies = here.http._cookies  # one browser, one jar
            codes = [(one, await one.make_table()) for one in (here, there)]
            for one, code in codes:
                assert (await one.sit(code, "Anna")).json()["seat"] == 0
            for one, code in codes:
                assert (await one.sit(code, "Anna")).json()["seat"] == 0  # still the same person
                assert (await one.open(code)).table.you == 0
            names = sorted({cookie.name for cookie in here.http.cookies.jar})
            assert len(names) == 2
            assert names[0] == COOKIE  # as in earlier versions, so theirs is honoured
            await here.leave()
            await there.leave()

    asyncio.run(scenario())


def test_a_name_is_left_to_whoever_has_it_and_https_has_one_of_its_own() -> None:
    assert cookie_name((), "cafe", https=False) == COOKIE
    assert cookie_name((), "cafe", https=True) == f"{COOKIE}_https"
    assert cookie_name((COOKIE,), "cafe", https=False) == f"{COOKIE}_cafe"
    assert cookie_name((COOKIE,), "cafe", https=True) == f"{COOKIE}_https"
    assert cookie_name((f"{COOKIE}_https",), "cafe", https=True) == f"{COOKIE}_https_cafe"


def test_a_seat_that_was_taken_over_http_is_found_over_https() -> None:
    jar = {"theme": "dark", COOKIE: "http", f"{COOKIE}_https": "tls", f"{COOKIE}_cafe": "own"}
    assert secrets_in(jar, https=False) == ("own", "http", "tls")
    assert secrets_in(jar, https=True) == ("tls", "own", "http")
    assert secrets_in({}, https=True) == ()


def test_the_log_says_once_that_a_proxy_hides_https(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server:
            origin = {"Origin": f"https://{server.netloc}"}
            async with httpx.AsyncClient(base_url=server.http, trust_env=False) as client:
                told = origin | {"X-Forwarded-Proto": "https"}
                assert (await client.post("/api/tables", headers=told)).status_code == 201
                assert logged == []
                for _ in range(2):
                    assert (await client.post("/api/tables", headers=origin)).status_code == 201

    proxy_hides_https.cache_clear()
    with capture_logs() as logged:
        asyncio.run(scenario())
    assert ["X-Forwarded-Proto" in one["event"] for one in logged] == [True]
