"""What every door of the server needs, and who may pass: tables by code, people by cookie."""

from typing import Final

import msgspec
from litestar import Request, WebSocket
from litestar.datastructures import State

from ..tables.codes import tidy_code
from ..tables.live import LiveTable
from ..tables.sessions import COOKIE
from ..tables.tables import Tables
from ..thinking.thinkers import Thinkers
from .front import Front
from .limits import Limits

AnyRequest = Request[object, object, State]
AnySocket = WebSocket[object, object, State]

_NOWHERE: Final = "unknown"


class NoSuchTable(Exception):
    """The code leads nowhere."""


class Paused(Exception):
    """Too many codes from this address led nowhere: it is not answered for a while."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Doorway(msgspec.Struct, frozen=True):
    """All tables, and what guards them."""

    tables: Tables
    limits: Limits
    front: Front
    advisers: Thinkers
    """For those who ask about bots: in line with these, they would feel how long a bot thinks."""
    host: str
    """The address that the server listens on."""
    address: str | None = None
    """The one that the operator wants others to be told."""
    self_signed: bool = False
    """Whether the server vouches for itself, so that browsers warn of it."""

    async def enter(
        self, code: str, address: str, cookie: str | None
    ) -> tuple[LiveTable, str | None]:
        """The table and who asks. Raises `NoSuchTable`, `Paused` or `StoreFailed`.

        Whoever has a seat there gets in whatever others at the same address have tried.
        """
        person = await self.tables.person(cookie)
        known = tidy_code(code)
        live = None if known is None else await self.tables.find(known)
        seated = live is not None and live.seat(person) is not None
        if not seated and self.limits.joins_pause(address):
            raise Paused(self.limits.retry_after(address))
        if live is None:
            self.limits.join_failed(address)
            raise NoSuchTable
        return live, person


def doorway(connection: AnyRequest | AnySocket) -> Doorway:
    """The doorway of the application that this request came to."""
    found: Doorway = connection.app.state.doorway
    return found


def address_of(connection: AnyRequest | AnySocket) -> str:
    """Where the request comes from, as far as the server or its trusted proxy can tell."""
    return connection.client.host if connection.client else _NOWHERE


def cookie_of(connection: AnyRequest | AnySocket) -> str | None:
    """The secret that the browser holds."""
    return connection.cookies.get(COOKIE)


def host_of(connection: AnyRequest | AnySocket) -> str:
    """The Host header: how the browser calls this server."""
    return connection.headers.get("host", "")
