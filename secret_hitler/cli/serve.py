"""`secret-hitler serve`: tables for everyone who can reach this machine."""

import io
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from litestar.types import ASGIApp

    from ..server.settings import Settings

_WARNING: Final = """\
Your browser will warn you once: choose Advanced, then Continue.
At home nobody can vouch for this machine, so it vouches for itself. That is safe as long as no
other machine answers in its place. Nobody in the network can read along, and phones stay awake
during the game."""


_Host = Annotated[
    str | None,
    typer.Option(
        help="The address to listen on: 0.0.0.0 for other devices too.  [default: 127.0.0.1]"
    ),
]
_Port = Annotated[
    int | None, typer.Option(help="The port to listen on.  [default: 8000]", min=0, max=65535)
]
_Address = Annotated[
    str | None,
    typer.Option(
        help="The address in the QR codes: its number in the list that is printed at the start, or"
        " the address or name itself.  [default: the likeliest]"
    ),
]
_Https = Annotated[
    bool,
    typer.Option(
        "--https", help="Serve over https. Browsers warn once; then phones can stay awake."
    ),
]
_Data = Annotated[
    Path | None,
    typer.Option(help="The folder to keep tables in.  [default: the user's data directory]"),
]
_Open = Annotated[bool, typer.Option("--open", help="Open the page in a browser here.")]


def serve(
    host: _Host = None,
    port: _Port = None,
    address: _Address = None,
    https: _Https = False,
    data: _Data = None,
    open: _Open = False,
) -> None:
    """Serve tables to browsers until you press Ctrl+C; tables survive a restart.

    Every setting is an environment variable too: SECRET_HITLER_PORT and so on.
    """
    from ..server import serving
    from ..server.logs import set_up_logs

    settings = _settings(host=host, port=port, address=address, https=https or None, data=data)
    set_up_logs(as_json=settings.json_logs)
    with _listener(settings) as listener:
        application, certificate = _application(settings)
        with serving.ends_cleanly():
            url = _announce(settings, listener)
            if open and _has_browser():
                webbrowser.open(url)
            serving.serve_until_stopped(application, settings, listener, certificate)


def _listener(settings: "Settings") -> socket.socket:
    """The open port; without it the command ends with one sentence."""
    from ..server import serving

    try:
        return serving.listen(settings)
    except serving.PortTaken as refusal:
        raise _ended(str(refusal)) from None
    except (OSError, UnicodeError) as fault:
        where = f"{settings.host}, port {settings.port}"
        raise _ended(f"This machine cannot serve on {where}: {_why(fault)}.") from None


def _application(settings: "Settings") -> "tuple[ASGIApp, Path | None]":
    """The application and its certificate; without a usable folder the command ends."""
    from ..server import app
    from ..server.disk.database import StoreRefused
    from ..server.disk.owner import FolderTaken

    try:
        return app.build(settings), _certificate(settings)
    except (StoreRefused, FolderTaken) as refusal:
        raise _ended(str(refusal)) from None
    except (OSError, ValueError) as fault:
        text = f"The folder {settings.data} cannot be used ({_why(fault)})"
        raise _ended(f"{text}: choose another with --data.") from None


def _ended(sentence: str) -> typer.Exit:
    """The end of the command, after this sentence."""
    print(sentence, file=sys.stderr)
    return typer.Exit(1)


def _why(fault: Exception) -> str:
    return (fault.strerror if isinstance(fault, OSError) else None) or str(fault)


def _settings(**chosen: str | int | bool | Path | None) -> "Settings":
    """The settings from these options, or else from the environment."""
    from ..server.settings import Settings
    from ..server.web.addresses import own_addresses

    given = {name: value for name, value in chosen.items() if value is not None}
    settings = Settings().model_copy(update=given)
    address = _chosen(settings.address, own_addresses(settings.host))
    return settings.model_copy(update={"address": address})


def _chosen(address: str | None, own: tuple[str, ...]) -> str | None:
    """The address given by its number or in full. Raises `BadParameter`."""
    from ..server.web.addresses import is_address

    if address is not None and address.isdecimal():
        if not 1 <= int(address) <= len(own):
            raise typer.BadParameter(f"there is no number {address} in the list of {len(own)}.")
        return own[int(address) - 1]
    if address is not None and not is_address(address):
        raise typer.BadParameter(f"{address} is no address: leave http:// and the port out.")
    return address


def _certificate(settings: "Settings") -> Path | None:
    """The file of our own certificate; None if it is not needed."""
    from datetime import UTC, datetime

    from ..server.certificates import certificate
    from ..server.web.addresses import own_addresses

    if not settings.https:
        return None
    chosen = (settings.address,) if settings.address else ()
    return certificate(settings.data, (*own_addresses(settings.host), *chosen), datetime.now(UTC))


def _announce(settings: "Settings", listener: socket.socket) -> str:
    """Print the address, with a QR code if other devices can reach it, and further hints."""
    from ..server.web.addresses import base, here, own_addresses

    scheme, port = "https" if settings.https else "http", listener.getsockname()[1]
    own = own_addresses(settings.host)
    main = (settings.address or own[0]) if own else here(settings.host)
    url = base(scheme, main, port)
    print(f"Secret Hitler is on {url}")
    if own:
        _draw(url)
    else:
        print("Only this machine can reach it; for phones: --host 0.0.0.0")
    print(f"For a board that all can see, open {url}/tv on a television or a laptop.")
    _list([base(scheme, one, port) for one in own], url)
    if settings.https:
        print(_WARNING)
    print("Press Ctrl+C to end. Tables are kept.", flush=True)
    return url


def _draw(url: str) -> None:
    """Print the QR code of an address, if this terminal has the letters it is made of."""
    import segno

    picture = io.StringIO()
    segno.make(url, error="l").terminal(picture, compact=True)
    try:
        picture.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        print("Type it on phones in the same network.")
    else:
        print(picture.getvalue(), end="")
        print("Phones in the same network scan this.")


def _list(addresses: list[str], url: str) -> None:
    """Print the addresses to choose from, if there are several."""
    if len(addresses) < 2:
        return
    print("If phones do not reach it, choose another one: --address 2, or make play ADDRESS=2.")
    for number, address in enumerate(addresses, 1):
        print(f"  {number}  {address}" + ("  (now)" if address == url else ""))


def _has_browser() -> bool:
    """Whether a page would open in a window, not in this terminal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
