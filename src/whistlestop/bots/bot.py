"""The interface of a bot, and the part of a match that a bot can see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from whistlestop.bots.hint import Hint
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match


class MatchAsSeen:
    """A match, limited to the information that one seat may have."""

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
        """Return the events from this number on, for a bot that remembers the earlier events."""
        return self._match.seen(self.seat, number)

    def imagine(self, rng: Random, *, events: bool = True) -> Match:
        """Return a match with random hidden parts that fits everything this seat knows.

        Without `events` it is faster; see `Match`.
        """
        return self._match.resample(self.seat, rng, events=events)


class Bot(ABC):
    """A player that answers for one seat of one match."""

    looks: ClassVar[bool] = True  # whether it looks at the match, and not only at the question

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        """Choose one of the ask's answers."""

    def hint(self, ask: Ask, match: MatchAsSeen) -> Hint | None:  # noqa: ARG002 - most give none
        """Return the bot's best answers with their reasons; None if it gives no reasons.

        The first of them is what the bot would choose now. A reason names what decided. It says
        only what follows from `ask` and `match`, as the choice itself does.
        """
        return None

    def thoughts(self, match: MatchAsSeen) -> Mapping[str, Any] | None:  # noqa: ARG002 - most keep quiet
        """Return the beliefs of the bot about other players, for display; None if it has none.

        After the end of a match these are its beliefs from before the end, when hidden facts were
        revealed. The value of `kind` tells what the other keys mean.
        """
        return None
