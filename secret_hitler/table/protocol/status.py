"""A table as one viewer sees it, before anything of its game."""

import enum
from typing import Final

import msgspec

from ...engine.ruleset import Ruleset
from ...engine.terms import Seat
from .options import Narration, Options
from .refusal import Refusal


class Stage(enum.Enum):
    """Where a table is in its evening."""

    LOBBY = "lobby"
    ENVELOPES = "envelopes"
    PLAYING = "playing"
    ENDED = "ended"


class BotKind(enum.Enum):
    """Who plays a bot's seat: a level of the ladder, lowest first, or a program from outside."""

    RANDOM = "random"
    SELFISH = "selfish"
    CAREFUL = "careful"
    SHREWD = "shrewd"
    FARSIGHTED = "farsighted"
    OUTSIDE = "outside"
    """A program that came over the wire."""


def plays_by_itself(bot: BotKind | None) -> bool:
    """Whether the server answers for this seat; an outside bot answers over the wire."""
    return bot is not None and bot is not BotKind.OUTSIDE


class Style(enum.Enum):
    """How a shrewd or farsighted bot plays; the lower levels have no style."""

    REGULAR = "regular"
    """As people do."""
    BOLD = "bold"
    QUIET = "quiet"


STYLED: Final = frozenset({BotKind.SHREWD, BotKind.FARSIGHTED})
"""The levels that have styles."""


def name_of(kind: BotKind, style: Style) -> str:
    """The name of a bot of this level and style, as the ladder of bots has it."""
    plain = style is Style.REGULAR or kind not in STYLED
    return kind.value if plain else f"{kind.value}-{style.value}"


class Topic(enum.Enum):
    """What the people of a table may decide together."""

    DEPUTY = "deputy"
    """Seat a bot for somebody who is missing."""
    ABORT = "abort"
    """End the game without a winner."""
    MISDEAL = "misdeal"
    """Deal anew, before the first ballot."""
    MOVE = "move"
    """Let a seat be held by another phone."""


class Channel(enum.Enum):
    """Who hears what is said: neither of the last two hears the other, nor any living seat either.

    After the end everybody reads all three.
    """

    TABLE = "table"
    SPECTATORS = "spectators"
    EXECUTED = "executed"


class Prediction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an executed player believes in one round: sealed until the end, then scored."""

    hitler: Seat
    fascists: tuple[Seat, ...]
    """Besides Hitler."""
    passes: bool | None = None
    """Whether the vote of this round passes; None for no guess, or where it is over."""


class GhostScore(msgspec.Struct, frozen=True):
    """How right an executed player's predictions were."""

    seat: Seat
    rounds: int
    """Rounds predicted."""
    hitler: int
    """Of these, rounds in which Hitler was named."""
    fascists: int
    """Fascists rightly named, over all rounds."""
    fascists_of: int
    """Fascists there were to name, over all rounds."""
    votes: int
    """Votes rightly foreseen."""
    votes_of: int
    """Votes predicted."""


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
    passed: bool = False
    """A player without a phone: the phone of another is passed on."""
    deputy: bool = False
    """A bot plays for the person."""
    style: Style = Style.REGULAR
    """Of a shrewd or farsighted bot."""
    kudos: int = 0
    """Thanks that were given after the game."""
    wins: int = 0
    """Games won this evening, where the table counts them."""
    muted: bool = False
    """By the host: what it says freely reaches nobody."""


class ChannelStatus(msgspec.Struct, frozen=True):
    """A channel that the viewer may read."""

    channel: Channel
    closed: Refusal | None
    """Why the viewer may not speak there now; None where it may."""


class PauseStatus(msgspec.Struct, frozen=True):
    """The table rests: the one who paused, the host, or any two players make it go on."""

    by: Seat
    agreed: bool
    """Whether the viewer has already asked to go on, and another one is still needed."""


class ArrangingStatus(msgspec.Struct, frozen=True):
    """The table asks who sits to whose left."""

    found: tuple[Seat, ...]
    """The seats in their true order so far: the question is who sits to the left of the last."""
    again: bool
    """Two people answered the same question: it is asked again."""


class QuestionStatus(msgspec.Struct, frozen=True):
    """Something that the table is being asked. Neither counts nor names are told."""

    number: int
    """What a `Consent` must bear."""
    topic: Topic
    seat: Seat | None
    """The seat that a deputy or another phone is asked for."""
    may: bool
    """Whether the viewer is one of those who are asked."""
    agreed: bool
    """Whether the viewer has agreed."""
    owner: bool = False
    """Whether this is the phone that holds the seat: it may show digits, or refuse."""
    digits: str | None = None
    """For the phone that holds the seat alone: what is to be typed on the other one."""
    asker: bool = False
    """Whether the viewer is the other phone, which is to type the digits."""
    typing: bool = False
    """Whether the digits are shown, so that the other phone may type them."""


class TableStatus(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    code: str
    stage: Stage
    you: Seat | None
    """The viewer's seat; None for a spectator."""
    yours: tuple[Seat, ...]
    """All seats of the viewer's phone: several only where it is passed on."""
    host: Seat | None
    seats: tuple[SeatStatus, ...]
    order: tuple[Seat, ...]
    """The seats as the next game will have them, clockwise, without those given up."""
    queue: tuple[str, ...]
    """The names of those who wait for a seat, the first in line first."""
    queued: int | None
    """The viewer's place in that line, from 0."""
    spectators: int
    tvs: int
    """Shared screens that show this table."""
    options: Options
    narration: Narration
    voice: str | None
    """The address of the group's voice call."""
    channels: tuple[ChannelStatus, ...]
    """Where the viewer may read, and whether it may speak there."""
    claims_closed: Refusal | None
    """Why the viewer may neither claim nor ask for a claim now; None where it may."""
    logs_closed: Refusal | None
    """Why the viewer may not write down what others claim aloud; None where it may."""
    ruleset: Ruleset | None
    """The rules of the running or last game."""
    game: int
    """How many games were dealt at this table."""
    awaited: tuple[Seat, ...]
    """Whom the table waits for: who has not looked into the envelope, or who must act."""
    rung: int
    """How long already, as a rung of the attention ladder: 0, then 1 to 3."""
    clock_ends: float | None
    """When the step's clock runs out, in the seconds of `TableUpdate.now`; None without one."""
    paused: PauseStatus | None
    arranging: ArrangingStatus | None
    questions: tuple[QuestionStatus, ...]
    may_ask: tuple[Topic, ...]
    """What the viewer may open a question about now; a deputy for any of `awaited` but oneself."""
    starts_at: float | None
    """When the next game is dealt, all being ready, in the seconds of `TableUpdate.now`."""
    prediction: Prediction | None
    """What the viewer sealed in this round."""
    ghosts: tuple[GhostScore, ...]
    """After the end: how well the executed foresaw."""
    kudos_given: tuple[Seat, ...]
    """Whom the viewer has thanked after the end."""
    record: bool
    """Whether the record of the last game is there to download."""
    alone: bool = False
    """Whether all others are bots of ours: then one may choose a role and ask for hints."""
    bots_wait: bool = False
    """Whether the bots that are awaited answer only once somebody says `Next`."""
