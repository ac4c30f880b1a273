"""The rows of a table: what happened there, in the order stored. A table is the fold of its rows.

One command is at most one row, so storing it succeeds or fails whole (decision 0005). Talk has its
own rows (`Spoken`), so that talk never makes an act lose a race. Times are seconds on the server's
clock. A ballot that is not the last carries no time, so nobody's speed is recorded (E10).
No row prints its content: acts concern only the table.
"""

import msgspec

from ..engine.ruleset import Ruleset
from ..engine.terms import Seat
from ..record.levels import BotKind, Style
from ..record.record import Row
from ..record.talk import Said
from .protocol.options import Narration, Options
from .protocol.status import Channel, Prediction, Topic


class _Row(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """Base of everything stored about a table."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(sealed)"


class TableOpened(_Row, frozen=True):
    """Somebody opened the table; always row 0."""

    code: str
    secret: str
    """Random hex digits; bots and delays are seeded from it, so it never leaves the server."""
    owner: str
    """The token of the session that opened the table, seated or not."""


class Seated(_Row, frozen=True):
    """Somebody took a seat or, during a game or at a full table, a place in the queue."""

    name: str
    person: str | None
    """The token of the session; None for one of the server's bots."""
    bot: BotKind | None
    style: Style = Style.REGULAR
    passed: bool = False
    """Whether this is a player without a phone, who uses the phone of `person`."""
    at: float = 0.0


class QueueLeft(_Row, frozen=True):
    """Somebody no longer waits for a seat."""

    person: str


class ArrangingAsked(_Row, frozen=True):
    """The host started, or stopped, asking everyone who sits to whose left."""

    asked: bool


class NeighbourNamed(_Row, frozen=True):
    """Somebody said that `seat` sits to the left of `of`."""

    of: Seat
    seat: Seat


class SeatsOrdered(_Row, frozen=True):
    """The host set the order of the seats."""

    seats: tuple[Seat, ...]


class NarrationSet(_Row, frozen=True):
    """Somebody set how the TV sounds."""

    narration: Narration


class SeatFreed(_Row, frozen=True):
    """A seat was given up, or freed by the host, with all seats that its phone was passed to."""

    seat: Seat
    at: float = 0.0


class OptionsChosen(_Row, frozen=True):
    """The host chose the table's options."""

    options: Options


class HostChanged(_Row, frozen=True):
    """The host was away for too long; this person is host now."""

    person: str


class GameDealt(_Row, frozen=True):
    """A game was dealt: row 0 of its record, and its rules."""

    ruleset: Ruleset
    row: Row
    at: float
    waiting: tuple[Seat, ...] = ()
    """The people who had not said that they would play again: they wait for the next game."""


class EnvelopeLooked(_Row, frozen=True):
    """A seat looked at its envelope; the last one to do so opens play."""

    seat: Seat
    at: float


class PlayBegan(_Row, frozen=True):
    """Somebody began play: the host, or anyone once all had looked."""

    at: float


class Acted(_Row, frozen=True):
    """An act of the running game, with the chance it brought on."""

    row: Row
    opened: float | None
    """When the act opened a new phase; None if it did not."""


class ReadyMarked(_Row, frozen=True):
    """A person is ready for another game, or no longer ready."""

    seat: Seat
    ready: bool
    at: float = 0.0


class TablePaused(_Row, frozen=True):
    """Somebody paused the table."""

    seat: Seat
    at: float


class ResumeAgreed(_Row, frozen=True):
    """A player who cannot end the pause alone wants to resume."""

    seat: Seat


class TableResumed(_Row, frozen=True):
    """The pause is over."""

    at: float


class BotsLetOn(_Row, frozen=True):
    """Somebody let the bots answer in this phase."""

    phase: int
    at: float


class ClockExtended(_Row, frozen=True):
    """The current step has its full time again."""


class QuestionAsked(_Row, frozen=True):
    """A question was opened."""

    topic: Topic
    seat: Seat | None
    """The seat that a deputy would play or another phone would take."""
    by: Seat | None
    """The seat that asked, and so agrees; None for a phone without a seat."""
    person: str | None
    """The token of the phone asking for a seat."""


class ConsentGiven(_Row, frozen=True):
    """Somebody agreed to a question, or withdrew consent."""

    number: int
    seat: Seat
    agree: bool


class QuestionClosed(_Row, frozen=True):
    """A question was refused by the phone it concerns, or its one try was wrong."""

    number: int


class DigitsShown(_Row, frozen=True):
    """The phone that holds a seat showed these digits."""

    number: int
    digits: str


class SeatMoved(_Row, frozen=True):
    """A seat moved to another phone."""

    seat: Seat
    person: str


class DeputySeated(_Row, frozen=True):
    """A bot took over a seat as deputy."""

    seat: Seat
    at: float


class SeatTakenBack(_Row, frozen=True):
    """The person took back their seat, from the next step on."""

    seat: Seat


class SeatMuted(_Row, frozen=True):
    """The host muted a seat, or let it speak again."""

    seat: Seat
    muted: bool


class VoiceLinkSet(_Row, frozen=True):
    """The host set the link to the group's voice call, or cleared it."""

    link: str | None


class Predicted(_Row, frozen=True):
    """An executed player sealed a prediction."""

    seat: Seat
    prediction: Prediction


class Thanked(_Row, frozen=True):
    """Somebody thanked another player after the game, or took it back."""

    by: Seat
    seat: Seat
    thanks: bool


TableRow = (
    TableOpened
    | Seated
    | QueueLeft
    | SeatFreed
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
