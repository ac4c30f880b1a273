"""What a table does with a command: refuse it and change nothing, or answer with a row to store.

`handle` is pure: the server stores the row, and only then folds it into the table. Who asks is
told by the connection (`who`), never by the message (R45). Commands of the server's own, such as a
bot's answer, are no part of the wire's union, so nobody can send them.
"""

from collections.abc import Callable
from typing import Final, Never

import msgspec

from ..engine.actions import SeatAction
from ..engine.terms import Seat
from ..record.record import Draw
from ..record.talk import AnyTalk
from . import messages as m
from .rows import Spoken, TableRow
from .table import Table


class Sit(msgspec.Struct, frozen=True):
    """`who` takes a seat under a name that the server found acceptable; `bot` marks a program."""

    name: str
    bot: bool = False


class BotAnswers(msgspec.Struct, frozen=True):
    """A bot of ours chose; of another phase or attempt than the bot's own it does nothing."""

    seat: Seat
    phase: int
    attempt: int
    action: SeatAction

    def __repr__(self) -> str:
        return "BotAnswers(sealed)"


class BotSpeaks(msgspec.Struct, frozen=True):
    """A bot of ours says something."""

    seat: Seat
    talk: AnyTalk


class HostGone(msgspec.Struct, frozen=True):
    """The host has been away for a minute; `connected` are the seats that are not."""

    connected: frozenset[Seat]


InsideCommand = Sit | BotAnswers | BotSpeaks | HostGone
HandledCommand = m.AnyCommand | InsideCommand


class Handled(msgspec.Struct, frozen=True):
    """What came of a command: store the row or the talk, then answer."""

    rows: tuple[TableRow, ...] = ()
    """At most one; store it, then `evolve`. Empty where nothing changed."""
    said: tuple[Spoken, ...] = ()
    """At most one; store it among the talk, then `hear`."""
    reply: m.Rejected | m.Refused | None = None
    """For the one who asked alone."""
    resend: bool = False
    """Whether the one who asked needs the latest `Update` (after the reply, if any)."""


def open_table(code: str, secret: str, owner: str) -> TableRow:
    """Row 0 of a new table: `evolve(None, row)` makes it."""
    raise NotImplementedError


def handle(
    table: Table, who: str | None, command: HandledCommand, now: float, draw: Draw
) -> Handled:
    """What comes of a command by a session (None: a spectator without one, or the server)."""
    raise NotImplementedError
