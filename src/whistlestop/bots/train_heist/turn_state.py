"""A small model of the table in the middle of a turn, and the actions that change it."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.bots.train_heist.payment_chances import Cards
from whistlestop.bots.train_heist.position import NOTHING, Position
from whistlestop.engine.ask import Answer


class TurnState(NamedTuple):
    """The model of the table in the middle of a turn."""

    place: int
    ridden: int  # the horse that we ride, or NOTHING
    horses: tuple[int, ...]
    actions: int
    hand: Cards
    load: int  # tiles that we carry
    taken: int  # a bit for each loot square whose top tile we took
    bullets: int
    sheriff: int
    colours: tuple[int, ...]


class Action(NamedTuple):
    """An action: the answers that take it, its immediate gain, and the state after it."""

    answers: tuple[Answer, ...]
    gain: float
    then: TurnState


def turn_state(position: Position) -> TurnState:
    """Return the state of the turn at this decision."""
    mine = position.mine
    ridden = NOTHING if mine.horse is None else mine.horse
    if ridden != NOTHING and position.horses[ridden] == NOTHING:
        ridden = NOTHING  # another cowboy rides it too, so that we cannot plan with it
    return TurnState(
        place=position.places[position.me],
        ridden=ridden,
        horses=position.horses,
        actions=position.view.actions,
        hand=position.hand,
        load=position.loot,
        taken=0,
        bullets=mine.bullets_ready,
        sheriff=position.sheriff,
        colours=position.colours,
    )
