"""The hint of a bot, as it is sent to clients: not in any language yet."""

from __future__ import annotations

from whistlestop.bots.hint import Hint, RankedAnswer
from whistlestop.engine.ask import read_answer
from whistlestop.wire import from_server as wire
from whistlestop.wire.narration import text_from_wire, text_to_wire


def hint_to_wire(hint: Hint) -> wire.Hint:
    """Return a hint as it is sent to clients."""
    ranked = [
        wire.RankedAnswer(
            answer=str(each.answer),
            value=each.value,
            why=tuple([text_to_wire(sentence) for sentence in each.why]),
        )
        for each in hint.ranked
    ]
    beliefs = None if hint.beliefs is None else dict(hint.beliefs)
    return wire.Hint(ranked=tuple(ranked), unit=hint.unit, beliefs=beliefs)


def hint_from_wire(hint: wire.Hint) -> Hint:
    """Return the hint that a server has sent."""
    ranked = [
        RankedAnswer(
            read_answer(each.answer),
            each.value,
            tuple([text_from_wire(sentence) for sentence in each.why]),
        )
        for each in hint.ranked
    ]
    return Hint(tuple(ranked), hint.unit, hint.beliefs)
