"""What goes over the wire, both ways: the protocol is these structs and nothing else (D9)."""

import enum
from typing import Final

import msgspec

from ..engine.actions import SeatAction
from ..engine.events import SeenEvent
from ..engine.ruleset import Ruleset
from ..engine.state import Board, Knowledge
from ..engine.terms import Reason, Seat, Stake
from ..record.sentences import Sentence
from ..record.talk import AnyTalk, Said

PROTOCOL: Final = 1
LONGEST_MESSAGE: Final = 4096
"""Bytes of one message from a client."""


class Stage(enum.Enum):
    """Where a table is in its evening."""

    LOBBY = "lobby"
    ENVELOPES = "envelopes"
    PLAYING = "playing"
    ENDED = "ended"


class BotKind(enum.Enum):
    """Who plays a bot's seat; `outside` is a program that came over the wire."""

    CAREFUL = "careful"
    RANDOM = "random"
    OUTSIDE = "outside"


class HitlerKnows(enum.Enum):
    """At which sizes Hitler learns who the Fascists are."""

    OFFICIAL = "official"
    FIVE = "five"
    NEVER = "never"


class MemoryAids(enum.Enum):
    """How much of the public past the screens show."""

    FULL = "full"
    LAST_ROUND = "last_round"
    NONE = "none"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chose for the table; the defaults are the official game."""

    balanced: bool = False
    """Play the balance deck where the table has 6, 7 or 9 players."""
    hitler_knows: HitlerKnows = HitlerKnows.OFFICIAL
    chaos_flips_leftovers: bool = False
    reshuffle_after_power: bool = False
    secret_ballots: bool = False
    tie_elects_hitler: bool = False
    fascists_cannot_execute_hitler: bool = False
    self_execution: bool = False
    dead_may_chat: bool = False
    memory_aids: MemoryAids = MemoryAids.FULL
    first_candidate: Seat | None = None
    """Who runs first; None for a random player."""
    clock: int | None = None
    """Seconds for one step before the screens remind; None for no clock. It never chooses."""


# --- from a client ----------------------------------------------------------------------------


class Command(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """The base of everything a client may send."""


class Hello(Command, frozen=True):
    """The first message of a socket: what the client saw of which game (-1, 0 for nothing)."""

    protocol: int
    game: int = 0
    step: int = -1
    talk: int = 0


class Act(Command, frozen=True):
    """A choice, for the phase and attempt that the last `Update` named."""

    phase: int
    attempt: int
    action: SeatAction


class Say(Command, frozen=True):
    """Something said to the table."""

    talk: AnyTalk


class SetOptions(Command, frozen=True):
    """The host changes the table's options before the start."""

    options: Options


class AddBot(Command, frozen=True):
    """The host seats a bot."""

    kind: BotKind = BotKind.CAREFUL


class RemoveSeat(Command, frozen=True):
    """The host frees a seat before the start."""

    seat: Seat


class Start(Command, frozen=True):
    """The host starts: from the lobby or the end, the deal; from the envelopes, the game."""


class Looked(Command, frozen=True):
    """This seat has looked into its envelope."""


class Show(Command, frozen=True):
    """On a phone that holds several seats: show this one now."""

    seat: Seat


class Leave(Command, frozen=True):
    """Give up the seat: free before the start and at the end, held while a game runs."""


class Rematch(Command, frozen=True):
    """Ready, or no longer ready, for another game in the same seats with new roles."""

    ready: bool = True


AnyCommand = (
    Hello | Act | Say | SetOptions | AddBot | RemoveSeat | Start | Looked | Show | Leave | Rematch
)


# --- to a client ------------------------------------------------------------------------------


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


class SeatStatus(msgspec.Struct, frozen=True):
    """One seat as everybody sees it."""

    name: str
    bot: BotKind | None
    connected: bool
    looked: bool
    ready: bool
    """Ready for a rematch."""
    left: bool = False
    """Gave up the seat after the game: it is shown until the next deal, then it closes."""


class TableStatus(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    code: str
    stage: Stage
    you: Seat | None
    """The viewer's seat; None for a spectator."""
    yours: tuple[Seat, ...]
    """All seats of the viewer: several only on a passed phone."""
    host: Seat | None
    seats: tuple[SeatStatus, ...]
    spectators: int
    options: Options
    ruleset: Ruleset | None
    """The rules of the running or last game."""
    game: int
    """How many games were dealt at this table."""
    overdue: bool
    """Whether the table's clock has run out for this step."""
    record: bool
    """Whether the record of the last game is there to download."""


class Told(msgspec.Struct, frozen=True):
    """One event and the sentence that tells it, if it has one."""

    event: SeenEvent
    sentence: Sentence | None


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


AnyReply = TableUpdate | Update | TalkUpdate | Rejected | Refused | Closing
