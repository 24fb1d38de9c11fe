"""The reasons to spend nuggets, and to sell a Beer for one."""

from __future__ import annotations

from whistlestop.bots.bang.gold_rush.black_equipment import nuggets
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.reasons import first_card, who_is
from whistlestop.bots.hint import Sentences
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.narration import text


def spending(position: Position, _ask: Ask, answer: Answer) -> Sentences:
    """Say that this is a part of the best plan that the nuggets can pay for."""
    have = nuggets(position, position.seat)
    said = text("bang-hint-spend", card=first_card(answer), nuggets=have)
    return (said,) if answer.seat is None else (*who_is(position, answer.seat), said)


def sale(_position: Position, _ask: Ask, _answer: Answer) -> Sentences:
    return (text("bang-hint-sell"),)
