"""Answers to the questions of Gold Rush."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from whistlestop.bots.bang.advice import Ranking, Rated
from whistlestop.bots.bang.card_value import cheapest_first
from whistlestop.bots.bang.position import Position
from whistlestop.engine.ask import Ask


def discard_drawn(ask: Ask, position: Position) -> Iterator[Rated]:
    """Discard the least valuable of the cards that Dutch Will has drawn."""
    return cheapest_first(position, ask.answers)


QUESTIONS: Final[Mapping[str, Ranking]] = {"drop": discard_drawn}
