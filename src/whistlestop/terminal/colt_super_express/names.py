"""Names of the bandits and cards of Colt Super Express in the user's language."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.games.colt_super_express.expansions import CARDS
from whistlestop.games.colt_super_express.view import BanditView
from whistlestop.locales import Texts


class Names:
    """The names in one language, at one table. `players` are the people and bots by seat."""

    def __init__(self, texts: Texts, players: tuple[str, ...]) -> None:
        self.texts = texts
        self.say = texts.say
        self.players = players

    def bandit(self, bandit: BanditView) -> str:
        return self.say(f"colt-bandit-{bandit.name}")

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self.say(f"colt-card-{card}") for card in cards)


def text_id(word: str) -> str:
    """Return the text id of a card or another word of the table."""
    return f"colt-card-{word}" if word in CARDS else f"colt-word-{word}"
