"""What is said of the events of a match, kept as it was said when they happened."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.wire.from_server import WireEvent
from whistlestop.wire.narration import WireNarration, to_wire

Viewer: TypeAlias = int | None  # a seat, or None for all spectators


class ToldEvent(NamedTuple):
    """An event as it is sent: there are at most two versions of it, however many look on."""

    public: WireEvent
    secret: WireEvent | None  # for the seats in `to`
    to: tuple[int, ...]

    def seen_by(self, viewer: Viewer) -> WireEvent:
        return self.secret if self.secret is not None and viewer in self.to else self.public


class Told:
    """All events of a match so far. Those up to the first question are told as it is asked."""

    def __init__(self, match: Match) -> None:
        self._game = match.game
        self._events: list[ToldEvent] = []
        view = match.view(None)
        for event in match.events:
            self.note(event, view)

    def note(self, event: Event, view: Any) -> ToldEvent:
        """Tell of an event that has just happened; `view` is what a spectator sees right after."""
        secret = None if event.secret is None else self._told(event.seen_by(event.to[0]), view)
        told = ToldEvent(self._told(event.seen_by(None), view), secret, event.to)
        self._events.append(told)
        return told

    def _told(self, event: Event, view: Any) -> WireEvent:
        said: WireNarration | None = to_wire(self._game.narrate(event, view))
        return WireEvent(kind=event.kind, payload=dict(event.payload), narration=said)

    def seen_by(self, viewer: Viewer, start: int = 0) -> tuple[WireEvent, ...]:
        """The events from number `start` on, as this viewer was told of them."""
        return tuple([told.seen_by(viewer) for told in self._events[start:]])
