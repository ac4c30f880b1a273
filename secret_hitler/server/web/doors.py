"""The HTTP routes: making a table, looking at it, sitting down, its record, its QR code."""

import io
from typing import Final, TypeVar

import msgspec
import segno
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery

from ...engine.ruleset import MOST_PLAYERS
from ...engine.terms import Seat
from ...record import file
from ...table.asking.moving import asked_by
from ...table.command_rights import Handled, Sit
from ...table.protocol.messages import Refusal, Refused
from ...table.protocol.status import Stage
from ...table.seats.queue import place_in_line
from ...table.table import seated, seats_of
from ...table.talk.channels import spectators_are_silent
from ...table.updates import record_of
from ..metrics import exposition
from ..tables.live import LiveTable
from ..tables.sessions import LASTS, Session, cookie_name
from .addresses import HERE, public_bases
from .answers import Shut
from .doorway import AnyRequest, Paused, address_of, cookie_of, doorway, host_of, is_from_here
from .limits import household, is_public


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables` and `.../spectators`, which may also be left out."""


class Created(msgspec.Struct, frozen=True):
    """The answer to `POST /api/tables`."""

    code: str
    url: str
    """An address of the table that other devices can reach, if there is one."""


class TablePreview(msgspec.Struct, frozen=True):
    """The answer to `GET /api/tables/{code}`: what anyone may know before joining."""

    stage: Stage
    seats: tuple[str, ...]
    full: bool
    url: str
    """An address of the table that other devices can reach, if there is one."""
    others: tuple[str, ...]
    """Further addresses, if this machine is in several networks."""
    self_signed: bool
    """Whether browsers will warn about the certificate, because the server made its own."""


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{code}/seats`; `bot` marks a program on every screen."""

    name: str
    bot: bool = False
    passed: bool = False
    """The host seats a player without a phone; the host's own is passed to them."""


class Joined(msgspec.Struct, frozen=True):
    """The answer to it; the cookie that comes with it holds the seat."""

    seat: int | None
    """None for someone who has to wait for one."""
    queued: int | None
    """How many are ahead of them in the line."""


class Watching(msgspec.Struct, frozen=True):
    """The answer to `POST /api/tables/{code}/spectators`; its cookie lets a spectator write."""

    seat: int | None
    """The seat of a player who already has one; their cookie stays as it is."""


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{code}/moves`: move another phone's seat to this phone."""

    seat: int


class Moving(msgspec.Struct, frozen=True):
    """The answer to it: the number of the question, for `TypeDigits`."""

    number: int


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to `GET /api/health`."""

    ok: bool
    reason: str | None = None
    """`not_saved`, or None."""
    why: str | None = None
    """What is wrong with the disk, for the operator."""


_REFUSED: Final[dict[Refusal, int]] = {
    Refusal.TABLE_FULL: 409,
    Refusal.NOT_IN_THIS_STAGE: 409,
    Refusal.NOT_HOST: 403,
    Refusal.LOCKED: 403,
    Refusal.REMOVED: 403,
    Refusal.NO_SUCH_SEAT: 404,
    Refusal.TOO_FAST: 429,
}
_TOO_MANY: Final = 429
_Body = TypeVar("_Body")


@post("/api/tables")
async def make_table(request: AnyRequest) -> Response[Created]:
    """Make a table; the browser that made it becomes host once it sits down."""
    await _asked(request, Nothing, empty=b"{}")
    door = doorway(request)
    if not door.limits.may_make_table(address_of(request)):
        raise Shut(_TOO_MANY, "too_many_tables")
    session = await door.tables.session(await cookie_of(request))
    live = await door.tables.make(session)
    made = Created(live.table.code, _addresses(request, live)[0])
    return Response(made, status_code=201, cookies=_cookies(request, session))


@get("/api/tables/{code:str}")
async def look_at_table(request: AnyRequest, code: FromPath[str]) -> TablePreview:
    """What anyone may ask about a table before joining it."""
    live, _ = await _enter(request, code)
    sitting = seated(live.table)
    url, *others = _addresses(request, live)
    return TablePreview(
        stage=live.table.stage,
        seats=tuple(chair.name for chair in sitting),
        full=len(sitting) >= MOST_PLAYERS,
        url=url,
        others=tuple(others),
        self_signed=doorway(request).self_signed,
    )


@post("/api/tables/{code:str}/seats")
async def sit_down(request: AnyRequest, code: FromPath[str]) -> Response[Joined]:
    """Take a seat under a name, or a place in line; a player who has a seat is told which."""
    asked = await _asked(request, SitDown)
    live, _ = await _enter(request, code)
    tables = doorway(request).tables
    session = await tables.session(await cookie_of(request))
    sit, home = Sit(asked.name, asked.bot, asked.passed), household(address_of(request))
    _allowed(await tables.seat(live, session, sit, home))
    held = seats_of(live.table, session.person)
    seat = (held[-1] if asked.passed else held[0]) if held else None
    sat = Joined(seat, place_in_line(live.table, session.person))
    return Response(sat, status_code=201, cookies=_cookies(request, session))


@post("/api/tables/{code:str}/spectators")
async def watch(request: AnyRequest, code: FromPath[str]) -> Response[Watching]:
    """Become a spectator who may write: an unknown browser gets a cookie, and no seat."""
    await _asked(request, Nothing, empty=b"{}")
    live, person = await _enter(request, code)
    door = doorway(request)
    session = await door.tables.session(await cookie_of(request))
    if session.fresh is not None:
        if spectators_are_silent(live.table):
            raise Shut(409, Refusal.CHAT_OFF.value)  # spectators who may not write need no cookie
        _now_or_later(door.limits.wait_to_watch(address_of(request)))
        await door.tables.keep(session)
    watching = Watching(live.seat(person))
    return Response(watching, status_code=201, cookies=_cookies(request, session))


@post("/api/tables/{code:str}/moves")
async def ask_to_move(request: AnyRequest, code: FromPath[str]) -> Response[Moving]:
    """Ask that another phone's seat be moved to this one: the people at the table decide."""
    asked = await _asked(request, Move)
    live, _ = await _enter(request, code)
    door = doorway(request)
    _now_or_later(door.limits.wait_to_ask(address_of(request)))
    session = await door.tables.session(await cookie_of(request))
    _allowed(await door.tables.ask_to_move(live, session, Seat(asked.seat)))
    question = asked_by(live.table, session.person)
    if question is None:
        raise Shut(409, Refusal.NOT_IN_THIS_STAGE.value)  # this phone already holds the seat
    return Response(Moving(question.number), status_code=201, cookies=_cookies(request, session))


@get("/api/tables/{code:str}/record")
async def last_record(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """The record of the last game, once it is over and if there is one."""
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
async def table_code(
    request: AnyRequest,
    code: FromPath[str],
    address: FromQuery[int] = 0,
    end: FromQuery[bool] = False,  # noqa: FBT002  # the address of a picture has it by name
) -> Response[bytes]:
    """The table's address as a QR code, dark on light in every theme, with its quiet zone.

    `address` counts through `url` and `others` of `TablePreview`; `end` leads to the end page.
    """
    live, _ = await _enter(request, code)
    addresses = _addresses(request, live)
    if not 0 <= address < len(addresses):
        raise Shut(404, "not_found")
    picture = io.BytesIO()
    segno.make(addresses[address] + ("?watch" if end else ""), error="m", micro=False).save(
        picture, kind="svg", border=4, scale=8, light="#fff", xmldecl=False, omitsize=True
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/api/health")
async def health(request: AnyRequest) -> Response[Health]:
    """Whether the server responds, and its disk takes what is written."""
    why = await doorway(request).saving.fault()
    if why is None:
        return Response(Health(ok=True), status_code=200)
    return Response(Health(ok=False, reason="not_saved", why=why), status_code=503)


@get("/metrics")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Counts without content, for requests from this machine only."""
    if not is_from_here(request):
        raise Shut(404, "not_found")
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _asked(request: AnyRequest, kind: type[_Body], empty: bytes = b"") -> _Body:
    """The body of a request; `empty` is what no body at all means."""
    try:
        return msgspec.json.decode(await request.body() or empty, type=kind)
    except msgspec.DecodeError:
        raise Shut(400, "bad_request") from None


def _now_or_later(seconds: int) -> None:
    """Continue, unless the client must wait these seconds."""
    if seconds:
        raise Paused(seconds)


def _allowed(handled: Handled) -> None:
    """Continue, unless the table refused."""
    if isinstance(handled.reply, Refused):
        reason = handled.reply.reason
        raise Shut(_REFUSED.get(reason, 400), reason.value)


async def _enter(request: AnyRequest, code: str) -> tuple[LiveTable, str | None]:
    return await doorway(request).enter(code, address_of(request), await cookie_of(request))


def _addresses(request: AnyRequest, live: LiveTable) -> tuple[str, ...]:
    """The table's addresses; an outsider who sends `Host: localhost` learns no internal one."""
    door = doorway(request)
    bound = HERE if is_public(address_of(request)) else door.host
    bases = public_bases(request.url.scheme, host_of(request), bound, door.address)
    return tuple(f"{base}/t/{live.table.code}" for base in bases)


def _cookies(request: AnyRequest, session: Session) -> list[Cookie]:
    """The cookie for a browser that has none yet. Other sites cannot use it (Strict)."""
    if session.fresh is None:
        return []
    https = request.url.scheme == "https"
    return [
        Cookie(
            key=cookie_name(request.cookies, doorway(request).tables.store.house, https=https),
            value=session.fresh,
            max_age=LASTS,
            path="/",
            secure=https,
            httponly=True,
            samesite="strict",
        )
    ]
