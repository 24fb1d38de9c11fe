"""The bot's knowledge of Gold Rush, as one value."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.bang.advice import Advice, ExpansionAdvice
from whistlestop.bots.bang.gold_rush.answers import QUESTIONS
from whistlestop.bots.bang.gold_rush.black_equipment import NUGGET
from whistlestop.bots.bang.gold_rush.characters import CHARACTERS
from whistlestop.bots.bang.gold_rush.equipment_advice import EQUIPMENT
from whistlestop.bots.bang.gold_rush.events import EVENTS
from whistlestop.bots.bang.gold_rush.play_order import PLAYS

GOLD_RUSH: Final = ExpansionAdvice(
    name="gold-rush",
    rules=Advice(wound_spoils=NUGGET),
    things={**EQUIPMENT, **CHARACTERS},
    questions=QUESTIONS,
    plays=PLAYS,
    events=EVENTS,
)
