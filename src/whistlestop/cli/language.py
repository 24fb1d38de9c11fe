"""The language of the command line: from --lang, or from the environment."""

from __future__ import annotations

import os

from whistlestop.cli.errors import UsageError
from whistlestop.locales import LANGUAGES


def find_language(words: list[str]) -> str:
    """Return the language of --lang, or of the environment, or English.

    It is read before the commands are made, because their help is in that language.
    """
    asked = _asked_for(words)
    if asked and asked not in LANGUAGES:
        raise UsageError(
            f"there is no language {asked!r}",
            "unknown-language",
            found=asked,
            allowed=", ".join(LANGUAGES),
        )
    return asked or _of_environment()


def _asked_for(words: list[str]) -> str:
    """Return the first value of --lang, or an empty string."""
    for at, word in enumerate(words):
        value = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and at + 1 < len(words):
            value = words[at + 1]
        if value:
            return value
    return ""


def _of_environment() -> str:
    """Return the language of the first variable that is set; English if we lack that language."""
    for name in ("WHISTLESTOP_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2]
            return language if language in LANGUAGES else "en"
    return "en"
