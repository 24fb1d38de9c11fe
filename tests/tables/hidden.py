"""What each game's state hides at the start of a match, said a second time and in other words.

`redeal` says it too; a field that it forgets would never differ between two worlds, and no check
that compares worlds could see it leak. So here it is listed, and every entry must vary.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Hidden = Callable[[dict[str, Any], int], list[Any]]


def _toy(dump: dict[str, Any], seat: int) -> list[Any]:
    hands = [card for other, hand in enumerate(dump["hands"]) if other != seat for card in hand]
    return [*hands, *dump["deck"]]


def _colt_super_express(dump: dict[str, Any], _seat: int) -> list[Any]:
    return [*dump["values"][1:], *dump["box"]]


def _bang(dump: dict[str, Any], seat: int) -> list[Any]:
    players = dump["players"]
    others = [each for other, each in enumerate(players) if other != seat]
    secret = [each["role"] for each in others if not each["shown"] and each["role"] != "sheriff"]
    if len(set(secret)) < 2:
        secret = []  # nothing to guess: a Renegade among four knows all
    offered = [name for each in others for name in each["offered"][: each["character"] == ""]]
    deck = dump["deck"]
    if dump["turn"] == seat and dump["phase"] == "draw":
        deck = deck[:-3]  # who is asked about cards in phase 1 has seen the top ones by then
    piles = [dump["piles"].get(name, []) for name in ("equipment", "railcars", "feat-deck")]
    return [*secret, *offered, *deck, *[card for pile in piles for card in pile]]


def _train_heist(dump: dict[str, Any], seat: int) -> list[Any]:
    table = dump["table"]
    hands = [
        card
        for owner, cowboy in zip(table["owners"], table["cowboys"], strict=True)
        if owner != seat
        for card in cowboy["hand"]
    ]
    if dump["mode"] != "versus":
        hands = []  # open to all
    return [*hands, *dump["deck"], *dump["events_deck"], *dump["box"]]


def _fingers(dump: dict[str, Any], seat: int) -> list[Any]:
    return [number for other, number in enumerate(dump["lucky"]) if other != seat]


HIDDEN: dict[str, Hidden] = {
    "toy": _toy,
    "colt-super-express": _colt_super_express,
    "bang": _bang,
    "train-heist": _train_heist,
    "fingers": _fingers,  # the game of docs/add-a-game.md
}
