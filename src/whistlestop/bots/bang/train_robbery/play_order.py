"""The order of the plays of The Great Train Robbery among the other plays of our turn.

Plays that bring cards come early. Plays that make shots better come before the shots. We take
railcars that are useful only later at the end, and pay with the cards that are left in our hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import AnswerValue, Play, Reasoner, after
from whistlestop.bots.bang.base import play_reasons
from whistlestop.bots.bang.base.plays import PLAYS as BASE_PLAYS
from whistlestop.bots.bang.train_robbery import cards, reasons
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


def _after(play: str, values: Mapping[str, AnswerValue], why: Reasoner) -> dict[str, Play]:
    return {kind: Play(after(BASE_PLAYS[play]), value, why) for kind, value in values.items()}


def _discards(play: str, *kinds: str) -> dict[str, Play]:
    values = {kind: discard_for_effect(kind) for kind in kinds}
    return _after(play, values, reasons.effect)


_SHOT: Final = BASE_PLAYS["bang"].when

PLAYS: Final[Mapping[str, Play]] = {
    **_after("stagecoach", {"money-bag": cards.money_bag}, reasons.money_bag),
    **_after("stagecoach", {"next-stop": cards.next_stop}, reasons.moves_train),
    **_discards("general-store", "coal-hopper", "lounge-car", "mail-car"),
    **_discards("panic", "cattle-truck", "passenger-car"),
    **_after("panic", {f"board {kind}": board_early for kind in _TAKEN_EARLY}, reasons.boarding),
    **_after("panic", {"water-tower": cards.water_tower}, reasons.water_tower),
    **_after("mustang", dict.fromkeys(cards.BLUE, cards.lay_down), reasons.in_play),
    **_after("mustang", {"switch": cards.switch}, reasons.exchange),
    **_discards("cat-balou", "circus-wagon"),
    **_after("gatling", {"most-wanted": cards.most_wanted}, reasons.most_wanted),
    **_after("bang", {"sleeper-car": sleeper_car_shot}, play_reasons.shot),
    **_after("bang", {"baggage-car": spend_baggage_car}, reasons.effect),
    **_after("duel", {"zippy-roy": cards.zippy_roy}, reasons.moves_train),
    **_after("dynamite", {"full-steam": cards.full_steam}, reasons.moves_train),
    **_after("beer", {f"board {kind}": board for kind in _TAKEN_LATE}, reasons.boarding),
    **_after("beer", {"advance": advance}, reasons.advance),
    # It ends the turn.
    "express-car": Play(_LAST, discard_for_effect("express-car"), reasons.effect),
    # Each of these counts as the BANG! of the turn.
    "knife-revolver": Play(_SHOT, cards.knife_revolver, play_reasons.shot),
    "train-robbery": Play(_SHOT, cards.train_robbery, reasons.robbery),
}
