"""What a game's state has whatever the game: chance, and the events of the step under way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from whistlestop.engine.event import Event
from whistlestop.engine.rng import Rng


class State(ABC):
    """Plain data. A game adds its own slots and writes `copy`; only its verbs write to it."""

    __slots__ = ("events", "rng", "watcher")

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.events: list[Event] = []  # the match takes them out after every step
        self.watcher: Callable[[Event], None] | None = None  # set by a watched match, never copied

    def emit(self, kind: str, **payload: Any) -> None:
        """Something happened, in front of everybody. Called after the change it tells of."""
        # Here and below the telling is written out: this runs a hundred times a game.
        event = Event(kind, payload)
        self.events.append(event)
        if self.watcher is not None:
            self.watcher(event)

    def emit_secret(
        self, kind: str, to: tuple[int, ...], secret: dict[str, Any], **payload: Any
    ) -> None:
        """Something happened of which only the seats in `to` know the secret payload."""
        event = Event(kind, payload, secret, to)
        self.events.append(event)
        if self.watcher is not None:
            self.watcher(event)

    @abstractmethod
    def copy(self) -> State:
        """An independent twin, with no events and no watcher."""
