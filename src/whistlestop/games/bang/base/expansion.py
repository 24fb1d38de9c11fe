"""The base game, defined like an expansion."""

from __future__ import annotations

from whistlestop.engine.game_option import Option
from whistlestop.games.bang.base.cards import CARDS
from whistlestop.games.bang.base.characters import CHARACTERS
from whistlestop.games.bang.base.narration import NARRATOR
from whistlestop.games.bang.card import DODGE, RESCUE, STRIKE
from whistlestop.games.bang.expansion import Expansion

BASE = Expansion(
    name="base",
    narrator=NARRATOR,
    cards=CARDS,
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
    meant={STRIKE: "bang", DODGE: "missed", RESCUE: "beer"},
)
