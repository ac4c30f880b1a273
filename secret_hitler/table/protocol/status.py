"""A table as one viewer sees it, apart from its game."""

import enum

import msgspec

from ...engine.ruleset import Ruleset
from ...engine.terms import Seat
from ...record.levels import BotKind, Style
from .options import Narration, Options
from .refusal import Refusal


class Stage(enum.Enum):
    """The stage of a table."""

    LOBBY = "lobby"
    ENVELOPES = "envelopes"
    PLAYING = "playing"
    ENDED = "ended"


class Topic(enum.Enum):
    """What the people at a table may decide together."""

    DEPUTY = "deputy"
    """Seat a bot for somebody who is missing."""
    ABORT = "abort"
    """End the game without a winner."""
    MISDEAL = "misdeal"
    """Deal again, before the first ballot."""
    MOVE = "move"
    """Move a seat to another phone."""


class Channel(enum.Enum):
    """Who hears what is said. The last two do not hear each other, and no living seat hears them.

    After the end everyone reads all three.
    """

    TABLE = "table"
    SPECTATORS = "spectators"
    EXECUTED = "executed"


class Prediction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An executed player's prediction in one round: sealed until the end, then scored."""

    hitler: Seat
    fascists: tuple[Seat, ...]
    """Besides Hitler."""
    passes: bool | None = None
    """Whether this round's vote passes; None for no guess, or once it is over."""


class GhostScore(msgspec.Struct, frozen=True):
    """How accurate an executed player's predictions were."""

    seat: Seat
    rounds: int
    """Rounds predicted."""
    hitler: int
    """Rounds among them in which Hitler was named."""
    fascists: int
    """Fascists named correctly, over all rounds."""
    fascists_of: int
    """Fascists there were to name, over all rounds."""
    votes: int
    """Votes predicted correctly."""
    votes_of: int
    """Votes predicted."""


class SeatStatus(msgspec.Struct, frozen=True):
    """One seat as everyone sees it."""

    name: str
    bot: BotKind | None
    connected: bool
    looked: bool
    ready: bool
    """Ready for a rematch."""
    left: bool = False
    """Gave up the seat after the game: shown until the next deal, then closed."""
    passed: bool = False
    """A player without a phone: another player's phone is passed on."""
    deputy: bool = False
    """A bot plays for the person."""
    style: Style = Style.REGULAR
    """Of a shrewd or farsighted bot."""
    kudos: int = 0
    """Thanks received after the game."""
    wins: int = 0
    """Games won this evening, if the table counts them."""
    muted: bool = False
    """Muted by the host: its free talk reaches nobody."""


class ChannelStatus(msgspec.Struct, frozen=True):
    """A channel that the viewer may read."""

    channel: Channel
    closed: Refusal | None
    """Why the viewer may not speak there now; None if it may."""


class PauseStatus(msgspec.Struct, frozen=True):
    """The table is paused: the player who paused, the host, or any two players resume it."""

    by: Seat
    agreed: bool
    """Whether the viewer has already asked to resume and another player is still needed."""


class ArrangingStatus(msgspec.Struct, frozen=True):
    """The table asks who sits to whose left."""

    found: tuple[Seat, ...]
    """The seats in their true order so far; the question is who sits to the left of the last."""
    again: bool
    """Two people answered the same question: it is asked again."""


class QuestionStatus(msgspec.Struct, frozen=True):
    """An open question to the table. It tells neither counts nor names."""

    number: int
    """What a `Consent` must carry."""
    topic: Topic
    seat: Seat | None
    """The seat that a deputy would play or another phone would take."""
    may: bool
    """Whether the viewer is one of those who are asked."""
    agreed: bool
    """Whether the viewer has agreed."""
    owner: bool = False
    """Whether this is the phone that holds the seat: it may show digits, or refuse."""
    digits: str | None = None
    """Sent only to the phone that holds the seat: what must be typed on the other one."""
    asker: bool = False
    """Whether the viewer is the other phone, which must type the digits."""
    typing: bool = False
    """Whether the digits are shown, so that the other phone may type them."""


class TableStatus(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    code: str
    stage: Stage
    you: Seat | None
    """The viewer's seat; None for a spectator."""
    yours: tuple[Seat, ...]
    """All seats of the viewer's phone: several only if it is passed on."""
    host: Seat | None
    seats: tuple[SeatStatus, ...]
    order: tuple[Seat, ...]
    """The seats as the next game will have them, clockwise, without those given up."""
    queue: tuple[str, ...]
    """The names of the people waiting for a seat, in order."""
    queued: int | None
    """The viewer's place in that line, from 0."""
    spectators: int
    tvs: int
    """Shared screens that show this table."""
    options: Options
    narration: Narration
    voice: str | None
    """The link to the group's voice call."""
    channels: tuple[ChannelStatus, ...]
    """Where the viewer may read, and whether it may speak there."""
    claims_closed: Refusal | None
    """Why the viewer may neither claim nor ask for a claim now; None if it may."""
    logs_closed: Refusal | None
    """Why the viewer may not write down what others claim aloud; None if it may."""
    ruleset: Ruleset | None
    """The rules of the running or last game."""
    game: int
    """How many games were dealt at this table."""
    awaited: tuple[Seat, ...]
    """The seats the table is waiting for: to look at the envelope, or to act."""
    rung: int
    """How long it has waited, as a rung of the attention ladder: 0 to 3."""
    clock_ends: float | None
    """When the step's clock runs out, in the seconds of `TableUpdate.now`; None without one."""
    paused: PauseStatus | None
    arranging: ArrangingStatus | None
    questions: tuple[QuestionStatus, ...]
    may_ask: tuple[Topic, ...]
    """The questions that the viewer may open now; a deputy for any of `awaited` but oneself."""
    starts_at: float | None
    """When the next game is dealt if all are ready, in the seconds of `TableUpdate.now`."""
    prediction: Prediction | None
    """The viewer's sealed prediction in this round."""
    ghosts: tuple[GhostScore, ...]
    """After the end: how well the executed predicted."""
    kudos_given: tuple[Seat, ...]
    """Whom the viewer has thanked after the end."""
    record: bool
    """Whether the record of the last game can be downloaded."""
    alone: bool = False
    """Whether all others are the server's bots: then the viewer may choose a role and get hints."""
    locked: bool = False
    """Whether the host lets nobody new sit down or wait for a seat."""
    removed: tuple[str, ...] = ()
    """The names of the people whom the host removed, and who may not sit down again."""
    bots_wait: bool = False
    """Whether the bots whose turn it is wait for somebody to send `Next`."""
    saving: bool = True
    """False while the server cannot save: every command is then refused."""
