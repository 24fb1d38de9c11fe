"""The questions of Gold Rush."""

from __future__ import annotations

from whistlestop.bots.deputy.answers import cheapest
from whistlestop.bots.deputy.cards import suit_of
from whistlestop.bots.deputy.gold_rush.effects import treat
from whistlestop.bots.deputy.gold_rush.gear import purse
from whistlestop.bots.deputy.gold_rush.purse import hunted
from whistlestop.bots.deputy.hooks import ANSWERS, GIFTS, LUCK, RESCUES, STRENGTH
from whistlestop.bots.deputy.look import Look
from whistlestop.engine.ask import Answer, Ask


@GIFTS.on("shot")
def drink(look: Look, seat: int) -> float:
    """Josh McCloud found it: if nobody needs it, it does no harm before ourselves."""
    return treat(look, seat) + (0.001 if seat == look.seat else 0.0)


@GIFTS.on("wanted")
def head(look: Look, seat: int) -> float:
    """If nobody will profit by it, it lies at least not before a friend."""
    return hunted(look, seat) or 0.001 * (look.cares[seat] - 9)


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
