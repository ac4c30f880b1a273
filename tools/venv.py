"""Make a virtual environment, with or without Debian's python3-venv, with or without uv."""

import importlib.util
import shutil
import subprocess
import sys


def main() -> None:
    """Make the environment in the given folder, or say in one sentence what is missing."""
    folder = sys.argv[1]
    if importlib.util.find_spec("ensurepip") is not None:
        command = [sys.executable, "-m", "venv", folder]
    elif shutil.which("uv"):
        command = ["uv", "venv", "-q", "--seed", "--python", sys.executable, folder]
    else:
        sys.exit("Python cannot make environments here: run `apt-get install python3-venv` first.")
    sys.exit(subprocess.run(command, check=False).returncode)


if __name__ == "__main__":
    main()
