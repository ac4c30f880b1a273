"""How long messages are: all that a listener in the network sees of them where https hides them.

A Fascist is told more than a Liberal, and "nein" is longer than "ja". So messages are filled up
with spaces, which JSON ignores.
"""

from typing import Final

EVEN: Final = 256
"""Messages are a multiple of so many bytes."""
OWN: Final = 2048
"""So much more than an onlooker is told of the news, or a multiple of it: what a seat knows takes
955 bytes at most in random games of ten."""
ALL_OWN: Final = 8192
"""The same for all that happened so far: 6,273 bytes."""


def even(message: bytes) -> bytes:
    """Filled up to a multiple of `EVEN`."""
    return message.ljust(_multiple(len(message), EVEN))


def beside(message: bytes, public: bytes, own: int) -> bytes:
    """As long as `public`, what an onlooker is told of the same, and a multiple of `own`."""
    return message.ljust(len(public) + _multiple(max(1, len(message) - len(public)), own))


def _multiple(length: int, of: int) -> int:
    return -(-length // of) * of
