"""What a request gets when it is refused: a status for browsers, a reason for programs."""

from typing import Final

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import Scope

from ..disk.writer import StoreFailed
from ..logs import failed
from ..tables.journal import TableGone
from ..tables.tables import HouseFull, NameRefused
from .doorway import AnyRequest, NoSuchTable, Paused


class Shut(Exception):
    """A request that was refused."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


class Fault(msgspec.Struct, frozen=True):
    """The body of any answer that is not a success."""

    reason: str


_PLAIN: Final[dict[type[Exception], tuple[int, str]]] = {
    NoSuchTable: (404, "no_such_table"),
    HouseFull: (503, "house_full"),
    TableGone: (404, "no_such_table"),
    StoreFailed: (503, "not_saved"),
}
_BY_STATUS: Final = {400: "bad_request", 404: "not_found", 405: "not_found", 413: "too_long"}


def answer(_: AnyRequest, fault: Exception) -> Response[Fault]:
    """The answer to a request that raised this. It repeats nothing of the request."""
    if isinstance(fault, Shut):
        return Response(Fault(fault.reason), status_code=fault.status)
    if isinstance(fault, NameRefused):
        return Response(Fault(fault.fault.value), status_code=422)
    if isinstance(fault, Paused):
        after = {"Retry-After": str(fault.seconds)}
        return Response(Fault("too_fast"), status_code=429, headers=after)
    if isinstance(fault, HTTPException):
        reason = _BY_STATUS.get(fault.status_code, "refused")
        return Response(Fault(reason), status_code=fault.status_code)
    status, reason = _PLAIN.get(type(fault), (500, "broken"))
    return Response(Fault(reason), status_code=status)


async def note(fault: Exception, scope: Scope) -> None:
    """Log unforeseen errors; a refusal is not one."""
    foreseen = (HTTPException, Shut, NoSuchTable, TableGone, Paused, HouseFull, NameRefused)
    if not isinstance(fault, foreseen):
        failed(scope["type"], fault)
