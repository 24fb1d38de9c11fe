"""The choice between compiled rules and their sources: an edit is never hidden."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from tools import prepare_rules

from whistlestop import compiled
from whistlestop.engine import state_copying
from whistlestop.games.bang import state as bang_state
from whistlestop.games.colt_super_express import state as colt_state
from whistlestop.games.train_heist import state as train_heist_state

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "whistlestop"
REAL = compiled.find(str(PACKAGE))
needs_compiled = pytest.mark.skipif(
    REAL.why in ("absent", "edited"), reason="make compiled: the rules are not compiled"
)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the package in a copy of the working tree, with what is compiled."""
    monkeypatch.delenv(compiled.PURE, raising=False)
    package = tmp_path / "src" / "whistlestop"
    for name in ("engine", "games"):
        shutil.copytree(
            PACKAGE / name, package / name, ignore=shutil.ignore_patterns("__pycache__")
        )
    for name in ("__init__.py", "compiled.py"):
        shutil.copy(PACKAGE / name, package / name)
    return package


def pretend_compiled(package: Path) -> None:
    """Put the digest of the present sources where the compiled modules would be."""
    folder = Path(compiled.tree_folder(str(package)))
    folder.mkdir(parents=True)
    (folder / compiled.DIGEST_FILE).write_text(compiled.digest(str(package)) + "\n")


def why(package: Path) -> str | None:
    return compiled.find(str(package)).why


# The rules that run


def test_without_compiled_modules_the_sources_run(tree: Path) -> None:
    assert compiled.find(str(tree)) == ("", "absent")


def test_compiled_modules_run_that_fit_the_sources(tree: Path) -> None:
    pretend_compiled(tree)
    assert compiled.find(str(tree)) == (compiled.tree_folder(str(tree)), None)


def test_the_environment_can_ask_for_the_sources(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend_compiled(tree)
    for value, expected in (("1", "pure"), ("yes", "pure"), ("0", None), ("", None)):
        monkeypatch.setenv(compiled.PURE, value)
        assert why(tree) == expected


def change(file: Path) -> None:
    """Change one letter; the length and the time of the file stay the same."""
    times = file.stat()
    text = file.read_text("utf-8")
    file.write_text(text.replace("life=4", "life=5", 1), "utf-8")
    os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


EDITS: dict[str, Callable[[Path], object]] = {
    "a letter": lambda package: change(package / "games/bang/base/characters.py"),
    "a new module": lambda package: (package / "games/bang/new.py").write_text(""),
    "a removed module": lambda package: (package / "games/bang/duel.py").unlink(),
    "a renamed module": lambda package: (package / "engine/ask.py").rename(
        package / "engine/asks.py"
    ),
    "a package": lambda package: (package / "engine/__init__.py").write_text("x = 1\n"),
}


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS)
def test_after_any_edit_the_sources_run(edit: Callable[[Path], object], tree: Path) -> None:
    pretend_compiled(tree)
    edit(tree)
    assert why(tree) == "edited"


def test_after_an_edit_is_taken_back_the_compiled_modules_run_again(tree: Path) -> None:
    pretend_compiled(tree)
    file = tree / "games" / "bang" / "turn.py"
    text = file.read_text("utf-8")
    file.write_text(text + "\n", "utf-8")
    assert why(tree) == "edited"
    file.write_text(text, "utf-8")
    assert why(tree) is None


def test_nothing_that_is_compiled_lies_beside_the_sources() -> None:
    beside = [path for path in PACKAGE.rglob("*") if path.suffix in (".so", ".pyd")]
    assert [path for path in beside if "_compiled" not in path.parts] == []


# The compiled modules themselves

TELL = """
import sys
from whistlestop.compiled import RUNNING
from whistlestop.games.bang.base.characters import BART_CASSIDY
from whistlestop.engine import match
print(RUNNING.why, BART_CASSIDY.life, match.__file__.endswith(".py"))
"""

PLAY = """
from random import Random
import whistlestop
from whistlestop.engine.playout import play_at_random
from whistlestop import games
for name in games.NAMES:
    game = games.find(name)
    for mix in (None, *game.mixes):
        match = whistlestop.new(name, options=dict(mix.options) if mix else {}, seed=8)
        play_at_random(match, Random(3).random, 400)
        print(name, match.outcome, len(match.choices), match.digest(), match.events[-3:])
"""


def python(package: Path, program: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(package.parent)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@needs_compiled
@pytest.mark.slow
def test_a_developer_who_changes_a_rule_runs_the_changed_rule(tree: Path) -> None:
    folder = Path(compiled.tree_folder(str(tree)))
    folder.parent.mkdir(parents=True)
    folder.symlink_to(REAL.folder)
    plain = {compiled.PURE: "0"}
    assert python(tree, TELL, **plain).split() == ["None", "4", "False"]
    change(tree / "games" / "bang" / "base" / "characters.py")
    assert python(tree, TELL, **plain).split() == ["edited", "5", "True"]


@needs_compiled
@pytest.mark.slow
def test_compiled_rules_play_the_same_matches_as_their_sources() -> None:
    compiled_said = python(PACKAGE, PLAY, **{compiled.PURE: "0"})
    assert compiled_said == python(PACKAGE, PLAY, **{compiled.PURE: "1"})
    assert len(compiled_said.splitlines()) > 10


# The changes in the copy for mypyc

MODULE = '''"""A module."""

from __future__ import annotations

WORDS = ("ä", "b")
_LIMIT: int = 3
names = []


def draw(g, seat):
    cards = g.take(seat)
    g.emit("drew", seat=seat)
    if cards:
        g.emit_secret(
            "saw", (seat,), {"cards": cards}
        )
    return g.emit("end")
'''


def test_a_prepared_module_differs_only_in_its_marks_and_guards() -> None:
    prepared = prepare_rules.prepared(MODULE)
    pairs = zip(MODULE.splitlines(), prepared.splitlines(), strict=True)
    assert [new.strip() for old, new in pairs if old != new] == [
        "from __future__ import annotations; from typing import Any as _Any, Final as _F",
        'WORDS: _F = ("ä", "b")',
        "_LIMIT: _F[int] = 3",
        'if not g.silent: g.emit("drew", seat=seat)',
        "if not g.silent: g.emit_secret(",
    ]
    ast.parse(prepared)


@pytest.mark.parametrize("module", [bang_state, train_heist_state, colt_state])
def test_written_copy_functions_copy_all_fields(module: ModuleType) -> None:
    text = prepare_rules.with_copiers(Path(module.__file__ or "").read_text("utf-8"), module)
    written = {
        node.name: {
            ast.unparse(line.targets[0]) for line in node.body if isinstance(line, ast.Assign)
        }
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef)
    }
    (name,) = {"_copy_table", "_copy_train"} & set(written)
    kind = getattr(module, "Table", None) or module.Train
    assert written[name] == {"new", *[f"new.{field}" for field in state_copying._slots(kind)]}
    assert f"_plain{name} = copier(" in text
