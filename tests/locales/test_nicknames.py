"""The names that are suggested to new guests."""

from __future__ import annotations

import pytest

from whistlestop.locales import LANGUAGES, Texts
from whistlestop.server.look_alikes import tell_apart
from whistlestop.server.sanitize import sanitize_name

LEAST = 30


def nicknames(language: str) -> list[str]:
    """Split the names as the web client does."""
    return [name.strip() for name in Texts(language).say("web-nicknames").split(",")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_takes_every_suggested_name_as_it_is(language: str) -> None:
    names = nicknames(language)
    assert len(names) >= LEAST
    assert [sanitize_name(name) for name in names] == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_suggested_names_look_alike(language: str) -> None:
    names = dict(enumerate(nicknames(language)))
    assert tell_apart(names) == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_suggests_the_same_names(language: str) -> None:
    """The suggestion changes its language with the page, and stays the same name."""
    assert len(nicknames(language)) == len(nicknames("en"))
