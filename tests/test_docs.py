"""What the docs say is true: their code runs, their links lead somewhere."""

from __future__ import annotations

import re
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_within_the_project_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8"))
    inside = [link for link in links if "://" not in link]
    assert [link for link in inside if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_the_docs_name_are_there(page: Path) -> None:
    named = re.findall(r"`((?:src|tests|docs|bench|tools)/[\w./-]+)`", page.read_text("utf-8"))
    assert [name for name in named if not (ROOT / name).exists()] == []
