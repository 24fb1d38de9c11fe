"""Answers to the questions of Gold Rush."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import Answerer
from whistlestop.bots.bang.card_value import cheapest
from whistlestop.bots.bang.position import Position
from whistlestop.engine.ask import Answer, Ask


def discard_drawn(ask: Ask, position: Position) -> Answer:
    """Discard the least valuable of the cards that Dutch Will has drawn."""
    return cheapest(position, ask.answers)


QUESTIONS: Final[Mapping[str, Answerer]] = {"drop": discard_drawn}
