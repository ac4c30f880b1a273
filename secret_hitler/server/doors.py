"""The HTTP doors: making a table, looking at it, sitting down, its record, its QR code."""

import io
from typing import Final

import msgspec
import segno
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath

from ..engine.ruleset import MOST_PLAYERS
from ..record import file
from ..table.handled import Sit
from ..table.messages import Refusal, Refused, Stage
from ..table.table import seated
from ..table.updates import record_of
from .addresses import public_base
from .answers import Shut
from .doorway import AnyRequest, address_of, cookie_of, doorway, host_of
from .limits import is_loopback
from .live import LiveTable
from .metrics import exposition
from .sessions import COOKIE, LASTS, Session


class Made(msgspec.Struct, frozen=True):
    """The answer to `POST /api/tables`."""

    code: str
    url: str
    """An address of the table that other devices can reach, where there is one."""


class Peek(msgspec.Struct, frozen=True):
    """The answer to `GET /api/tables/{code}`: what stands on the door."""

    stage: Stage
    seats: tuple[str, ...]
    full: bool
    url: str
    """An address of the table that other devices can reach, where there is one."""


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `POST /api/tables/{code}/seats` asks; `bot` marks a program on every screen."""

    name: str
    bot: bool = False


class Seated(msgspec.Struct, frozen=True):
    """Its answer; the cookie that comes with it holds the seat."""

    seat: int


class Health(msgspec.Struct, frozen=True):
    """The answer to `GET /api/health`."""

    ok: bool = True


_REFUSED: Final[dict[Refusal, int]] = {Refusal.TABLE_FULL: 409, Refusal.NOT_IN_THIS_STAGE: 409}
_TOO_MANY: Final = 429


@post("/api/tables")
async def make_table(request: AnyRequest) -> Response[Made]:
    """Make a table; the browser that made it is its host once it sits."""
    door = doorway(request)
    if not door.limits.may_make_table(address_of(request)):
        raise Shut(_TOO_MANY, "too_many_tables")
    session = await door.house.session(cookie_of(request))
    live = await door.house.make(session)
    made = Made(live.table.code, _address(request, live))
    return Response(made, status_code=201, cookies=_cookies(request, session))


@get("/api/tables/{code:str}")
async def look_at_table(request: AnyRequest, code: FromPath[str]) -> Peek:
    """What anybody may ask about a table before joining it."""
    live, _ = await _enter(request, code)
    sitting = seated(live.table)
    return Peek(
        stage=live.table.stage,
        seats=tuple(chair.name for chair in sitting),
        full=len(sitting) >= MOST_PLAYERS,
        url=_address(request, live),
    )


@post("/api/tables/{code:str}/seats")
async def sit_down(request: AnyRequest, code: FromPath[str]) -> Response[Seated]:
    """Take a seat under a name; who has one already is told which."""
    asked = await _sit_down(request)
    live, _ = await _enter(request, code)
    house = doorway(request).house
    session = await house.session(cookie_of(request))
    handled = await house.seat(live, session, Sit(asked.name, asked.bot))
    if isinstance(handled.reply, Refused):
        reason = handled.reply.reason
        raise Shut(_REFUSED.get(reason, 400), reason.value)
    seat = live.seat(session.person)
    assert seat is not None, "whoever was not refused has a seat"
    return Response(Seated(seat), status_code=201, cookies=_cookies(request, session))


@get("/api/tables/{code:str}/record")
async def last_record(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """The record of the last game, once it is over and where there is one."""
    live, _ = await _enter(request, code)
    record = record_of(live.table)
    if record is None:
        raise Shut(404, "no_record")
    name = f"secret-hitler-{live.table.code}-{live.table.games}.jsonl"
    return Response(
        file.write(record),
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{code:str}/qr.svg")
async def table_code(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """The table's address as a QR code, dark on light in every theme, with its quiet zone."""
    live, _ = await _enter(request, code)
    picture = io.BytesIO()
    segno.make(_address(request, live), error="m", micro=False).save(
        picture, kind="svg", border=4, scale=8, light="#fff", xmldecl=False, omitsize=True
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/api/health")
async def health(request: AnyRequest) -> Health:
    """Whether the server and its store answer."""
    await doorway(request).house.store.opened((), 0.0)
    return Health()


@get("/metrics")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Counts without content, for this machine alone."""
    if not is_loopback(address_of(request)):
        raise Shut(404, "not_found")
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _sit_down(request: AnyRequest) -> SitDown:
    try:
        return msgspec.json.decode(await request.body(), type=SitDown)
    except msgspec.DecodeError:
        raise Shut(400, "bad_request") from None


async def _enter(request: AnyRequest, code: str) -> tuple[LiveTable, str | None]:
    return await doorway(request).enter(code, address_of(request), cookie_of(request))


def _address(request: AnyRequest, live: LiveTable) -> str:
    base = public_base(request.url.scheme, host_of(request), doorway(request).host)
    return f"{base}/t/{live.table.code}"


def _cookies(request: AnyRequest, session: Session) -> list[Cookie]:
    """The cookie of a browser that has none yet. No page of another site can use it (Strict)."""
    if session.fresh is None:
        return []
    return [
        Cookie(
            key=COOKIE,
            value=session.fresh,
            max_age=LASTS,
            path="/",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="strict",
        )
    ]
