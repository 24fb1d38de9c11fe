"""Advice on the characters of The Great Train Robbery."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import Advice
from whistlestop.bots.bang.train_robbery.answers import evan_babbit_cost

# Their strengths lie between those of the base game, which go from 0 (the best) down to -15.
CHARACTERS: Final[Mapping[str, Advice]] = {
    "manuelita": Advice(strength=-0.3),
    "sgt-blaze": Advice(strength=-0.8),
    "zippy-roy": Advice(strength=-3.2),
    "jimmy-texas": Advice(strength=-4.2),
    "benny-brawler": Advice(strength=-5.2),
    "shade-oconnor": Advice(strength=-10.2),
    "evan-babbit": Advice(strength=-13.2, dodge_cost=evan_babbit_cost),
    "sancho": Advice(strength=-13.7),
}
