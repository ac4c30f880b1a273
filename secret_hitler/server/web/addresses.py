"""The addresses at which the page can be reached, from other devices where possible."""

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import ifaddr
import msgspec

from .limits import is_loopback, is_public

# Nothing is sent there: choosing a route to it makes the system tell our own address.
_SOMEWHERE: Final = ("192.0.2.1", 9)
HERE: Final = "localhost"
_EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104
_SIDE_WAYS: Final = (
    *("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "virtualbox", "vmware", "vethernet"),
    *("tun", "tap", "utun", "wg", "tailscale", "zt", "ham", "ppp", "bridge", "awdl", "llw"),
)
"""Name prefixes of adapters that lead into this machine or out of the local network."""


class Adapter(msgspec.Struct, frozen=True):
    """A network adapter and its addresses."""

    name: str
    addresses: tuple[str, ...]


def adapters() -> tuple[Adapter, ...]:
    """All adapters of this machine, as the system lists them."""
    return tuple(
        Adapter(one.nice_name, tuple(_plain(ip.ip) for ip in one.ips))
        for one in ifaddr.get_adapters()
    )


def _plain(ip: str | tuple[str, int, int]) -> str:
    """The address as people write it, without the scope that the library adds to IPv6."""
    return ip if isinstance(ip, str) else ip[0]


def lan_addresses() -> tuple[str, ...]:
    """This machine's addresses in its networks, the one that phones most likely reach first.

    Only IPv4 addresses if there are any: they can be read out and typed in.
    """
    return ranked(adapters(), _way_out())


def ranked(found: Iterable[Adapter], way_out: str | None) -> tuple[str, ...]:
    """The addresses that others can reach: the outgoing route and real networks first."""
    known = {address: one.name for one in found for address in one.addresses if _reaches(address)}
    plain = [address for address in known if ":" not in address]

    def rank(address: str) -> tuple[bool, bool, bool]:
        aside = known[address].lower().startswith(_SIDE_WAYS)
        return aside, address != way_out, not ipaddress.ip_address(address).is_private

    return tuple(sorted(plain or known, key=rank))


def _reaches(address: str) -> bool:
    """Whether others can use the address: it is neither loopback nor link-local."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)


def _way_out() -> str | None:
    """Our address on the route through which this machine reaches others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_SOMEWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return None


def here(bound: str) -> str:
    """The address at which this machine reaches its own server on this host name."""
    return "127.0.0.1" if bound in _EVERYWHERE else bound


def own_addresses(bound: str) -> tuple[str, ...]:
    """The addresses under which other devices reach a server on this host name."""
    if bound in _EVERYWHERE:
        return lan_addresses()
    return (bound,) if listens_to_others(bound) else ()


def listens_to_others(host: str) -> bool:
    """Whether a server on this host name can be reached by other devices."""
    return host != HERE and not is_loopback(host)


_AT_HOME: Final = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa", ".test")
"""How names end that lead nowhere outside a house."""
_LONGEST_HOST: Final = 255
"""Longest host name with port, in characters: the limit of DNS."""


def is_host(asked: str) -> bool:
    """Whether a Host header names a host, and optionally a port."""
    try:
        parts = urlsplit(f"//{asked}")
        named = parts.port != 0 and parts.hostname is not None
    except ValueError:
        return False
    return named and parts.netloc == asked and len(asked) <= _LONGEST_HOST


def is_ours(asked: str, bound: str, chosen: str | None) -> bool:
    """Whether a Host header names this server: else another site's name may lead here by mistake.

    A page of the internet can let its own name point to a machine in the house (DNS rebinding),
    but it can neither have an address for a name nor a name that only the house knows. Addresses
    that are not public need no look: behind a container's port they are not those of an adapter.
    """
    name = (urlsplit(f"//{asked}").hostname or "").removesuffix(".")
    machine = socket.gethostname().lower()
    known = {HERE, bound.lower(), machine, machine.partition(".")[0], (chosen or HERE).lower()}
    if name in known or name.endswith((".local", ".localhost")):
        return True
    if not _reads_as_address(name):
        return False
    own = (address for one in adapters() for address in one.addresses)
    return not is_public(name) or str(ipaddress.ip_address(name)) in own


def is_address(text: str) -> bool:
    """Whether this is a host as people write it: no port, and IPv6 without brackets."""
    return _reads_as_address(text) if ":" in text else is_host(text)


def _reads_as_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def is_on_the_internet(address: str | None) -> bool:
    """Whether people outside the house may come by this address: a public one, or such a name."""
    if address is None:
        return False
    if _reads_as_address(address):
        return is_public(address)
    name = address.lower().rstrip(".")
    return "." in name and not name.endswith(_AT_HOME)


def public_bases(scheme: str, asked: str, bound: str, chosen: str | None = None) -> tuple[str, ...]:
    """The page's addresses for other devices, the likeliest first.

    First the one that the operator chose; then the way the browser got here (`asked`, its Host
    header), unless that would lead every device to itself; then our own addresses, if the server is
    `bound` to more than loopback. A visitor who came by a name gets no numbers: a proxy is likely.
    """
    parts = urlsplit(f"//{asked}")
    host, own = parts.hostname or HERE, own_addresses(bound)
    to_itself = not listens_to_others(host)
    came_by = () if to_itself and own else (host,)
    others = own if to_itself or host in own else ()
    hosts = dict.fromkeys((*((chosen,) if chosen else ()), *came_by, *others))
    return tuple(base(scheme, host, parts.port) for host in hosts)


def base(scheme: str, host: str, port: int | None) -> str:
    """The beginning of every address at this host."""
    return f"{scheme}://{f'[{host}]' if ':' in host else host}" + (f":{port}" if port else "")


def same_host(origin: str | None, host: str) -> bool:
    """Whether a request may have come from our own page; programs send no origin."""
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and parts.netloc.lower() == host.lower() != ""
