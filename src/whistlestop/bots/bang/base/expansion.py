"""The bot's knowledge of the base game, as one value."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.bang.advice import ExpansionAdvice
from whistlestop.bots.bang.base.answers import QUESTIONS
from whistlestop.bots.bang.base.cards import CARDS
from whistlestop.bots.bang.base.characters import CHARACTERS
from whistlestop.bots.bang.base.events import EVENTS
from whistlestop.bots.bang.base.plays import PLAYS

BASE: Final = ExpansionAdvice(
    name="base",
    things={**CARDS, **CHARACTERS},
    questions=QUESTIONS,
    plays=PLAYS,
    events=EVENTS,
)
