"""What every route needs, and who may pass: tables by code, people by cookie."""

from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request, WebSocket
from litestar.datastructures import State

from ..tables.codes import tidy_code
from ..tables.live import LiveTable
from ..tables.saving import Saving
from ..tables.sessions import secrets_in
from ..tables.tables import Tables
from ..thinking.thinkers import Thinkers
from .front import Front
from .limits import Limits, is_loopback

AnyRequest = Request[object, object, State]
AnySocket = WebSocket[object, object, State]

_NOWHERE: Final = "unknown"
_FORWARDED: Final = (
    *("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"),
    "x-real-ip",
)
"""Headers that a proxy adds."""


class NoSuchTable(Exception):
    """There is no table with this code."""


class Paused(Exception):
    """Too many wrong codes came from this address: it gets no answer for a while."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Doorway(msgspec.Struct, frozen=True):
    """All tables, and what guards them."""

    tables: Tables
    saving: Saving
    limits: Limits
    front: Front
    advisers: Thinkers
    """For people's questions: sharing a queue with bots would show how long a bot thinks."""
    host: str
    """The address that the server listens on."""
    address: str | None = None
    """The address that the operator wants others to be given."""
    self_signed: bool = False
    """Whether the server signed its own certificate, so that browsers warn about it."""

    async def enter(
        self, code: str, address: str, cookie: str | None
    ) -> tuple[LiveTable, str | None]:
        """The table and the asker. Raises `NoSuchTable`, `Paused` or `StoreFailed`.

        A player with a seat there gets in whatever others at the same address have tried.
        """
        person = await self.tables.person(cookie)
        known = tidy_code(code)
        live = None if known is None else await self.tables.find(known)
        seated = live is not None and live.seat(person) is not None
        pause = 0 if seated else self.limits.wait_to_join(address)
        if pause:
            raise Paused(pause)
        if live is None:
            self.limits.join_failed(address)
            raise NoSuchTable
        return live, person


def doorway(connection: AnyRequest | AnySocket) -> Doorway:
    """The doorway of the application that this request came to."""
    found: Doorway = connection.app.state.doorway
    return found


def address_of(connection: AnyRequest | AnySocket) -> str:
    """The client's address, as far as the server or its trusted proxy can tell."""
    return connection.client.host if connection.client else _NOWHERE


async def cookie_of(connection: AnyRequest | AnySocket) -> str | None:
    """The secret in the browser's cookie: of several, the first that is known here."""
    https = connection.url.scheme in {"https", "wss"}
    found = secrets_in(connection.cookies, https=https)
    if len(found) > 1:
        tables = doorway(connection).tables
        for secret in found:
            if await tables.person(secret) is not None:
                return secret
    return found[0] if found else None


def host_of(connection: AnyRequest | AnySocket) -> str:
    """The Host header: the browser's name for this server."""
    return connection.headers.get("host", "")


def is_from_here(request: AnyRequest) -> bool:
    """Whether somebody at this machine asks: no proxy on it, even one that names no address."""
    host = urlsplit(f"//{host_of(request)}").hostname or ""
    asked_here = host == "localhost" or is_loopback(host)
    forwarded = any(name in request.headers for name in _FORWARDED)
    return is_loopback(address_of(request)) and asked_here and not forwarded
