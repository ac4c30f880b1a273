"""Table codes: four consonants, so that none is a word and each can be read aloud."""

import secrets
from typing import Final

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
LENGTH: Final = 4


def new_code() -> str:
    """A code that nobody can foresee."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def tidy_code(typed: str) -> str | None:
    """The code that somebody meant, or None if it cannot be one."""
    code = typed.strip().upper()
    return code if len(code) == LENGTH and all(letter in LETTERS for letter in code) else None
