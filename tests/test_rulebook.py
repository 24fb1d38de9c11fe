"""The clauses, and the count of the clauses that a passing test plays through."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest
import yaml

from locales.fluent_files import patterns, text_of
from whistlestop import games
from whistlestop.games.bang.expansions import NARRATOR as BANG_NARRATOR
from whistlestop.games.colt_super_express.narration import EVENTS as COLT_EVENTS
from whistlestop.games.train_heist.narration import EVENTS as HEIST_EVENTS
from whistlestop.locales import LANGUAGES
from whistlestop.rulebook import (
    _FILES,
    BOOKS,
    clause,
    clauses,
    events_explained_by,
    explaining,
)

TESTS = Path(__file__).parent
WEB_GAMES = TESTS.parent / "web" / "src" / "games"


def counted(tmp_path: Path, test: str) -> subprocess.CompletedProcess[str]:
    """Run the command of `make rules` with this test as the only one."""
    (tmp_path / "test_one.py").write_text(f"import pytest\n\n{test}\n", "utf-8")
    words = ["-p", "conftest", "-p", "no:cacheprovider", "-q", "--rules", "only", "test_one.py"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(TESTS), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.slow
def test_a_clause_with_a_passing_test_counts(tmp_path: Path) -> None:
    result = counted(tmp_path, '@pytest.mark.rule("COLT-030")\ndef test_it(): pass')
    assert (result.returncode, "COLT 1/97" in result.stdout) == (0, True)
    assert "without a passing test: COLT-031 Change Floor up" in result.stdout
    assert "without a passing test: COLT-030" not in result.stdout


@pytest.mark.slow
def test_a_clause_whose_test_fails_does_not_count(tmp_path: Path) -> None:
    result = counted(tmp_path, '@pytest.mark.rule("COLT-030")\ndef test_it(): assert 0')
    assert (result.returncode, "COLT 0/97" in result.stdout) == (1, True)


@pytest.mark.slow
def test_unknown_clauses_fail(tmp_path: Path) -> None:
    unknown = ["COLT-098", "COLT-30", "BOLT-001", "COLT"]
    marks = [f'@pytest.mark.rule("{each}")\n' for each in unknown]
    result = counted(tmp_path, "".join([*marks, "def test_it(): pass"]))
    told = re.findall("no rulebook has (\\S+)", result.stdout + result.stderr)
    assert (result.returncode == 0, sorted(told)) == (False, sorted(unknown))


@pytest.mark.parametrize("book", BOOKS)
def test_clauses_are_numbered_without_gaps(book: str) -> None:
    numbers = [each.id for each in clauses(book)]
    assert numbers == [f"{book}-{number:03}" for number in range(1, len(numbers) + 1)]


TRANSLATED = [(book, language) for book in BOOKS for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize(("book", "language"), TRANSLATED)
def test_a_translation_has_every_clause_with_the_same_parts(book: str, language: str) -> None:
    text = files("whistlestop.rulebook").joinpath(language, _FILES[book]).read_text("utf-8")
    translated = yaml.safe_load(text)
    parts = {
        each.id: {"title", "rule"} | ({"note"} if each.note else set()) for each in clauses(book)
    }
    assert {name: set(found) for name, found in translated.items()} == parts
    assert all(part.strip() for found in translated.values() for part in found.values())


@pytest.mark.parametrize(("book", "language"), TRANSLATED)
def test_a_translated_clause_is_not_the_english_one(book: str, language: str) -> None:
    """Names of cards and characters stay, so only the rules are compared."""
    both = zip(clauses(book), clauses(book, language), strict=True)
    assert [english.id for english, other in both if english.rule == other.rule] == []


def names_of(thing: str, language: str) -> str:
    """Return the name of a card or character; an empty text if this is neither."""
    known = patterns(language)
    ids = (f"bang-character-{thing}", f"bang-card-{thing}", f"colt-card-{thing}")
    found = next((text_of(known[each]) for each in ids if each in known), "")
    return found.removeprefix("x = ")


def stems(name: str) -> set[str]:
    """Return the beginnings of the words of a name, which its plural has too."""
    words = re.findall(r"\w+", re.sub("Legendary|Leggendari.|Lendári.", "", name).casefold())
    return {word[:4] for word in words if len(word) > 3} or set(words)


@pytest.mark.parametrize(("book", "language"), [each for each in TRANSLATED if each[0] != "TH"])
def test_a_translated_clause_names_the_cards_and_characters_that_the_english_one_names(
    book: str, language: str
) -> None:
    """A screen may show a rule without its title, so the name must not be in the title only."""
    assert [
        (english.id, thing)
        for english, other in zip(clauses(book), clauses(book, language), strict=True)
        for thing in english.about
        if (name := names_of(thing, "en"))
        and name.removeprefix("Legendary ") in english.rule
        and not any(stem in other.rule.casefold() for stem in stems(names_of(thing, language)))
    ] == []


def test_a_translated_clause_keeps_its_area_and_its_subjects() -> None:
    english, italian = clauses("GR")[7], clauses("GR", "it")[7]
    assert (italian.id, italian.area, italian.about) == (english.id, english.area, english.about)


SPANS = {
    **{f"With {number} players": (number, number) for number in range(2, 9)},
    "With 2 or 3 players": (2, 3),
    "With four or more players": (4, 8),
}


def test_a_clause_that_names_a_number_of_players_applies_to_that_number_only() -> None:
    named = [(clause, SPANS.get(clause.rule.partition(",")[0])) for clause in clauses("BASE")]
    spans = [(clause.id, span, clause.players) for clause, span in named if span]
    assert len(spans) > 15
    assert [each for each in spans if each[1] != each[2]] == []


@pytest.mark.parametrize(("span", "applies"), [((), "23478"), ((3, 3), "3"), ((4, 8), "478")])
def test_a_clause_applies_to_the_numbers_of_players_of_its_span(
    span: tuple[int, ...], applies: str
) -> None:
    each = replace(clause("BASE-001"), players=span)
    assert [number for number in (2, 3, 4, 7, 8) if each.applies_to(number)] == [*map(int, applies)]


EVENTS = {
    "bang": set(BANG_NARRATOR.events),
    "colt-super-express": set(COLT_EVENTS),
    "train-heist": set(HEIST_EVENTS),
}


@pytest.mark.parametrize("game", games.NAMES)
def test_every_kind_of_event_that_is_told_has_clauses_that_explain_it(game: str) -> None:
    assert set(explaining(game)) == EVENTS[game]
    books = set(games.find(game).rulebooks)
    for kind, ids in explaining(game).items():
        assert ids, kind
        for each in ids:
            assert clause(each).id.partition("-")[0] in books
            assert kind in events_explained_by(each)


@pytest.mark.parametrize("game", games.NAMES)
def test_every_kind_of_event_that_is_told_has_an_icon_in_the_log(game: str) -> None:
    text = (WEB_GAMES / game / "eventIcons.ts").read_text("utf-8").partition("EVENT_ICONS:")[2]
    assert set(re.findall(r'["{ ]([a-z-]+)"?: [A-Za-z]+(?:,| \})', text)) == EVENTS[game]


def test_a_clause_is_found_by_its_id() -> None:
    assert clause("COLT-061").title == "Last bandit aboard"
