"""What the docs say is true: their code runs, their links lead somewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tables.every_game import CHECKS, mixes

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_game_of_add_a_game_keeps_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs/add-a-game.md").read_text("utf-8")
    code = page.split("```python\n")[1].split("```")[0]
    module = ModuleType("fingers")
    monkeypatch.setitem(__import__("sys").modules, "fingers", module)
    exec(compile(code, "add-a-game.md", "exec"), module.__dict__)  # noqa: S102 - our own page
    for number, mix in enumerate(mixes(module.GAME)):
        for check in CHECKS:
            for moment in (0, 1, 4):
                check(mix, number, moment, number % mix.seats)


# In a process of its own: the cards of the page would stay among those of the game.
EXPANSION = """
import sys
from collections import Counter
from pathlib import Path
from random import Random
from types import ModuleType

page = Path("docs/add-a-card.md").read_text("utf-8")
module = ModuleType("saloon_brawl")
sys.modules["saloon_brawl"] = module
from whistlestop.games.bang import parts
from whistlestop.games.bang.game import GAME
from whistlestop.games.bang.base.part import BASE

code = page.split("```python\\n")[1].split("```")[0]
exec(compile(code, "add-a-card.md", "exec"), module.__dict__)
module.SALOON_BRAWL.register()
parts.in_play = lambda _options: (BASE, module.SALOON_BRAWL)

from whistlestop.engine.match import Match
from tables.every_game import play_on
from tables.bang import table, who

t = table(A=who("whiskey", life=3), B="", C="", D="", deck="beer")
t.play("A", "whiskey")
assert (t.life("A"), t.hand("A")) == (4, ["beer"])
t = table(A="bang", B=who(play="sandbags"), C="", D="")
assert t.targets("A", "bang") == "D"
t = table(A=who("bang", play="winchester"), B=who(play="sandbags"), C="", D="", deck="5S")
t.play("A", "bang", at="B").use("B", "sandbags")
assert t.life("B") == 4
t = table(A="bang beer", B=who(character="lefty"), C="", D="")
t.play("A", "bang", at="B")
assert (t.life("B"), t.hand("A"), t.top) == (3, [], "beer-6H")

seen = Counter()
for seed in range(60):
    match = Match(GAME, 4, seed=seed)
    play_on(match, Random(seed))
    seen.update(event.payload.get("why") for event in match.events)
assert seen["whiskey"] and seen["sandbags"] and seen["lefty"], seen
"""


def test_the_expansion_of_add_a_card_can_be_played() -> None:
    played = subprocess.run(
        [sys.executable, "-c", EXPANSION],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "tests"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (played.returncode, played.stderr) == (0, "")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_within_the_project_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8"))
    inside = [link for link in links if "://" not in link]
    assert [link for link in inside if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_the_docs_name_are_there(page: Path) -> None:
    named = re.findall(r"`((?:src|tests|docs|bench|tools)/[\w./-]+)`", page.read_text("utf-8"))
    assert [name for name in named if not (ROOT / name).exists()] == []
