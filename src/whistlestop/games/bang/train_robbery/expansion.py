"""The Great Train Robbery."""

from __future__ import annotations

from whistlestop.engine.game_option import Option
from whistlestop.games.bang.expansion import Expansion
from whistlestop.games.bang.train_robbery.cards import CARDS
from whistlestop.games.bang.train_robbery.characters import CHARACTERS
from whistlestop.games.bang.train_robbery.deeds import DEEDS, TURNING_POINTS
from whistlestop.games.bang.train_robbery.narration import NARRATOR
from whistlestop.games.bang.train_robbery.railcars import CARS, GHOST_MARK
from whistlestop.games.bang.train_robbery.stations import CUSTOM, TILES
from whistlestop.games.bang.train_robbery.table_state import RAILCARS
from whistlestop.games.bang.train_robbery.train import ADVANCE, BOARD, THE_TRAIN, lay_out

TRAIN_ROBBERY = Expansion(
    name="train-robbery",
    narrator=NARRATOR,
    deeds=DEEDS,
    turning_points=TURNING_POINTS,
    rules=(THE_TRAIN, BOARD, ADVANCE),
    cards=(*CARDS, *CARS, *TILES),
    characters=CHARACTERS,
    marks=(GHOST_MARK,),
    options=(
        Option(
            "custom-station",
            "choice",
            default="no-custom-station",
            choices=(
                "no-custom-station",
                *[f"like-{tile.name}" for tile in TILES if tile.name != CUSTOM],
            ),
            help="bang-option-custom-station",
        ),
    ),
    face_down=(RAILCARS,),
    lay_out=lay_out,
)
