"""The interface of a bot, and all that a bot gets to see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match


class MatchAsSeen:
    """A match as one seat may know it."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def view(self) -> Any:
        return self._match.view(self.seat)

    @property
    def events(self) -> list[Event]:
        return self._match.seen(self.seat)

    def seen_since(self, number: int) -> list[Event]:
        """Return the events from this number on, for a bot that remembers the earlier ones."""
        return self._match.seen(self.seat, number)

    def imagine(self, rng: Random) -> Match:
        """Return a match that could be the real one, for all this seat knows."""
        return self._match.resample(self.seat, rng)


class Bot(ABC):
    """Answers for one seat of one match."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        """Choose one of the ask's answers."""

    def thoughts(self, match: MatchAsSeen) -> Mapping[str, Any] | None:  # noqa: ARG002 - most keep quiet
        """Return what it believes of the others, for a screen to show; None if nothing.

        Of a match that is over, this is what it believed before the end revealed the truth. `kind`
        says what the other keys are.
        """
        return None
