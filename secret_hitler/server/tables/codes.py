"""Table codes: four or six consonants, so that none is a word and each can be read aloud."""

import secrets
from typing import Final

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
AT_HOME: Final = 4
ON_THE_INTERNET: Final = 6
"""Letters of a code where strangers can try codes: with 64 million of them, that leads nowhere."""
_LENGTHS: Final = (AT_HOME, ON_THE_INTERNET)


def new_code(letters: int = AT_HOME) -> str:
    """A code that nobody can foresee."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def tidy_code(typed: str) -> str | None:
    """The code that somebody meant, or None if it cannot be one."""
    code = typed.strip().upper()
    return code if len(code) in _LENGTHS and all(letter in LETTERS for letter in code) else None
