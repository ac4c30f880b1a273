"""The server put together: settings in, an ASGI application out."""

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..engine.actions import ChanceAction
from ..engine.chance import draw
from ..engine.state import Board
from ..record.record import Draw
from .disk.owner import Owner
from .disk.store import Store
from .logs import failed, proxy_hides_https
from .settings import Settings
from .tables.ageing import Ageing
from .tables.codes import AT_HOME, ON_THE_INTERNET
from .tables.saving import Saving
from .tables.sweeper import look_after, sweep
from .tables.tables import Shared, Tables
from .thinking.bots import Bots
from .thinking.thinkers import Thinkers
from .web import doors
from .web.addresses import is_host, is_on_the_internet, is_ours, same_host
from .web.answers import Fault, answer, note
from .web.doorway import AnyRequest, Doorway, doorway, host_of
from .web.front import HEADERS, NEVER, Front, read_front
from .web.limits import Limits
from .web.pages import page
from .web.sockets import table_socket

Lifespan = Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]

_SECOND: Final = 1.0
_SWEEP_EVERY: Final = 600
_EXAMINE_EVERY: Final = 24 * 3600
_LARGEST_BODY: Final = 4096
_MISDIRECTED: Final = 421
_NOT_UNDER_THIS_NAME: Final = (
    "This server does not answer under this name. Open it by its address, or start it with this "
    "name: secret-hitler serve --address NAME"
)
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def secure_draw() -> Draw:
    """Chance from the system's random generator: nobody can predict or repeat it."""
    rng = random.SystemRandom()

    def drawn(board: Board) -> ChanceAction:
        return draw(board, rng)

    return drawn


def letters(settings: Settings) -> int:
    """How many letters the code of a new table has."""
    return ON_THE_INTERNET if is_on_the_internet(settings.address) else AT_HOME


def build(
    settings: Settings,
    *,
    now: Callable[[], float] = time.time,
    draw_chance: Draw | None = None,
    front: Front | None = None,
) -> ASGIApp:
    """The application. Opens the store at once, so that a faulty one is reported before serving.

    Raises `FolderTaken`, `StoreRefused` or `OSError`.
    """
    owner, store = _owned(settings.data)
    thinkers, advisers = Thinkers(settings.bot_processes), Thinkers(1)
    pace, limit = settings.bot_pace, settings.bot_limit
    bots = Bots(lambda live, command: tables.obey(live, None, command), now, pace, limit, thinkers)
    tables = Tables(store, Shared(now, draw_chance or secure_draw(), bots.look, letters(settings)))
    ageing = Ageing(store, time.monotonic)
    doorway = Doorway(
        tables,
        Saving(tables, time.monotonic),
        Limits(settings.messages_a_minute),
        front or read_front(),
        advisers,
        settings.host,
        settings.address,
        settings.https,
    )

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await ageing.follow(now())
        async with _minded(doorway, ageing):
            yield
        await bots.close()
        await advisers.close()
        store.close()
        owner.release()

    return _guarded(_litestar(doorway, lifespan), tables.dismiss)


def _owned(folder: Path) -> tuple[Owner, Store]:
    """The store in this folder, once the folder is ours."""
    owner = Owner(folder)
    try:
        return owner, Store.open(folder)
    except BaseException:
        owner.release()
        raise


def _litestar(
    doorway: Doorway, lifespan: Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]
) -> Litestar:
    return Litestar(
        [
            doors.make_table,
            doors.look_at_table,
            doors.sit_down,
            doors.watch,
            doors.ask_to_move,
            doors.last_record,
            doors.table_code,
            doors.health,
            doors.metrics,
            page,
            table_socket,
        ],
        lifespan=[lifespan],
        state=State({"doorway": doorway}),
        before_request=_refuse_foreign_pages,
        after_exception=[note],
        exception_handlers={Exception: answer},
        request_max_body_size=_LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )


@asynccontextmanager
async def _minded(door: Doorway, ageing: Ageing) -> AsyncIterator[None]:
    """What happens every second. The disk has its own task: while it hangs, tables go on."""
    tasks = [asyncio.create_task(one) for one in (_mind(door, ageing), _mind_disk(door))]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


async def _mind(door: Doorway, ageing: Ageing) -> None:
    """Look after the tables every second, and sweep at the start and every ten minutes."""
    tables, seconds = door.tables, 0
    while True:
        try:
            await ageing.follow(tables.now())
            if seconds % _SWEEP_EVERY == 0:
                door.limits.forget()
                await sweep(tables, tables.now(), ageing.ran)
            await look_after(tables, tables.now())
        except Exception as fault:  # noqa: BLE001  # whatever it was, the next second comes
            failed("sweep", fault)
        seconds += 1
        await asyncio.sleep(_SECOND)


async def _mind_disk(door: Doorway) -> None:
    """Look at the files every second, and read them once a day."""
    seconds = 0
    while True:
        try:
            seconds += 1
            if seconds % _EXAMINE_EVERY == 0:
                await door.tables.store.examine()
            await door.saving.look()
        except Exception as fault:  # noqa: BLE001  # whatever it was, the next second comes
            failed("disk", fault)
        await asyncio.sleep(_SECOND)


async def _refuse_foreign_pages(request: AnyRequest) -> Response[Fault] | Response[str] | None:
    """Only our own page, or a program, which sends no origin, may request changes.

    Requests under an impossible host name, or under one that is not ours, get no answer.
    """
    door, host = doorway(request), host_of(request)
    if not is_host(host):
        return Response(Fault("bad_host"), status_code=400)
    if not is_ours(host, door.host, door.address):
        if request.url.path.startswith("/api/"):
            return Response(Fault("unknown_host"), status_code=_MISDIRECTED)
        return Response(_NOT_UNDER_THIS_NAME, status_code=_MISDIRECTED, media_type="text/plain")
    origin = request.headers.get("origin")
    if request.method in _SAFE or same_host(origin, host):
        if origin is not None and origin.startswith("https:") and request.url.scheme == "http":
            proxy_hides_https()
        return None
    return Response(Fault("foreign_origin"), status_code=403)


def _guarded(app: ASGIApp, goodbye: Callable[[], None]) -> ASGIApp:
    """The application with our headers on every answer, errors included, and caching off.

    Whoever serves it finds in the state of its lifespan how it says goodbye.
    """
    ours = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]  # Litestar omits it
            scope["state"]["goodbye"] = goodbye

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *ours]
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", NEVER.encode()))
                message["headers"] = headers
            await send(message)

        await app(scope, receive, sent)

    return guarded
