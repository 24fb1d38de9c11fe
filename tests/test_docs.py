"""The docs are true: their code runs, and their links lead somewhere."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from tables.bang import table as bang_table
from tables.bang import who
from tables.every_game import CHECKS, mixes, play_on
from whistlestop.engine.game_option import Option
from whistlestop.engine.match import Match
from whistlestop.games.bang.base.expansion import BASE
from whistlestop.games.bang.catalogue import Catalogue
from whistlestop.games.bang.game import Bang

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


def test_the_expansion_of_add_a_card_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs/add-a-card.md").read_text("utf-8")
    module = ModuleType("saloon_brawl")
    monkeypatch.setitem(sys.modules, "saloon_brawl", module)
    code = page.split("```python\n")[1].split("```")[0]
    exec(compile(code, "add-a-card.md", "exec"), module.__dict__)  # noqa: S102 - our own page
    both = (BASE, module.SALOON_BRAWL)

    class BangWithBrawl(Bang):
        expansions = both
        catalogue = Catalogue(both)
        options = (*Bang.options, Option("saloon-brawl", "flag", default=True, help=""))

    game = BangWithBrawl()
    t = bang_table(A=who("whiskey", life=3), B="", C="", D="", deck="beer", game=game)
    t.play("A", "whiskey")
    assert (t.life("A"), t.hand("A")) == (4, ["beer"])
    t = bang_table(A="bang", B=who(play="sandbags"), C="", D="", game=game)
    assert t.targets("A", "bang") == "D"
    long = who("bang", play="winchester")
    t = bang_table(A=long, B=who(play="sandbags"), C="", D="", deck="5S", game=game)
    t.play("A", "bang", at="B").use("B", "sandbags")
    assert t.life("B") == 4
    t = bang_table(A="bang beer", B=who(character="lefty"), C="", D="", game=game)
    t.play("A", "bang", at="B")
    assert (t.life("B"), t.hand("A"), t.top) == (3, [], "beer-6H")
    seen = Counter(
        event.payload.get("why") for seed in range(60) for event in _played(game, seed).events
    )
    assert seen["whiskey"]
    assert seen["sandbags"]
    assert seen["lefty"]


def _played(game: Bang, seed: int) -> Match:
    match = Match(game, 4, seed=seed)
    play_on(match, Random(seed))
    return match


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_within_the_project_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8"))
    inside = [link for link in links if "://" not in link]
    assert [link for link in inside if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_the_docs_name_are_there(page: Path) -> None:
    named = re.findall(r"`((?:src|tests|docs|bench|tools)/[\w./-]+)`", page.read_text("utf-8"))
    assert [name for name in named if not (ROOT / name).exists()] == []
