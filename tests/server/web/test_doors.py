import asyncio
import hashlib
import io
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import segno
from litestar.handlers import HTTPRouteHandler
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from secret_hitler.engine.terms import Seat
from secret_hitler.server.disk import transactions
from secret_hitler.server.disk.database import FILE
from secret_hitler.server.tables.codes import LETTERS, new_code, tidy_code
from secret_hitler.server.tables.sessions import COOKIE
from secret_hitler.server.web import addresses, doors, limits
from secret_hitler.server.web.front import read_front
from secret_hitler.table.protocol import messages as m
from tests.support.clients import Guest, Server, begin, line_of, party, serving_house

Scenario = Callable[[Server], Awaitable[None]]


def run(folder: Path, scenario: Scenario) -> None:
    async def served() -> None:
        async with serving_house(folder) as server:
            await scenario(server)

    asyncio.run(served())


@asynccontextmanager
async def guest_of(server: Server) -> AsyncIterator[Guest]:
    guest = Guest(server)
    try:
        yield guest
    finally:
        await guest.leave()


def test_a_table_is_made_looked_at_and_sat_at(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as host, guest_of(server) as other:
            answer = await host.http.post("/api/tables")
            code = answer.json()["code"]
            assert answer.status_code == 201
            assert answer.json()["url"] == f"{server.http}/t/{code}"
            assert (await host.sit(code, "Anna")).json() == {"seat": 0, "queued": None}
            assert (await other.sit(code.lower(), "Ben", bot=True)).json()["seat"] == 1
            peek = await other.http.get(f"/api/tables/{code}")
            assert peek.json() == {
                "stage": "lobby",
                "seats": ["Anna", "Ben"],
                "full": False,
                "url": f"{server.http}/t/{code}",
                "others": [],
                "self_signed": False,
            }

    run(tmp_path, scenario)


def test_the_cookie_is_a_secret_that_only_the_browser_has(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest:
            answer = await guest.http.post("/api/tables")
            parts = [part.strip() for part in answer.headers["set-cookie"].split(";")]
            secret = parts[0].partition("=")[2]
            assert len(secret) >= 22  # 128 bits in base64
            assert {"HttpOnly", "Path=/", "SameSite=strict"} <= set(parts)
            assert "Secure" not in parts
            await guest.sit(answer.json()["code"], "Anna")
        database = sqlite3.connect(tmp_path / FILE)
        kept = database.execute("SELECT hash FROM sessions").fetchall()
        database.close()
        assert kept == [(hashlib.sha256(secret.encode()).digest(),)]
        everything = b"".join(file.read_bytes() for file in tmp_path.iterdir())  # noqa: ASYNC240
        assert secret.encode() not in everything

    run(tmp_path, scenario)


def test_the_cookie_is_secure_where_the_page_is_https(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest:
            by_proxy = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
            answer = await guest.http.post("/api/tables", headers=by_proxy)
            assert "Secure" in answer.headers["set-cookie"]

    run(tmp_path, scenario)


def test_a_browser_keeps_its_seat_and_may_sit_at_several_tables(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest, guest_of(server) as other:
            first, second = await guest.make_table(), await guest.make_table()
            assert (await other.sit(first, "Ben")).json()["seat"] == 0
            assert (await guest.sit(first, "Anna")).json()["seat"] == 1
            assert (await guest.sit(second, "Anna")).json()["seat"] == 0
            again = await guest.sit(first, "Zora")
            assert again.json()["seat"] == 1
            assert "set-cookie" not in again.headers
            peek = (await guest.http.get(f"/api/tables/{first}")).json()
            assert peek["seats"] == ["Ben", "Anna"]

    run(tmp_path, scenario)


def test_who_is_refused_leaves_nothing_behind(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest, guest_of(server) as other:
            code = await guest.make_table()
            for _ in range(5):
                assert (await other.sit(code, "")).status_code == 422
        database = sqlite3.connect(tmp_path / FILE)
        (sessions,) = database.execute("SELECT count(*) FROM sessions").fetchone()
        database.close()
        assert sessions == 1

    run(tmp_path, scenario)


def test_a_name_holds_no_seat(tmp_path: Path) -> None:
    """Whoever knows the code and the name gets neither the seat nor the name."""

    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest, guest_of(server) as thief:
            code = await guest.make_table()
            await guest.sit(code, "Anna")
            answer = await thief.sit(code, "Аnna")
            assert (answer.status_code, answer.json()) == (422, {"reason": "name_taken"})
            thief.http.cookies.set(COOKIE, "guessed-secret-of-anna")
            assert (await thief.sit(code, "Anna")).status_code == 422
            assert (await thief.sit(code, "Ben")).json()["seat"] == 1

    run(tmp_path, scenario)


BAD_REQUESTS = (
    ('{"name": ""}', 422, "name_empty"),
    ('{"name": "a\\u200bb"}', 422, "name_character"),
    ('{"name": "thirteen char"}', 422, "name_too_long"),
    ('{"name": "\\ud800"}', 400, "bad_request"),
    ('{"name": 5}', 400, "bad_request"),
    ('{"name": "Anna", "seat": 3}', 400, "bad_request"),
    ('{"name": "Anna"', 400, "bad_request"),
    ("", 400, "bad_request"),
    ("[" * 3000, 400, "bad_request"),
    ('{"name": "' + "x" * 5000 + '"}', 413, "too_long"),
)


def test_a_bad_request_is_refused_with_a_reason(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest:
            code = await guest.make_table()
            for body, status, reason in BAD_REQUESTS:
                answer = await guest.http.post(f"/api/tables/{code}/seats", content=body)
                assert (answer.status_code, answer.json()) == (status, {"reason": reason}), body
            assert (await guest.http.get(f"/api/tables/{code}")).json()["seats"] == []

    run(tmp_path, scenario)


DOORS = ("", "/{code}/seats", "/{code}/spectators", "/{code}/moves")
NO_BODIES = (
    ("null", 400, "bad_request"),
    ("[]", 400, "bad_request"),
    ("5", 400, "bad_request"),
    ('{"nonsense": 1}', 400, "bad_request"),
    ('{"seat": 0, "name": "Anna"}', 400, "bad_request"),
    ("{", 400, "bad_request"),
    ("\xff", 400, "bad_request"),
    ('{"a": "' + "x" * 5_000_000 + '"}', 413, "too_long"),
)


@pytest.mark.parametrize("door", DOORS)
def test_no_door_takes_a_body_that_it_does_not_know(tmp_path: Path, door: str) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest, guest_of(server) as stranger:
            path = "/api/tables" + door.format(code=await guest.make_table())
            for body, status, reason in NO_BODIES:
                answer = await stranger.http.post(path, content=body.encode("latin-1"))
                assert (answer.status_code, answer.json()) == (status, {"reason": reason}), body
                assert "set-cookie" not in answer.headers

    run(tmp_path, scenario)


def test_every_door_that_takes_a_body_is_tried() -> None:
    posts = {
        path
        for door in vars(doors).values()
        if isinstance(door, HTTPRouteHandler) and "POST" in door.http_methods
        for path in door.paths
    }
    assert posts == {"/api/tables" + door.format(code="{code:str}") for door in DOORS}


def test_a_table_is_made_and_watched_without_a_body_too(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest:
            for body in (b"", b"{}"):
                assert (await guest.http.post("/api/tables", content=body)).status_code == 201
            code = await guest.make_table()
            for body in (b"", b"{}"):
                path = f"/api/tables/{code}/spectators"
                assert (await guest.http.post(path, content=body)).status_code == 201

    run(tmp_path, scenario)


def test_ten_sit_and_those_after_them_wait_in_line(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with party(server, 5, bots=5) as (code, guests), guest_of(server) as late:
            answer = await late.sit(code, "Kim")
            assert (answer.status_code, answer.json()) == (201, {"seat": None, "queued": 0})
            async with guest_of(server) as later:
                assert (await later.sit(code, "Kim")).json() == {"reason": "name_taken"}
                assert (await later.sit(code, "Lou")).json() == {"seat": None, "queued": 1}
            assert (await late.http.get(f"/api/tables/{code}")).json()["full"] is True
            line = await late.open(code)
            assert (line.table.you, line.table.queued) == (None, 0)
            await line_of(guests[0]).say(m.RemoveSeat(Seat(9)))
            await line.until(lambda line: line.table.you == 9)

    run(tmp_path, scenario)


def test_who_comes_to_a_running_game_waits_for_the_next_one(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with party(server, 1, bots=4) as (code, guests), guest_of(server) as late:
            await begin(guests)
            answer = await late.sit(code, "Kim")
            assert (answer.status_code, answer.json()) == (201, {"seat": None, "queued": 0})
            assert (await late.open(code)).update.knowledge is None

    run(tmp_path, scenario)


ORIGINS = {
    "none": (None, True),
    "own": ("http://{host}", True),
    "own over https": ("https://{host}", True),
    "other": ("http://evil.example", False),
    "null": ("null", False),
    "empty": ("", False),
    "suffix": ("http://{host}.evil.example", False),
    "prefix": ("http://evil-{host}", False),
    "user": ("http://{host}@evil.example", False),
    "other port": ("http://127.0.0.1:1", False),
    "no port": ("http://127.0.0.1", False),
    "other scheme": ("file://{host}", False),
    "no scheme": ("{host}", False),
}


def test_only_our_own_page_or_a_program_may_change_something(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        for name, (origin, welcome) in ORIGINS.items():
            headers = {} if origin is None else {"Origin": origin.format(host=server.netloc)}
            async with guest_of(server) as guest:
                answer = await guest.http.post("/api/tables", headers=headers)
                assert answer.status_code == (201 if welcome else 403), name
                assert welcome or "set-cookie" not in answer.headers, name
                code = await guest.make_table()
                sat = await guest.http.post(
                    f"/api/tables/{code}/seats", json={"name": "Anna"}, headers=headers
                )
                assert sat.status_code == (201 if welcome else 403), name

    run(tmp_path, scenario)


def test_only_our_own_page_or_a_program_gets_a_socket(tmp_path: Path) -> None:
    """A page of another site gets no socket, and not a byte of the game."""

    async def scenario(server: Server) -> None:
        async with party(server, 1) as (code, guests):
            for name, (origin, welcome) in ORIGINS.items():
                headers = {"Cookie": guests[0].cookie}
                if origin is not None:
                    headers["Origin"] = origin.format(host=server.netloc)
                asking = connect(server.socket(code), additional_headers=headers, proxy=None)
                if welcome:
                    await (await asking).close()
                else:
                    with pytest.raises(InvalidStatus) as refused:
                        await asking
                    assert refused.value.response.status_code == 403, name
                    assert refused.value.response.body in (None, b""), name

    run(tmp_path, scenario)


def test_ten_failed_joins_a_minute_and_then_a_pause_but_not_for_who_has_a_seat(
    tmp_path: Path,
) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest, guest_of(server) as other:
            code = await guest.make_table()
            await guest.sit(code, "Anna")
            wrong = next(other for other in ("QQQQ", "ZZZZ") if other != code)
            for number in range(10):
                path = f"/api/tables/{wrong}" + ("/qr.svg" if number % 2 else "")
                assert (await other.http.get(path)).status_code == 404
            for path in (wrong, code):
                answer = await other.http.get(f"/api/tables/{path}")
                assert answer.status_code == 429
                assert answer.json() == {"reason": "too_fast"}
                assert 1 <= int(answer.headers["retry-after"]) <= 60
            assert (await other.sit(code, "Ben")).status_code == 429
            assert (await guest.http.get(f"/api/tables/{code}")).status_code == 200
            line = await guest.open(code)
            assert line.table.you == 0
            stranger = await other.open(code)
            assert await stranger.until_closed() is m.ClosingReason.TOO_FAST

    run(tmp_path, scenario)


def test_who_watches_gets_a_cookie_and_no_seat(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as host, guest_of(server) as guest:
            code = await host.make_table()
            answer = await guest.watch(code)
            assert (answer.status_code, answer.json()) == (201, {"seat": None})
            assert "HttpOnly" in answer.headers["set-cookie"]
            assert "strict" in answer.headers["set-cookie"].lower()
            again = await guest.watch(code)
            assert (again.status_code, again.json()) == (201, {"seat": None})
            assert "set-cookie" not in again.headers
            assert (await guest.http.get(f"/api/tables/{code}")).json()["seats"] == []
            line = await guest.open(code)
            assert (line.table.you, line.table.queued) == (None, None)
            assert (await guest.sit(code, "Anna")).json() == {"seat": 0, "queued": None}

    run(tmp_path, scenario)


def test_who_sits_and_asks_to_watch_keeps_its_cookie_and_its_seat(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest:
            code = await guest.make_table()
            await guest.sit(code, "Anna")
            before = guest.cookie
            answer = await guest.watch(code)
            assert (answer.status_code, answer.json()) == (201, {"seat": 0})
            assert "set-cookie" not in answer.headers
            assert guest.cookie == before
            assert (await guest.open(code)).table.you == 0

    run(tmp_path, scenario)


@pytest.mark.parametrize(
    "options", [m.Options(spectators_may_chat=False), m.Options(chat=m.Chat.OFF)]
)
def test_where_nobody_who_watches_may_write_nobody_gets_a_cookie_for_it(
    tmp_path: Path, options: m.Options
) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as host, guest_of(server) as guest:
            code = await host.make_table()
            await host.sit(code, "Anna")
            line = await host.open(code)
            await line.say(m.SetOptions(options))
            await line.until(lambda line: line.table.options == options)
            answer = await guest.watch(code)
            assert (answer.status_code, answer.json()) == (409, {"reason": "chat_off"})
            assert "set-cookie" not in answer.headers
            await line.say(m.SetOptions(m.Options()))
            await line.until(lambda line: line.table.options == m.Options())
            assert (await guest.watch(code)).status_code == 201

    run(tmp_path, scenario)


def test_nobody_watches_a_table_that_there_is_not(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest:
            answer = await guest.watch("BBBB")
            assert (answer.status_code, answer.json()) == (404, {"reason": "no_such_table"})
            assert "set-cookie" not in answer.headers

    run(tmp_path, scenario)


def test_where_who_watches_may_say_nothing_nobody_gets_a_cookie_for_it(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as host, guest_of(server) as guest:
            code = await host.make_table()
            await host.sit(code, "Anna")
            line = await host.open(code)
            await line.say(m.SetOptions(m.Options(spectators_may_chat=False)))
            await line.until(lambda line: not line.table.options.spectators_may_chat)
            answer = await guest.watch(code)
            assert (answer.status_code, answer.json()) == (409, {"reason": "chat_off"})
            assert "set-cookie" not in answer.headers
            assert (await host.watch(code)).json() == {"seat": 0}

    run(tmp_path, scenario)


def test_an_address_makes_thirty_new_spectators_a_minute_and_the_known_ones_pass(
    tmp_path: Path,
) -> None:
    """Each of them would be somebody on disk, with a word of its own."""

    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest, guest_of(server) as known:
            code = await guest.make_table()
            assert (await known.watch(code)).status_code == 201
            answers = []
            for _ in range(31):
                guest.http.cookies.clear()
                answers.append(await guest.watch(code))
            assert [one.status_code for one in answers] == [201] * 29 + [429] * 2
            assert answers[-1].json() == {"reason": "too_fast"}
            assert 1 <= int(answers[-1].headers["retry-after"]) <= 60
            assert "set-cookie" not in answers[-1].headers
            assert (await known.watch(code)).status_code == 201

    run(tmp_path, scenario)


def test_a_full_house_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transactions, "MOST_TABLES", 2)

    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest:
            await guest.make_table()
            await guest.make_table()
            answer = await guest.http.post("/api/tables")
            assert (answer.status_code, answer.json()) == (503, {"reason": "house_full"})

    run(tmp_path, scenario)


def test_limits_by_address_are_for_public_addresses_alone() -> None:
    guard = limits.Limits(100)
    for address, allowed in (("8.8.8.8", 20), ("192.168.1.7", 50), ("127.0.0.1", 50), ("::1", 50)):
        assert sum(guard.may_connect(address) for _ in range(50)) == allowed
    guard.disconnected("8.8.8.8", "one")
    assert guard.may_connect("8.8.8.8")
    assert not guard.may_connect("8.8.8.8")
    assert [guard.may_make_table("8.8.4.4") for _ in range(6)] == [True] * 5 + [False]


def test_every_answer_keeps_pages_in_their_place(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest:
            for path in ("/", "/t/BCDF", "/api/health", "/api/nothing", "/api/tables/QQQQ"):
                headers = (await guest.http.get(path)).headers
                policy = headers["content-security-policy"]
                assert "script-src 'self';" in policy
                assert "frame-ancestors 'none'" in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert headers["cache-control"] == "no-store"
                assert "access-control-allow-origin" not in headers

    run(tmp_path, scenario)


def test_the_front_end_is_served_and_nothing_else_of_the_disk(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>The page</title>")
    (static / "assets" / "main-abc123.js").write_text("1;" * 500)
    (tmp_path / "secret.txt").write_text("not for you")

    async def scenario() -> None:
        tables = serving_house(tmp_path / "data", front=read_front(static))
        async with tables as server, guest_of(server) as guest:
            for path in ("/", "/t/BCDF", "/index.html", "/anything/else"):
                answer = await guest.http.get(path)
                assert "The page" in answer.text
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert (await guest.http.head("/")).status_code == 200
            asset = await guest.http.get("/assets/main-abc123.js")
            assert asset.text == "1;" * 500
            assert asset.headers["content-encoding"] == "gzip"
            assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
            plain = await guest.http.get(
                "/assets/main-abc123.js", headers={"Accept-Encoding": "identity"}
            )
            assert plain.text == asset.text
            for path in ("/assets/none.js", "/api/x"):
                assert (await guest.http.get(path)).status_code == 404
            for path in (
                "/..%2fsecret.txt",
                "/assets/..%2f..%2fsecret.txt",
                "/%2e%2e/secret.txt",
            ):
                assert "not for you" not in (await guest.http.get(path)).text

    asyncio.run(scenario())


def test_the_qr_code_is_drawn_without_a_script(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest:
            code = await guest.make_table()
            answer = await guest.http.get(f"/api/tables/{code}/qr.svg")
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.text.startswith("<svg")
            assert "script" not in answer.text

    run(tmp_path, scenario)


def test_there_is_a_qr_code_for_each_address_and_for_the_page_of_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bases = ("http://192.0.2.9", "http://198.51.100.4")
    monkeypatch.setattr(doors, "public_bases", lambda *_: bases)

    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest:
            code = await guest.make_table()
            path = f"/api/tables/{code}"
            peek = (await guest.http.get(path)).json()
            assert (peek["url"], peek["others"]) == (
                f"{bases[0]}/t/{code}",
                [f"{bases[1]}/t/{code}"],
            )
            for query, address in (
                ("", peek["url"]),
                ("?address=0", peek["url"]),
                ("?address=1", peek["others"][0]),
                ("?end=true", peek["url"] + "?watch"),
                ("?address=1&end=true", peek["others"][0] + "?watch"),
            ):
                drawn = (await guest.http.get(f"{path}/qr.svg{query}")).content
                assert drawn == as_picture(address), query
            for query, status in (("?address=2", 404), ("?address=-1", 404), ("?address=x", 400)):
                assert (await guest.http.get(f"{path}/qr.svg{query}")).status_code == status

    run(tmp_path, scenario)


def as_picture(address: str) -> bytes:
    picture = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(picture, kind="svg", border=4, scale=8, light="#fff", xmldecl=False, omitsize=True)
    return picture.getvalue()


def test_metrics_hold_counts_and_stay_on_this_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(server: Server) -> None:
        async with party(server, 1, bots=4) as (code, guests):
            await begin(guests)
            text = (await guests[0].http.get("/metrics")).text
            assert "secret_hitler_commands_total" in text
            assert code not in text
            assert "Anna" not in text
            elsewhere = {"X-Forwarded-For": "192.0.2.7"}
            answer = await guests[0].http.get("/metrics", headers=elsewhere)
            assert answer.status_code == 404

    run(tmp_path, scenario)


def test_a_stranger_of_the_internet_learns_no_address_of_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        addresses, "own_addresses", lambda bound: ("192.168.1.5",) if bound != "localhost" else ()
    )

    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest:
            code = await guest.make_table()
            told = {}
            for address in ("192.168.1.9", "8.8.8.8"):
                says = {"X-Forwarded-For": address, "Host": "localhost"}
                answer = await guest.http.get(f"/api/tables/{code}", headers=says)
                told[address] = answer.json()["url"]
            assert told == {
                "192.168.1.9": f"http://192.168.1.5/t/{code}",
                "8.8.8.8": f"http://localhost/t/{code}",
            }

    run(tmp_path, scenario)


def test_the_server_says_that_it_is_well(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with guest_of(server) as guest:
            assert (await guest.http.get("/api/health")).json() == {"ok": True}

    run(tmp_path, scenario)


@pytest.mark.parametrize("letters", [4, 6])
def test_codes_are_four_or_six_consonants(letters: int) -> None:
    codes = {new_code(letters) for _ in range(300)}
    assert len(codes) > 250
    assert all(len(code) == letters and set(code) <= set(LETTERS) for code in codes)
    assert not set(LETTERS) & set("AEIOUY")
    assert tidy_code(" bcdf ") == "BCDF"
    assert tidy_code("bcdfgh") == "BCDFGH"
    assert [tidy_code(bad) for bad in ("", "BCD", "BCDFG", "BCDFGHJ", "BAAD", "B1DF", "ßßßß")] == [
        None
    ] * 7


@pytest.mark.parametrize(
    ("address", "letters"),
    [
        (None, 4),
        ("192.168.1.5", 4),
        ("fd00::5", 4),
        ("127.0.0.1", 4),
        ("den", 4),
        ("den.local", 4),
        ("Den.Fritz.LAN.", 4),
        ("8.8.8.8", 6),
        ("2001:4860::5", 6),
        ("games.example.org", 6),
    ],
)
def test_a_code_is_longer_where_the_internet_can_guess(
    tmp_path: Path, address: str | None, letters: int
) -> None:
    async def served() -> None:
        async with serving_house(tmp_path, address=address) as server, guest_of(server) as guest:
            code = await guest.make_table()
            assert len(code) == letters
            assert (await guest.sit(code, "Anna")).status_code == 201

    asyncio.run(served())
