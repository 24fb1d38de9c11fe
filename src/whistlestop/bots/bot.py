"""What a bot is, and all that it gets to see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, ClassVar

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match


class Eyes:
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

    def imagine(self, rng: Random) -> Match:
        """A match that could be the real one, for all this seat knows."""
        return self._match.resample(self.seat, rng)


class Bot(ABC):
    """Answers for one seat of one match."""

    name: ClassVar[str]

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, ask: Ask, eyes: Eyes) -> Answer:
        """One of the ask's answers."""
