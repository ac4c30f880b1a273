"""What the server sends to a client."""

import enum

import msgspec

from ...engine.actions import SeatAction
from ...engine.events import SeenEvent
from ...engine.state import Board, Knowledge
from ...engine.terms import Reason, Seat, Stake
from ...record.ledger import Ledger
from ...record.sentences import Sentence
from ...record.talk import Said
from .notes import Notes
from .refusal import Refusal
from .status import Channel, TableStatus


class Told(msgspec.Struct, frozen=True):
    """One event and the sentence that tells it, if it has one."""

    event: SeenEvent
    sentence: Sentence | None
    step: int
    """The step of the game in which it happened: what `AskWhy` takes."""
    deputies: tuple[Seat, ...] = ()
    """The seats whose deputies made the choices in this event."""
    explained: tuple[Seat, ...] = ()
    """The seats of bots and deputies whose choices it shows: `AskWhy` has answers for them."""


class Blocked(msgspec.Struct, frozen=True):
    """A seat that cannot be chosen now, and why."""

    seat: Seat
    reason: Reason


class Reply(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Base of everything the server sends."""


class TableUpdate(Reply, frozen=True):
    """The table changed, or the viewer is new."""

    table: TableStatus
    status: Sentence
    now: float
    """The server's clock, for the times in `table`."""


class Update(Reply, frozen=True):
    """The game changed for this viewer. Board and knowledge, with the ruleset, are its View."""

    game: int
    step: int
    """How many acts with a public event there were: the same for all viewers."""
    phase: int
    attempt: int
    """What the viewer's next `Act` must carry."""
    board: Board
    knowledge: Knowledge | None
    options: tuple[SeatAction, ...]
    blocked: tuple[Blocked, ...]
    stakes: tuple[Stake, ...]
    status: Sentence
    events: tuple[Told, ...]
    """What happened since the viewer's last step."""


class Heard(msgspec.Struct, frozen=True):
    """One thing said and the sentences that tell it; a free line is its own words."""

    said: Said
    sentences: tuple[Sentence, ...]
    """For a reason: the act first, then its facts; together they make one line."""


class TalkUpdate(Reply, frozen=True):
    """New talk in a channel: what was sent before number `since` stays, and this replaces the rest.

    One that begins at number 0 therefore replaces everything in its channel.
    """

    game: int
    channel: Channel
    since: int
    """The number of the first piece in `said`, counting from 0 within channel and game."""
    said: tuple[Heard, ...]
    """At most 200 pieces; longer talk comes in several messages."""

    def __repr__(self) -> str:
        return f"TalkUpdate({self.game}, {self.channel.value}, {self.since}, sealed)"


class WhyUpdate(Reply, frozen=True):
    """The facts, public before that step, that support what the bot in this seat did."""

    game: int
    step: int
    seat: Seat
    reasons: tuple[Sentence, ...]


class Odds(msgspec.Struct, frozen=True):
    """The probabilities of a seat's roles, as far as this viewer can know; from 0 to 1."""

    seat: Seat
    fascist: float
    """On the Fascist team, Hitler included."""
    hitler: float


class HintUpdate(Reply, frozen=True):
    """What this viewer can know at this step; sent to nobody else."""

    game: int
    step: int
    certain: tuple[Sentence, ...]
    odds: tuple[Odds, ...]
    """For every other living player."""

    def __repr__(self) -> str:
        return f"HintUpdate({self.game}, {self.step}, sealed)"


class LedgerUpdate(Reply, frozen=True):
    """The current claims of this game."""

    game: int
    ledger: Ledger


class NotesUpdate(Reply, frozen=True):
    """This seat's private notes; sent to nobody else."""

    game: int
    seat: Seat
    notes: Notes


class Rejected(Reply, frozen=True):
    """An act changed nothing; the latest `Update` follows."""

    phase: int
    attempt: int
    reason: Reason


class Refused(Reply, frozen=True):
    """A table command changed nothing."""

    reason: Refusal


class Nudged(Reply, frozen=True):
    """Somebody reminds this seat that the table is waiting for it."""

    by: Seat


class ClosingReason(enum.Enum):
    """Why the server ends a connection, or why a message could not be read."""

    PROTOCOL = "protocol"
    """The page is another version: reload it."""
    MOVED = "moved"
    """A newer tab or device of the same seat is live."""
    BAD_MESSAGE = "bad_message"
    TOO_LONG = "too_long"
    BINARY = "binary"
    NO_SUCH_TABLE = "no_such_table"
    TOO_FAST = "too_fast"
    REMOVED = "removed"
    """The table is gone."""
    CROWDED = "crowded"
    """Too many watch this table."""
    RESTARTING = "restarting"
    """The server is stopped, and may be back soon."""


class Closing(Reply, frozen=True):
    """The last message of a connection."""

    reason: ClosingReason


AnyReply = (
    TableUpdate
    | Update
    | TalkUpdate
    | WhyUpdate
    | HintUpdate
    | LedgerUpdate
    | NotesUpdate
    | Rejected
    | Refused
    | Nudged
    | Closing
)
