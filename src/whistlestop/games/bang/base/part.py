"""The base game, as a part of the table like any other."""

from __future__ import annotations

from whistlestop.games.bang.base.cards import DECK
from whistlestop.games.bang.base.characters import CHARACTERS
from whistlestop.games.bang.part import Part

BASE = Part("base", kinds=DECK, characters=CHARACTERS)
