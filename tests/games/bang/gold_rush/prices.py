"""The equipment of Gold Rush by colour, with the nuggets that each card costs."""

from __future__ import annotations

BROWN = {
    "shot": 1,
    "bottle": 2,
    "pardner": 2,
    "gold-rush": 5,
    "rhum": 3,
    "union-pacific": 4,
}
BLACK = {
    "calumet": 3,
    "gun-belt": 2,
    "horseshoe": 2,
    "pickaxe": 4,
    "wanted": 2,
    "gold-pan": 3,
    "boots": 3,
    "lucky-charm": 3,
    "rucksack": 3,
}
COST = {**BROWN, **BLACK}
