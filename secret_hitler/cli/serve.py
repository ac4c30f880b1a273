"""`secret-hitler serve`: tables for everybody who can reach this machine."""

import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            help="The address to listen on: 0.0.0.0 for other devices too.  [default: 127.0.0.1]"
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(help="The port to listen on.  [default: 8000]", min=0, max=65535),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(help="The folder to keep tables in.  [default: the user's data directory]"),
    ] = None,
    open: Annotated[bool, typer.Option("--open", help="Open the page in a browser here.")] = False,
) -> None:
    """Serve tables to browsers until you press Ctrl+C; tables survive a restart.

    Every setting is an environment variable too: SECRET_HITLER_PORT and so on.
    """
    from ..server import app, serving
    from ..server.database import StoreRefused
    from ..server.logs import set_up_logs
    from ..server.settings import Settings

    chosen = {"host": host, "port": port, "data": data}
    given = {name: value for name, value in chosen.items() if value is not None}
    settings = Settings().model_copy(update=given)
    set_up_logs(as_json=settings.json_logs)
    try:
        listener = serving.listen(settings)
        application = app.build(settings)
    except (serving.PortTaken, StoreRefused, OSError) as refusal:
        print(refusal, file=sys.stderr)
        raise typer.Exit(1) from None
    url = _announce(settings.host, listener.getsockname()[1])
    if open and _has_browser():
        webbrowser.open(url)
    serving.serve_until_stopped(application, settings, listener)


def _announce(host: str, port: int) -> str:
    """Print the address, with a QR code where other devices can reach it."""
    import segno

    from ..server.addresses import lan_address, listens_to_others

    lan = lan_address() if listens_to_others(host) else None
    everywhere = host in {"0.0.0.0", "::"}  # noqa: S104
    here = "127.0.0.1" if everywhere else f"[{host}]" if ":" in host else host
    url = f"http://{(lan if everywhere else None) or here}:{port}"
    print(f"Secret Hitler is on {url}")
    if lan is None:
        print("Only this machine can reach it; for phones: --host 0.0.0.0")
    else:
        segno.make(url, error="l").terminal(compact=True)
    print("Press Ctrl+C to end. Tables are kept.", flush=True)
    return url


def _has_browser() -> bool:
    """Whether a page would open in a window, and not in this terminal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
