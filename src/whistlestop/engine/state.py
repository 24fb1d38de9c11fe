"""The base of every game's state: chance, and the events of the step under way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

from whistlestop.engine.event import Event
from whistlestop.engine.rng import Rng
from whistlestop.engine.state_copying import Fields


class State(ABC):
    """Plain data that only verbs write. A game adds its fields and `copy`: see state_copying.py."""

    FIELDS: ClassVar[Fields] = Fields(
        objects={"rng": Rng.copy}, reset={"events": list, "watcher": None}
    )
    __slots__ = FIELDS.names

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.events: list[Event] = []  # the match takes them out after every step
        self.watcher: Callable[[Event], None] | None = None  # set by a watched match, never copied

    def emit(self, kind: str, **payload: Any) -> None:
        """Tell everybody that something happened; call it after the change that it tells of."""
        # Not shared with `emit_secret`: a call less, a hundred times a game.
        event = Event(kind, payload)
        self.events.append(event)
        if self.watcher is not None:
            self.watcher(event)

    def emit_secret(
        self, kind: str, to: tuple[int, ...], secret: dict[str, Any], **payload: Any
    ) -> None:
        """Tell that something happened, and its secret only to the seats in `to`."""
        event = Event(kind, payload, secret, to)
        self.events.append(event)
        if self.watcher is not None:
            self.watcher(event)

    @abstractmethod
    def copy(self) -> State:
        """Make an independent twin, with no events and no watcher."""
