"""The imports of the engine and the games, which need only the standard library."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import whistlestop

PACKAGE = Path(whistlestop.__file__).parent
ENGINE = sorted((PACKAGE / "engine").rglob("*.py"))
GAMES = sorted((PACKAGE / "games").rglob("*.py"))


def imports(source: str) -> Iterator[str]:
    """Yield the full name of every module that this source imports, anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            # A name that is imported from the package itself may be a package below it.
            names = [each.name for each in node.names] if module == "whistlestop" else []
            yield from (f"{module}.{name}" for name in names)
            if not names:
                yield module


def strangers(source: str, *friends: str) -> list[str]:
    """Return the imports that are neither of the standard library nor of one of these packages."""
    return [
        name
        for name in imports(source)
        if name.partition(".")[0] not in sys.stdlib_module_names
        and not any(name == friend or name.startswith(friend + ".") for friend in friends)
    ]


def in_package(file: Path) -> str:
    return str(file.relative_to(PACKAGE))


@pytest.mark.parametrize("file", ENGINE, ids=in_package)
def test_the_engine_imports_only_itself_and_the_standard_library(file: Path) -> None:
    # The type checker and the compiler read this package in this file; at run time nobody does.
    more = ("mypy_extensions",) if file.name == "compiling.py" else ()
    assert strangers(file.read_text("utf-8"), "whistlestop.engine", *more) == []


def test_the_engine_runs_without_the_packages_of_the_compiler() -> None:
    program = "import sys, whistlestop; sys.exit('mypy_extensions' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize("file", GAMES, ids=in_package)
def test_games_import_only_games_the_engine_and_the_standard_library(file: Path) -> None:
    friends = ("whistlestop.engine", "whistlestop.games")
    assert strangers(file.read_text("utf-8"), *friends) == []


def test_all_files_are_looked_at() -> None:
    assert {"engine/match.py", "games/colt_super_express/rounds.py"} <= {
        file.relative_to(PACKAGE).as_posix() for file in ENGINE + GAMES
    }


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import json, os.path", []),
        ("from collections.abc import Mapping", []),
        ("from whistlestop.engine.ask import Ask", []),
        ("import whistlestop.engine", []),
        ("import numpy as np", ["numpy"]),
        ("def f():\n    import rich.table", ["rich.table"]),
        ("if TYPE_CHECKING:\n    from numpy.random import Generator", ["numpy.random"]),
        ("from whistlestop import games", ["whistlestop.games"]),
        ("import whistlestop", ["whistlestop"]),
        ("from whistlestop.games import find", ["whistlestop.games"]),
        ("from whistlestop.engineering import x", ["whistlestop.engineering"]),
        ("from . import ask", ["."]),
        ("from ..games import find", ["..games"]),
    ],
)
def test_a_forbidden_import_is_found(source: str, found: list[str]) -> None:
    assert strangers(source, "whistlestop.engine") == found
