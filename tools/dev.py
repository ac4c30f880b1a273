"""Run the server and Vite together until Ctrl-C; the server starts again when its code changes.

Its tables are kept in build/dev, so that those of `make play` are not touched.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CODE = ROOT / "secret_hitler"
HOST = "127.0.0.1"
EVERY = 0.5
"""Seconds between two looks at the files."""
WITHIN = 5.0
"""Seconds a program gets to shut down cleanly."""


def stamps(folder: Path = CODE) -> dict[Path, int]:
    """Every file that the server may read, with the time of its last change."""
    found = {}
    for path in (*folder.rglob("*.py"), *folder.rglob("*.json")):
        try:
            found[path] = path.stat().st_mtime_ns
        except FileNotFoundError:  # an editor replaces the file
            continue
    return found


@contextmanager
def running(*command: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program in its own group: Ctrl-C reaches only us, and ending it ends its children."""
    program = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield program
    finally:
        end(program)


def end(program: subprocess.Popen[bytes]) -> None:
    """End a program and its children, cleanly if they can."""
    if program.poll() is None:
        os.killpg(program.pid, signal.SIGTERM)
        try:
            program.wait(WITHIN)
        except subprocess.TimeoutExpired:
            os.killpg(program.pid, signal.SIGKILL)
            program.wait()


def changed(known: dict[Path, int]) -> set[Path]:
    """Wait for a change to the code: the files that are new, gone or different."""
    while (now := stamps()) == known:
        time.sleep(EVERY)
    return {path for path in known.keys() | now.keys() if known.get(path) != now.get(path)}


def serve(port: str) -> None:
    """Run the server, and restart it after every change."""
    server = [sys.executable, "-c", "from secret_hitler.cli import main; main()", "serve"]
    while True:
        known = stamps()
        with running(*server, "--host", HOST, "--port", port, "--data", "build/dev"):
            names = sorted(str(path.relative_to(ROOT)) for path in changed(known))
        print(f"{', '.join(names)} changed: the server starts again.", flush=True)


def main() -> None:
    """Serve on the given port, with Vite in front."""
    port = sys.argv[1] if len(sys.argv) > 1 else "8000"
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    vite = [sys.executable, "tools/node.py", "run", "dev"]
    try:
        with running(*vite, SECRET_HITLER_SERVER=f"{HOST}:{port}"):
            serve(port)
    except KeyboardInterrupt:
        print("Both have ended. Tables are kept in build/dev.")


if __name__ == "__main__":
    main()
