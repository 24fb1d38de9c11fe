"""What to do with the nuggets: all that they could be spent on, and the best that they can pay for.

Every spending has a gain: what it is worth, less what its nuggets are worth in the purse. Of all
that can be paid together the plan holds what gains most, and whether a Beer is sold for it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from whistlestop.bots.deputy.cards import kind_of
from whistlestop.bots.deputy.care import left
from whistlestop.bots.deputy.gold_rush.effects import BROWN, relief, treat
from whistlestop.bots.deputy.gold_rush.gear import GEAR, HEAD, NUGGET, gear, owned, purse
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.plays import FOE, like_bang
from whistlestop.bots.deputy.worth import AVERAGE, keeping, new_cards
from whistlestop.engine.ask import Answer
from whistlestop.games.bang.gold_rush.equipment import COST
from whistlestop.games.bang.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

_SHADOWS_NUGGET: Final = 0.15  # there is less that a shadow can buy
_SCRAP: Final = 0.6  # what an enemy loses is not all ours
_FOUND: Final = 1.15  # what Josh McCloud finds, on average
_PLENTY: Final = 24  # more nuggets than that change nothing


class Spend(NamedTuple):
    """Something that nuggets can pay for."""

    verb: str
    what: str
    at: int | None
    price: int
    gain: float


class Plan(NamedTuple):
    """What to spend nuggets on, and how many Beers to sell for it."""

    gains: dict[tuple[str, str, int | None], float]
    beers: int
    gain: float


def plan(look: Look) -> Plan:
    """The best that our nuggets can pay for."""
    discount = look.me.character == "pretty-luzena" and not _used(look, "pretty-luzena")
    budget = min(_PLENTY, purse(look, look.seat) + discount)
    wishes = [each for each in _wishes(look) if each.gain > 0]
    price = _price_of_a_beer(look)
    best: Plan | None = None
    for beers in range(len(_beers(look)) + 1 if price is not None else 1):
        chosen = _choose(wishes, budget + beers)
        gain = sum([each.gain for each in chosen]) + beers * (nugget(look) - (price or 0.0))
        if best is None or gain > best.gain + 0.05:
            gains = {(each.verb, each.what, each.at): each.gain for each in chosen}
            best = Plan(gains, beers, gain)
    return best or Plan({}, 0, 0.0)


def planned(look: Look, answer: Answer) -> float:
    """What this spending gains, if it is part of the plan. Of two prices the lower one is paid."""
    gain = look.once(plan).gains.get((answer.verb, answer.cards[0], answer.seat), 0.0)
    return gain - 0.001 * (answer.number or 0) if gain > 0 else 0.0


def sale(look: Look, _answer: Answer) -> float:
    return float(look.once(plan).beers)


def _choose(wishes: list[Spend], budget: int) -> list[Spend]:
    """Those that gain most of what can be paid together."""
    best: list[tuple[float, list[Spend]]] = [(0.0, [])] * (budget + 1)
    for wish in wishes:
        for money in range(budget, wish.price - 1, -1):
            gain, chosen = best[money - wish.price]
            if gain + wish.gain > best[money][0]:
                best[money] = gain + wish.gain, [*chosen, wish]
    return best[budget][1]


def nugget(look: Look) -> float:
    """What one is worth that stays in the purse."""
    return _SHADOWS_NUGGET if look.shadow else NUGGET


# What there is to wish for


def _wishes(look: Look) -> list[Spend]:
    rate = nugget(look)
    wishes = [*_on_offer(look), *_before_others(look), *_abilities(look)]
    return [each._replace(gain=each.gain - rate * each.price) for each in wishes]


def _on_offer(look: Look) -> list[Spend]:
    found = []
    for card in dict(look.view.piles).get("display", ()):
        kind = kind_of(card)
        if kind in BROWN:
            found.append(Spend("buy", card, None, COST[kind], BROWN[kind](look)))
        elif kind in GEAR:
            if kind not in look.traits(look.seat):
                found.append(Spend("buy", card, None, COST[kind], _left_over(look, kind)))
        else:
            seat, gain = best_seat(look, kind)
            found.append(Spend("buy", card, seat, COST[kind], gain))
    return found


def _left_over(look: Look, kind: str) -> float:
    """Some equipment is only as good as the nuggets that are left for it."""
    worth = GEAR[kind](look, look.seat)
    if kind == "rucksack":
        return worth - 0.6 * min(COST[kind], purse(look, look.seat)) / 2
    if kind == "gold-pan":
        have = purse(look, look.seat)
        return worth - 0.3 * (min(2, have) - min(2, max(0, have - COST[kind])))
    return worth


def best_seat(look: Look, kind: str) -> tuple[int, float]:
    """For whom a Shot or a Wanted does most, and how much."""
    if kind == "shot":
        worth = {seat: treat(look, seat) for seat in look.living}
    else:
        worth = {seat: hunted(look, seat) for seat in look.others}
    seat = max(worth, key=lambda each: worth[each])
    return seat, worth[seat]


def hunted(look: Look, seat: int) -> float:
    """A Wanted is good on whom we, or our friends, are likely to eliminate."""
    player, care = look.view.players[seat], look.cares[seat]
    if care <= 0.3 or "wanted" in look.traits(seat) or look.is_shadow(seat):
        return 0.0
    if _decides(look, seat):
        return 0.0
    chance = {1: 0.45, 2: 0.25}.get(player.life, 0.1)
    if look.view.reaches[seat] and look.bangs():
        chance *= 1.6
    return chance * HEAD


def _decides(look: Look, seat: int) -> bool:
    """With this player the game ends, and nobody gets anything for it."""
    if len(look.others) == 1 or look.view.roles[seat] == SHERIFF:
        return True
    roles = left(look.view)
    return look.role in (SHERIFF, DEPUTY) and roles[OUTLAW] + roles[RENEGADE] == 1


def _before_others(look: Look) -> list[Spend]:
    """Equipment of enemies that they can be made to discard."""
    found = []
    for seat in look.others:
        care = look.cares[seat]
        for card in gear(look, seat) if care > FOE else ():
            gain = _SCRAP * care * owned(look, seat, card)
            found.append(Spend("scrap", card, seat, COST[kind_of(card)] + 1, gain))
    return found


def _abilities(look: Look) -> list[Spend]:
    """Of our equipment and our character."""
    found = []
    for name in ("gold-pan", "raddie-snake"):
        if name in look.traits(look.seat):
            times = 2 - _used(look, name)
            found += [Spend("use", name, None, 1, new_cards(look, 1))] * times
    if "rucksack" in look.traits(look.seat):
        missing = look.me.most - look.me.life
        found += [Spend("use", "rucksack", None, 2, relief(look))] * missing
    if look.me.character == "josh-mccloud":
        found.append(Spend("use", "josh-mccloud", None, 2, _FOUND * (0.6 if look.shadow else 1)))
    if look.me.character == "jacky-murieta":
        found += [
            Spend("use", "jacky-murieta", seat, 2, like_bang(look, Answer("use", (), seat)))
            for seat in look.others
            if look.view.reaches[seat]
        ]
    return found


def _used(look: Look, what: str) -> int:
    return dict(look.me.counters).get(what, 0)


# Beers


def _beers(look: Look) -> list[str]:
    return [card for card in look.hand if kind_of(card) == "beer"]


def _price_of_a_beer(look: Look) -> float | None:
    """What is lost with a Beer that is sold; None: it is not for sale.

    Whoever can drink it does, and it is not for sale to whom it is the last chance.
    """
    if look.beer_helps and not look.shadow and (look.wounded or look.me.life <= 1):
        return None
    worth = 0.0
    if look.beer_helps and not look.shadow:
        kept = keeping(look, look.hand)
        worth = kept[0][0] if look.over else 0.9
    for seat in look.living:
        if look.view.players[seat].character == "madam-yto":
            worth += -AVERAGE if seat == look.seat else 0.5 * max(0.0, look.cares[seat])
    return worth
