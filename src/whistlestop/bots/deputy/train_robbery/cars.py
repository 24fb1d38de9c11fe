"""Railcars: what each is worth to the player before whom it lies, by what everybody can see.

About 1 is a life point. Of those that are discarded for their effect this is what it does as a
rule; what it does as things stand is in effects.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whistlestop.bots.deputy.cards import kind_of, suit_of
from whistlestop.bots.deputy.care import goal
from whistlestop.bots.deputy.hooks import (
    DODGES,
    GIFTS,
    HELD,
    IMMUNE,
    LIFELESS,
    MISSING,
    REFILLS,
    SURVIVES,
)
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.worth import future
from whistlestop.games.bang.cards import KINDS, NUMBER
from whistlestop.games.bang.roles import SHERIFF

TROUBLE: Final = ("lumber-flatcar",)  # nobody is glad of it
_FARTHER: Final = -0.45  # to see everybody one step farther away
_GIVEN: Final = 0.6  # what a friend gains or an enemy loses is not all ours


def is_blue(card: str) -> bool:
    """Blue-bordered, as all railcars are."""
    return KINDS[NUMBER[card]].blue


def blue_cards(look: Look, seat: int, but: str) -> int:
    """How many blue cards this player has to spend, beside this railcar."""
    cards = look.view.players[seat].cards
    hand = look.hand if seat == look.seat else ()
    return len([card for card in (*cards, *hand) if is_blue(card) and kind_of(card) != but])


# Those that stay


def caboose(look: Look, seat: int) -> float:
    """Every blue card is a Missed!; but then it is gone."""
    if look.is_shadow(seat):
        return 0.0
    return 0.35 + 0.25 * min(3, blue_cards(look, seat, "caboose"))


def dining_car(look: Look, seat: int) -> float:
    """A life point every fourth turn, to whom one is missing."""
    player = look.view.players[seat]
    return 0.22 * future(look, seat) * (1.0 if player.life < player.most else 0.7)


def ghost_car(look: Look, seat: int) -> float:
    """Who has no life left is out of the game without it; the others are safer with it."""
    if look.is_shadow(seat):
        return 4.0
    return {0: 2.4, 1: 2.0, 2: 1.6}.get(look.view.players[seat].life, 1.3)


def lumber_flatcar(look: Look, _seat: int) -> float:
    return _FARTHER if len(look.living) > 2 else _FARTHER / 2


def observation_car(look: Look, seat: int) -> float:
    """A Mustang and a Scope; of no use where all are neighbours."""
    worth = 1.25 if len(look.living) > 3 else 0.7
    return 0.5 if look.is_shadow(seat) else worth


def prisoner_car(look: Look, seat: int) -> float:
    return 0.0 if look.is_shadow(seat) else 0.15 + 0.08 * look.view.players[seat].life


def private_car(look: Look, seat: int) -> float:
    """Only for who has no cards: whose hand is filled up always has some."""
    player = look.view.players[seat]
    if look.is_shadow(seat) or player.character in REFILLS.by_name:
        return 0.0
    return 0.5 if player.life <= 1 and not player.hand else 0.15


def sleeper_car(look: Look, seat: int) -> float:
    """Every blue card that has no other use is a shot."""
    return 0.4 + 0.2 * min(3, blue_cards(look, seat, "sleeper-car"))


# Those that are discarded for their effect, as a rule.
EFFECTS: Final = {
    "baggage-car": 1.0,
    "cattle-truck": 0.85,
    "circus-wagon": 0.4,
    "coal-hopper": 0.85,
    "express-car": 1.1,
    "lounge-car": 1.0,
    "mail-car": 1.4,
    "passenger-car": 1.0,
}


def _usual(worth: float) -> Callable[[Look, int], float]:
    return lambda _look, _seat: worth


CARS: Final[dict[str, Callable[[Look, int], float]]] = {
    **{kind: _usual(worth) for kind, worth in EFFECTS.items()},
    "caboose": caboose,
    "dining-car": dining_car,
    "ghost-car": ghost_car,
    "lumber-flatcar": lumber_flatcar,
    "observation-car": observation_car,
    "prisoner-car": prisoner_car,
    "private-car": private_car,
    "sleeper-car": sleeper_car,
}


# Before whom


def gift(look: Look, seat: int, kind: str) -> float:
    """What it is worth to us that this player gets this railcar."""
    worth = CARS[kind](look, seat)
    if seat == look.seat:
        return worth
    return -_GIVEN * max(-1.2, min(1.2, look.cares[seat])) * worth


def ghost_at(look: Look, seat: int) -> float:
    """A Ghost Car brings back who is out, with all roles known by then."""
    player = look.view.players[seat]
    if not player.out:
        return gift(look, seat, "ghost-car")
    role = look.view.roles[seat]
    if role is None or look.belief is None:
        return -0.1
    return -1.8 * goal(look.view, look.seat)[role]


def best_place(look: Look, kind: str) -> float:
    """Of a railcar that goes before anybody."""
    if kind == "ghost-car":
        seats = [each.seat for each in look.view.players if look.view.roles[each.seat] != SHERIFF]
        return max([ghost_at(look, seat) for seat in seats], default=0.0)
    return max([gift(look, seat, kind) for seat in look.living])


PLACED: Final = ("ghost-car", "lumber-flatcar")

# What they change for those who aim at their owner.

LIFELESS.put("ghost", True)


@IMMUNE.on("prisoner-car")
def is_indians_or_duel(card: str) -> bool:
    """Cards of that name, not what works like one."""
    return kind_of(card) in ("indians", "duel") and bool(suit_of(card))


@SURVIVES.on("ghost-car")
def haunts(_look: Look, _seat: int) -> float:
    return 1.0


@DODGES.on("baggage-car")
def one(_look: Look, _seat: int) -> int:
    return 1


@DODGES.on("caboose")
def another_blue_card(look: Look, seat: int) -> int:
    return 1 if len(look.view.players[seat].cards) > 1 else 0


def mine(worth: Callable[[Look, int], float]) -> Callable[[Look], float]:
    return lambda look: worth(look, look.seat)


def _given(kind: str) -> Callable[[Look, int], float]:
    return lambda look, seat: gift(look, seat, kind)


# Each is a card that somebody would miss, that we could get, and that we could give.
for _kind, _worth in CARS.items():
    MISSING.put(_kind, _worth)
    HELD.put(_kind, mine(_worth))
    GIFTS.put(_kind, ghost_at if _kind == "ghost-car" else _given(_kind))
