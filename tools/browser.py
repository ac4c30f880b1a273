"""Make sure there is a browser to test with: Debian's, installed if possible, or $BROWSER."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# Games run in the small one; axe, which reads computed styles, needs the full one.
PACKAGES = ("chromium-headless-shell", "chromium")


def installed() -> bool:
    """Whether both of Debian's browsers are installed."""
    return all(shutil.which(name) for name in PACKAGES)


def is_debian() -> bool:
    """Whether this is Debian itself: Ubuntu's package of that name is only a pointer to a snap."""
    release = Path("/etc/os-release")
    return release.exists() and "ID=debian" in release.read_text(encoding="utf-8").splitlines()


def install() -> bool:
    """Install both from Debian, as root or with sudo; whether that worked."""
    if not is_debian():
        return False
    root: list[str] = [] if os.geteuid() == 0 else ["sudo"]
    if root and shutil.which("sudo") is None:
        return False
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", *PACKAGES]):
        command = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", *arguments]
        if subprocess.run(command, check=False, stdin=subprocess.DEVNULL).returncode != 0:
            return False
    return installed()


def main() -> None:
    """Succeed if there is a browser for tests, or else exit with a sentence on what to do."""
    chosen = os.environ.get("BROWSER")
    if installed() or install() or (chosen and shutil.which(chosen)):
        return
    sys.exit(
        "No browser to test with: install chromium and chromium-headless-shell, "
        "or set BROWSER to the path of a Chromium."
    )


if __name__ == "__main__":
    main()
