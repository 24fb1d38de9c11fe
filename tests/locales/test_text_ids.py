"""The texts and the code agree: no text is missing, and none is left over."""

from __future__ import annotations

import re

import pytest

from locales.fluent_files import SOURCE, patterns, variables_of
from locales.text_ids import error_calls, families, first_word, literals, played, web_literals
from whistlestop.terminal.bang.log import reason


def test_the_texts_are_those_that_the_code_says() -> None:
    first_words = {first_word(text_id) for text_id in patterns("en")}
    like_an_id = re.compile(rf"({'|'.join(sorted(first_words))})(-[a-z]+)+")
    screens = [
        *(SOURCE / "cli").rglob("*.py"),
        *(SOURCE / "terminal").rglob("*.py"),
    ]
    texts = {text for path in screens for text in literals(path)} | web_literals()
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
def test_what_the_log_tells_apart_is_what_happens(kind: str, part: str) -> None:
    happens = played("colt-super-express").events[kind][part]
    assert variables_of("en", f"colt-event-{kind}").variants[part] == happens


def test_where_a_card_is_taken_from_in_the_log_of_bang_is_where_that_happens() -> None:
    happens = played("bang").events["took"]["place"]
    assert variables_of("en", "bang-event-took").variants["from"] == happens


def test_why_a_card_is_discarded_in_the_log_of_bang_is_why_that_happens() -> None:
    """For a station, and for all that has no words of its own, the cause is named."""
    happens = {reason(why, "", "") for why in played("bang").events["discarded"]["why"]}
    assert variables_of("en", "bang-event-discarded").variants["why"] == happens
