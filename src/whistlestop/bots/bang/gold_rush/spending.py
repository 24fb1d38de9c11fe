"""The plan for spending nuggets: all wishes, and the best of them that we can pay for.

The gain of a wish is its value minus the value of its nuggets if we keep them. The plan holds the
wishes with the highest total gain that we can pay for together. It also holds the number of Beers
to sell for them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from whistlestop.bots.bang.base.plays import free_bang
from whistlestop.bots.bang.card_value import AVERAGE_CARD, draw_value, ranked_hand
from whistlestop.bots.bang.gold_rush.black_equipment import (
    BLACK,
    NUGGET,
    WANTED_BOUNTY,
    equipment,
    equipment_loss,
    nuggets,
)
from whistlestop.bots.bang.gold_rush.brown_equipment import BROWN, shot_card_value
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.role_goals import roles_left
from whistlestop.bots.bang.rule_facts import EQUIPMENT_PRICE, kind_of
from whistlestop.bots.bang.wounds import FOE, healing_value
from whistlestop.engine.ask import Answer
from whistlestop.games.bang.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

_SHADOWS_NUGGET: Final = 0.15  # the value of a nugget to a shadow, who can buy fewer things
_SCRAPPED: Final = 0.6  # the share of an enemy's loss that is our gain
_FOUND: Final = 1.15  # the average value of the equipment that Josh McCloud finds
_PLENTY: Final = 24  # more nuggets than this make no difference


class Wish(NamedTuple):
    """A thing or an act that nuggets can pay for."""

    verb: str
    what: str
    at: int | None
    price: int
    gain: float


class Plan(NamedTuple):
    """The wishes to pay for, by verb, thing and seat, and the number of Beers to sell for them."""

    gains: dict[tuple[str, str, int | None], float]
    beers: int
    gain: float


def plan(position: Position) -> Plan:
    """Find the best plan that our nuggets can pay for."""
    luzena = position.me.character == "pretty-luzena"
    discount = luzena and not _times_used(position, "pretty-luzena")
    budget = min(_PLENTY, nuggets(position, position.seat) + discount)
    wishes = [each for each in _wishes(position) if each.gain > 0]
    beer_price = _beer_price(position)
    best: Plan | None = None
    for beers in range(len(_beers(position)) + 1 if beer_price is not None else 1):
        chosen = _choose(wishes, budget + beers)
        sold = beers * (nugget_value(position) - (beer_price or 0.0))
        gain = sum([each.gain for each in chosen]) + sold
        if best is None or gain > best.gain + 0.05:
            gains = {(each.verb, each.what, each.at): each.gain for each in chosen}
            best = Plan(gains, beers, gain)
    return best or Plan({}, 0, 0.0)


def planned(position: Position, answer: Answer) -> float:
    """Return the gain of this purchase, if it is in the plan. Prefer the lower of two prices."""
    gains = position.cached(plan).gains
    gain = gains.get((answer.verb, answer.cards[0], answer.seat), 0.0)
    return gain - 0.001 * (answer.number or 0) if gain > 0 else 0.0


def sell_beer(position: Position, _answer: Answer) -> float:
    return float(position.cached(plan).beers)


def _choose(wishes: list[Wish], budget: int) -> list[Wish]:
    """Choose the wishes with the highest total gain that the budget can pay for together."""
    best: list[tuple[float, list[Wish]]] = [(0.0, [])] * (budget + 1)
    for wish in wishes:
        for money in range(budget, wish.price - 1, -1):
            gain, chosen = best[money - wish.price]
            if gain + wish.gain > best[money][0]:
                best[money] = gain + wish.gain, [*chosen, wish]
    return best[budget][1]


def nugget_value(position: Position) -> float:
    """Return the value of a nugget that we keep."""
    return _SHADOWS_NUGGET if position.lifeless else NUGGET


# Wishes


def _wishes(position: Position) -> list[Wish]:
    rate = nugget_value(position)
    wishes = [*_on_offer(position), *_others_equipment(position), *_abilities(position)]
    return [each._replace(gain=each.gain - rate * each.price) for each in wishes]


def _on_offer(position: Position) -> list[Wish]:
    """Return the wishes for the equipment that is on offer."""
    found = []
    for card in dict(position.view.piles).get("display", ()):
        kind = kind_of(card)
        price = EQUIPMENT_PRICE[kind]
        if kind in BROWN:
            found.append(Wish("buy", card, None, price, BROWN[kind](position)))
        elif kind in BLACK:
            if kind not in position.things(position.seat):
                found.append(Wish("buy", card, None, price, _value_after_paying(position, kind)))
        else:
            seat, gain = best_seat(position, kind)
            found.append(Wish("buy", card, seat, price, gain))
    return found


def _value_after_paying(position: Position, kind: str) -> float:
    """Return the value of black equipment. Paying for it leaves fewer nuggets to use with it."""
    value = BLACK[kind](position, position.seat)
    price, have = EQUIPMENT_PRICE[kind], nuggets(position, position.seat)
    if kind == "rucksack":
        return value - 0.6 * min(price, have) / 2
    if kind == "gold-pan":
        return value - 0.3 * (min(2, have) - min(2, max(0, have - price)))
    return value


def best_seat(position: Position, kind: str) -> tuple[int, float]:
    """Return the best player for a Shot or a Wanted, and the value to us of giving it to them."""
    if kind == "shot":
        values = {seat: shot_card_value(position, seat) for seat in position.living}
    else:
        values = {seat: wanted_value(position, seat) for seat in position.others}
    seat = max(values, key=lambda each: values[each])
    return seat, values[seat]


def wanted_value(position: Position, seat: int) -> float:
    """Return the value of a Wanted on this player, whom we or our friends may eliminate."""
    player, enmity = position.view.players[seat], position.enmity[seat]
    if enmity <= 0.3 or "wanted" in position.things(seat) or position.is_lifeless(seat):
        return 0.0
    if _ends_the_game(position, seat):
        return 0.0
    chance = {1: 0.45, 2: 0.25}.get(player.life, 0.1)
    if position.view.reaches[seat] and position.bang_count():
        chance *= 1.6
    return chance * WANTED_BOUNTY


def _ends_the_game(position: Position, seat: int) -> bool:
    """Return whether the game ends when this player is eliminated. Then nobody gets the bounty."""
    if len(position.others) == 1 or position.view.roles[seat] == SHERIFF:
        return True
    roles = roles_left(position.view)
    return position.role in (SHERIFF, DEPUTY) and roles[OUTLAW] + roles[RENEGADE] == 1


def _others_equipment(position: Position) -> list[Wish]:
    """Return the wishes to make enemies discard their equipment."""
    found = []
    for seat in position.others:
        enmity = position.enmity[seat]
        for card in equipment(position, seat) if enmity > FOE else ():
            gain = _SCRAPPED * enmity * equipment_loss(position, seat, card)
            found.append(Wish("scrap", card, seat, EQUIPMENT_PRICE[kind_of(card)] + 1, gain))
    return found


def _abilities(position: Position) -> list[Wish]:
    """Return the wishes to use the abilities of our equipment and our character."""
    found = []
    for name in ("gold-pan", "raddie-snake"):
        if name in position.things(position.seat):
            times = 2 - _times_used(position, name)
            found += [Wish("use", name, None, 1, draw_value(position, 1))] * times
    if "rucksack" in position.things(position.seat):
        missing = position.me.most - position.me.life
        found += [Wish("use", "rucksack", None, 2, healing_value(position))] * missing
    if position.me.character == "josh-mccloud":
        gain = _FOUND * (0.6 if position.lifeless else 1)
        found.append(Wish("use", "josh-mccloud", None, 2, gain))
    if position.me.character == "jacky-murieta":
        found += [
            Wish("use", "jacky-murieta", seat, 2, free_bang(position, Answer("use", (), seat)))
            for seat in position.others
            if position.view.reaches[seat]
        ]
    return found


def _times_used(position: Position, what: str) -> int:
    return dict(position.me.counters).get(what, 0)


# Beers


def _beers(position: Position) -> list[str]:
    return [card for card in position.hand if kind_of(card) == "beer"]


def _beer_price(position: Position) -> float | None:
    """Return the loss from selling a Beer; None if we do not sell Beers now.

    We do not sell a Beer that we can drink, or may need to survive.
    """
    drinkable = position.beer_helps and not position.lifeless
    if drinkable and (position.wounded or position.me.life <= 1):
        return None
    price = 0.0
    if drinkable:
        ranked = ranked_hand(position, position.hand)
        price = ranked[0][0] if position.excess else 0.9
    for seat in position.living:
        if position.view.players[seat].character == "madam-yto":
            hers = 0.5 * max(0.0, position.enmity[seat])
            price += -AVERAGE_CARD if seat == position.seat else hers
    return price
