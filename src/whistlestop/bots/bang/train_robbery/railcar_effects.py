"""The value of railcars in this position: of their effects, of using them and of taking them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import AnswerValue, OwnValue
from whistlestop.bots.bang.base.plays import free_bang, total_value, use_value, uses_on
from whistlestop.bots.bang.card_value import added_value, discard_costs, draw_value, loss
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.rule_facts import kind_of
from whistlestop.bots.bang.train_robbery.railcars import (
    AVERAGE_EFFECT,
    PLACED,
    RAILCARS,
    best_gift_value,
    ghost_car_gift,
    gift_value,
)
from whistlestop.bots.bang.wounds import FOE
from whistlestop.engine.ask import Answer

_MISSED: Final = 0.95  # the value of a Baggage Car that we keep as a Missed!
_BEST_DISCARD: Final = 0.85  # the average value of the best of three discards
_ANOTHER_TURN: Final = 1.8
# We keep a railcar whose effect is worth less than this: it may be worth more another time.
_KEPT: Final = {
    "cattle-truck": 0.4,
    "circus-wagon": 0.3,
    "coal-hopper": 0.4,
    "express-car": 0.5,
    "lounge-car": 0.2,
    "mail-car": 0.3,
    "passenger-car": 0.65,
}


# Effects


def baggage_car_as_card(position: Position) -> float:
    """Return the value of a Baggage Car used as the best card other than a Missed!."""
    distances, reaches = position.view.distances, position.view.reaches
    near = [seat for seat in position.others if (distances[seat] or 2) <= 1]
    ways = [Answer("as", ("bang",), seat) for seat in position.others if reaches[seat]]
    ways += [each for seat in near for each in uses_on(position, "panic", seat)]
    ways += [each for seat in position.others for each in uses_on(position, "cat-balou", seat)]
    return max([use_value(position, each) for each in ways], default=0.0)


def baggage_car(position: Position) -> float:
    return max(_MISSED, baggage_car_as_card(position))


def passenger_car(position: Position) -> float:
    """Return the value of taking the best card of any other player."""
    ways = [each for seat in position.others for each in uses_on(position, "panic", seat)]
    return max([use_value(position, each) for each in ways], default=0.0)


def circus_wagon(position: Position) -> float:
    """Return the value of a Circus Wagon: all others lose their least valuable card in play."""
    values = []
    for seat in position.others:
        cards = position.view.players[seat].cards
        if cards:
            least = min([loss(position, seat, kind_of(card)) for card in cards])
            values.append(max(-1.5, min(1.5, position.enmity[seat])) * least)
    return total_value(position, values)


def railcar_discard_value(position: Position, card: str, seat: int) -> float:
    """Return the value to us of discarding this player's railcar."""
    missed = loss(position, seat, kind_of(card))
    if seat == position.seat:
        return -missed
    enmity = position.enmity[seat]
    return enmity * missed if enmity > FOE or enmity < -0.3 else 0.0


def coal_hopper(position: Position) -> float:
    """Return the value of drawing a card, and of discarding a railcar of any player."""
    found = [
        railcar_discard_value(position, card, seat)
        for seat in position.living
        for card in position.view.players[seat].cards
        if kind_of(card) in RAILCARS and (seat != position.seat or kind_of(card) != "coal-hopper")
    ]
    return draw_value(position, 1) + max(found, default=0.0)


def cattle_truck(position: Position) -> float:
    """Return the value of the best of three discards. Now we see only the top one."""
    top = position.view.discard
    best = max(_BEST_DISCARD, added_value(position, top)) if top is not None else 0.0
    room = position.lifeless or len(position.hand) <= position.me.hand_limit + 1
    return best * (1.0 if room else 0.4)


def mail_car(position: Position) -> float:
    """Return the value of drawing three cards, of which we give the worst one away."""
    if position.nothing_to_draw:
        return 0.0
    return draw_value(position, 2) + 0.15 - 0.3 * _least_enmity(position)


def lounge_car(position: Position) -> float:
    """Return the value of getting the better of two railcars. We give the other one away."""
    return 1.0 - 0.4 * _least_enmity(position)


def _least_enmity(position: Position) -> float:
    """Return the lowest enmity: that towards the player to whom we prefer to give something."""
    return max(-1.0, min(1.0, *[position.enmity[seat] for seat in position.others]))


def express_car(position: Position) -> float:
    """Return the value of another turn minus the value of our hand, which we lose for it."""
    costs = position.cached(discard_costs)
    return _ANOTHER_TURN - sum([costs[card] for card in position.hand])


EFFECTS: Final[Mapping[str, OwnValue]] = {
    "baggage-car": baggage_car,
    "cattle-truck": cattle_truck,
    "circus-wagon": circus_wagon,
    "coal-hopper": coal_hopper,
    "express-car": express_car,
    "lounge-car": lounge_car,
    "mail-car": mail_car,
    "passenger-car": passenger_car,
}


# Using a railcar in our turn


def discard_for_effect(kind: str) -> AnswerValue:
    """Make a function for the value of discarding this railcar for its effect."""
    return lambda position, _answer: EFFECTS[kind](position) - _KEPT[kind]


def spend_baggage_car(position: Position, _answer: Answer) -> float:
    """Return the value of using a Baggage Car now. We could also keep it as a Missed!."""
    return baggage_car_as_card(position) - 1.6


def sleeper_car_shot(position: Position, answer: Answer) -> float:
    """Return the value of a shot minus the cost of the blue card that we discard for it."""
    shot = free_bang(position, answer)
    return shot - position.cached(discard_costs)[answer.cards[1]] - 0.2 if shot > 0 else 0.0


# Taking a railcar


def railcar_value(position: Position, card: str) -> float:
    """Return the value to us of taking this railcar."""
    kind = kind_of(card)
    return best_gift_value(position, kind) if kind in PLACED else own_value(position, kind)


def own_value(position: Position, kind: str) -> float:
    """Return the value of a railcar in front of us.

    The value of its effect now counts most. The average value counts too, because the effect may
    be worth more later.
    """
    if kind not in EFFECTS:
        return RAILCARS[kind](position, position.seat)
    usual = AVERAGE_EFFECT[kind]
    return max(0.6 * usual, 0.3 * usual + 0.7 * EFFECTS[kind](position))


def best_gift_to_others(position: Position, card: str) -> float:
    """Return the value to us of giving this railcar to the best other player."""
    kind = kind_of(card)
    if kind == "ghost-car":
        return max([ghost_car_gift(position, seat) for seat in position.others])
    return max([gift_value(position, seat, kind) for seat in position.others])
