"""The bot's knowledge of The Great Train Robbery, as one value."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.bang.advice import Advice, ExpansionAdvice
from whistlestop.bots.bang.train_robbery.answers import QUESTIONS
from whistlestop.bots.bang.train_robbery.cards import CARDS
from whistlestop.bots.bang.train_robbery.characters import CHARACTERS
from whistlestop.bots.bang.train_robbery.events import EVENTS
from whistlestop.bots.bang.train_robbery.play_order import PLAYS
from whistlestop.bots.bang.train_robbery.railcar_advice import RAILCAR_ADVICE

TRAIN_ROBBERY: Final = ExpansionAdvice(
    name="train-robbery",
    things={
        **CARDS,
        **RAILCAR_ADVICE,
        **CHARACTERS,
        "ghost": Advice(lifeless=True),
    },
    questions=QUESTIONS,
    plays=PLAYS,
    events=EVENTS,
)
