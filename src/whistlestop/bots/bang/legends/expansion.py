"""The bot's knowledge of Legends, as one value."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.bang.advice import Advice, ExpansionAdvice
from whistlestop.bots.bang.legends.answers import QUESTIONS
from whistlestop.bots.bang.legends.characters import LEGENDS as CHARACTERS
from whistlestop.bots.bang.legends.events import EVENTS
from whistlestop.bots.bang.legends.feats import becomes_legend_this_turn, recovery
from whistlestop.bots.bang.legends.plays import (
    PLAYS,
    bonus_for_feat,
    reserve_for_feat,
    weapon_swap_bonus,
)

LEGENDS: Final = ExpansionAdvice(
    name="legends",
    rules=Advice(
        heals_anyway=becomes_legend_this_turn,
        recovery=recovery,
        play_bonus=bonus_for_feat,
        reserve=reserve_for_feat,
        weapon_swap_bonus=weapon_swap_bonus,
    ),
    things=CHARACTERS,
    questions=QUESTIONS,
    plays=PLAYS,
    events=EVENTS,
)
