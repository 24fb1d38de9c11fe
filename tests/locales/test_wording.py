"""Words that must not come back: clumsy or European Portuguese, and BANG! in small letters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from locales.fluent_files import SOURCE, patterns, text_of
from whistlestop.games.colt_super_express.state import NAMES
from whistlestop.locales import LANGUAGES, Texts

# Words that no Brazilian player would say. "Foras da lei": the plural of "fora da lei" is the same.
NOT_BRAZILIAN = (
    r"são precis[oa]s",
    r"outros tantos",
    r"\bjoga-se\b",
    r"\bmanda-[oa]s?\b",
    r"\bt[eê]m de\b",
    r"\bnão há tal\b",
    r"\bforas da lei\b",
    r"\bvagão do tempo\b",
    r"\becrã\b",
    r"\butilizador",
    r"\best(á|ão|ou) a \w+[aei]r\b",
)


def clause_files(language: str) -> list[Path]:
    """Clauses of all rulebooks in a language: the English ones are not in a folder of their own."""
    folder = SOURCE / "rulebook" / ("" if language == "en" else language)
    return sorted(folder.glob("*.yaml"))


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield every text of a language with its id: those of the Fluent files and the clauses."""
    for text_id, pattern in patterns(language).items():
        yield text_id, text_of(pattern)
    for path in clause_files(language):
        read = yaml.safe_load(path.read_text("utf-8"))
        clauses = {each["id"]: each for each in read["clauses"]} if "clauses" in read else read
        for clause_id, clause in clauses.items():
            for part in ("title", "rule", "note"):
                yield f"{clause_id} {part}", clause.get(part, "")


@pytest.mark.parametrize("phrase", NOT_BRAZILIAN)
def test_portuguese_is_as_brazilians_say_it(phrase: str) -> None:
    found = {each: text for each, text in texts("pt") if re.search(phrase, text, re.IGNORECASE)}
    assert found == {}


def test_only_a_download_is_called_baixar_in_portuguese() -> None:
    assert {each for each, text in texts("pt") if "baixar" in text.casefold()} == {"web-record"}


@pytest.mark.parametrize("name", NAMES)
def test_stunned_agrees_with_the_bandit_in_portuguese(name: str) -> None:
    say = Texts("pt").say
    told = say("colt-event-lay-down", bandit=say(f"colt-bandit-{name}"))
    word = "atordoada" if name in ("belle", "cheyenne", "mei") else "atordoado"
    assert f"fica {word}." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_bang_is_written_in_capitals(language: str) -> None:
    assert {each: text for each, text in texts(language) if "Bang!" in text} == {}
