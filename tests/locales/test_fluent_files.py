"""The Fluent files: every language has the same texts, and they are well written."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from locales.fluent_files import (
    FILES,
    PLURALS,
    SOURCE,
    patterns,
    plain,
    resource,
    text_of,
    variables_of,
)
from whistlestop.games.bang.expansions import CATALOGUE
from whistlestop.games.colt_super_express.state import NAMES
from whistlestop.locales import LANGUAGES, Texts, _Files
from whistlestop.terminal.bang.names import LOCOMOTIVES, STATIONS

COUNTS = (0, 1, 2, 5, 1_000_000)
# Texts that agree in gender with the bandit they are said of, where a language has genders.
AGREES = {"colt-status-stunned"}
FAMILIES_WITH_SHORT = ("bang-card-", "bang-character-", "bang-station-")
# Texts that may be the same as in English: names, and words of no language.
SAME = {
    "it": {
        "colt-event-round",
        "web-chat",
        "admin-no",
        # The Italian editions keep these titles.
        *(f"bang-option-{each}.short" for each in ("gold-rush", "train-robbery", "legends")),
        *(f"bang-card-{kind}" for kind in ("bang", "calumet", "gatling")),
        *(f"bang-card-{kind}" for kind in ("cactus", "knife-revolver", "most-wanted")),
    },
    "pt": {"games-bots", "bang-card-bang", "heist-sees-square"},
}
# Weapons have the names of their makers.
WEAPONS = {kind.name for kind in CATALOGUE.kinds if kind.range}
SAME_EVERYWHERE = {
    "colt-super-express",
    "colt-locomotive-short",
    "terminal-bot-names",
    "web-title",
    "web-volume",
    "colt-sees-car",
    "heist-web-group",
    "error-record-why",
    "sim-bot",
    "bang-web-thought",
    "bang-web-share",
    "bang-web-belief",
    "web-bot",
    *("bang-sign-short", "bang-card-sign", "bang-card-sign.spoken", "bang-card-as", "bang-role-of"),
    *("heist-needs", "heist-tiles", "heist-end-cowboys", "web-beliefs-bot"),
    "terminal-bot",
    "terminal-rule",
    *(f"colt-bandit-{name}" for name in NAMES),
    "bang",
    "bang-target-on",
    "bang-word-colt-45",
    *(f"bang-card-{kind}" for kind in WEAPONS | {"cat-balou", "mustang", "saloon"}),
    *(f"bang-card-{company}" for company in ("wells-fargo", "union-pacific")),
    *(f"bang-character-{name}" for name, each in CATALOGUE.characters.items() if not each.front),
    *(f"bang-station-{name}" for name in STATIONS if name != "custom-station"),
    *(f"bang-locomotive-{name}" for name in LOCOMOTIVES),
    "train-heist",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_file_parses_without_junk(file: str, language: str) -> None:
    junk = [each for each in resource(language, file).body if isinstance(each, ftl.Junk)]
    assert [each.content for each in junk] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (SOURCE / "locales" / language).iterdir()) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_in_the_same_order(language: str) -> None:
    assert list(patterns(language)) == list(patterns("en"))


# In Portuguese zero takes the singular, so "0 pepita" is correct and nobody says it.
NO_SINGULAR_ZERO: dict[str, dict[str, str]] = {
    "en": {},
    "it": {},
    "pt": {
        "bang-fame": "count",
        "bang-nuggets": "count",
        "heist-mark-points": "count",
        "heist-meter-deck": "count",
        "heist-meter-points": "points",
        "heist-meter-sack": "count",
        "heist-over-score": "points",
        "hint-value": "value",
        "sim-nobody": "count",
        "web-seats-taken": "people",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_the_same_variables_in_every_language(language: str) -> None:
    assert {
        each: variables_of(language, each).variables for each in patterns(language).keys() - AGREES
    } == {each: variables_of("en", each).variables for each in patterns("en").keys() - AGREES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_tells_the_same_things_apart_in_every_language(language: str) -> None:
    told = {each: plain(each, language) for each in patterns(language).keys() - AGREES}
    english = {each: plain(each, "en") for each in patterns("en").keys() - AGREES}
    for each, variable in NO_SINGULAR_ZERO[language].items():
        assert told[each].pop(variable) == {"0"}
    assert told == english


def ways_to_say(language: str, text_id: str) -> Iterator[dict[str, Any]]:
    """Yield arguments for a text, with every value that it selects by."""
    found = variables_of(language, text_id)
    choices: list[list[Any]] = []
    for variable in sorted(found.variables):
        keys = found.variants.get(variable)
        if keys is None:
            choices.append(["(part)"])
        elif keys & PLURALS:
            choices.append(list(COUNTS))
        else:
            choices.append(sorted(keys))
    for values in product(*choices):
        yield dict(zip(sorted(found.variables), values, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_in_every_way(language: str) -> None:
    texts = Texts(language)
    said = {
        (text_id, *values.values()): texts.say(text_id, **values)
        for text_id in patterns(language)
        for values in ways_to_say(language, text_id)
    }
    assert [each for each, text in said.items() if not text.strip() or "{" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_say_a_text_is_another(language: str) -> None:
    """Two equal variants mean that somebody copied one and forgot to rewrite it."""
    same = []
    for text_id, pattern in patterns(language).items():
        for element in pattern.elements:
            if isinstance(element, ftl.Placeable) and isinstance(
                element.expression, ftl.SelectExpression
            ):
                texts = [text_of(variant.value) for variant in element.expression.variants]
                same += [text_id] * (len(set(texts)) < len(texts))
    assert set(same) <= AGREES


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_no_text_is_english_by_accident(language: str) -> None:
    same = {
        text_id
        for text_id, pattern in patterns(language).items()
        if text_of(pattern) == text_of(patterns("en")[text_id])
    }
    assert same == SAME_EVERYWHERE | SAME[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_lacks_a_part_or_is_not_there_is_a_bug(language: str) -> None:
    with pytest.raises(ValueError, match="terminal-seed"):
        Texts(language).say("terminal-seed")
    with pytest.raises(LookupError):
        Texts(language).say("terminal-nothing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_text_of_a_card_fits_on_a_small_card(language: str) -> None:
    shorts = {
        text_id: Texts(language).say(text_id)
        for text_id in patterns(language)
        if text_id.startswith(FAMILIES_WITH_SHORT) and text_id.endswith(".short")
    }
    assert {text_id: text for text_id, text in shorts.items() if len(text) > 40} == {}


def test_the_name_of_a_game_is_read_without_its_other_texts() -> None:
    """The server says it on its event loop, and the texts of a game take long to read."""
    one = _Files("en")
    one.message("bang")
    assert not one.bundle.has_message("bang-option-characters")
