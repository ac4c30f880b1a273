"""Names for the server's bots: short, plain, and never one that is taken at the table."""

from collections.abc import Collection
from typing import Final

BOT_NAMES: Final = (
    "Ada", "Bruno", "Clara", "Dario", "Elif", "Femi", "Greta", "Hugo", "Ines", "Jonas",
    "Kaja", "Lior", "Mina", "Nils", "Olga", "Paolo", "Quinn", "Rosa", "Samir", "Thea",
)  # fmt: skip


def bot_name(taken: Collection[str]) -> str:
    """The first name in the list that nobody at the table has, ignoring case."""
    heard = {name.casefold() for name in taken}
    return next(name for name in BOT_NAMES if name.casefold() not in heard)
