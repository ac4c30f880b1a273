"""Under which address the page can be reached, from other devices where that is possible."""

import socket
from typing import Final
from urllib.parse import urlsplit

from .limits import is_loopback

# Nothing is sent there: choosing a way to it makes the system tell our own address.
_SOMEWHERE: Final = ("192.0.2.1", 9)
_HERE: Final = "localhost"


def lan_address() -> str | None:
    """This machine's own address in its network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_SOMEWHERE)
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if is_loopback(address) else address


def listens_to_others(host: str) -> bool:
    """Whether a server on this host name hears other devices."""
    return host != _HERE and not is_loopback(host)


_LONGEST_HOST: Final = 255
"""Characters of a host name and its port: the longest that a name server knows."""


def is_host(asked: str) -> bool:
    """Whether a Host header names a host, and a port if it likes."""
    try:
        parts = urlsplit(f"//{asked}")
        named = parts.port != 0 and parts.hostname is not None
    except ValueError:
        return False
    return named and parts.netloc == asked and len(asked) <= _LONGEST_HOST


def public_base(scheme: str, asked: str, bound: str) -> str:
    """The page's address for other devices.

    That is how the browser got here (`asked`, its Host header), unless that leads every device
    to itself: then this machine's address in the network, if the server is `bound` to more than
    itself.
    """
    parts = urlsplit(f"//{asked}")
    lan = lan_address()
    if listens_to_others(parts.hostname or _HERE) or not listens_to_others(bound) or lan is None:
        return f"{scheme}://{asked}"
    return f"{scheme}://{lan}" + (f":{parts.port}" if parts.port else "")


def same_host(origin: str | None, host: str) -> bool:
    """Whether a request may have come from our own page: no origin is a program's."""
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and parts.netloc.lower() == host.lower() != ""
