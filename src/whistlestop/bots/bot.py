"""What a bot is, and all that it gets to see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
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

    def seen_since(self, number: int) -> list[Event]:
        """The events from this number on: for who remembers what came before."""
        return self._match.seen(self.seat, number)

    def imagine(self, rng: Random) -> Match:
        """A match that could be the real one, for all this seat knows."""
        return self._match.resample(self.seat, rng)


class Bot(ABC):
    """Answers for one seat of one match."""

    name: ClassVar[str]
    games: ClassVar[tuple[str, ...] | None] = None  # those that it knows; None: any
    offered: ClassVar[bool] = True  # False: a yardstick for `sim`, and no company for people
    too_long: ClassVar[tuple[str, ...]] = ()  # those that would keep people waiting for it

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, ask: Ask, eyes: Eyes) -> Answer:
        """One of the ask's answers."""

    def thoughts(self, eyes: Eyes) -> Mapping[str, Any] | None:  # noqa: ARG002 - most keep quiet
        """What it believes of the others, for a screen to show; of a match that is over, what it
        believed before the end told it. `kind` says what the other parts are.
        """
        return None
