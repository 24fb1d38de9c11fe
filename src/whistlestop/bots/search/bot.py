"""A bot that searches: it judges the answers that seem best by playouts over imagined matches."""

from __future__ import annotations

from itertools import islice
from math import isqrt
from random import Random
from typing import ClassVar, Final

from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.bots.hint import MOST_RANKED, Hint, RankedAnswer, only_answer, percent
from whistlestop.bots.search.guide import Guide
from whistlestop.bots.search.judgement import JudgedAnswer
from whistlestop.bots.search.judging import judge
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.narration import text

_FEWEST: Final = 2  # candidates, however small the budget is
_TRUST: Final = 1.0  # standard errors by which an answer must beat the one that seemed best
_SEED_BITS: Final = 64


class SearchBot(Bot):
    """A bot that asks the guide of its game for answers and judges them.

    It knows no game. The guide ranks the answers, so the search spends its playouts on the best
    ones. With more playouts it looks at more of them. If no other answer is clearly better in the
    playouts, it gives the one that the guide ranked first.
    """

    make_guide: ClassVar[type[Guide]]

    def __init__(self, rng: Random, playouts: int | None = None) -> None:
        """Make a bot with so many playouts for a decision; None means the number of the guide."""
        super().__init__(rng)
        self.playouts = self.make_guide.playouts if playouts is None else playouts

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        if len(ask.answers) == 1:
            return ask.answers[0]
        return self._ranked(ask, match)[0].answer

    def hint(self, ask: Ask, match: MatchAsSeen) -> Hint:
        """Return the answers that did best in the playouts, and the beliefs of the bot."""
        beliefs = self.thoughts(match)
        if len(ask.answers) == 1:
            return Hint(only_answer(ask.answers[0]), "wins", beliefs)
        return Hint(tuple(self._ranked(ask, match)[:MOST_RANKED]), "wins", beliefs)

    def _ranked(self, ask: Ask, match: MatchAsSeen) -> list[RankedAnswer]:
        """Rank the answers that were worth a search, the one to give first."""
        if ask.about.get("equal"):
            return [RankedAnswer(self.rng.choice(ask.answers), None, (text("hint-equal"),))]
        guide = self.make_guide(match)
        guide.longest, guide.playouts = guide.horizon, self.playouts
        # A generator of its own, so that every search takes one number from that of the bot.
        rng = Random(self.rng.getrandbits(_SEED_BITS))
        most = ask.count if guide.all_at_once else count_candidates(self.playouts)
        candidates = tuple(islice(guide.candidates(ask, rng), most))
        if len(candidates) == 1:
            return [RankedAnswer(candidates[0], None, (text("hint-search-alone"),))]
        judged = list(judge(ask.only(candidates), guide, self.playouts, rng).answers)
        if guide.trusted:
            first = next(each for each in judged if each.answer == candidates[0])
            if first.errors_behind < _TRUST:
                judged.remove(first)
                judged.insert(0, first)
        return [_explained(each) for each in judged]


def count_candidates(playouts: int) -> int:
    """Return how many answers a search of so many playouts looks at."""
    return _FEWEST + isqrt(playouts) // 2


def _explained(judged: JudgedAnswer) -> RankedAnswer:
    why = text("hint-search", share=percent(judged.mean), count=judged.playouts)
    return RankedAnswer(judged.answer, round(judged.mean, 3), (why,))
