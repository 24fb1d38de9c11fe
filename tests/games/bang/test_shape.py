"""The shape of the code: a card's rule is in the folder of its set, and nowhere else."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from whistlestop.games import bang
from whistlestop.games.bang.base.cards import DECK
from whistlestop.games.bang.base.characters import CHARACTERS
from whistlestop.games.bang.gold_rush import characters as gold_rush
from whistlestop.games.bang.gold_rush import equipment
from whistlestop.games.bang.legends.part import LEGENDS
from whistlestop.games.bang.train_robbery.part import TRAIN_ROBBERY

FOLDER = Path(bang.__file__).parent
CORE = sorted(path for path in FOLDER.glob("*.py") if path.name != "parts.py")
# BANG!, Missed! and Beer are also words of the rules: a limit, an answer, a last chance. And the
# file of the duel is named for what it does, whichever card starts it. A shot and what is wanted
# are no equipment there.
WORDS = {"bang", "missed", "beer", "duel"}
NAMES = {kind.name for kind, _ in DECK} - WORDS | set(CHARACTERS)
NAMES |= {kind.name for kind, _ in (*TRAIN_ROBBERY.kinds, *TRAIN_ROBBERY.others)}
NAMES |= set(TRAIN_ROBBERY.characters)
NAMES |= {kind.name for kind, _ in LEGENDS.others} | set(LEGENDS.backs.values())
NAMES |= {"legend", "legendary", "feat", "feats", "fame", "boast"}
NAMES |= set(equipment.COST) - {"shot", "wanted"} | set(gold_rush.CHARACTERS)


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.name)
def test_the_core_names_no_card_and_no_character(path: Path) -> None:
    text = path.read_text("utf-8").lower()
    spoken = {name for name in NAMES for word in (name, name.replace("-", " ")) if _has(text, word)}
    spoken |= {name for name in WORDS if f'"{name}"' in text and name != "bang"}
    assert not spoken


def _has(text: str, word: str) -> bool:
    return re.search(rf"\b{re.escape(word)}\b", text) is not None


def test_every_card_and_every_character_is_found_in_its_own_folder() -> None:
    cards = (FOLDER / "base" / "cards.py").read_text("utf-8")
    characters = (FOLDER / "base" / "characters.py").read_text("utf-8")
    assert all(f'"{kind.name}"' in cards for kind, _ in DECK)
    assert all(f'"{name}"' in characters for name in CHARACTERS)
    cards = (FOLDER / "gold_rush" / "equipment.py").read_text("utf-8")
    characters = (FOLDER / "gold_rush" / "characters.py").read_text("utf-8")
    assert all(f'"{name}"' in cards for name in equipment.COST)
    assert all(f'"{name}"' in characters for name in gold_rush.CHARACTERS)


_ORDER = """
import sys
from importlib import import_module
import_module("whistlestop.games.bang." + sys.argv[1])
from whistlestop.games.bang import hooks
for name, hook in sorted(vars(hooks).items()):
    if isinstance(hook, hooks.Hook):
        print(name, *hook.by_name)
"""


def order(first: str) -> str:
    """What every hook holds, if this module is the first of the game that anybody imports."""
    command = [sys.executable, "-c", _ORDER, first]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_things_speak_in_the_same_order_whatever_is_imported_first() -> None:
    usual = order("game")
    assert usual.count("\n") > 20
    modules = ("base.characters", "gold_rush.shadows", "gold_rush.equipment", "train_robbery.train")
    for first in ("hooks", *modules):
        assert order(first) == usual, first
