"""The application called as a server calls it, without a network: for thousands of odd requests."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from litestar.types import ASGIApp

from secret_hitler.engine.terms import Seat
from secret_hitler.server import app
from secret_hitler.server.settings import Settings
from secret_hitler.server.web.front import read_front
from secret_hitler.table.protocol import messages as m

Event: TypeAlias = dict[str, Any]
Headers = Sequence[tuple[bytes, bytes]]
HOST = (b"host", b"localhost")


class Answer(msgspec.Struct, frozen=True):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes


class Inside:
    """The application and one table in it, at which seat 0 is to nominate."""

    def __init__(self, application: ASGIApp) -> None:
        self.application = application
        self.code = ""
        self.host: Headers = ()
        self.guest: Headers = ()

    async def http(
        self, method: str, path: str, headers: Headers = (), body: bytes = b""
    ) -> Answer:
        """One request; a Host among the headers replaces ours."""
        named = any(name == b"host" for name, _ in headers)
        scope = _scope("http", path, headers if named else (*headers, HOST))
        asked = iter([{"type": "http.request", "body": body, "more_body": False}])
        sent: list[Event] = []

        async def receive() -> Event:
            return next(asked, {"type": "http.disconnect"})

        async def send(event: Event) -> None:
            sent.append(event)

        await self.application(scope | {"method": method}, receive, send)  # type: ignore[arg-type]
        fields = {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}
        return Answer(sent[0]["status"], fields, b"".join(one.get("body", b"") for one in sent[1:]))

    async def socket(
        self,
        messages: Sequence[str | bytes],
        headers: Headers = (),
        stays: Callable[[list[Event]], bool] = lambda _: False,
    ) -> list[Event]:
        """One connection: a hello, these messages, and the end once it has heard enough."""
        said = iter([msgspec.json.encode(m.Hello(m.PROTOCOL)).decode(), *messages])
        sent: list[Event] = []
        opening = iter([{"type": "websocket.connect"}])

        async def receive() -> Event:
            first = next(opening, None)
            if first is not None:
                return first
            for message in said:
                key = "text" if isinstance(message, str) else "bytes"
                return {"type": "websocket.receive", key: message}
            while stays(sent):  # noqa: ASYNC110  # what it waits for has no event
                await asyncio.sleep(0.001)
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(event: Event) -> None:
            sent.append(event)
            await asyncio.sleep(0)

        scope = _scope("websocket", f"/ws/{self.code}", (*headers, HOST))
        await self.application(scope, receive, send)  # type: ignore[arg-type]
        return sent


def _scope(kind: str, path: str, headers: Headers) -> Event:
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode("utf-8", "surrogatepass"),
        "query_string": b"",
        "root_path": "",
        "headers": list(headers),
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "subprotocols": [],
        "state": {},
    }


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Inside]:
    """The application, started and stopped, with a running game of two people and three bots."""
    settings = Settings(data=folder, bot_pace=0, messages_a_minute=1_000_000)
    here = Inside(app.build(settings, front=read_front(folder / "none")))
    begin, end, begun, ended = (asyncio.Event() for _ in range(4))
    marks = {"lifespan.startup.complete": begun, "lifespan.shutdown.complete": ended}
    steps = iter([(begin, "lifespan.startup"), (end, "lifespan.shutdown")])

    async def receive() -> Event:
        step, kind = next(steps)
        await step.wait()
        return {"type": kind}

    async def send(event: Event) -> None:
        marks[event["type"]].set()

    async def live() -> None:
        await here.application({"type": "lifespan", "state": {}}, receive, send)  # type: ignore[arg-type]

    living = asyncio.create_task(live())
    begin.set()
    await begun.wait()
    await _gather(here)
    yield here
    end.set()
    await ended.wait()
    await living


async def _gather(here: Inside) -> None:
    made = await here.http("POST", "/api/tables")
    here.code = msgspec.json.decode(made.body)["code"]
    here.host = _cookie(made)
    path = f"/api/tables/{here.code}/seats"
    await here.http("POST", path, here.host, b'{"name": "Anna"}')
    here.guest = _cookie(await here.http("POST", path, (), b'{"name": "Ben"}'))
    first = m.SetOptions(m.Options(first_candidate=Seat(0)))
    begin = (*(m.AddBot(m.BotKind.RANDOM) for _ in range(3)), first, m.Start(), m.Looked())
    await here.socket([msgspec.json.encode(one).decode() for one in begin], here.host)
    await here.socket([msgspec.json.encode(m.Looked()).decode()], here.guest)


def _cookie(answer: Answer) -> Headers:
    return ((b"cookie", answer.headers["set-cookie"].partition(";")[0].encode()),)
