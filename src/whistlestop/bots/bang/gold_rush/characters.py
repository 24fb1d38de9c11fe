"""Advice on the characters of Gold Rush, for us and for players who attack them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import Advice
from whistlestop.bots.bang.gold_rush.black_equipment import nugget_for_wound
from whistlestop.bots.bang.rule_facts import is_red

# Their strengths lie between those of the base game, which go from 0 (the best) down to -15.
CHARACTERS: Final[Mapping[str, Advice]] = {
    "don-bell": Advice(strength=-0.5, lucky=is_red, flip_value=0.25),
    "raddie-snake": Advice(strength=-3.5),
    "jacky-murieta": Advice(strength=-4.5),
    "madam-yto": Advice(strength=-6.5),
    "simeon-picos": Advice(strength=-7.5, compensation=nugget_for_wound),
    "pretty-luzena": Advice(strength=-9.5),
    "josh-mccloud": Advice(strength=-10.5),
    "dutch-will": Advice(strength=-11.5),
}
