"""Who a browser is: a random secret in a cookie; only its hash is stored.

A seat belongs to the cookie, never to a name. One browser may sit at several tables.
"""

import hashlib
import secrets
from typing import Final

import msgspec

COOKIE: Final = "secret_hitler_seat"
_SECRET_BYTES: Final = 16
_PERSON_BYTES: Final = 12
LASTS: Final = 400 * 24 * 3600
"""Seconds that a browser keeps the cookie: the longest that browsers allow."""


class Session(msgspec.Struct, frozen=True):
    """A browser: who it is, and its secret if that is new and must be sent out."""

    person: str
    fresh: str | None = None

    def __repr__(self) -> str:
        return "Session(sealed)"


def new_session() -> Session:
    """A browser that is not known yet."""
    return Session(secrets.token_hex(_PERSON_BYTES), secrets.token_urlsafe(_SECRET_BYTES))


def hashed(secret: str) -> bytes:
    """What is stored of a secret. It is random enough to need no salt and no slow hash."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()
