"""The search core, which knows no game: it judges answers by playouts over imagined matches.

    judgement = judge(ask, find_guide("bang")(seen, rng), playouts=800, rng=rng)
    judgement.best.answer

`SearchBot` is a bot that decides in this way. A game brings its guide: a file `search_guide` beside
its bot, listed in guides.py.
"""

from __future__ import annotations

from whistlestop.bots.search.bot import SearchBot
from whistlestop.bots.search.guide import Guide
from whistlestop.bots.search.guides import find_guide
from whistlestop.bots.search.judgement import JudgedAnswer, Judgement
from whistlestop.bots.search.judging import count_rounds, judge

__all__ = ["Guide", "JudgedAnswer", "Judgement", "SearchBot", "count_rounds", "find_guide", "judge"]
