"""What goes over the wire, both ways: the protocol is these structs alone (decision 0013)."""

from typing import Final

from ...engine.actions import SeatAction
from ...engine.terms import Role, Seat
from ...record.levels import BotKind, Style
from .bot_commands import AddBot, AskHint, AskWhy, Next
from .command import Command
from .host_commands import LetBack, Lock, RemoveSeat
from .notes import Mark, Notes, Suspicion
from .options import (
    BotPace,
    BotTalk,
    Chat,
    HitlerKnows,
    Language,
    MemoryAids,
    Narration,
    Options,
    Pace,
)
from .refusal import Refusal
from .replies import (
    AnyReply,
    Blocked,
    Closing,
    ClosingReason,
    Heard,
    HintUpdate,
    LedgerUpdate,
    NotesUpdate,
    Nudged,
    Odds,
    Refused,
    Rejected,
    TableUpdate,
    TalkUpdate,
    Told,
    Update,
    WhyUpdate,
)
from .status import Channel, ChannelStatus, Prediction, SeatStatus, Stage, TableStatus, Topic
from .talk_commands import ClaimInWords, KeepNotes, Mute, RemoveQueued, Say, SetVoice

__all__ = [
    "AddBot",
    "AnyReply",
    "AskHint",
    "AskWhy",
    "Blocked",
    "BotKind",
    "BotPace",
    "BotTalk",
    "Channel",
    "ChannelStatus",
    "Chat",
    "ClaimInWords",
    "Closing",
    "ClosingReason",
    "Command",
    "Heard",
    "HintUpdate",
    "HitlerKnows",
    "KeepNotes",
    "Language",
    "LedgerUpdate",
    "LetBack",
    "Lock",
    "Mark",
    "MemoryAids",
    "Mute",
    "Narration",
    "Next",
    "Notes",
    "NotesUpdate",
    "Nudged",
    "Odds",
    "Options",
    "Pace",
    "Prediction",
    "Refusal",
    "Refused",
    "Rejected",
    "RemoveQueued",
    "RemoveSeat",
    "Say",
    "SeatStatus",
    "SetVoice",
    "Stage",
    "Style",
    "Suspicion",
    "TableStatus",
    "TableUpdate",
    "TalkUpdate",
    "Told",
    "Topic",
    "Update",
    "WhyUpdate",
]

PROTOCOL: Final = 4
LONGEST_MESSAGE: Final = 4096
"""Most bytes in one message from a client."""


class Hello(Command, frozen=True):
    """The first message of a socket: what the client saw of which game (-1, 0 for nothing)."""

    protocol: int
    game: int = 0
    step: int = -1
    talk: int = 0
    tv: bool = False
    """Whether this is a shared screen: it has no seat, whatever its cookie says."""


class Act(Command, frozen=True):
    """A choice, for the phase and attempt that the last `Update` named."""

    phase: int
    attempt: int
    action: SeatAction


class SetOptions(Command, frozen=True):
    """The host changes the table's options before the start."""

    options: Options


class Start(Command, frozen=True):
    """The host starts the deal (from the lobby or the end) or the game (from the envelopes).

    If the table has the opening read aloud, it is read once all have looked; then anyone may start.
    """

    role: Role | None = None
    """The role that the host wants to be dealt; only if all other players are the server's bots."""


class Looked(Command, frozen=True):
    """This seat has looked at its envelope."""


class Show(Command, frozen=True):
    """On a phone that is passed on: show this one of its seats now."""

    seat: Seat


class Arrange(Command, frozen=True):
    """The host starts, or stops, asking everyone who sits to whose left."""

    ask: bool = True


class SitsLeft(Command, frozen=True):
    """`seat` sits to the left of `of`: sent for oneself, or by the host for anyone."""

    of: Seat
    seat: Seat


class Order(Command, frozen=True):
    """The host sets the order of the seats, clockwise: all of `TableStatus.order`, once each."""

    seats: tuple[Seat, ...]


class Narrate(Command, frozen=True):
    """Anyone with a seat sets how the TV sounds."""

    narration: Narration


class Pause(Command, frozen=True):
    """Anyone with a seat pauses the game: everything is sealed, and every clock stops."""


class Resume(Command, frozen=True):
    """Resume: the player who paused, the host, or any two players."""


class Nudge(Command, frozen=True):
    """Remind somebody the table is waiting for."""

    seat: Seat


class ExtendClock(Command, frozen=True):
    """Anyone with a seat gives the current step its full time again, ten times at most."""

    phase: int


class Ask(Command, frozen=True):
    """Open a question to the table and agree to it; `seat` is the one a deputy would play for."""

    topic: Topic
    seat: Seat | None = None


class Consent(Command, frozen=True):
    """Agree to an open question, or withdraw consent. A phone about to lose its seat may refuse."""

    number: int
    agree: bool = True


class ShowDigits(Command, frozen=True):
    """The phone that holds a seat shows the two digits that move it to the asking phone."""

    number: int


class TypeDigits(Command, frozen=True):
    """The digits, typed on the asking phone: there is one try."""

    number: int
    digits: str


class TakeBack(Command, frozen=True):
    """Take the seat back from the deputy; it is handed over at the next step."""


class Predict(Command, frozen=True):
    """An executed player seals a prediction for this round."""

    prediction: Prediction


class Thank(Command, frozen=True):
    """Thank somebody after the game, or take it back."""

    seat: Seat
    thanks: bool = True


class Leave(Command, frozen=True):
    """Give up the seat: free before the start and at the end, held while a game runs."""


class Rematch(Command, frozen=True):
    """Ready, or no longer ready, for another game in the same seats with new roles."""

    ready: bool = True


AnyCommand = (
    Hello
    | Act
    | Say
    | ClaimInWords
    | KeepNotes
    | Mute
    | RemoveQueued
    | SetVoice
    | SetOptions
    | AddBot
    | RemoveSeat
    | Lock
    | LetBack
    | Start
    | Next
    | AskWhy
    | AskHint
    | Looked
    | Show
    | Arrange
    | SitsLeft
    | Order
    | Narrate
    | Pause
    | Resume
    | Nudge
    | ExtendClock
    | Ask
    | Consent
    | ShowDigits
    | TypeDigits
    | TakeBack
    | Predict
    | Thank
    | Leave
    | Rematch
)
