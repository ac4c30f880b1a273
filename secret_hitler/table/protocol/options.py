"""What the people at a table chose for it: the options of its games, and how the TV sounds."""

import enum

import msgspec

from ...engine.terms import Seat


class Language(enum.Enum):
    """A language that the TV can speak."""

    EN = "en"
    DE = "de"


class Pace(enum.Enum):
    """How fast the TV reads."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"


class Narration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the TV sounds; anybody at the table may turn it up or down."""

    volume: int = 8
    """0 for silence, to 10."""
    pace: Pace = Pace.NORMAL


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


class Chat(enum.Enum):
    """What may be said in writing beside claims."""

    FREE = "free"
    PHRASES = "phrases"
    """Ready phrases alone."""
    OFF = "off"
    """Nothing: the players talk aloud."""


class BotTalk(enum.Enum):
    """What the table's bots say."""

    REASONS = "reasons"
    """Claims, and why they did what they did."""
    CLAIMS = "claims"
    OFF = "off"


class BotPace(enum.Enum):
    """How soon bots answer."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    STEP = "step"
    """Each phase when somebody asks for it: `Next`."""


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
    chat: Chat = Chat.FREE
    spectators_may_chat: bool = True
    """Whether who watches may write to the others who watch."""
    memory_aids: MemoryAids = MemoryAids.FULL
    first_candidate: Seat | None = None
    """Who runs first; None for a random player."""
    apart: bool = False
    """Whether the players are in different rooms: the screens remind sooner then."""
    ceremony: bool = False
    """Whether the TV reads the opening for closed eyes, once all have seen their envelopes.

    Play waits for it, until somebody says that it is over.
    """
    tally: bool = False
    """Whether the screens show how many games each has won this evening."""
    language: Language | None = None
    """What the TV speaks; None for what its browser does."""
    bot_talk: BotTalk = BotTalk.REASONS
    bot_pace: BotPace = BotPace.NORMAL
    clock: int | None = None
    """Seconds for one step before the screens remind; None for no clock. It never chooses."""
