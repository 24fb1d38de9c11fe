"""Answers to the questions of The Great Train Robbery."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import inf
from typing import Final

from whistlestop.bots.bang.advice import (
    Ranking,
    Rated,
    brings_nothing,
    by_value,
    positive_first,
)
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
from whistlestop.bots.bang.reasons import (
    about_card,
    always,
    at_player,
    helps_less,
    helps_most,
    needed_least,
    needed_more,
)
from whistlestop.bots.bang.rule_facts import kind_of
from whistlestop.bots.bang.train_robbery import reasons
from whistlestop.bots.bang.train_robbery.events import HURTS
from whistlestop.bots.bang.train_robbery.railcar_effects import (
    best_gift_to_others,
    own_value,
    railcar_discard_value,
)
from whistlestop.bots.bang.train_robbery.train import arrival_value, boarding_gain, own_shot_cost
from whistlestop.bots.bang.wounds import harm_value, own_wound_cost
from whistlestop.engine.ask import Answer, Ask

_POOR: Final = AVERAGE_CARD - 0.1  # we exchange a card with a lower value for an unknown card
_SPADES: Final = 0.25  # the chance that a Most Wanted wounds a player


# At the train


def board(ask: Ask, position: Position) -> Iterator[Rated]:
    """Take the best railcar after the train has moved. Take no railcar at a loss unless we must."""
    takes = [each for each in ask.answers if each.verb == "board"]
    ranked = by_value(takes, lambda each: boarding_gain(position, each), reasons.boarding)
    if len(takes) == len(ask.answers):
        return ranked
    return positive_first(ranked, ask.answers[-1], always("bang-hint-no-railcar"))


def give_up(ask: Ask, position: Position) -> Iterator[Rated]:
    """Give up our least valuable card, in hand or in play."""
    costs = position.cached(discard_costs)
    return by_value(ask.answers, lambda each: -costs[each.cards[0]], needed_least, needed_more)


def full_steam(ask: Ask, position: Position) -> Iterator[Rated]:
    """Choose the double effect of the Locomotive if it is good for us, otherwise no effect."""
    value = arrival_value(position)
    good = value > 0
    why = always("bang-hint-arrival" if good else "bang-hint-no-arrival")
    double = Rated(ask.answers[1], 2 * value, why)
    none = Rated(ask.answers[0], 0.0, brings_nothing if good else why)
    yield from (double, none) if value > 0 else (none, double)


def swap(ask: Ask, position: Position) -> Iterator[Rated]:
    """Exchange Shade O'Connor's worst card, if an unknown card is likely to be better."""
    value, worst = ranked_hand(position, position.hand)[0]
    poor = value < _POOR
    if poor:
        way = next(each for each in ask.answers if each.cards == (worst,))
        yield Rated(way, AVERAGE_CARD - value, about_card("bang-hint-swap"))
    yield Rated(ask.answers[-1], 0.0, brings_nothing if poor else always("bang-hint-keep-cards"))


# Railcars


def lounge(ask: Ask, position: Position) -> Iterator[Rated]:
    """Choose which of two railcars we keep. The other railcar goes to another player."""
    cars = [each.cards[0] for each in ask.answers]

    def both(answer: Answer) -> float:
        mine = answer.cards[0]
        given = [best_gift_to_others(position, car) for car in cars if car != mine]
        return own_value(position, kind_of(mine)) + sum(given)

    most, less = about_card("bang-hint-keep-railcar"), about_card("bang-hint-keep-railcar-less")
    return by_value(ask.answers, both, most, less)


def take_discard(ask: Ask, position: Position) -> Iterator[Rated]:
    """Take the discard that adds most to our hand."""
    return by_value(
        ask.answers,
        lambda each: added_value(position, each.cards[0]),
        helps_most,
        helps_less,
    )


def discard_railcar(ask: Ask, position: Position) -> Iterator[Rated]:
    """Discard the railcar whose loss is worth most to us."""

    def value(answer: Answer) -> float:
        return railcar_discard_value(position, answer.cards[0], answer.seat or 0)

    return by_value(ask.answers, value, at_player("bang-hint-loses", card=True))


def mail(ask: Ask, position: Position) -> Iterator[Rated]:
    """Give a card away: a good one to a friend, or our worst one to another player."""
    cards: list[str] = ask.about["cards"]
    ours = {card: value for value, card in ranked_hand(position, position.hand)}

    def gain(answer: Answer) -> float:
        if answer.seat is None:  # we may keep all cards
            return 0.0
        card, enmity = cards[(answer.number or 1) - 1], position.enmity[answer.seat]
        theirs = hand_value(position, kind_of(card))
        return -(ours[card] + 0.5 * max(-1.0, min(1.0, enmity)) * (0.2 + theirs))

    return by_value(ask.answers, gain, reasons.mail, reasons.mail_less)


def robbed(ask: Ask, position: Position) -> Iterator[Rated]:
    """Discard our least valuable card in play or take a shot. Choose the cheaper one."""
    costs = {card: loss(position, position.seat, kind_of(card)) for card in ask.about["cards"]}
    least = min(costs, key=lambda card: costs[card])
    shot_cost = 0.0 if position.lifeless else own_shot_cost(position)
    ways = {each.verb: each for each in ask.answers if each.cards == (least,)}
    is_shot = position.lifeless or costs[least] > own_shot_cost(position)
    why = about_card("bang-hint-robbed-dear" if is_shot else "bang-hint-robbed")
    discarded = Rated(ways["discard"], -costs[least], why)
    shot = Rated(ways["shot"], -shot_cost, why)
    yield from (shot, discarded) if is_shot else (discarded, shot)


def read_map(ask: Ask, position: Position) -> Iterator[Rated]:
    """Discard the worst card that we are about to draw, if an unknown card is likely better."""
    cards: list[str] = ask.about["cards"]
    values = [added_value(position, card) for card in cards]
    poor = min(values) < _POOR
    if poor:
        gain = AVERAGE_CARD - min(values)
        yield Rated(ask.answers[values.index(min(values))], gain, reasons.map_discard)
    yield Rated(ask.answers[-1], 0.0, brings_nothing if poor else always("bang-hint-keep-cards"))


# Sgt. Blaze


def spare(ask: Ask, position: Position) -> Iterator[Rated]:
    """Spare a friend an effect that hurts, or leave an enemy out of an effect that helps."""
    what = ask.about["what"]
    ranked = by_value(
        ask.answers[:-1],
        lambda each: _sparing_value(position, each.seat or 0, what),
        at_player("bang-hint-spare-harm" if what in HURTS else "bang-hint-leave-out"),
    )
    return positive_first(ranked, ask.answers[-1], always("bang-hint-spare-nobody"))


def _sparing_value(position: Position, seat: int, what: str) -> float:
    """Return the value to us of leaving this player out of the effect."""
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


# Costs of substitutes for a Missed! or a BANG!


def blue_card_cost(position: Position, answer: Answer) -> float:
    """Return the cost of the blue card that we discard for a Caboose or a Sleeper Car."""
    return max(0.01, position.cached(discard_costs)[answer.cards[1]])


def baggage_car_cost(_position: Position, _answer: Answer) -> float:
    """Return the cost of a Baggage Car. It is so high that we use a Missed! from our hand first."""
    return 0.95


def evan_babbit_cost(position: Position, answer: Answer) -> float:
    """Return the cost of the card, minus the harm to the player who is shot at instead of us.

    That player is never a friend.
    """
    seat = answer.seat or 0
    if position.enmity[seat] < 0:
        return inf
    harm = hit_chance(position, seat) * harm_value(position, seat)
    return position.cached(discard_costs)[answer.cards[1]] - harm


QUESTIONS: Final[Mapping[str, Ranking]] = {
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
