"""When the train is seen to, among all that is done in a turn.

What brings cards comes early, what makes the shots better before them. Railcars that are of use
later are taken late: by then what is left in the hand is what we can pay with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whistlestop.bots.deputy.hooks import PLAYS, Play, after
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.plays import like_bang
from whistlestop.bots.deputy.train_robbery import cards
from whistlestop.bots.deputy.train_robbery.cars import CARS
from whistlestop.bots.deputy.train_robbery.effects import NOW, best_use
from whistlestop.bots.deputy.train_robbery.rails import advance, board, board_first
from whistlestop.bots.deputy.worth import prices
from whistlestop.engine.ask import Answer

_LAST: Final = 10_000

# For less than this a railcar is kept: its effect may be worth more another time.
_KEPT: Final = {
    "cattle-truck": 0.4,
    "circus-wagon": 0.3,
    "coal-hopper": 0.4,
    "express-car": 0.5,
    "lounge-car": 0.2,
    "mail-car": 0.3,
    "passenger-car": 0.65,
}


def discarded(kind: str) -> Callable[[Look, Answer], float]:
    """The railcar for its effect."""
    return lambda look, _answer: NOW[kind](look) - _KEPT[kind]


def baggage_car(look: Look, _answer: Answer) -> float:
    """It is a Missed! for later: that is given up only for much."""
    return best_use(look) - 1.6


def sleeper_car(look: Look, answer: Answer) -> float:
    """A shot for a blue card: the one that we need least."""
    shot = like_bang(look, answer)
    return shot - look.once(prices)[answer.cards[1]] - 0.2 if shot > 0 else 0.0


def _put(stage: str, entries: dict[str, Callable[[Look, Answer], float]]) -> None:
    for kind, worth in entries.items():
        PLAYS.put(kind, Play(after(stage), worth))


_EARLY: Final = ("lounge-car", "mail-car", "observation-car", "passenger-car")

_put("stagecoach", {"money-bag": cards.money_bag, "next-stop": cards.next_stop})
_put(
    "general-store",
    {kind: discarded(kind) for kind in ("coal-hopper", "lounge-car", "mail-car")},
)
_put("panic", {kind: discarded(kind) for kind in ("cattle-truck", "passenger-car")})
_put("panic", {f"board {kind}": board_first for kind in _EARLY})
_put("panic", {"water-tower": cards.water_tower})
_put("mustang", dict.fromkeys(("map", "refund", "strongbox"), cards.lay_down))
_put("mustang", {"switch": cards.switch})
_put("cat-balou", {"circus-wagon": discarded("circus-wagon")})
_put("gatling", {"most-wanted": cards.most_wanted})
_put("bang", {"sleeper-car": sleeper_car, "baggage-car": baggage_car})
_put("duel", {"zippy-roy": cards.zippy_roy})
_put("dynamite", {"full-steam": cards.full_steam})
_put("beer", {f"board {kind}": board for kind in CARS if kind not in _EARLY})
_put("beer", {"advance": advance})
# It ends the turn.
PLAYS.put("express-car", Play(_LAST, discarded("express-car")))
# These are the BANG! of the turn.
PLAYS.put("knife-revolver", Play(PLAYS.by_name["bang"].when, cards.knife_revolver))
PLAYS.put("train-robbery", Play(PLAYS.by_name["bang"].when, cards.train_robbery))
