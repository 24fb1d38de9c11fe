"""Emotes: chat lines that every reader sees in their own language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from whistlestop.locales import LANGUAGES, Texts
from whistlestop.wire.emotes import EMOTES, emote_in


@pytest.mark.parametrize(
    ("line", "name"),
    [
        (":howdy:", "howdy"),
        (":good-game:", "good-game"),
        ("howdy", None),
        ("::howdy::", None),
        (":howdy", None),
        (":howdy: partner", None),
        (":of-tomorrow:", None),
        (":", None),
        ("", None),
    ],
)
def test_only_a_known_name_between_colons_is_an_emote(line: str, name: str | None) -> None:
    assert emote_in(line) == name


def test_the_web_client_offers_the_same_emotes() -> None:
    source = Path("web/src/lib/emotes.ts").read_text("utf-8")
    listed = re.search(r"EMOTES = \[(.*?)\]", source, re.DOTALL)
    assert listed is not None
    assert tuple(re.findall(r'"([a-z-]+)"', listed[1])) == EMOTES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_emote_has_words_of_its_own(language: str) -> None:
    words = [Texts(language).say(f"emote-{name}") for name in EMOTES]
    assert len(set(words)) == len(EMOTES)
