"""Gold Rush and the shadow-gunslingers, as parts of the table; each can be played by itself."""

from __future__ import annotations

# Imported for the hooks that they fill in.
from whistlestop.games.bang.gold_rush import market, shadows
from whistlestop.games.bang.gold_rush.characters import CHARACTERS
from whistlestop.games.bang.gold_rush.equipment import CARDS, DECK, lay_out
from whistlestop.games.bang.part import Part

assert market  # noqa: S101 - in use, as said above
assert shadows  # noqa: S101

GOLD_RUSH = Part(
    "gold-rush",
    others=CARDS,
    characters=CHARACTERS,
    rules=("buy", "equipment", "nuggets", "scrap", "sell"),
    lay_out=lay_out,
    face_down=(DECK,),
)
SHADOWS = Part("shadow-gunslingers", rules=("shadows",))
