"""Answers to the questions of The Great Train Robbery."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Final

from whistlestop.bots.bang.advice import Answerer
from whistlestop.bots.bang.card_value import (
    AVERAGE_CARD,
    added_value,
    discard_costs,
    hand_value,
    loss,
    ranked_hand,
)
from whistlestop.bots.bang.chances import hit_chance, no_bang_chance
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.rule_facts import kind_of
from whistlestop.bots.bang.train_robbery.events import HURTS
from whistlestop.bots.bang.train_robbery.railcar_effects import (
    best_gift_to_others,
    own_value,
    railcar_discard_value,
)
from whistlestop.bots.bang.train_robbery.train import arrival_value, boarding_gain, own_shot_cost
from whistlestop.bots.bang.wounds import harm_value, own_wound_cost
from whistlestop.engine.ask import Answer, Ask

_POOR: Final = AVERAGE_CARD - 0.1  # a card worth less is exchanged for an unknown one
_SPADES: Final = 0.25  # the chance that a Most Wanted hits


# At the train


def board(ask: Ask, position: Position) -> Answer:
    """Take the best railcar after the train has moved; unless we must, none at a loss."""
    takes = [each for each in ask.answers if each.verb == "board"]
    best = max(takes, key=lambda each: boarding_gain(position, each), default=ask.answers[-1])
    must = len(takes) == len(ask.answers)
    return best if must or (takes and boarding_gain(position, best) > 0) else ask.answers[-1]


def give_up(ask: Ask, position: Position) -> Answer:
    """Give up what we miss least, in hand and in play."""
    costs = position.cached(discard_costs)
    return min(ask.answers, key=lambda each: costs[each.cards[0]])


def full_steam(ask: Ask, position: Position) -> Answer:
    """Choose the effect of the Locomotive twice, or not at all."""
    return ask.answers[1 if arrival_value(position) > 0 else 0]


def swap(ask: Ask, position: Position) -> Answer:
    """Exchange Shade O'Connor's worst card, if an unknown one is likely to be better."""
    value, worst = ranked_hand(position, position.hand)[0]
    if value >= _POOR:
        return ask.answers[-1]
    return next(each for each in ask.answers if each.cards == (worst,))


# Railcars


def lounge(ask: Ask, position: Position) -> Answer:
    """Keep one of two railcars; the other one goes before somebody else."""
    cars = [each.cards[0] for each in ask.answers]

    def both(answer: Answer) -> float:
        mine = answer.cards[0]
        given = [best_gift_to_others(position, car) for car in cars if car != mine]
        return own_value(position, kind_of(mine)) + sum(given)

    return max(ask.answers, key=both)


def take_discard(ask: Ask, position: Position) -> Answer:
    """Take the discard that adds most to our hand."""
    return max(ask.answers, key=lambda each: added_value(position, each.cards[0]))


def discard_railcar(ask: Ask, position: Position) -> Answer:
    """Choose the railcar whose loss is worth most to us."""

    def value(answer: Answer) -> float:
        return railcar_discard_value(position, answer.cards[0], answer.seat or 0)

    return max(ask.answers, key=value)


def mail(ask: Ask, position: Position) -> Answer:
    """Give a card away: to a friend a good one, to others the worst."""
    cards: list[str] = ask.about["cards"]
    ours = {card: value for value, card in ranked_hand(position, position.hand)}

    def price(answer: Answer) -> float:
        if answer.seat is None:  # we may keep all
            return 0.0
        card, enmity = cards[(answer.number or 1) - 1], position.enmity[answer.seat]
        theirs = hand_value(position, kind_of(card))
        return ours[card] + 0.5 * max(-1.0, min(1.0, enmity)) * (0.2 + theirs)

    return min(ask.answers, key=price)


def robbed(ask: Ask, position: Position) -> Answer:
    """Lose the least of our cards in play, or be shot at, whichever costs less."""
    costs = {card: loss(position, position.seat, kind_of(card)) for card in ask.about["cards"]}
    least = min(costs, key=lambda card: costs[card])
    shot = position.lifeless or costs[least] > own_shot_cost(position)
    verb = "shot" if shot else "discard"
    return next(each for each in ask.answers if each.verb == verb and each.cards == (least,))


def read_map(ask: Ask, position: Position) -> Answer:
    """Discard the worse card that we are about to draw, if an unknown one is likely better."""
    cards: list[str] = ask.about["cards"]
    values = [added_value(position, card) for card in cards]
    return ask.answers[values.index(min(values)) if min(values) < _POOR else -1]


# Sgt. Blaze


def spare(ask: Ask, position: Position) -> Answer:
    """Spare a friend what hurts, or leave an enemy out of what helps."""
    what = ask.about["what"]
    best = max(ask.answers[:-1], key=lambda each: _sparing_value(position, each.seat or 0, what))
    return best if _sparing_value(position, best.seat or 0, what) > 0 else ask.answers[-1]


def _sparing_value(position: Position, seat: int, what: str) -> float:
    """Return what it is worth to leave this player out."""
    own = seat == position.seat
    enmity = -1.0 if own else max(-1.0, min(1.0, position.enmity[seat]))
    if what not in HURTS:
        player = position.view.players[seat]
        return 0.0 if what == "saloon" and player.life == player.most else enmity
    if what == "circus-wagon":
        cards = position.view.players[seat].cards
        least = min([loss(position, seat, kind_of(card)) for card in cards], default=0.0)
        return -enmity * least
    if own:
        most_wanted = what == "most-wanted"
        return _SPADES * own_wound_cost(position) if most_wanted else own_shot_cost(position)
    return -_wound_chance(position, seat, what) * harm_value(position, seat)


def _wound_chance(position: Position, seat: int, what: str) -> float:
    if what == "most-wanted":
        return _SPADES
    chance = no_bang_chance if what == "indians" else hit_chance
    return chance(position, seat)


# Against a shot, and where a BANG! is asked for


def blue_card_cost(position: Position, answer: Answer) -> float:
    """Return the cost of the blue card that a Caboose or a Sleeper Car takes."""
    return max(0.01, position.cached(discard_costs)[answer.cards[1]])


def baggage_car_cost(_position: Position, _answer: Answer) -> float:
    """Return most of the value of a Baggage Car, so that a Missed! in hand goes first."""
    return 0.95


def evan_babbit_cost(position: Position, answer: Answer) -> float:
    """Return the cost of the card, less the harm to the player who is shot at instead.

    It is never a friend.
    """
    seat = answer.seat or 0
    if position.enmity[seat] < 0:
        return inf
    harm = hit_chance(position, seat) * harm_value(position, seat)
    return position.cached(discard_costs)[answer.cards[1]] - harm


QUESTIONS: Final[Mapping[str, Answerer]] = {
    "board": board,
    "pay": give_up,
    "circus": give_up,
    "full-steam": full_steam,
    "swap": swap,
    "lounge": lounge,
    "dig": take_discard,
    "derail": discard_railcar,
    "mail": mail,
    "robbed": robbed,
    "map": read_map,
    "spare": spare,
}
