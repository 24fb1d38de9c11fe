"""The value to its owner of equipment that stays in play, computed from what is public."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import SeatValue
from whistlestop.bots.bang.card_value import AVERAGE_CARD, turns_left
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.rule_facts import kind_of

NUGGET: Final = 0.3  # the value of a nugget that we have; a life point is about 1
WANTED_BOUNTY: Final = 1.3  # two cards and a nugget, for eliminating a player with a Wanted


def nuggets(position: Position, seat: int) -> int:
    """Count a player's nuggets."""
    return dict(position.view.players[seat].counters).get("nuggets", 0)


def nugget_for_wound(_position: Position, _seat: int) -> float:
    """Return the cost to us when a player gets a nugget for a wound."""
    return 0.15


def equipment(position: Position, seat: int) -> tuple[str, ...]:
    """Return the ids of the equipment in front of a player."""
    return dict(position.view.players[seat].piles).get("equipment", ())


def pickaxe(position: Position, seat: int) -> float:
    return 0.9 * AVERAGE_CARD * turns_left(position, seat)


def calumet(position: Position, seat: int) -> float:
    """Return the value of ignoring Diamonds. More than half of all BANG! cards are Diamonds."""
    return 0.55 * turns_left(position, seat)


def boots(position: Position, seat: int) -> float:
    """Return the value of drawing a card for every lost life point except the last."""
    return 0 if position.is_lifeless(seat) else 0.55 * (position.view.players[seat].life - 1)


def lucky_charm(position: Position, seat: int) -> float:
    return 0 if position.is_lifeless(seat) else 0.4 * (position.view.players[seat].life - 1)


def gun_belt(position: Position, seat: int) -> float:
    """Return the value of keeping more cards than life points."""
    player = position.view.players[seat]
    spare = player.hand - player.life
    if position.is_lifeless(seat) or spare <= 0:
        return 0.0
    return 0.45 * min(3, spare) + 0.1 * (player.most - player.life)


def horseshoe(position: Position, seat: int) -> float:
    """Return the value of better "draw!"s. It grows with the things of the player that use one."""
    per_turn = 0.08 + sum([advice.flip_value for advice in position.advice(seat)])
    soon = {"jail": 0.3, "dynamite": 0.4}
    now = sum([soon.get(name, 0.0) for name in position.things(seat)])
    return per_turn * turns_left(position, seat) + now


def rucksack(position: Position, seat: int) -> float:
    """Return the value of buying life points for two nuggets each, with the player's nuggets."""
    player = position.view.players[seat]
    if position.is_lifeless(seat):
        return 0.0
    purchases = min(nuggets(position, seat) // 2, player.most - player.life + 1)
    return 0.12 * turns_left(position, seat) + 0.6 * purchases


def gold_pan(position: Position, seat: int) -> float:
    """Return the value of buying cards for one nugget each, which is a good price."""
    if position.is_lifeless(seat):
        return 0.0
    return 0.15 * turns_left(position, seat) + 0.3 * min(2, nuggets(position, seat))


BLACK: Final[Mapping[str, SeatValue]] = {
    "pickaxe": pickaxe,
    "calumet": calumet,
    "boots": boots,
    "lucky-charm": lucky_charm,
    "gun-belt": gun_belt,
    "horseshoe": horseshoe,
    "rucksack": rucksack,
    "gold-pan": gold_pan,
}


def equipment_loss(position: Position, seat: int, card: str) -> float:
    """Return the loss to the owner without this equipment."""
    value = BLACK.get(kind_of(card))
    return 0.0 if value is None else value(position, seat)
