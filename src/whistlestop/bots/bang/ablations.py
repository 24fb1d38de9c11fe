"""Variants of the bot that each leave one thing out, to measure with `sim` what it is worth."""

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
    """A bot that uses no nuggets (Gold Rush).

    It never buys equipment, sells a Beer, or pays so that another player discards equipment.
    """

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        answers = tuple([each for each in ask.answers if each.verb not in _BUYING])
        return super().choose(ask.only(answers), match)


class WithoutRailcars(BangBot):
    """A bot that takes no railcar unless it must (The Great Train Robbery)."""

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        answers = tuple([each for each in ask.answers if not _takes_railcar(each)])
        return super().choose(ask.only(answers) if answers else ask, match)


def _takes_railcar(answer: Answer) -> bool:
    water_tower = answer.verb == "play" and kind_of(answer.cards[0]) == "water-tower"
    return water_tower or answer.verb in ("board", "advance")


class WithoutFeats(BangBot):
    """A bot that never performs, claims or boasts of a Feat (Legends).

    Such a question always has another answer.
    """

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        answers = tuple([each for each in ask.answers if each.verb not in _FEATS])
        return super().choose(ask.only(answers), match)

    def view(self, match: MatchAsSeen) -> TableView:
        """Return the table without Feats, so that they do not change the value of other plays."""
        return replace(super().view(match), goals=())
