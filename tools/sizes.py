"""Check what no linter checks: addresses in locks, sizes of files and functions, large files."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

PYTHON_LOCKS = ("requirements.lock", "dev.lock")
NPM_LOCK = "web/package-lock.json"
CODE = ("secret_hitler/", "tools/", "bench/", "examples/", "web/src/")
GENERATED = ("web/src/protocol.gen.ts",)
FILE_LINES = 300
FUNCTION_LINES = 40
TRACKED_BYTES = 1_000_000


def tracked() -> list[Path]:
    """Every file that git knows or would add."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    paths = (Path(name) for name in listing.split("\0") if name)
    return [path for path in paths if path.is_file()]


def addresses_in_locks() -> Iterator[str]:
    """Download addresses in locks, which may only name versions and hashes."""
    for lock in PYTHON_LOCKS:
        for number, line in enumerate(Path(lock).read_text(encoding="utf-8").splitlines(), 1):
            if "://" in line or line.startswith("-"):
                yield f"{lock}:{number}: holds an address: {line}"
    packages = json.loads(Path(NPM_LOCK).read_text(encoding="utf-8"))["packages"]
    for name, package in packages.items():
        if "resolved" in package or (name and "integrity" not in package):
            yield f"{NPM_LOCK}: {name} holds an address, or no hash"


def long_functions(path: Path) -> Iterator[str]:
    """The functions in a Python file that are longer than a screen."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                yield f"{path}:{node.lineno}: {node.name} has {lines} lines, of {FUNCTION_LINES}"


def sizes(path: Path) -> Iterator[str]:
    """Everything too large in one file."""
    if path.stat().st_size > TRACKED_BYTES:
        yield f"{path}: {path.stat().st_size:,} bytes do not belong in git"
    name = path.as_posix()
    if not name.startswith(CODE) or name in GENERATED:
        return
    if path.suffix in {".py", ".ts", ".svelte", ".css"}:
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > FILE_LINES:
            yield f"{path}: has {lines} lines, of {FILE_LINES}"
    if path.suffix == ".py":
        yield from long_functions(path)


def main() -> None:
    """Print every breach, and fail if there is one."""
    breaches = [*addresses_in_locks(), *(breach for path in tracked() for breach in sizes(path))]
    if breaches:
        sys.exit("\n".join(breaches))


if __name__ == "__main__":
    main()
