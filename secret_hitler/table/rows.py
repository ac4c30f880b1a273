"""The rows of a table: what happened at it, in the order stored. A table is the fold of its rows.

One command is at most one row, so storing it succeeds or fails whole (D10). Talk has rows of its
own (`Spoken`): a chat never makes an act lose a race. Times are seconds as the server's clock
counts them; a ballot that leaves its election open bears none, so no haste is on record (E10).
No row prints its content: an act is nobody's business but the table's.
"""

import msgspec

from ..engine.ruleset import Ruleset
from ..engine.terms import Seat
from ..record.record import Row
from ..record.talk import Said
from .messages import BotKind, Options


class _Row(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """The base of everything that can be stored of a table."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(sealed)"


class TableOpened(_Row, frozen=True):
    """Somebody made the table; always row 0."""

    code: str
    secret: str
    """Random hex digits; bots and delays are seeded from it, so it never leaves the server."""
    owner: str
    """The token of the session that made the table, seated or not."""


class Seated(_Row, frozen=True):
    """A person, a bot of ours, or a program from outside took a seat."""

    name: str
    person: str | None
    """The token of the session; None for a bot of ours."""
    bot: BotKind | None


class SeatFreed(_Row, frozen=True):
    """A seat was given up, or freed by the host."""

    seat: Seat


class OptionsChosen(_Row, frozen=True):
    """The host chose the table's options."""

    options: Options


class HostChanged(_Row, frozen=True):
    """The host was gone for too long; this person is host now."""

    person: str


class GameDealt(_Row, frozen=True):
    """A game began: row 0 of its record, and the rules it is played by."""

    ruleset: Ruleset
    row: Row
    at: float


class EnvelopeLooked(_Row, frozen=True):
    """A seat looked into its envelope; the last one to do so opens the play."""

    seat: Seat
    at: float


class PlayBegan(_Row, frozen=True):
    """The host began without waiting for the last envelopes."""

    at: float


class Acted(_Row, frozen=True):
    """An act of the running game, with the chance that it brought on."""

    row: Row
    opened: float | None
    """When the act opened a new phase; None where it did not."""


class ReadyMarked(_Row, frozen=True):
    """A person is ready for another game, or no longer ready."""

    seat: Seat
    ready: bool


TableRow = (
    TableOpened
    | Seated
    | SeatFreed
    | OptionsChosen
    | HostChanged
    | GameDealt
    | EnvelopeLooked
    | PlayBegan
    | Acted
    | ReadyMarked
)


class Spoken(msgspec.Struct, frozen=True):
    """A row of talk: what was said in which game of the table. Talk has its own numbers."""

    game: int
    said: Said

    def __repr__(self) -> str:
        return "Spoken(sealed)"
