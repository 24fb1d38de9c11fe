"""What the bot knows: the base game and the expansions, each by what it puts into the tables."""

from __future__ import annotations

from whistlestop.bots.deputy import acts, answers, plays, shadows
from whistlestop.bots.deputy.gold_rush import acts as gold_rush_acts
from whistlestop.bots.deputy.gold_rush import answers as gold_rush_answers
from whistlestop.bots.deputy.gold_rush import plays as gold_rush_plays
from whistlestop.bots.deputy.legends import acts as legends_acts
from whistlestop.bots.deputy.legends import answers as legends_answers
from whistlestop.bots.deputy.legends import characters as legends_characters
from whistlestop.bots.deputy.legends import plays as legends_plays
from whistlestop.bots.deputy.train_robbery import acts as train_robbery_acts
from whistlestop.bots.deputy.train_robbery import answers as train_robbery_answers
from whistlestop.bots.deputy.train_robbery import plays as train_robbery_plays

BASE = (acts, plays, answers)
GOLD_RUSH = (gold_rush_acts, gold_rush_plays, gold_rush_answers)
LEGENDS = (legends_acts, legends_characters, legends_plays, legends_answers)
SHADOW_GUNSLINGERS = (shadows,)
TRAIN_ROBBERY = (train_robbery_acts, train_robbery_plays, train_robbery_answers)
