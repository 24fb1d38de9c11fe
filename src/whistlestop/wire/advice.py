"""The advice of a bot, as it is sent to clients: not in any language yet."""

from __future__ import annotations

from whistlestop.bots.hint import Hint
from whistlestop.wire.from_server import Advice, RankedAnswer
from whistlestop.wire.narration import text_to_wire


def advice_to_wire(hint: Hint) -> Advice:
    """Return a hint as it is sent to clients."""
    return Advice(
        ranked=tuple(
            [
                RankedAnswer(
                    answer=str(each.answer),
                    value=each.value,
                    why=tuple([text_to_wire(sentence) for sentence in each.why]),
                )
                for each in hint.ranked
            ]
        ),
        unit=hint.unit,
        beliefs=None if hint.beliefs is None else dict(hint.beliefs),
    )
