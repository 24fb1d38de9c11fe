"""Advice on the cards of the base game. The value of playing them is in plays.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import Advice
from whistlestop.bots.bang.base.characters import costs_nothing
from whistlestop.bots.bang.base.events import JAIL
from whistlestop.bots.bang.base.plays import (
    cat_balou,
    duel,
    dynamite_loss,
    free_bang,
    general_store,
    jail_loss,
    panic,
)
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.public_acts import BANG, THEFT
from whistlestop.bots.bang.rule_facts import explodes
from whistlestop.bots.bang.wounds import healing_value
from whistlestop.engine.ask import Answer

_ALL_PLAYERS: Final = 0.12  # a Gatling or Indians! is not aimed at a certain player


def drink(position: Position, _answer: Answer) -> float:
    return healing_value(position)


def does_not_explode(card: str) -> bool:
    return not explodes(card)


CARDS: Final[Mapping[str, Advice]] = {
    "bang": Advice(played_weight=BANG, used_as=free_bang),
    "barrel": Advice(dodge_cost=costs_nothing, flip_value=0.35),
    "beer": Advice(used_as=drink),
    "cat-balou": Advice(played_weight=THEFT, used_as=cat_balou),
    "duel": Advice(played_weight=BANG, used_as=duel),
    "dynamite": Advice(loss=dynamite_loss, lucky=does_not_explode),
    "gatling": Advice(played_weight=_ALL_PLAYERS),
    "general-store": Advice(used_as=general_store),
    "indians": Advice(played_weight=_ALL_PLAYERS),
    "jail": Advice(laid_weight=JAIL, loss=jail_loss),
    "panic": Advice(played_weight=THEFT, used_as=panic),
}
