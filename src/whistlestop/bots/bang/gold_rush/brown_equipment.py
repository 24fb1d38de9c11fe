"""The value of equipment that is used at once, in the present position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import OwnValue
from whistlestop.bots.bang.base.plays import use_value, uses_on
from whistlestop.bots.bang.card_value import draw_value
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.wounds import healing_value
from whistlestop.engine.ask import Answer

_FRIEND: Final = -0.5  # we help players with this enmity or less
_SUITS: Final = 2.7  # the average number of different suits among four cards


def shot_card_value(position: Position, seat: int) -> float:
    """Return the value to us of a life point for this player: ourselves, or a wounded friend."""
    if seat == position.seat:
        return healing_value(position)
    player, enmity = position.view.players[seat], position.enmity[seat]
    if enmity > _FRIEND or player.life >= player.most or position.is_lifeless(seat):
        return 0.0
    need = {1: 1.3, 2: 1.0}.get(player.life, 0.5)
    return need * min(1.5, -enmity)


def rhum(position: Position) -> float:
    return healing_value(position, _SUITS)


def union_pacific(position: Position) -> float:
    return draw_value(position, 4)


def gold_rush(position: Position) -> float:
    """Return the value of another turn and of regaining all life points."""
    excess = 0.0 if position.lifeless else 0.1 * position.excess
    return 1.5 + healing_value(position, 9) - excess


def bottle(position: Position) -> float:
    """Return the value of a Bottle: the best of its uses as BANG!, Panic! or Beer."""
    distances, reaches = position.view.distances, position.view.reaches
    answers = [Answer("as", ("bang",), seat) for seat in position.others if reaches[seat]]
    near = [seat for seat in position.others if (distances[seat] or 2) <= 1]
    for seat in (*near, position.seat):
        answers += uses_on(position, "panic", seat)
    answers.append(Answer("as", ("beer",)))
    return max([use_value(position, each) for each in answers])


def pardner(position: Position) -> float:
    """Return the value of a Pardner: the best of its uses as Duel, Cat Balou or General Store."""
    answers = [Answer("as", ("duel",), seat) for seat in position.others]
    for seat in position.living:
        answers += uses_on(position, "cat-balou", seat)
    answers.append(Answer("as", ("general-store",)))
    return max([use_value(position, each) for each in answers])


BROWN: Final[Mapping[str, OwnValue]] = {
    "bottle": bottle,
    "pardner": pardner,
    "rhum": rhum,
    "union-pacific": union_pacific,
    "gold-rush": gold_rush,
}
