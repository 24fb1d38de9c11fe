"""The events of a match with their narrations, always as they were when the events happened."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.server.clocks import loop_time
from whistlestop.wire.from_server import WireEvent
from whistlestop.wire.narration import to_wire

_SLICE = 0.005  # seconds for which the event loop may be held up

Viewer: TypeAlias = int | None  # a seat, or None for all spectators


class NarratedEvent(NamedTuple):
    """An event as it is sent to viewers: in at most two versions for any number of viewers."""

    public: WireEvent
    secret: WireEvent | None  # for the seats in `to`
    to: tuple[int, ...]

    def seen_by(self, viewer: Viewer) -> WireEvent:
        return self.secret if self.secret is not None and viewer in self.to else self.public


class NarratedEvents:
    """The narrated events of a match, from number `_first` to the latest.

    Earlier events are narrated when somebody asks for them: the match is then played again. After a
    restart hardly anybody asks. While nobody watches, nothing is narrated.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._first = len(match.events)
        self._events: list[NarratedEvent] = []

    def note(self, number: int, event: Event, view: Any) -> NarratedEvent:
        """Narrate event `number`, which has just happened. `view` is the view of a spectator."""
        if number != self._first + len(self._events):
            self._first, self._events = number, []  # nobody watched the events before it
        narrated = _narrate(self._match, event, view)
        self._events.append(narrated)
        return narrated

    def seen_by(self, viewer: Viewer, start: int = 0) -> tuple[WireEvent, ...]:
        """Return the events from number `start` on, as this viewer may see them."""
        if self._lacks_events(start):
            self._first, self._events = 0, list(_replay(self._match))
        return tuple([each.seen_by(viewer) for each in self._events[start - self._first :]])

    async def catch_up(self, start: int = 0) -> None:
        """Narrate the events from number `start` on in short slices, so that others can go on.

        The match must not change meanwhile.
        """
        if not self._lacks_events(start):
            return
        events, pause_at = [], loop_time() + _SLICE
        for event in _replay(self._match):
            events.append(event)
            if loop_time() > pause_at:
                await asyncio.sleep(0)
                pause_at = loop_time() + _SLICE
        self._first, self._events = 0, events

    def _lacks_events(self, start: int) -> bool:
        missing = len(self._match.events) - self._first - len(self._events)
        return bool(missing) or start < self._first


def _replay(match: Match) -> Iterator[NarratedEvent]:
    """Play a match again, and yield every event with its narration.

    The events before the first question are narrated when it is asked: nobody could watch them.
    """
    again = Match(match.game, match.seats, match.options, match.seed)
    view = again.view(None)
    yield from [_narrate(again, event, view) for event in again.events]
    events: list[NarratedEvent] = []
    again.watch(lambda event: events.append(_narrate(again, event, again.view(None))))
    for seat, answer, _ in match.choices:
        again.choose(seat, answer)
        yield from events
        events.clear()


def _narrate(match: Match, event: Event, view: Any) -> NarratedEvent:
    public = _wire_event(match, event.seen_by(None), view)
    if event.secret is None:
        return NarratedEvent(public, None, ())
    return NarratedEvent(public, _wire_event(match, event.seen_by(event.to[0]), view), event.to)


def _wire_event(match: Match, event: Event, view: Any) -> WireEvent:
    narration = to_wire(match.game.narrate(event, view))
    return WireEvent(kind=event.kind, payload=dict(event.payload), narration=narration)
