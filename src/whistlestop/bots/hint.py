"""Hints: the answers that a bot ranks best, each with its value and its reason.

A hint is in no language: its reasons are sentences as in a narration, which the terminal and the
web client say in the language of the reader. A bot that gives one gets only what it gets for a
decision, so a hint tells nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from whistlestop.engine.ask import Answer
from whistlestop.engine.narration import Text, text

MOST_RANKED: Final = 3  # answers in a hint

Sentences: TypeAlias = tuple[Text, ...]
# The unit of the values: life points, expected tiles of loot, or shares of imagined matches won.
Unit: TypeAlias = Literal["life", "tiles", "wins"]


class RankedAnswer(NamedTuple):
    """An answer with its value to the bot, if it has one, and the sentences that say why."""

    answer: Answer
    value: float | None
    why: Sentences


@dataclass(frozen=True, slots=True)
class Hint:
    """The answers that a bot ranks best: the first one is its choice.

    `beliefs` is what the bot believes about other players, in the form of `Bot.thoughts`.
    """

    ranked: tuple[RankedAnswer, ...]
    unit: Unit
    beliefs: Mapping[str, Any] | None = None


def only_answer(answer: Answer) -> tuple[RankedAnswer, ...]:
    """Rank the only answer to a question."""
    return (RankedAnswer(answer, None, (text("hint-only"),)),)


def percent(share: float) -> int:
    """Return a chance as a whole number of percent."""
    return round(100 * share)
