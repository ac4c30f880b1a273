"""What the people at a table chose: the options of its games, and how the TV sounds."""

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
    """How the TV sounds; anyone at the table may turn it up or down."""

    volume: int = 8
    """From 0 (silent) to 10."""
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
    """What may be written besides claims."""

    FREE = "free"
    PHRASES = "phrases"
    """Ready phrases only."""
    OFF = "off"
    """Nothing: the players talk out loud."""


class BotTalk(enum.Enum):
    """What the table's bots say."""

    REASONS = "reasons"
    """Claims, and reasons for their acts."""
    CLAIMS = "claims"
    OFF = "off"


class BotPace(enum.Enum):
    """How fast bots answer."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    STEP = "step"
    """Only when somebody sends `Next`, phase by phase."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host's choices for the table; the defaults are the official game."""

    balanced: bool = False
    """Play with the balanced deck if the table has 6, 7 or 9 players."""
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
    """Whether spectators may write to each other."""
    memory_aids: MemoryAids = MemoryAids.FULL
    first_candidate: Seat | None = None
    """Who runs first; None for a random player."""
    apart: bool = False
    """Whether the players are in different rooms: screens then remind sooner."""
    ceremony: bool = False
    """Whether the TV reads the eyes-closed opening, once all have seen their envelopes.

    Play waits until somebody says that it is over.
    """
    tally: bool = False
    """Whether the screens show how many games each has won this evening."""
    language: Language | None = None
    """The TV's language; None for that of its browser."""
    bot_talk: BotTalk = BotTalk.REASONS
    bot_pace: BotPace = BotPace.NORMAL
    clock: int | None = None
    """Seconds per step before the screens remind; None for no clock. It never chooses."""
