"""The value of each railcar to the player who has it, computed from what is public.

For railcars that are discarded for their effect, it is the average value of the effect. The value
of the effect in a certain position is in railcar_effects.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import SeatValue
from whistlestop.bots.bang.card_value import turns_left
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.role_goals import enmity_by_role
from whistlestop.bots.bang.rule_facts import is_blue, kind_of
from whistlestop.games.bang.roles import SHERIFF

UNWELCOME: Final = ("lumber-flatcar",)  # nobody wants to have it
PLACED: Final = ("ghost-car", "lumber-flatcar")  # one who takes it lays it in front of any player
_FARTHER: Final = -0.45  # the value of seeing everybody one step farther away
_GIVEN: Final = 0.6  # the share of a friend's gain or an enemy's loss that is our gain


def blue_cards(position: Position, seat: int, but: str) -> int:
    """Count the blue cards that this player has to spend, other than this railcar."""
    cards = position.view.players[seat].cards
    hand = position.hand if seat == position.seat else ()
    return len([card for card in (*cards, *hand) if is_blue(card) and kind_of(card) != but])


# Railcars that stay


def caboose(position: Position, seat: int) -> float:
    """Return the value of using blue cards as Missed!. Each card can be used once."""
    if position.is_lifeless(seat):
        return 0.0
    return 0.35 + 0.25 * min(3, blue_cards(position, seat, "caboose"))


def dining_car(position: Position, seat: int) -> float:
    """Return the value of a life point about every fourth turn. It is higher for the wounded."""
    player = position.view.players[seat]
    return 0.22 * turns_left(position, seat) * (1.0 if player.life < player.most else 0.7)


def ghost_car(position: Position, seat: int) -> float:
    """Return the value of playing on without life points. It grows when few are left."""
    if position.is_lifeless(seat):
        return 4.0
    return {0: 2.4, 1: 2.0, 2: 1.6}.get(position.view.players[seat].life, 1.3)


def lumber_flatcar(position: Position, _seat: int) -> float:
    return _FARTHER if len(position.living) > 2 else _FARTHER / 2


def observation_car(position: Position, seat: int) -> float:
    """Return the value of a Mustang and a Scope together. It is lower with few players."""
    value = 1.25 if len(position.living) > 3 else 0.7
    return 0.5 if position.is_lifeless(seat) else value


def prisoner_car(position: Position, seat: int) -> float:
    life = position.view.players[seat].life
    return 0.0 if position.is_lifeless(seat) else 0.15 + 0.08 * life


def private_car(position: Position, seat: int) -> float:
    """Return the value of protection while the hand is empty.

    It is worth nothing to a character whose hand is always filled up.
    """
    player = position.view.players[seat]
    if position.is_lifeless(seat) or position.character(seat).refills_to:
        return 0.0
    return 0.5 if player.life <= 1 and not player.hand else 0.15


def sleeper_car(position: Position, seat: int) -> float:
    """Return the value of using blue cards as BANG!."""
    return 0.4 + 0.2 * min(3, blue_cards(position, seat, "sleeper-car"))


# The average value of the effect of railcars that are discarded for it.
AVERAGE_EFFECT: Final[Mapping[str, float]] = {
    "baggage-car": 1.0,
    "cattle-truck": 0.85,
    "circus-wagon": 0.4,
    "coal-hopper": 0.85,
    "express-car": 1.1,
    "lounge-car": 1.0,
    "mail-car": 1.4,
    "passenger-car": 1.0,
}


def _constant(value: float) -> SeatValue:
    return lambda _position, _seat: value


RAILCARS: Final[Mapping[str, SeatValue]] = {
    **{kind: _constant(value) for kind, value in AVERAGE_EFFECT.items()},
    "caboose": caboose,
    "dining-car": dining_car,
    "ghost-car": ghost_car,
    "lumber-flatcar": lumber_flatcar,
    "observation-car": observation_car,
    "prisoner-car": prisoner_car,
    "private-car": private_car,
    "sleeper-car": sleeper_car,
}


# Railcars in front of other players


def gift_value(position: Position, seat: int, kind: str) -> float:
    """Return the value to us of this player getting this railcar."""
    value = RAILCARS[kind](position, seat)
    if seat == position.seat:
        return value
    return -_GIVEN * max(-1.2, min(1.2, position.enmity[seat])) * value


def ghost_car_gift(position: Position, seat: int) -> float:
    """Return the value to us of giving a Ghost Car to this player.

    An eliminated player comes back with it.
    """
    player = position.view.players[seat]
    if not player.out:
        return gift_value(position, seat, "ghost-car")
    role = position.view.roles[seat]
    if role is None or position.belief is None:
        return -0.1
    return -1.8 * enmity_by_role(position.view, position.seat)[role]


def best_gift_value(position: Position, kind: str) -> float:
    """Return the value of giving a railcar to the player who is best for us, perhaps ourselves."""
    if kind == "ghost-car":
        roles = position.view.roles
        seats = [each.seat for each in position.view.players if roles[each.seat] != SHERIFF]
        return max([ghost_car_gift(position, seat) for seat in seats], default=0.0)
    return max([gift_value(position, seat, kind) for seat in position.living])
