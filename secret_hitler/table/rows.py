"""The rows of a table: what happened there, in the order stored. A table is the fold of its rows.

One command is at most one row, so storing it succeeds or fails whole (decision 0005). Talk has its
own rows (`Spoken`), so that talk never makes an act lose a race. Times are seconds on the server's
clock. A ballot that is not the last carries no time, so nobody's speed is recorded (E10).
No row prints its content: acts concern only the table.
"""

import msgspec

from ..engine.ruleset import Ruleset
from ..engine.terms import Seat
from ..record.record import Row
from ..record.talk import Said
from .protocol.options import Narration, Options
from .protocol.status import Channel, Prediction, Topic
from .seat_rows import (
    ArrangingAsked,
    NeighbourNamed,
    PersonLetBack,
    QueueLeft,
    Seated,
    SeatFreed,
    SeatsOrdered,
    StoredRow,
    TableLocked,
)

# The rows about seats are read from here too.
__all__ = [
    "ArrangingAsked",
    "NeighbourNamed",
    "PersonLetBack",
    "QueueLeft",
    "SeatFreed",
    "Seated",
    "SeatsOrdered",
    "TableLocked",
]


class TableOpened(StoredRow, frozen=True):
    """Somebody opened the table; always row 0."""

    code: str
    secret: str
    """Random hex digits; bots and delays are seeded from it, so it never leaves the server."""
    owner: str
    """The token of the session that opened the table, seated or not."""


class NarrationSet(StoredRow, frozen=True):
    """Somebody set how the TV sounds."""

    narration: Narration


class OptionsChosen(StoredRow, frozen=True):
    """The host chose the table's options."""

    options: Options


class HostChanged(StoredRow, frozen=True):
    """The host was away for too long; this person is host now."""

    person: str


class GameDealt(StoredRow, frozen=True):
    """A game was dealt: row 0 of its record, and its rules."""

    ruleset: Ruleset
    row: Row
    at: float
    waiting: tuple[Seat, ...] = ()
    """The people who had not said that they would play again: they wait for the next game."""


class EnvelopeLooked(StoredRow, frozen=True):
    """A seat looked at its envelope; the last one to do so opens play."""

    seat: Seat
    at: float


class PlayBegan(StoredRow, frozen=True):
    """Somebody began play: the host, or anyone once all had looked."""

    at: float


class Acted(StoredRow, frozen=True):
    """An act of the running game, with the chance it brought on."""

    row: Row
    opened: float | None
    """When the act opened a new phase; None if it did not."""


class ReadyMarked(StoredRow, frozen=True):
    """A person is ready for another game, or no longer ready."""

    seat: Seat
    ready: bool
    at: float = 0.0


class TablePaused(StoredRow, frozen=True):
    """Somebody paused the table."""

    seat: Seat
    at: float


class ResumeAgreed(StoredRow, frozen=True):
    """A player who cannot end the pause alone wants to resume."""

    seat: Seat


class TableResumed(StoredRow, frozen=True):
    """The pause is over."""

    at: float


class BotsLetOn(StoredRow, frozen=True):
    """Somebody let the bots answer in this phase."""

    phase: int
    at: float


class ClockExtended(StoredRow, frozen=True):
    """The current step has its full time again."""


class QuestionAsked(StoredRow, frozen=True):
    """A question was opened."""

    topic: Topic
    seat: Seat | None
    """The seat that a deputy would play or another phone would take."""
    by: Seat | None
    """The seat that asked, and so agrees; None for a phone without a seat."""
    person: str | None
    """The token of the phone asking for a seat."""


class ConsentGiven(StoredRow, frozen=True):
    """Somebody agreed to a question, or withdrew consent."""

    number: int
    seat: Seat
    agree: bool


class QuestionClosed(StoredRow, frozen=True):
    """A question was refused by the phone it concerns, or its one try was wrong."""

    number: int


class DigitsShown(StoredRow, frozen=True):
    """The phone that holds a seat showed these digits."""

    number: int
    digits: str


class SeatMoved(StoredRow, frozen=True):
    """A seat moved to another phone."""

    seat: Seat
    person: str


class DeputySeated(StoredRow, frozen=True):
    """A bot took over a seat as deputy."""

    seat: Seat
    at: float


class SeatTakenBack(StoredRow, frozen=True):
    """The person took back their seat, from the next step on."""

    seat: Seat


class SeatMuted(StoredRow, frozen=True):
    """The host muted a seat, or let it speak again."""

    seat: Seat
    muted: bool


class VoiceLinkSet(StoredRow, frozen=True):
    """The host set the link to the group's voice call, or cleared it."""

    link: str | None


class Predicted(StoredRow, frozen=True):
    """An executed player sealed a prediction."""

    seat: Seat
    prediction: Prediction


class Thanked(StoredRow, frozen=True):
    """Somebody thanked another player after the game, or took it back."""

    by: Seat
    seat: Seat
    thanks: bool


TableRow = (
    TableOpened
    | Seated
    | QueueLeft
    | SeatFreed
    | TableLocked
    | PersonLetBack
    | ArrangingAsked
    | NeighbourNamed
    | SeatsOrdered
    | NarrationSet
    | OptionsChosen
    | HostChanged
    | GameDealt
    | EnvelopeLooked
    | PlayBegan
    | Acted
    | ReadyMarked
    | TablePaused
    | ResumeAgreed
    | TableResumed
    | BotsLetOn
    | ClockExtended
    | QuestionAsked
    | ConsentGiven
    | QuestionClosed
    | DigitsShown
    | SeatMoved
    | DeputySeated
    | SeatTakenBack
    | SeatMuted
    | VoiceLinkSet
    | Predicted
    | Thanked
)


class Spoken(msgspec.Struct, frozen=True):
    """A row of talk: what was said, and in which game of the table. Talk is numbered apart."""

    game: int
    """0 before the first game."""
    said: Said
    channel: Channel = Channel.TABLE
    person: str | None = None
    """The token of a spectator who speaks; None for a seat."""
    after: int = 0
    """How many rows the table had then: in the lobby a row may renumber the seats."""

    def __repr__(self) -> str:
        return "Spoken(sealed)"
