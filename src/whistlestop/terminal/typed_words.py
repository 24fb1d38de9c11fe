"""Words that a person typed: several numbers in one line, and words that mean no single choice."""

from __future__ import annotations

import re
from collections.abc import Sequence

from whistlestop.engine.errors import cut
from whistlestop.locales import Texts
from whistlestop.terminal.sanitize import one_line

_BETWEEN = re.compile(r"[\s,;]+")


def several(word: str) -> list[str]:
    """Split digits such as `36`, `3 6` or `3,6` into single ones. Other words stay as they are."""
    digits = _BETWEEN.sub("", word)
    return list(digits) if digits.isdecimal() else [word]


def not_understood(texts: Texts, word: str, choices: Sequence[str] = ()) -> str:
    """Say that a word is not a choice, or list the choices that it could mean."""
    text = cut(one_line(word))
    if len(choices) < 2:
        return texts.say("terminal-not-understood", text=text)
    return texts.say("terminal-ambiguous", text=text, choices=" · ".join(choices))
