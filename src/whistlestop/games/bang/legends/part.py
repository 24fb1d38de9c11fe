"""Legends, as a part of the table."""

from __future__ import annotations

# Imported for the hooks that they fill in.
from whistlestop.games.bang.legends import goals, rules
from whistlestop.games.bang.legends.characters import BACKS, CHARACTERS
from whistlestop.games.bang.legends.feats import CARDS, DECK, lay_out
from whistlestop.games.bang.part import Part

assert goals  # noqa: S101 - in use, as said above
assert rules  # noqa: S101

LEGENDS = Part(
    "legends",
    others=CARDS,
    characters=CHARACTERS,
    backs=BACKS,
    only_cast=True,
    rules=("claim", "feats", "perform"),
    lay_out=lay_out,
    face_down=(DECK,),
)
