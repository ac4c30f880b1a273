"""A server for browsers, and the installed command."""

import shutil
import sys
from pathlib import Path
from typing import Final

from tests.support.program import Program

SETTINGS: Final = {
    "SECRET_HITLER_BOT_PACE": "0",
    # No bot plays worse where the machine is slow.
    "SECRET_HITLER_BOT_LIMIT": "60",
    # A driver plays faster than any person for whom this limit is meant.
    "SECRET_HITLER_MESSAGES_A_MINUTE": "6000",
}


def command() -> str:
    """The command installed in this environment."""
    found = shutil.which("secret-hitler", path=str(Path(sys.executable).parent))
    assert found is not None, "install the package first: pip install --editable ."
    return found


class Serving(Program):
    """A server as drivers of browsers need it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "data", SETTINGS)
