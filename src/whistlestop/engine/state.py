"""The base class of every game's state: the random numbers, and the events of the current step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

from whistlestop.engine.compiling import mypyc_attr
from whistlestop.engine.event import Event
from whistlestop.engine.rng import Rng
from whistlestop.engine.state_copying import Fields


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Plain data that only verbs change.

    A game adds its fields and `copy`; see state_copying.py.
    """

    FIELDS: ClassVar[Fields] = Fields(
        objects={"rng": Rng.copy}, reset={"events": list, "watcher": None, "silent": False}
    )
    __slots__ = FIELDS.names

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.events: list[Event] = []  # the match takes them out after every answer
        self.watcher: Callable[[Event], None] | None = None  # set by a watched match, never copied
        self.silent = False  # set by a match without events, never copied

    def emit(self, kind: str, **payload: Any) -> None:
        """Emit an event for everybody. Call this after the change that the event reports."""
        if self.silent:
            return
        # The code is repeated in `emit_secret`: this saves a call, a hundred times a game.
        event = Event(kind, payload)
        self.events.append(event)
        if self.watcher is not None:
            self.watcher(event)

    def emit_secret(
        self, kind: str, to: tuple[int, ...], secret: dict[str, Any], **payload: Any
    ) -> None:
        """Emit an event whose `secret` only the seats in `to` may know."""
        if self.silent:
            return
        event = Event(kind, payload, secret, to)
        self.events.append(event)
        if self.watcher is not None:
            self.watcher(event)

    @abstractmethod
    def copy(self) -> State:
        """Make an independent copy, without events and without a watcher."""
