"""Gold Rush and the shadow-gunslingers. Each can be played without the other."""

from __future__ import annotations

from whistlestop.engine.game_option import Option
from whistlestop.games.bang.expansion import Expansion
from whistlestop.games.bang.gold_rush import verbs
from whistlestop.games.bang.gold_rush.characters import CHARACTERS
from whistlestop.games.bang.gold_rush.deeds import DEEDS, SHADOWS_COME
from whistlestop.games.bang.gold_rush.equipment import CARDS, EQUIPMENT
from whistlestop.games.bang.gold_rush.market import BUY, SCRAP, SELL
from whistlestop.games.bang.gold_rush.narration import NARRATOR
from whistlestop.games.bang.gold_rush.nuggets import NUGGETS
from whistlestop.games.bang.gold_rush.shadows import SHADOW_MARK, SHADOWS
from whistlestop.games.bang.gold_rush.table_state import DECK

GOLD_RUSH = Expansion(
    name="gold-rush",
    narrator=NARRATOR,
    deeds=DEEDS,
    rules=(NUGGETS, EQUIPMENT, BUY, SCRAP, SELL),
    cards=CARDS,
    characters=CHARACTERS,
    options=(
        Option(
            "penalty",
            "choice",
            default="equipment-lost",
            choices=("equipment-lost", "equipment-kept"),
            help="bang-option-penalty",
        ),
    ),
    face_down=(DECK,),
    lay_out=verbs.lay_out,
)

SHADOW_GUNSLINGERS = Expansion(
    name="shadow-gunslingers",
    turning_points=SHADOWS_COME,
    rules=(SHADOWS,),
    marks=(SHADOW_MARK,),
)
