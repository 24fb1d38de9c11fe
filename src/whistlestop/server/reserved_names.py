"""Names that nobody may have, because they would pass for a bot, an official or the game itself."""

from __future__ import annotations

import re
from functools import cache

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.server.look_alikes import imitates_number, skeletons

_BOT = skeletons("bot")
_PLAYER = skeletons("player")  # records call a seat without a name so


@cache
def load() -> frozenset[str]:
    """Return the skeletons of all reserved names. Reading them takes long, so do it at the start.

    They are the words in the texts of all languages, and the levels of the bots.
    """
    words: list[str] = []
    for language in LANGUAGES:
        texts = Texts(language)
        words += texts.say("reserved-names").split(",")
        for level in {level for game in games.NAMES for level in roster.levels(game)}:
            words += [level, texts.say("bot-level", level=level)]
    return frozenset().union(*map(skeletons, words))


def is_reserved(name: str) -> bool:
    """Return whether a name is reserved, or looks like one that is."""
    words = [skeletons(word) for word in re.findall(r"\w+", name)]
    if any(word & _BOT for word in words) or words[0] & _PLAYER:
        return True
    without_number = re.sub(r"[\W\d_]+$", "", name)
    return imitates_number(name) or not load().isdisjoint(
        skeletons(name) | skeletons(without_number)
    )
