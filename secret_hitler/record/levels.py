"""The levels and styles of bots, by name: tables seat them, and `bots/` plays them."""

import enum
from typing import Final


class BotKind(enum.Enum):
    """Who plays a bot's seat: a level, lowest first, or an outside program."""

    RANDOM = "random"
    SELFISH = "selfish"
    CAREFUL = "careful"
    SHREWD = "shrewd"
    FARSIGHTED = "farsighted"
    OUTSIDE = "outside"
    """A program that connects over the wire."""


LEVELS: Final = tuple(kind for kind in BotKind if kind is not BotKind.OUTSIDE)
"""The ladder: the levels of built-in bots, lowest first."""


def plays_by_itself(bot: BotKind | None) -> bool:
    """Whether the server plays this seat; an outside program answers over the wire."""
    return bot is not None and bot is not BotKind.OUTSIDE


class Style(enum.Enum):
    """How a shrewd or farsighted bot plays; lower levels have no style."""

    REGULAR = "regular"
    """As people do."""
    BOLD = "bold"
    QUIET = "quiet"


STYLED: Final = frozenset({BotKind.SHREWD, BotKind.FARSIGHTED})
"""The levels that have styles."""


def name_of(kind: BotKind, style: Style) -> str:
    """The name of a bot of this level and style in `BOTS`."""
    plain = style is Style.REGULAR or kind not in STYLED
    return kind.value if plain else f"{kind.value}-{style.value}"
