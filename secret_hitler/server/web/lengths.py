"""Message lengths: all that an eavesdropper on https can see.

A Fascist is told more than a Liberal, and "nein" is longer than "ja". So messages are padded with
spaces, which JSON ignores.
"""

from typing import Final

EVEN: Final = 256
"""Message lengths are multiples of this many bytes."""
OWN: Final = 2048
"""An update is longer than a spectator's by a multiple of this many bytes; what a seat knows beyond
that took at most 955 bytes in random games of ten."""
ALL_OWN: Final = 8192
"""The same for a whole game at once, where the most was 6,273 bytes."""


def even(message: bytes) -> bytes:
    """Padded to a multiple of `EVEN`."""
    return message.ljust(_multiple(len(message), EVEN))


def beside(message: bytes, public: bytes, own: int) -> bytes:
    """Padded to the length of `public`, a spectator's version of it, plus a multiple of `own`."""
    return message.ljust(len(public) + _multiple(max(1, len(message) - len(public)), own))


def _multiple(length: int, of: int) -> int:
    return -(-length // of) * of
