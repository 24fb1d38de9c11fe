"""The train: the values and prices of its railcars, and the value of moving it."""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from whistlestop.bots.bang.base.plays import general_store, total_value
from whistlestop.bots.bang.card_value import AVERAGE_CARD, discard_costs
from whistlestop.bots.bang.chances import hit_chance, no_barrel_chance
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.rule_facts import (
    CUSTOM_STATION,
    costs_life,
    costs_two_cards,
    pays_for,
)
from whistlestop.bots.bang.train_robbery.railcar_effects import railcar_value
from whistlestop.bots.bang.wounds import harm_value, life_payment_cost, own_wound_cost
from whistlestop.engine.ask import Answer

_MARGIN: Final = 0.1  # we do not take a railcar with a lower gain
_NEVER: Final = -inf
_MOST_RAILCARS: Final = 5  # a limit is needed, because used railcars come back to the train
_LIKE: Final = "like-"  # prefix of the ruling that names the model of the customizable station
_SHADE_SWAP: Final = 0.15  # the gain of Shade O'Connor from a move in another player's turn


class Train(NamedTuple):
    """The train and its stations, as everybody sees them."""

    line: tuple[str, ...]  # the stations; the customizable one has the name of its model
    railcars: tuple[str, ...]
    at: int  # the number of the Locomotive's station
    leland: bool

    def pairs(self, at: int) -> list[tuple[str, str]]:
        """Return each railcar with the station above it, if the Locomotive is at station `at`."""
        spots = [(car, at - 2 - behind) for behind, car in enumerate(self.railcars)]
        return [(car, self.line[spot]) for car, spot in spots if 0 <= spot < len(self.line)]

    def is_end(self, at: int) -> bool:
        return at > len(self.line)


def train(position: Position) -> Train:
    piles, counters = dict(position.view.piles), dict(position.view.counters)
    at, leland = counters.get("locomotive", 1), bool(counters.get("leland", 0))
    rulings = [word for word in position.view.rulings if word.startswith(_LIKE)]
    agreed = next((word.removeprefix(_LIKE) for word in rulings), "")
    stations = piles.get("stations", ())
    line = tuple([agreed if name == CUSTOM_STATION else name for name in stations])
    return Train(line, piles.get("train", ()), at, leland)


def times_used(position: Position, what: str) -> int:
    """Count how often we have done this in this turn."""
    return dict(position.me.counters).get(what, 0)


def may_board(position: Position) -> bool:
    """Return whether we may take one more railcar.

    The rules let Benny Brawler take any number. The bot sets a limit for him.
    """
    most = _MOST_RAILCARS if position.me.character == "benny-brawler" else 1
    return times_used(position, "railcar") < most


# Prices


def payment_cost(position: Position, station: str, card: str | None) -> float:
    """Return the cost of paying this station with this card; None means a life point."""
    if card is None:
        return life_payment_cost(position)
    costs = position.cached(discard_costs)
    if not costs_two_cards(station):
        return costs[card]
    return costs[card] + min([costs[each] for each in costs if each != card], default=0.0)


def cheapest_payment(position: Position, station: str) -> float:
    """Return the lowest cost of paying this station; infinity if we cannot pay."""
    if position.me.character == "sancho":
        return 0.0
    if costs_life(station):
        able = position.me.life > 1 and not position.lifeless
        return life_payment_cost(position) if able else inf
    costs = position.cached(discard_costs)
    if costs_two_cards(station):
        two = sorted(costs.values())[:2]
        return sum(two) if len(two) == 2 else inf
    return min([cost for card, cost in costs.items() if pays_for(station, card)], default=inf)


# Taking a railcar


def railcar_values(position: Position) -> dict[str, float]:
    """Return the value to us of every railcar of the train."""
    return {car: railcar_value(position, car) for car in position.cached(train).railcars}


def best_gain_at(position: Position, at: int) -> float:
    """Return the gain of the best railcar that we can pay for, with the Locomotive at `at`."""
    gains = [
        position.cached(railcar_values)[car] - cheapest_payment(position, station)
        for car, station in position.cached(train).pairs(at)
    ]
    return max(gains, default=_NEVER)


def boarding_gain(position: Position, answer: Answer) -> float:
    """Return the gain of taking this railcar at this price."""
    car = answer.cards[0]
    price = 0.0
    if answer.place != "free":
        stations = dict(position.cached(train).pairs(position.cached(train).at))
        card = answer.cards[1] if len(answer.cards) > 1 else None
        price = payment_cost(position, stations[car], card)
    return position.cached(railcar_values)[car] - price


class Plan(NamedTuple):
    """The gain of taking a railcar now, and the gain of moving the train before taking one."""

    stay: float
    move: float

    @property
    def best(self) -> float:
        return max(0.0, self.stay, self.move)


def plan(position: Position) -> Plan:
    return plan_at(position, position.cached(train).at)


def plan_at(position: Position, at: int) -> Plan:
    """Make the plan for the Locomotive at station `at`."""
    if not may_board(position):
        return Plan(_NEVER, _NEVER)
    stay, move = best_gain_at(position, at) - _MARGIN, _NEVER
    if not times_used(position, "free-advance"):
        move = best_gain_at(position, at + 1) - _MARGIN + move_value(position, at)
    return Plan(stay, move)


def board(position: Position, answer: Answer) -> float:
    """Return the value of taking a railcar; 0 if it is better to move the train first."""
    now = position.cached(plan)
    if not may_board(position) or now.move > now.stay + _MARGIN:
        return 0.0
    return boarding_gain(position, answer) - _MARGIN


def board_early(position: Position, answer: Answer) -> float:
    """Return the value of a railcar that is useful this turn; 0 if another one is better."""
    value = board(position, answer)
    return value if value >= position.cached(plan).stay - 0.01 else 0.0


def advance(position: Position, _answer: Answer) -> float:
    """Return the value of moving the train; 0 if it is better to take a railcar first."""
    now = position.cached(plan)
    return now.move if now.move > now.stay + _MARGIN else 0.0


# Moving the train


def move_value(position: Position, at: int) -> float:
    """Return the value of one move from station `at`, without the railcars to take afterwards."""
    end = position.cached(train).is_end(at + 1)
    return _gains_of_watchers(position, at + 1) + (arrival_value(position) if end else 0.0)


def _gains_of_watchers(position: Position, at: int) -> float:
    """Return the value to us of the gains of some characters from a move or an arrival."""
    value, end = 0.0, position.cached(train).is_end(at)
    for seat in position.living:
        character = position.view.players[seat].character
        own = seat == position.seat
        enmity = -1.0 if own else max(-1.0, min(1.0, position.enmity[seat]))
        if character == "manuelita" and end:
            value -= enmity * 2 * AVERAGE_CARD
        if character == "shade-oconnor" and not own:
            value -= enmity * _SHADE_SWAP
    return value


def arrival_value(position: Position) -> float:
    """Return the value of the Locomotive's effect at the End of the Line."""
    return position.cached(_leland if position.cached(train).leland else _ironhorse)


def _leland(position: Position) -> float:
    return general_store(position, Answer("play"))


def _ironhorse(position: Position) -> float:
    """Return the value of a shot at everybody, including us. Nobody gets a reward for it."""
    values = [
        hit_chance(position, seat, fired_by_card=False) * harm_value(position, seat)
        for seat in position.others
    ]
    return total_value(position, [*values, -own_shot_cost(position)])


def own_shot_cost(position: Position) -> float:
    """Return the cost of a shot at us: a wound, or the Missed! against it."""
    kinds = position.kinds
    if any(position.serves_as_missed(kind) or kind in ("cactus", "evaded") for kind in kinds):
        return 0.7
    if position.has_in_play(position.seat, "baggage-car"):
        return 0.9
    return no_barrel_chance(position, position.seat) * own_wound_cost(position)


def extra_move_value(position: Position, *, to_the_end: bool = False) -> float:
    """Return the value of a move of the train in addition to the free one.

    With `to_the_end`, the train moves to the End of the Line.
    """
    here, now = position.cached(train), position.cached(plan)
    at = len(here.line) if to_the_end else here.at
    if not here.is_end(at + 1):
        return move_value(position, at) + plan_at(position, at + 1).best - now.best
    taken = best_gain_at(position, at + 1) - _MARGIN if may_board(position) else 0.0
    return move_value(position, at) + max(0.0, taken) - now.best
