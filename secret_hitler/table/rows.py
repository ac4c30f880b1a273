"""The rows of a table: what happened at it, in the order stored. A table is the fold of its rows.

One command is at most one row, so storing it succeeds or fails whole (decision 0005). Talk has rows
of its own (`Spoken`): a chat never makes an act lose a race. Times are seconds as the server's
clock counts them; a ballot that leaves its election open carries none, so no haste is on record
(E10).
No row prints its content: an act is nobody's business but the table's.
"""

import msgspec

from ..engine.ruleset import Ruleset
from ..engine.terms import Seat
from ..record.record import Row
from ..record.talk import Said
from .protocol.options import Narration, Options
from .protocol.status import BotKind, Channel, Prediction, Style, Topic


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
    """Somebody took a seat; while a game runs, or where all are taken, a place in the queue."""

    name: str
    person: str | None
    """The token of the session; None for a bot of ours."""
    bot: BotKind | None
    style: Style = Style.REGULAR
    passed: bool = False
    """A player without a phone, on the phone of `person`."""
    at: float = 0.0


class QueueLeft(_Row, frozen=True):
    """Somebody waits for a seat no longer."""

    person: str


class ArrangingAsked(_Row, frozen=True):
    """The host had the table asked who sits to whose left, or stopped it."""

    asked: bool


class NeighbourNamed(_Row, frozen=True):
    """`seat` says to sit to the left of `of`."""

    of: Seat
    seat: Seat


class SeatsOrdered(_Row, frozen=True):
    """The host set the order of the seats."""

    seats: tuple[Seat, ...]


class NarrationSet(_Row, frozen=True):
    """Somebody set how the TV sounds."""

    narration: Narration


class SeatFreed(_Row, frozen=True):
    """A seat was given up, or freed by the host; the host's own with all that its phone holds."""

    seat: Seat
    at: float = 0.0


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
    waiting: tuple[Seat, ...] = ()
    """The people who had not said that they play again: they wait for the next game."""


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
    at: float = 0.0


class TablePaused(_Row, frozen=True):
    """Somebody paused the table."""

    seat: Seat
    at: float


class ResumeAgreed(_Row, frozen=True):
    """One player who may not end the pause alone wants to go on."""

    seat: Seat


class TableResumed(_Row, frozen=True):
    """The pause is over."""

    at: float


class BotsLetOn(_Row, frozen=True):
    """Somebody let the bots answer in this phase."""

    phase: int
    at: float


class ClockExtended(_Row, frozen=True):
    """The step at hand has its whole time once more."""


class QuestionAsked(_Row, frozen=True):
    """A question was opened."""

    topic: Topic
    seat: Seat | None
    """Whom a deputy, or a new phone, is asked for."""
    by: Seat | None
    """Who asked, and so agrees; None for a phone without a seat."""
    person: str | None
    """The token of the phone that asks for a seat."""


class ConsentGiven(_Row, frozen=True):
    """Somebody agreed to a question, or took that back."""

    number: int
    seat: Seat
    agree: bool


class QuestionClosed(_Row, frozen=True):
    """A question was refused by whom it concerns, or its one try was wrong."""

    number: int


class DigitsShown(_Row, frozen=True):
    """The phone that holds a seat shows these digits."""

    number: int
    digits: str


class SeatMoved(_Row, frozen=True):
    """A seat is held by another phone now."""

    seat: Seat
    person: str


class DeputySeated(_Row, frozen=True):
    """A bot plays for a seat from now on."""

    seat: Seat
    at: float


class SeatTakenBack(_Row, frozen=True):
    """The person of a seat plays again, from the next step on."""

    seat: Seat


class SeatMuted(_Row, frozen=True):
    """The host muted a seat, or let it speak again."""

    seat: Seat
    muted: bool


class VoiceLinkSet(_Row, frozen=True):
    """The host said where the group's voice call is, or that there is none."""

    link: str | None


class Predicted(_Row, frozen=True):
    """An executed player sealed a prediction."""

    seat: Seat
    prediction: Prediction


class Thanked(_Row, frozen=True):
    """Somebody thanked another one after the game, or took it back."""

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
    """A row of talk: what was said in which game of the table. Talk has its own numbers."""

    game: int
    """0 before the first one."""
    said: Said
    channel: Channel = Channel.TABLE
    person: str | None = None
    """The token of a spectator who speaks; whoever has a seat needs none."""
    after: int = 0
    """How many rows the table had: in the lobby a row may renumber the seats."""

    def __repr__(self) -> str:
        return "Spoken(sealed)"
