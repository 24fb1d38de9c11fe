"""The shape of the code: a card's rule is in the folder of its set, and imports change nothing."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from whistlestop.games import bang
from whistlestop.games.bang.expansion import Expansion
from whistlestop.games.bang.expansions import EXPANSIONS
from whistlestop.games.bang.thing import Thing

FOLDER = Path(bang.__file__).parent
CORE = sorted(
    path
    for path in (*FOLDER.glob("*.py"), *(FOLDER / "verbs").glob("*.py"))
    if path.name != "expansions.py"
)
# BANG!, Missed! and Beer are also words of the rules: a limit, an answer, a last chance. The file
# of the duel is named for what it does, whichever card starts it. The plain words are not names of
# cards in the core.
WORDS = {"bang", "missed", "beer", "duel"}
PLAIN_WORDS = {"shot", "wanted", "switch", "map", "general-store", "buy", "train", "board"}


def things(expansion: Expansion) -> tuple[Thing, ...]:
    return (*expansion.cards, *expansion.characters, *expansion.marks)


NAMES = {thing.name for each in EXPANSIONS for thing in things(each)} - WORDS - PLAIN_WORDS
NAMES |= {"legend", "legendary", "feat", "feats", "fame", "boast", "nugget", "railcar"}


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.name)
def test_the_core_names_no_card_and_no_character(path: Path) -> None:
    text = path.read_text("utf-8").lower()
    spoken = {name for name in NAMES for word in (name, name.replace("-", " ")) if _has(text, word)}
    spoken |= {name for name in WORDS if f'"{name}"' in text and name != "bang"}
    assert not spoken


def _has(text: str, word: str) -> bool:
    return re.search(rf"\b{re.escape(word)}\b", text) is not None


FOLDERS = {"base": "base", "gold-rush": "gold_rush", "shadow-gunslingers": "gold_rush"}


@pytest.mark.parametrize("expansion", EXPANSIONS, ids=lambda each: each.name)
def test_every_card_and_every_character_is_found_in_its_own_folder(expansion: Expansion) -> None:
    folder = FOLDER / FOLDERS.get(expansion.name, expansion.name.replace("-", "_"))
    text = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    lacking = [
        thing.name
        for thing in things(expansion)
        if f'"{thing.name.removeprefix("legendary-")}"' not in text
    ]
    assert lacking == []


@pytest.mark.parametrize(
    "path", sorted(FOLDER.rglob("*.py")), ids=lambda path: str(path.relative_to(FOLDER))
)
def test_importing_a_module_changes_nothing(path: Path) -> None:
    """A module only defines its own names. It makes no call that changes something elsewhere."""
    definitions = (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Expr):
            assert isinstance(node.value, ast.Constant), ast.unparse(node)
        elif isinstance(node, ast.Assign):
            assert all(isinstance(each, ast.Name | ast.Tuple) for each in node.targets)
        elif isinstance(node, ast.AnnAssign):
            assert isinstance(node.target, ast.Name)
        elif isinstance(node, ast.If):
            assert ast.unparse(node.test) == "TYPE_CHECKING"
        else:
            assert isinstance(node, definitions), ast.unparse(node)


_ORDER = """
import sys
from importlib import import_module
import_module("whistlestop.games.bang." + sys.argv[1])
from whistlestop.games.bang.expansions import CATALOGUE
print(*CATALOGUE.thing)
print(*CATALOGUE.card)
"""


def order(first: str) -> str:
    """List all things and cards in their order when this module of the game is imported first."""
    command = [sys.executable, "-c", _ORDER, first]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_things_have_the_same_order_whatever_is_imported_first() -> None:
    usual = order("game")
    assert usual.count(" ") > 200
    modules = ("base.characters", "gold_rush.shadows", "legends.verbs", "train_robbery.train")
    for first in ("effects", *modules):
        assert order(first) == usual, first
