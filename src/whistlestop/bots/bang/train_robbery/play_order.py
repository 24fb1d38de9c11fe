"""The order of the plays of The Great Train Robbery among the other plays of our turn.

Plays that bring cards come early. Plays that make shots better come before the shots. We take
railcars that are useful only later at the end, and pay with the cards that are left in our hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import AnswerValue, Play, after
from whistlestop.bots.bang.base.plays import PLAYS as BASE_PLAYS
from whistlestop.bots.bang.train_robbery import cards
from whistlestop.bots.bang.train_robbery.railcar_effects import (
    discard_for_effect,
    sleeper_car_shot,
    spend_baggage_car,
)
from whistlestop.bots.bang.train_robbery.railcars import RAILCARS
from whistlestop.bots.bang.train_robbery.train import advance, board, board_early

_LAST: Final = 10_000
_TAKEN_EARLY: Final = ("lounge-car", "mail-car", "observation-car", "passenger-car")
_TAKEN_LATE: Final = tuple([kind for kind in RAILCARS if kind not in _TAKEN_EARLY])


def _after(play: str, values: Mapping[str, AnswerValue]) -> dict[str, Play]:
    return {kind: Play(after(BASE_PLAYS[play]), value) for kind, value in values.items()}


def _discards(*kinds: str) -> dict[str, AnswerValue]:
    return {kind: discard_for_effect(kind) for kind in kinds}


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
    **_after("bang", {"sleeper-car": sleeper_car_shot, "baggage-car": spend_baggage_car}),
    **_after("duel", {"zippy-roy": cards.zippy_roy}),
    **_after("dynamite", {"full-steam": cards.full_steam}),
    **_after("beer", {f"board {kind}": board for kind in _TAKEN_LATE}),
    **_after("beer", {"advance": advance}),
    "express-car": Play(_LAST, discard_for_effect("express-car")),  # it ends the turn
    # Each of these counts as the BANG! of the turn.
    "knife-revolver": Play(_SHOT, cards.knife_revolver),
    "train-robbery": Play(_SHOT, cards.train_robbery),
}
