"""Who a browser is: a random secret in a cookie; only its hash is stored.

A seat belongs to the cookie, never to a name. One browser may sit at several tables.
"""

import hashlib
import secrets
from collections.abc import Collection, Mapping
from typing import Final

import msgspec

COOKIE: Final = "secret_hitler_seat"
"""How the names of all cookies begin; those of earlier versions had no more."""
_HTTPS: Final = "_https"
_MOST_COOKIES: Final = 8
_SECRET_BYTES: Final = 16
_PERSON_BYTES: Final = 12
LASTS: Final = 400 * 24 * 3600
"""Seconds that a browser keeps the cookie: the longest that browsers allow."""


def cookie_name(carried: Collection[str], house: str, *, https: bool) -> str:
    """The name for a new cookie of a browser that carries cookies with these names.

    Browsers keep one jar for all ports of a machine. So a name that another server may have taken
    is left to it, and http and https have different names: over http a browser neither shows nor
    replaces the cookie of https.
    """
    plain = COOKIE + (_HTTPS if https else "")
    return f"{plain}_{house}" if plain in carried else plain


def secrets_in(cookies: Mapping[str, str], *, https: bool) -> tuple[str, ...]:
    """What may be our secret in a browser's cookies, the likeliest first."""
    ours = [name for name in cookies if name.startswith(COOKIE)]
    ours.sort(key=lambda name: (name.startswith(COOKIE + _HTTPS) is not https, -len(name)))
    return tuple(cookies[name] for name in ours[:_MOST_COOKIES])


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
