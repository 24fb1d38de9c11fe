"""The questions of Gold Rush."""

from __future__ import annotations

from whistlestop.bots.deputy.answers import cheapest
from whistlestop.bots.deputy.cards import kind_of, suit_of
from whistlestop.bots.deputy.gold_rush.effects import like
from whistlestop.bots.deputy.gold_rush.gear import purse
from whistlestop.bots.deputy.gold_rush.purse import best_seat
from whistlestop.bots.deputy.hooks import ANSWERS, LUCK, RESCUES, STRENGTH
from whistlestop.bots.deputy.look import Look
from whistlestop.engine.ask import Answer, Ask


@ANSWERS.on("as")
def used_as(ask: Ask, look: Look) -> Answer:
    """What a Bottle or a Pardner does most good as; the last way hurts nobody."""
    best = max(ask.answers, key=lambda each: like(look, each))
    return best if like(look, best) > 0 else ask.answers[-1]


@ANSWERS.on("give")
def give(ask: Ask, look: Look) -> Answer:
    """Josh McCloud found it, and somebody has to have it."""
    kind = kind_of(ask.about["card"])
    seats = {each.seat: each for each in ask.answers}
    seat, worth = best_seat(look, kind)
    if worth > 0 and seat in seats:
        return seats[seat]
    if kind == "shot":
        return seats[look.seat]
    # A Wanted that nobody will profit by: at least not on a friend.
    return max(ask.answers, key=lambda each: look.cares[each.seat or 0])


@ANSWERS.on("drop")
def drop(ask: Ask, look: Look) -> Answer:
    """Dutch Will: the worst of the cards that he drew."""
    return cheapest(look, ask.answers)


@RESCUES.on("rucksack")
def payments(look: Look) -> int:
    return purse(look, look.seat) // 2


@LUCK.on("don-bell")
def is_red(card: str) -> bool:
    return suit_of(card) in ("H", "D")


# Among the characters of the base game, from 0 for the best one down to -15.
for _name, _strength in {
    "don-bell": -0.5,
    "raddie-snake": -3.5,
    "jacky-murieta": -4.5,
    "madam-yto": -6.5,
    "simeon-picos": -7.5,
    "pretty-luzena": -9.5,
    "josh-mccloud": -10.5,
    "dutch-will": -11.5,
}.items():
    STRENGTH.put(_name, _strength)
