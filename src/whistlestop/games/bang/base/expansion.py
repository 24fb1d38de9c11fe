"""The base game, defined like an expansion."""

from __future__ import annotations

from whistlestop.engine.game_option import Option
from whistlestop.games.bang.base.cards import CARDS
from whistlestop.games.bang.base.characters import CHARACTERS
from whistlestop.games.bang.base.deeds import DEEDS, TURNING_POINTS
from whistlestop.games.bang.base.narration import NARRATOR
from whistlestop.games.bang.card import DODGE, RESCUE, STRIKE
from whistlestop.games.bang.expansion import Expansion
from whistlestop.games.bang.response import no_answer_to_bang, no_rescue
from whistlestop.games.bang.shot import no_dodge

BASE = Expansion(
    name="base",
    narrator=NARRATOR,
    deeds=DEEDS,
    turning_points=TURNING_POINTS,
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
    why_not={"dodge": no_dodge, "fend": no_answer_to_bang, "save": no_rescue},
    meant={STRIKE: "bang", DODGE: "missed", RESCUE: "beer"},
)
