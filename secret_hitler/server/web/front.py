"""The front end's files: read once, sent with a content security policy."""

import gzip
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

FOLDER: Final = Path(__file__).parents[2] / "static"

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; "
    # Style attributes place bars and tokens.
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""Headers on every answer of the server."""
FOREVER: Final = "public, max-age=31536000, immutable"
NEVER: Final = "no-store"
_NO_FRONT: Final = b"<!doctype html><title>Secret Hitler</title><p>The front end is not built."


class File(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    content: bytes
    zipped: bytes | None
    """The same in gzip, if that is shorter."""
    media_type: str
    cache: str


class Front(msgspec.Struct, frozen=True):
    """Every file under its path. No path is ever looked up on the disk."""

    files: dict[str, File]

    def at(self, path: str) -> File | None:
        """The file at this path; paths that the page routes itself lead to the page."""
        found = self.files.get(path)
        return found or (None if path.startswith("/assets/") else self.files["/index.html"])


def read_front(folder: Path = FOLDER) -> Front:
    """All files of the built front end; without one, a page that says so."""
    files = {"/index.html": _file("/index.html", _NO_FRONT)}
    for path in folder.rglob("*"):
        if path.is_file():
            name = "/" + path.relative_to(folder).as_posix()
            files[name] = _file(name, path.read_bytes())
    return Front(files)


def _file(name: str, content: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    zipped = gzip.compress(content, 9, mtime=0)
    return File(
        content=content,
        zipped=zipped if len(zipped) < len(content) else None,
        media_type=kind,
        # Names of built assets change with their content.
        cache=FOREVER if name.startswith("/assets/") else NEVER,
    )
