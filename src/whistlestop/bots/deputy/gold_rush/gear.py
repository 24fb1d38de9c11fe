"""Equipment that stays: what it is worth to its owner, and what it changes for the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whistlestop.bots.deputy.aim import cards
from whistlestop.bots.deputy.cards import kind_of, suit_of
from whistlestop.bots.deputy.hooks import BOUNTY, CHECKS, CONSOLES, FLIPS, IMMUNE, SOLACE, SURVIVES
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.worth import AVERAGE, future

NUGGET: Final = 0.3  # what one in the purse is worth; about 1 is a life point
HEAD: Final = 1.3  # two cards and a nugget, for who eliminates a player with a Wanted


def purse(look: Look, seat: int) -> int:
    return dict(look.view.players[seat].counters).get("nuggets", 0)


def gear(look: Look, seat: int) -> tuple[str, ...]:
    """The ids of the equipment before a player."""
    return dict(look.view.players[seat].piles).get("equipment", ())


# What it is worth to have this: of a player, by what everybody can see.


def pickaxe(look: Look, seat: int) -> float:
    return 0.9 * AVERAGE * future(look, seat)


def calumet(look: Look, seat: int) -> float:
    """More than half of all BANG! cards are Diamonds."""
    return 0.55 * future(look, seat)


def boots(look: Look, seat: int) -> float:
    """A card for every life point but the last."""
    return 0 if look.is_shadow(seat) else 0.55 * (look.view.players[seat].life - 1)


def lucky_charm(look: Look, seat: int) -> float:
    return 0 if look.is_shadow(seat) else 0.4 * (look.view.players[seat].life - 1)


def gun_belt(look: Look, seat: int) -> float:
    """The fewer life points and the more cards, the better."""
    player = look.view.players[seat]
    spare = player.hand - player.life
    if look.is_shadow(seat) or spare <= 0:
        return 0.0
    return 0.45 * min(3, spare) + 0.1 * (player.most - player.life)


def horseshoe(look: Look, seat: int) -> float:
    """As many "draw!"s as there are things that ask for one."""
    traits = look.traits(seat)
    worth = 0.08 + sum(CHECKS.of(traits))
    soon = {"jail": 0.3, "dynamite": 0.4}
    return worth * future(look, seat) + sum([soon.get(name, 0.0) for name in traits])


for _name, _often in {
    "barrel": 0.35,
    "jourdonnais": 0.35,
    "don-bell": 0.25,
    "lucky-duke": -0.05,
}.items():
    CHECKS.put(_name, _often)


def rucksack(look: Look, seat: int) -> float:
    """Two nuggets for a life point: what counts is what is left to pay with."""
    player = look.view.players[seat]
    if look.is_shadow(seat):
        return 0.0
    purchases = min(purse(look, seat) // 2, player.most - player.life + 1)
    return 0.12 * future(look, seat) + 0.6 * purchases


def gold_pan(look: Look, seat: int) -> float:
    """A nugget for a card, which is a good price."""
    if look.is_shadow(seat):
        return 0.0
    return 0.15 * future(look, seat) + 0.3 * min(2, purse(look, seat))


GEAR: Final[dict[str, Callable[[Look, int], float]]] = {
    "pickaxe": pickaxe,
    "calumet": calumet,
    "boots": boots,
    "lucky-charm": lucky_charm,
    "gun-belt": gun_belt,
    "horseshoe": horseshoe,
    "rucksack": rucksack,
    "gold-pan": gold_pan,
}


def owned(look: Look, seat: int, card: str) -> float:
    """What its owner would miss of this card."""
    worth = GEAR.get(kind_of(card))
    return 0.0 if worth is None else worth(look, seat)


# What it changes for those who aim at its owner.

FLIPS.put("horseshoe", 1)
BOUNTY.put("wanted", HEAD)


@IMMUNE.on("calumet")
def is_diamonds(card: str) -> bool:
    return suit_of(card) == "D"


SOLACE.put("boots", cards)
CONSOLES.put("boots", 1)


def a_nugget(_look: Look, _seat: int) -> float:
    return 0.15


SOLACE.put("lucky-charm", a_nugget)
SOLACE.put("simeon-picos", a_nugget)


@SURVIVES.on("rucksack")
def pays(look: Look, seat: int) -> float:
    return 1.0 if purse(look, seat) >= 2 else 0.0
