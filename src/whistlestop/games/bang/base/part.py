"""The base game, as a part of the table like any other."""

from __future__ import annotations

from whistlestop.engine.option import Option
from whistlestop.games.bang.base.cards import DECK
from whistlestop.games.bang.base.characters import CHARACTERS
from whistlestop.games.bang.part import Part

BASE = Part(
    "base",
    kinds=DECK,
    characters=CHARACTERS,
    options=(
        Option(
            "same-weapon",
            "choice",
            default="replace",
            choices=("replace", "refuse"),
            help="bang-option-same-weapon",
        ),
        Option("self-jail", "flag", default=False, help="bang-option-self-jail"),
    ),
)
