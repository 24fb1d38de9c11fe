"""Lists of what each game's state hides at the start of a match.

`redeal` deals the same things. If it forgot a field, the field would be the same in all worlds, and
no check that compares worlds could see it leak. So the hidden things are listed here a second time,
in other words, and each of them must vary.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Hidden = Callable[[Any, int], list[Any]]  # of a state, for a seat


def _toy(g: Any, seat: int) -> list[Any]:
    hands = [card for other, hand in enumerate(g.hands) if other != seat for card in hand]
    return [*hands, *g.deck]


def _colt_super_express(g: Any, _seat: int) -> list[Any]:
    return [*g.values[1:], *g.box]


def _bang(g: Any, seat: int) -> list[Any]:
    others = [player for other, player in enumerate(g.players) if other != seat]
    secret = [each.role for each in others if not each.shown and each.role != "sheriff"]
    if len(set(secret)) < 2:
        secret = []  # nothing to guess: the Renegade among four players knows all roles
    offered = [name for each in others for name in each.offered[: each.character == ""]]
    deck = g.deck
    if g.turn == seat and g.phase == "draw":
        deck = deck[:-3]  # a player who is asked about cards in phase 1 has seen the top ones
    piles = [g.piles.get(name, []) for name in ("equipment", "railcars", "feat-deck")]
    return [*secret, *offered, *deck, *[card for pile in piles for card in pile]]


def _train_heist(g: Any, seat: int) -> list[Any]:
    hands = [
        card
        for owner, cowboy in zip(g.owners, g.cowboys, strict=True)
        if owner != seat
        for card in cowboy.hand
    ]
    if g.mode != "versus":
        hands = []  # open to all
    return [*hands, *g.deck, *g.events_deck, *g.box]


def _fingers(g: Any, seat: int) -> list[Any]:
    return [number for other, number in enumerate(g.lucky) if other != seat]


HIDDEN: dict[str, Hidden] = {
    "toy": _toy,
    "colt-super-express": _colt_super_express,
    "bang": _bang,
    "train-heist": _train_heist,
    "fingers": _fingers,  # the game of docs/add-a-game.md
}
