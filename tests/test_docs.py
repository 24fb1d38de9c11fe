"""Tests of the docs: code runs, commands and messages are valid, links lead somewhere."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections import Counter
from dataclasses import fields
from pathlib import Path
from random import Random
from types import ModuleType

import msgspec
import pytest
from cyclopts import CycloptsError

from tables.bang import table as bang_table
from tables.bang import who
from tables.every_game import CHECKS, mixes, play_on
from whistlestop.cli.app import make_app
from whistlestop.engine.game_option import Option
from whistlestop.engine.match import Match
from whistlestop.games.bang.base.expansion import BASE
from whistlestop.games.bang.catalogue import Catalogue
from whistlestop.games.bang.game import Bang
from whistlestop.lessons.lesson import LessonFields, StepFields, read_lesson
from whistlestop.lessons.lesson_check import check_lesson
from whistlestop.locales import Texts
from whistlestop.scenarios import read_scenario
from whistlestop.scenarios.positions import read_start
from whistlestop.terminal.console import Console
from whistlestop.wire.field_types import PROTOCOL
from whistlestop.wire.from_client import FromClient
from whistlestop.wire.from_server import FromServer

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
COMMAND = re.compile(
    r"(?:^|[`$\s])whistlestop "
    r"((?:play|learn|join|serve|sim|replay|rules|games|admin|backup|restore|verify)\b[^`\n]*)"
)


def blocks(page: Path, language: str) -> list[str]:
    """Return the code blocks of a page that are in this language."""
    text = page.read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def with_blocks(language: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, language)]


@pytest.mark.parametrize("page", with_blocks("python"), ids=lambda page: page.name)
def test_the_python_of_a_page_runs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("page")  # one for the page: a later block may use what an earlier one made
    monkeypatch.setitem(sys.modules, "page", module)
    for block in blocks(page, "python"):
        exec(compile(block, page.name, "exec"), module.__dict__)  # noqa: S102 - our own page


@pytest.mark.slow
@pytest.mark.parametrize("page", with_blocks("console"), ids=lambda page: page.name)
def test_the_commands_of_a_page_run(page: Path, tmp_path: Path) -> None:
    for line in "".join(blocks(page, "console")).splitlines():
        assert line.startswith("$ whistlestop ")
        command = [sys.executable, "-m", *shlex.split(line.removeprefix("$ "))]
        env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, check=False)
        assert (line, done.returncode, done.stderr) == (line, 0, b"")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_that_a_page_names_are_understood(page: Path) -> None:
    app = make_app(Texts("en"), Console())
    wrong = []
    for command in COMMAND.findall(page.read_text("utf-8")):
        words = shlex.split(command.partition(" #")[0])
        if words == ["sim"]:
            continue  # the name of the command alone
        try:
            app.parse_args(words, exit_on_error=False, print_error=False)
        except CycloptsError as problem:
            wrong.append(f"{command}: {problem}")
    assert wrong == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_targets_of_make_that_a_page_names_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    named = set(re.findall(r"(?:`|^ {4})make ([a-z]+)", text, re.MULTILINE))
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert named <= set(targets)


def test_the_files_of_write_a_lesson_are_right() -> None:
    bang, colt, scenario, lesson = blocks(ROOT / "docs/write-a-lesson.md", "toml")
    for position in (bang, colt):
        read_start("page", tomllib.loads(position)).begin()
    assert read_scenario("page", scenario).differences() == []
    check_lesson(read_lesson("bang", "page", lesson))


def test_write_a_lesson_names_every_field() -> None:
    page = (ROOT / "docs/write-a-lesson.md").read_text("utf-8")
    for kind in (LessonFields, StepFields):
        missing = {each.name for each in fields(kind)} - set(re.findall(r"`(\w+)`", page))
        assert missing <= {"game", "options", "position", "seats", "deal", "steps"}


def test_the_protocol_page_names_the_version_of_the_code() -> None:
    page = (ROOT / "docs/protocol.md").read_text("utf-8")
    named = [*re.findall(r"protocol (\d+)", page), *re.findall(r'"protocol": (\d+)', page)]
    assert named
    assert set(named) == {str(PROTOCOL)}


def test_the_messages_of_the_protocol_page_are_messages() -> None:
    read = msgspec.json.Decoder(FromClient | FromServer, strict=True)
    shown = blocks(ROOT / "docs/protocol.md", "json")
    assert len(shown) > 5
    for block in shown:
        assert json.loads(block)
        read.decode(block)


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


def anchors(page: Path) -> set[str]:
    """Return the anchors of the headings of a page, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", each.lower()).strip().replace(" ", "-") for each in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_within_the_project_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8"))
    wrong = []
    for link in links:
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if "://" in link:
            continue
        if not target.exists() or (anchor and anchor not in anchors(target)):
            wrong.append(link)
    assert wrong == []


FOLDERS = "src|tests|docs|bench|tools|web|examples|deploy|requirements|\\.github"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_the_docs_name_are_there(page: Path) -> None:
    named = re.findall(rf"(?:`|\bpython )((?:{FOLDERS})/[\w./-]*\w)", page.read_text("utf-8"))
    missing = {name for name in named if not (ROOT / name).exists()}
    assert missing <= {"web/src/games/fingers"}  # the reader of add-a-game.md makes it


def test_the_architecture_page_follows_a_choice_through_files_that_are_there() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    way = next(block for block in blocks_of_text(page) if block.startswith("in the browser"))
    missing = []
    for line in way.splitlines():
        folder = Path()
        for named in re.findall(r"[\w/]+\.(?:svelte\.ts|svelte|ts|py)\b", line):
            folder = Path(named).parent if "/" in named else folder
            place = folder / Path(named).name
            if not any((ROOT / root / place).exists() for root in ("src/whistlestop", "web/src")):
                missing.append(str(place))
    assert missing == []


def blocks_of_text(text: str) -> list[str]:
    return re.findall(r"^```text\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def test_the_architecture_page_names_the_modules_of_the_server_that_are_there() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    part = page.split("\n## The server\n")[1].split("\n## ")[0]
    server, folder, named = ROOT / "src/whistlestop/server", "", set()
    for cell in re.findall(r"^\| (.+?) \|", part, re.MULTILINE):
        if title := re.fullmatch(r"\*\*`(\w+/)`\*\*", cell):
            folder = title[1]
            continue
        named |= {folder + name for name in re.findall(r"`([\w/]+)`", cell)}
    assert len(named) > 60
    modules = {str(path.relative_to(server))[:-3] for path in server.rglob("*.py")}
    assert {name for name in named if not name.endswith("/")} <= modules
    unnamed = {Path(name).name for name in modules - named if "routes/" not in name}
    assert {name for name in unnamed - {"__init__"} if f"`{name}`" not in part} == set()


@pytest.mark.slow
def test_the_site_of_the_docs_can_be_built_without_a_warning(tmp_path: Path) -> None:
    build = ["-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "docs", str(tmp_path)]
    done = subprocess.run([sys.executable, *build], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr.decode()) == (0, "")
    assert (tmp_path / "index.html").exists()
