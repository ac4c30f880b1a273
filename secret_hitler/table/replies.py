"""What the server sends to a client."""

import enum

import msgspec

from ..engine.actions import SeatAction
from ..engine.events import SeenEvent
from ..engine.state import Board, Knowledge
from ..engine.terms import Reason, Seat, Stake
from ..record.sentences import Sentence
from ..record.talk import Said
from .status import TableStatus


class Refusal(enum.Enum):
    """Why a table command was refused; the reasons for acts are `Reason`."""

    NOT_HOST = "not_host"
    NOT_SEATED = "not_seated"
    NOT_IN_THIS_STAGE = "not_in_this_stage"
    TOO_FEW_PLAYERS = "too_few_players"
    TABLE_FULL = "table_full"
    NO_SUCH_SEAT = "no_such_seat"
    QUIET = "quiet"
    """President and Chancellor may not talk while tiles are in their hands."""
    EXECUTED_ARE_SILENT = "executed_are_silent"
    NOT_YOURS_TO_CLAIM = "not_yours_to_claim"
    """A claim about a hand, a peek or a party card that this seat did not have in that round."""
    EMPTY = "empty"
    TOO_LONG = "too_long"
    BAD_RULESET = "bad_ruleset"
    TOO_FAST = "too_fast"
    NOT_SAVED = "not_saved"
    """The disk is full or broken: nothing was changed, and it may be tried again."""
    PAUSED = "paused"
    TOO_EARLY = "too_early"
    """The seat has not been waited for long enough."""
    TOO_LATE = "too_late"
    """After the first ballot there is no misdeal; a prediction is sealed once a round.

    A step has its whole time again ten times, and no more.
    """
    NO_SUCH_QUESTION = "no_such_question"
    """It is over, or it is not for this seat."""
    WRONG_DIGITS = "wrong_digits"
    NOT_AN_ORDER = "not_an_order"
    """Not every seat once."""


class Told(msgspec.Struct, frozen=True):
    """One event and the sentence that tells it, if it has one."""

    event: SeenEvent
    sentence: Sentence | None
    deputies: tuple[Seat, ...] = ()
    """The seats for which a deputy chose what this event tells."""


class Blocked(msgspec.Struct, frozen=True):
    """A seat that cannot be chosen now, and why."""

    seat: Seat
    reason: Reason


class Reply(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """The base of everything the server sends."""


class TableUpdate(Reply, frozen=True):
    """The table changed, or the viewer is new to it."""

    table: TableStatus
    status: Sentence
    now: float
    """The server's clock, for the times in `table`."""


class Update(Reply, frozen=True):
    """The game changed for this viewer. Board and knowledge, with the ruleset, are its View."""

    game: int
    step: int
    """How many acts with a public event there were: equal for all viewers."""
    phase: int
    attempt: int
    """What the viewer's next `Act` must bear."""
    board: Board
    knowledge: Knowledge | None
    options: tuple[SeatAction, ...]
    blocked: tuple[Blocked, ...]
    stakes: tuple[Stake, ...]
    status: Sentence
    events: tuple[Told, ...]
    """What happened since the viewer's last step."""


class TalkUpdate(Reply, frozen=True):
    """New table talk; `count` is how much there is in this game, for the next `Hello`."""

    game: int
    count: int
    said: tuple[Said, ...]


class Rejected(Reply, frozen=True):
    """An act changed nothing; the latest `Update` follows."""

    phase: int
    attempt: int
    reason: Reason


class Refused(Reply, frozen=True):
    """A table command changed nothing."""

    reason: Refusal


class Nudged(Reply, frozen=True):
    """Somebody reminds this seat that the table waits for it."""

    by: Seat


class ClosingReason(enum.Enum):
    """Why the server ends a connection, or why a message could not be read."""

    PROTOCOL = "protocol"
    """The page is of another version: reload it."""
    MOVED = "moved"
    """A newer tab or device of the same seat is live."""
    BAD_MESSAGE = "bad_message"
    TOO_LONG = "too_long"
    BINARY = "binary"
    NO_SUCH_TABLE = "no_such_table"
    TOO_FAST = "too_fast"
    REMOVED = "removed"
    """The table is gone."""


class Closing(Reply, frozen=True):
    """The last message of a connection."""

    reason: ClosingReason


AnyReply = TableUpdate | Update | TalkUpdate | Rejected | Refused | Nudged | Closing
