"""The Great Train Robbery, as a part of the table."""

from __future__ import annotations

from whistlestop.engine.option import Option
from whistlestop.games.bang.part import Part

# Imported for the hooks that it fills in.
from whistlestop.games.bang.train_robbery import checks
from whistlestop.games.bang.train_robbery.cards import DECK
from whistlestop.games.bang.train_robbery.characters import CHARACTERS
from whistlestop.games.bang.train_robbery.railcars import CARS
from whistlestop.games.bang.train_robbery.stations import COSTS, TILES
from whistlestop.games.bang.train_robbery.train import DECK as RAILCARS
from whistlestop.games.bang.train_robbery.train import lay_out

assert checks  # noqa: S101 - in use, as said above

TRAIN_ROBBERY = Part(
    "train-robbery",
    kinds=DECK,
    others=(*CARS, *TILES),
    characters=CHARACTERS,
    rules=("advance", "board", "express", "train"),
    options=(
        Option(
            "custom-station",
            "choice",
            default="no-custom-station",
            choices=("no-custom-station", *[f"like-{name}" for name in COSTS]),
            help="bang-option-custom-station",
        ),
    ),
    lay_out=lay_out,
    face_down=(RAILCARS,),
)
