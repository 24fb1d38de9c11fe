"""The moments of our turn at which we see to the train and play the cards of this expansion.

What brings cards comes early, and what makes the shots better comes before them. Railcars that are
of use later are taken late: by then we can pay with what is left in our hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import AnswerValue, Play, after
from whistlestop.bots.bang.base.plays import PLAYS as BASE_PLAYS
from whistlestop.bots.bang.base.plays import free_bang
from whistlestop.bots.bang.card_value import discard_costs
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.train_robbery import cards
from whistlestop.bots.bang.train_robbery.railcar_effects import EFFECTS, baggage_car_as_card
from whistlestop.bots.bang.train_robbery.railcars import RAILCARS
from whistlestop.bots.bang.train_robbery.train import advance, board, board_early
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
_TAKEN_EARLY: Final = ("lounge-car", "mail-car", "observation-car", "passenger-car")
_TAKEN_LATE: Final = tuple([kind for kind in RAILCARS if kind not in _TAKEN_EARLY])


def _discarded(kind: str) -> AnswerValue:
    """Make the value of discarding this railcar for its effect."""
    return lambda position, _answer: EFFECTS[kind](position) - _KEPT[kind]


def baggage_car(position: Position, _answer: Answer) -> float:
    """Return the value of a Baggage Car now. As a Missed! for later it is worth much."""
    return baggage_car_as_card(position) - 1.6


def sleeper_car(position: Position, answer: Answer) -> float:
    """Return the value of a shot for this blue card."""
    shot = free_bang(position, answer)
    return shot - position.cached(discard_costs)[answer.cards[1]] - 0.2 if shot > 0 else 0.0


def _after(play: str, values: Mapping[str, AnswerValue]) -> dict[str, Play]:
    return {kind: Play(after(BASE_PLAYS[play]), value) for kind, value in values.items()}


def _discards(*kinds: str) -> dict[str, AnswerValue]:
    return {kind: _discarded(kind) for kind in kinds}


_SHOT: Final = BASE_PLAYS["bang"].when

PLAYS: Final[Mapping[str, Play]] = {
    **_after("stagecoach", {"money-bag": cards.money_bag, "next-stop": cards.next_stop}),
    **_after("general-store", _discards("coal-hopper", "lounge-car", "mail-car")),
    **_after("panic", _discards("cattle-truck", "passenger-car")),
    **_after("panic", {f"board {kind}": board_early for kind in _TAKEN_EARLY}),
    **_after("panic", {"water-tower": cards.water_tower}),
    **_after("mustang", dict.fromkeys(cards.BLUE, cards.lay_down)),
    **_after("mustang", {"switch": cards.switch}),
    **_after("cat-balou", _discards("circus-wagon")),
    **_after("gatling", {"most-wanted": cards.most_wanted}),
    **_after("bang", {"sleeper-car": sleeper_car, "baggage-car": baggage_car}),
    **_after("duel", {"zippy-roy": cards.zippy_roy}),
    **_after("dynamite", {"full-steam": cards.full_steam}),
    **_after("beer", {f"board {kind}": board for kind in _TAKEN_LATE}),
    **_after("beer", {"advance": advance}),
    "express-car": Play(_LAST, _discarded("express-car")),  # it ends the turn
    # These are the BANG! of the turn.
    "knife-revolver": Play(_SHOT, cards.knife_revolver),
    "train-robbery": Play(_SHOT, cards.train_robbery),
}
