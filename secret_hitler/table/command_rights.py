"""The input and result of a command, and the one list of who may send what, and when."""

import enum
from typing import Final

import msgspec

from ..engine.actions import SeatAction
from ..engine.state import View
from ..engine.terms import Seat
from ..record.levels import BotKind
from ..record.record import Draw
from ..record.talk import AnyTalk, Said
from .protocol import messages as m
from .protocol.refusal import Refusal
from .protocol.status import Stage
from .rows import Spoken, TableRow
from .table import Table


class Sit(msgspec.Struct, frozen=True):
    """`who` takes a seat under a name that the server has checked; `bot` marks a program."""

    name: str
    bot: bool = False
    passed: bool = False
    """A player without a phone: the host asks for the seat and passes on their own phone."""


class RematchDue(msgspec.Struct, frozen=True):
    """The countdown to the next game may have ended: see `rematch.starts_at`."""


class BotAnswers(msgspec.Struct, frozen=True):
    """A choice of one of the server's bots; no effect if its phase or attempt is not current."""

    seat: Seat
    phase: int
    attempt: int
    action: SeatAction

    def __repr__(self) -> str:
        return "BotAnswers(sealed)"


class BotSpeaks(msgspec.Struct, frozen=True):
    """One of the server's bots says something."""

    seat: Seat
    talk: AnyTalk

    def __repr__(self) -> str:
        return "BotSpeaks(sealed)"


class HostGone(msgspec.Struct, frozen=True):
    """The host has been away for a minute; `connected` are the seats that are here."""

    connected: frozenset[Seat]


class AskToMove(msgspec.Struct, frozen=True):
    """The phone `who`, which has no seat here, asks for this one."""

    seat: Seat


InsideCommand = Sit | RematchDue | BotAnswers | BotSpeaks | HostGone | AskToMove
"""Commands from the server itself: no client can send these."""


class Asked(msgspec.Struct, frozen=True):
    """The circumstances of a command."""

    table: Table
    who: str | None
    seat: Seat | None
    """The seat of `who`, or of the acting bot."""
    now: float
    draw: Draw
    connected: frozenset[Seat] = frozenset()
    """The seats whose phones are here."""


class Explanation(msgspec.Struct, frozen=True):
    """An act to explain, with what everybody knew before it."""

    game: int
    step: int
    seat: Seat
    public: View
    talk: tuple[Said, ...]
    action: SeatAction

    def __repr__(self) -> str:
        return f"Explanation({self.game}, {self.step}, {self.seat}, sealed)"


class Advice(msgspec.Struct, frozen=True):
    """A request of the only person among bots: what can be known from their own view."""

    game: int
    step: int
    view: View
    talk: tuple[Said, ...]
    players: tuple[BotKind | None, ...]
    """The level that plays each seat; None for a person."""

    def __repr__(self) -> str:
        return f"Advice({self.game}, {self.step}, sealed)"


class Handled(msgspec.Struct, frozen=True):
    """The result of a command: store the row or the talk, then answer."""

    rows: tuple[TableRow, ...] = ()
    """At most one: store it, then `evolve`. Empty if nothing changed."""
    said: tuple[Spoken, ...] = ()
    """At most one: store it as talk, then `hear`."""
    reply: m.Rejected | m.Refused | None = None
    """Sent to the asker only."""
    resend: bool = False
    """Whether the asker needs the latest `Update`, after the reply if there is one."""
    nudged: Seat | None = None
    """The seat to remind: now, and only if it is connected."""
    notes: m.NotesUpdate | None = None
    """This seat's notes, to replace its earlier ones; sent to nobody else."""
    work: Explanation | Advice | None = None
    """What to compute for the asker only."""


class Rank(enum.Enum):
    """Who may send a command."""

    ANYBODY = 0
    SEATED = 1
    HOST = 2


class Right(msgspec.Struct, frozen=True):
    """Who may send a command, and in which stages."""

    rank: Rank
    stages: frozenset[Stage] = frozenset(Stage)


BETWEEN_GAMES: Final = frozenset({Stage.LOBBY, Stage.ENDED})
DURING_A_GAME: Final = frozenset({Stage.ENVELOPES, Stage.PLAYING})

RIGHTS: Final[dict[type, Right]] = {
    m.Hello: Right(Rank.ANYBODY),
    m.SetOptions: Right(Rank.HOST, BETWEEN_GAMES),
    m.AddBot: Right(Rank.HOST, BETWEEN_GAMES),
    m.RemoveSeat: Right(Rank.HOST, BETWEEN_GAMES),
    m.Lock: Right(Rank.HOST),
    m.LetBack: Right(Rank.HOST),
    m.Start: Right(Rank.SEATED, BETWEEN_GAMES | {Stage.ENVELOPES}),
    m.Next: Right(Rank.SEATED, frozenset({Stage.PLAYING})),
    m.AskWhy: Right(Rank.ANYBODY),
    m.AskHint: Right(Rank.SEATED, frozenset({Stage.PLAYING})),
    m.Looked: Right(Rank.SEATED, DURING_A_GAME),
    m.Show: Right(Rank.SEATED),
    m.Arrange: Right(Rank.HOST, BETWEEN_GAMES),
    m.SitsLeft: Right(Rank.SEATED, BETWEEN_GAMES),
    m.Order: Right(Rank.HOST, BETWEEN_GAMES),
    m.Narrate: Right(Rank.SEATED),
    m.Predict: Right(Rank.SEATED, frozenset({Stage.PLAYING})),
    m.Thank: Right(Rank.SEATED, frozenset({Stage.ENDED})),
    m.Leave: Right(Rank.ANYBODY),
    m.Rematch: Right(Rank.SEATED, frozenset({Stage.ENDED})),
    m.Say: Right(Rank.ANYBODY),
    m.ClaimInWords: Right(Rank.SEATED, DURING_A_GAME | {Stage.ENDED}),
    m.KeepNotes: Right(Rank.SEATED, DURING_A_GAME | {Stage.ENDED}),
    m.Mute: Right(Rank.HOST),
    m.RemoveQueued: Right(Rank.HOST),
    m.SetVoice: Right(Rank.HOST),
    BotSpeaks: Right(Rank.SEATED, DURING_A_GAME | {Stage.ENDED}),
    m.Pause: Right(Rank.SEATED, DURING_A_GAME),
    m.Resume: Right(Rank.SEATED),
    m.Nudge: Right(Rank.SEATED, DURING_A_GAME),
    m.ExtendClock: Right(Rank.SEATED, frozenset({Stage.PLAYING})),
    m.Ask: Right(Rank.SEATED, DURING_A_GAME),
    m.Consent: Right(Rank.ANYBODY),
    m.ShowDigits: Right(Rank.SEATED),
    m.TypeDigits: Right(Rank.ANYBODY),
    m.TakeBack: Right(Rank.SEATED, DURING_A_GAME),
    AskToMove: Right(Rank.ANYBODY),
    Sit: Right(Rank.ANYBODY),
    RematchDue: Right(Rank.ANYBODY),
    HostGone: Right(Rank.ANYBODY),
}
"""Acts are not listed: the engine's options say who may act, and `Rejected` answers the others."""

STANDS_STILL: Final = (m.Start, m.Looked, m.Next, m.ExtendClock, m.Nudge, BotSpeaks)
"""Commands that are refused while the table is paused."""


def no_right(asked: Asked, command: object) -> Refusal | None:
    """Why this asker may not send a command, or not now; None if they may."""
    right = RIGHTS[type(command)]
    if right.rank is not Rank.ANYBODY and asked.seat is None:
        return Refusal.NOT_SEATED
    if right.rank is Rank.HOST and asked.who != asked.table.host:
        return Refusal.NOT_HOST
    if asked.table.rest is not None and isinstance(command, STANDS_STILL):
        return Refusal.PAUSED
    return None if asked.table.stage in right.stages else Refusal.NOT_IN_THIS_STAGE


def refused(reason: Refusal) -> Handled:
    """A refusal, which changes nothing."""
    return Handled(reply=m.Refused(reason))


NOTHING: Final = Handled()
"""The result of a valid command that changes nothing."""
