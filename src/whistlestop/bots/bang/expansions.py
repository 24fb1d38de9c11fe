"""The list of the expansions that the bot knows, the base game first, and their joint advice."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.bang.advice import Knowledge
from whistlestop.bots.bang.base.expansion import BASE
from whistlestop.bots.bang.gold_rush.expansion import GOLD_RUSH
from whistlestop.bots.bang.gold_rush.shadows import SHADOW_GUNSLINGERS
from whistlestop.bots.bang.legends.expansion import LEGENDS
from whistlestop.bots.bang.train_robbery.expansion import TRAIN_ROBBERY

EXPANSIONS: Final = (BASE, GOLD_RUSH, SHADOW_GUNSLINGERS, TRAIN_ROBBERY, LEGENDS)

KNOWLEDGE: Final = Knowledge(EXPANSIONS)
