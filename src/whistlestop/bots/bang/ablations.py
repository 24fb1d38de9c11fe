"""Copies of the bot that each leave something out, to measure in `sim` what it is good for."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from whistlestop.bots.bang.bot import BangBot
from whistlestop.bots.bang.rule_facts import kind_of
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.engine.ask import Answer, Ask
from whistlestop.games.bang.view import TableView

_BUYING: Final = ("buy", "scrap", "sell")
_FEATS: Final = ("perform", "boast", "claim")


class WithoutBuying(BangBot):
    """Buys no equipment, makes nobody discard any, and sells no Beer (Gold Rush)."""

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        answers = tuple([each for each in ask.answers if each.verb not in _BUYING])
        return super().choose(ask._replace(answers=answers), match)


class WithoutRailcars(BangBot):
    """Takes no railcar unless it must (The Great Train Robbery)."""

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        answers = tuple([each for each in ask.answers if not _takes_railcar(each)])
        return super().choose(ask._replace(answers=answers) if answers else ask, match)


def _takes_railcar(answer: Answer) -> bool:
    water_tower = answer.verb == "play" and kind_of(answer.cards[0]) == "water-tower"
    return water_tower or answer.verb in ("board", "advance")


class WithoutFeats(BangBot):
    """Never performs, claims or boasts of a Feat (Legends). There is always another answer."""

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        answers = tuple([each for each in ask.answers if each.verb not in _FEATS])
        return super().choose(ask._replace(answers=answers), match)

    def view(self, match: MatchAsSeen) -> TableView:
        """Return the table without Feats, so that none makes it prefer one play to another."""
        return replace(super().view(match), goals=())
