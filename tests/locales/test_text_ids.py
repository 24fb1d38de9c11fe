"""The text ids in the code and in the Fluent files: none is missing, and none is left over."""

from __future__ import annotations

import re

import pytest

from locales.fluent_files import SOURCE, patterns, variables_of
from locales.text_ids import error_calls, families, first_word, literals, played, web_literals
from whistlestop import games

# The texts of reasons are beside the rules, and those of hints in the bots.
A_REASON = re.compile(r"[a-z]+-(why|hint)-|(reason|hint)-")

pytestmark = pytest.mark.slow  # games are played to find the texts that they say


def test_the_texts_are_those_that_the_code_says() -> None:
    first_words = {first_word(text_id) for text_id in patterns("en")}
    like_an_id = re.compile(rf"({'|'.join(sorted(first_words))})(-[a-z]+)+")
    screens = [
        *(SOURCE / "cli").rglob("*.py"),
        *(SOURCE / "terminal").rglob("*.py"),
        *(SOURCE / "games").rglob("narration.py"),
        *(SOURCE / "games").rglob("deeds.py"),
        *(SOURCE / "games" / "colt_super_express").glob("*.py"),
        SOURCE / "server" / "reserved_names.py",
    ]
    texts = {text for path in screens for text in literals(path)} | web_literals()
    folders = ("engine", "games", "bots")
    rules = [path for folder in folders for path in (SOURCE / folder).rglob("*.py")]
    texts |= {text for path in rules for text in literals(path) if A_REASON.match(text)}
    said = {text for text in texts if like_an_id.fullmatch(text)} | families()
    assert said == set(patterns("en"))


def test_every_error_comes_with_the_parts_that_its_text_needs() -> None:
    lacking = {
        kind: variables_of("en", f"error-{kind}").variables - given for kind, given in error_calls()
    }
    assert {kind: names for kind, names in lacking.items() if names} == {}


@pytest.mark.parametrize(
    ("kind", "part"),
    [
        ("eliminated", "why"),
        ("ended", "why"),
        ("left-train", "end"),
        ("flipped", "facing"),
        ("moved", "floor"),
        ("pushed", "floor"),
        ("changed-floor", "floor"),
    ],
)
def test_the_colt_log_distinguishes_exactly_the_cases_that_happen(kind: str, part: str) -> None:
    happens = played("colt-super-express").events[kind][part]
    assert variables_of("en", f"colt-event-{kind}").variants[part] == happens


@pytest.mark.parametrize("game", games.NAMES)
def test_every_text_that_is_told_gets_exactly_the_words_that_it_needs(game: str) -> None:
    found = played(game)
    needed = {text_id: variables_of("en", text_id).variables for text_id in found.told}
    assert ({each: set(args) for each, args in found.told.items()}, found.odd) == (needed, set())


@pytest.mark.parametrize("game", games.NAMES)
def test_a_told_text_has_a_variant_for_every_word_it_is_given(game: str) -> None:
    """A text would fall back to its default variant for a word that it does not list."""
    unknown = {
        (text_id, name, word)
        for text_id, args in played(game).told.items()
        for name, keys in variables_of("en", text_id).variants.items()
        for word in args[name] - keys
        if not (isinstance(word, int) or (name == "rank" and str(word).isdecimal()))
    }
    assert unknown == set()


@pytest.mark.parametrize(("kind", "part"), [("took", "from"), ("discarded", "why")])
def test_the_bang_log_distinguishes_exactly_the_cases_that_are_told(kind: str, part: str) -> None:
    told = played("bang").told[f"bang-event-{kind}"][part]
    assert variables_of("en", f"bang-event-{kind}").variants[part] == told
