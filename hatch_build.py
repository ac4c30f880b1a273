"""Put the built front end and the words into a wheel; an editable install reads both in place."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.node import build_requirements, run_npm


class FrontEnd(BuildHookInterface[Any]):
    """Builds web/ into secret_hitler/static/ before the wheel is packed."""

    def dependencies(self) -> list[str]:
        """The node wheel, if the machine has no node that is new enough."""
        return build_requirements() if self.target_name == "wheel" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the front end and add the words, unless the install is editable."""
        if self.target_name != "wheel" or version == "editable":
            return
        run_npm("ci")
        run_npm("run", "build")
        build_data["force_include"]["content"] = "secret_hitler/content"
