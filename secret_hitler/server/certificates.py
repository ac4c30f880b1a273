"""Our own certificate, for https in networks where no authority vouches for us.

It is stored in the folder of the tables, so that browsers that were told to trust it need not be
told again; a new one is made when it expires or this machine's addresses change.
"""

import ipaddress
import os
import socket
from collections.abc import Iterable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

FILE: Final = "certificate.pem"
_LASTS: Final = timedelta(days=397)
"""The longest that browsers allow."""
_RENEWED_BEFORE: Final = timedelta(days=30)
_CLOCKS_DIFFER_BY: Final = timedelta(days=1)
_NAME: Final = "Secret Hitler at home"
_HERE: Final = ("localhost", "127.0.0.1", "::1")


def certificate(folder: Path, addresses: Iterable[str], now: datetime) -> Path:
    """The file with the certificate and its key, valid now and for these addresses."""
    folder.mkdir(parents=True, exist_ok=True)
    path, names = folder / FILE, _names(addresses)
    if not _is_good(path, names, now):
        _write(path, _made(names, now))
    return path


def _names(addresses: Iterable[str]) -> list[x509.GeneralName]:
    own_name = socket.gethostname()
    hosts = dict.fromkeys((*_HERE, own_name, f"{own_name}.local", *addresses))
    return [name for name in map(_general, hosts) if name is not None]


def _general(host: str) -> x509.GeneralName | None:
    """A name or an address in a certificate's form; None if certificates cannot hold it."""
    try:
        return x509.IPAddress(ipaddress.ip_address(host))
    except ValueError:
        plain = host.isascii() and len(host) < 64 and host.strip(".") == host != ""
        return x509.DNSName(host) if plain else None


def _is_good(path: Path, names: list[x509.GeneralName], now: datetime) -> bool:
    """Whether a stored certificate exists, lasts long enough and covers all of these names."""
    try:
        kept = x509.load_pem_x509_certificate(path.read_bytes())
        held = kept.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (OSError, ValueError, x509.ExtensionNotFound):
        return False
    lasts = kept.not_valid_before_utc <= now <= kept.not_valid_after_utc - _RENEWED_BEFORE
    return lasts and set(names) <= set(held)


def _made(names: list[x509.GeneralName], now: datetime) -> bytes:
    """A key and a self-signed certificate."""
    key = ec.generate_private_key(ec.SECP256R1())
    ours = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, _NAME)])
    public = key.public_key()
    builder = (
        x509.CertificateBuilder(ours, ours, public, x509.random_serial_number())
        .not_valid_before(now - _CLOCKS_DIFFER_BY)
        .not_valid_after(now - _CLOCKS_DIFFER_BY + _LASTS)
    )
    for extension, critical in _extensions(names, public):
        builder = builder.add_extension(extension, critical)
    signed = builder.sign(key, hashes.SHA256())
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return secret + signed.public_bytes(serialization.Encoding.PEM)


def _extensions(
    names: list[x509.GeneralName], public: ec.EllipticCurvePublicKey
) -> tuple[tuple[x509.ExtensionType, bool], ...]:
    """The hosts it covers, and that it is for servers only."""
    return (
        (x509.SubjectAlternativeName(names), False),
        (x509.BasicConstraints(ca=False, path_length=None), True),
        (x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), False),
        (x509.SubjectKeyIdentifier.from_public_key(public), False),
        (x509.AuthorityKeyIdentifier.from_issuer_public_key(public), False),
    )


def _write(path: Path, content: bytes) -> None:
    """Write the file completely or not at all, readable by this user only: it holds the key."""
    beside = path.with_suffix(".new")
    beside.unlink(missing_ok=True)
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
    beside.replace(path)
