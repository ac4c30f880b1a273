"""The WebSocket route: who comes in, what may be sent, and how it ends."""

import asyncio
import itertools
from functools import partial
from typing import Final

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ...table.command_rights import Handled
from ...table.protocol.messages import (
    AnyCommand,
    AskHint,
    AskWhy,
    ClaimInWords,
    Closing,
    ClosingReason,
    Hello,
    KeepNotes,
    Refusal,
    Refused,
    Rejected,
    Say,
    Show,
)
from .. import metrics
from ..disk.writer import StoreFailed
from ..tables.journal import TableGone
from ..tables.live import LiveTable
from ..thinking.advice import answer
from .addresses import is_host, is_ours, same_host
from .client import BadMessage, Client, read, write
from .doorway import (
    AnySocket,
    Doorway,
    NoSuchTable,
    Paused,
    address_of,
    cookie_of,
    doorway,
    host_of,
)
from .limits import household

_GREETING: Final = 8.0
"""Seconds within which the client must say hello, so that it is told before it is cut off."""
_PARTING: Final = 10.0
"""Seconds for the last message to leave."""
_numbers = itertools.count()


class _Hung(Exception):
    """The client has disconnected."""


@websocket("/ws/{code:str}")
async def table_socket(socket: AnySocket, code: FromPath[str]) -> None:
    """One viewer at one table, from its hello to its end."""
    door, address, name = doorway(socket), address_of(socket), f"socket-{next(_numbers)}"
    host = host_of(socket)
    ours = is_host(host) and is_ours(host, door.host, door.address)
    allowed = ours and same_host(socket.headers.get("origin"), host)
    if not allowed or not door.limits.may_connect(address):
        await socket.close()  # refused before it was accepted: 403, and not a byte of a game
        return
    try:
        with metrics.SOCKETS.track_inprogress():
            await socket.accept()
            await _serve(socket, door, code, name)
            await socket.close()
    except (OSError, WebSocketDisconnect, _Hung):
        pass
    finally:
        door.limits.disconnected(address, name)


async def _serve(socket: AnySocket, door: Doorway, code: str, name: str) -> None:
    try:
        address = address_of(socket)
        live, person = await door.enter(code, address, await cookie_of(socket))
        client = Client(live, person, partial(_send, socket), door.tables.now, household(address))
        hello = read(await asyncio.wait_for(_receive(socket), _GREETING))
        if not isinstance(hello, Hello):
            raise BadMessage(ClosingReason.BAD_MESSAGE)
        client.greet(hello)
        await live.catch_up()
    except (BadMessage, NoSuchTable, Paused, TimeoutError) as fault:
        await _send(socket, write(Closing(_why(fault))))
    except StoreFailed:
        metrics.FAILED_WRITES.inc()
        await _send(socket, write(Refused(Refusal.NOT_SAVED)))
    else:
        live.enter(client)
        try:
            await _converse(socket, door, live, client, name)
        finally:
            live.leave(client)


def _why(fault: Exception) -> ClosingReason:
    if isinstance(fault, BadMessage):
        return fault.reason
    if isinstance(fault, NoSuchTable):
        return ClosingReason.NO_SUCH_TABLE
    return ClosingReason.TOO_FAST if isinstance(fault, Paused) else ClosingReason.BAD_MESSAGE


async def _converse(
    socket: AnySocket, door: Doorway, live: LiveTable, client: Client, name: str
) -> None:
    """Send and receive until either ends; then the last message has some time to leave."""
    telling = asyncio.create_task(client.deliver())
    listening = asyncio.create_task(_listen(socket, door, live, client, name))
    try:
        await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        if client.is_closing():
            await asyncio.wait({telling}, timeout=_PARTING)
        for task in (telling, listening):
            if task.done():
                task.result()
    finally:
        telling.cancel()
        listening.cancel()
        await asyncio.gather(telling, listening, return_exceptions=True)


async def _listen(
    socket: AnySocket, door: Doorway, live: LiveTable, client: Client, name: str
) -> None:
    """Handle one message after the other; from a client that sends too many, messages wait."""
    while not client.is_closing():
        try:
            command = read(await _receive(socket))
            while (seconds := door.limits.wait_to_speak(name)) > 0:  # noqa: ASYNC110
                await asyncio.sleep(seconds)  # nothing but time ends this wait
            await _obey(door, live, client, command, name)
        except BadMessage as bad:
            client.close(bad.reason)


async def _obey(
    door: Doorway, live: LiveTable, client: Client, command: AnyCommand, name: str
) -> None:
    """Carry out a client's command and answer it; others learn of it through the change itself."""
    metrics.COMMANDS.inc()
    if client.is_closing():
        return
    if isinstance(command, Hello):
        client.greet(command)
        return
    refusal = _unheard(door, client, command, name)
    if refusal is not None:
        await _refuse(client, Refused(refusal))
        return
    try:
        handled = await door.tables.obey(live, client.person, command, client.seat())
    except StoreFailed:
        metrics.FAILED_WRITES.inc()
        await client.tell(Refused(Refusal.NOT_SAVED))
    except TableGone:
        door.tables.forget(live)
    else:
        await _answer(live, client, command, handled, door.tables.now())
        if handled.work is not None:
            await client.tell(await answer(door.advisers, handled.work))


def _unheard(door: Doorway, client: Client, command: AnyCommand, name: str) -> Refusal | None:
    """Why a command is refused before it reaches a table: that costs no lock and no disk."""
    if client.tv:
        return Refusal.NOT_SEATED
    person = client.person or name
    if isinstance(command, Say | ClaimInWords) and not door.limits.may_talk(person):
        return Refusal.TOO_FAST
    if isinstance(command, KeepNotes) and not door.limits.may_note(person):
        return Refusal.TOO_FAST
    if isinstance(command, AskWhy | AskHint) and not door.limits.may_ask(person):
        return Refusal.TOO_FAST
    return None


async def _answer(
    live: LiveTable, client: Client, command: AnyCommand, handled: Handled, now: float
) -> None:
    """Tell the sender the result, and carry out the part that belongs to the socket."""
    reply, seat = handled.reply, client.seat()
    if (
        handled.nudged is not None
        and seat is not None
        and not live.nudge(handled.nudged, seat, now)
    ):
        reply = Refused(Refusal.TOO_FAST)
    if reply is not None:
        await _refuse(client, reply)
    elif isinstance(command, Show):
        client.show(command.seat)
    if handled.resend:
        client.show_again()


async def _refuse(client: Client, reply: Rejected | Refused) -> None:
    metrics.REFUSED.inc()
    await client.tell(reply)


async def _receive(socket: AnySocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise _Hung
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""


async def _send(socket: AnySocket, text: str) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": text})
