"""The events of a match with their narrations, always as they were when the events happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.server.time_slices import TimeSlices
from whistlestop.wire.from_server import WireEvent
from whistlestop.wire.narration import to_wire

OpenHands: TypeAlias = Literal["open"]
OPEN: Final = "open"  # the viewer who sees all hands
Viewer: TypeAlias = int | OpenHands | None  # a seat, all hands, or None for all spectators

# Most events that a person who enters is sent. More would be too big a message.
MOST_EVENTS = 4000


class NarratedEvent(NamedTuple):
    """An event as it is sent to viewers: in at most two versions for any number of viewers."""

    public: WireEvent
    secret: WireEvent | None  # for the seats in `to`
    to: tuple[int, ...]

    def seen_by(self, viewer: Viewer) -> WireEvent:
        knows = viewer == OPEN or viewer in self.to
        return self.secret if self.secret is not None and knows else self.public


def view_of(match: Match, viewer: Viewer) -> Any:
    """Return the table as this viewer sees it now."""
    return match.open_view() if viewer == OPEN else match.view(viewer)


def views_of(match: Match, viewers: Iterable[Viewer]) -> list[Any]:
    """Return the table as each of these viewers sees it now."""
    viewers = tuple(viewers)
    found = iter(match.views([each for each in viewers if each != OPEN]))
    return [match.open_view() if each == OPEN else next(found) for each in viewers]


class NarratedEvents:
    """The narrated events of a match, from number `_first` to the latest.

    Earlier events are narrated when somebody asks for them: the match is then played again. After a
    restart hardly anybody asks. While nobody watches, nothing is narrated. At least the last
    `MOST_EVENTS` events are kept.
    """

    def __init__(self, match: Match, first: int | None = None) -> None:
        """Begin with the next event of the match, or with event number `first`."""
        self._match = match
        self._first = len(match.events) if first is None else first
        self._events: list[NarratedEvent] = []

    @property
    def end(self) -> int:
        """Return the number after that of the latest narrated event."""
        return self._first + len(self._events)

    def note(self, number: int, event: Event, view: Any) -> NarratedEvent:
        """Narrate event `number`, which has just happened. `view` is the view of a spectator."""
        if number != self.end:
            self._first, self._events = number, []  # nobody watched the events before it
        if len(self._events) >= 2 * MOST_EVENTS:
            self._first += MOST_EVENTS
            del self._events[:MOST_EVENTS]
        narrated = _narrate(self._match, event, view)
        self._events.append(narrated)
        return narrated

    def start(self, start: int) -> int:
        """Return the number of the first event to send to a viewer who wants those from `start`."""
        events = len(self._match.events)
        return min(max(start, events - MOST_EVENTS), events)

    def _is_missing(self, start: int) -> bool:
        return start < self._first or len(self._match.events) > self.end

    async def prepare(self, start: int = 0) -> None:
        """Narrate the events from number `start` on, if they are not narrated yet.

        The match must not go on meanwhile.
        """
        if self._is_missing(self.start(start)):
            events: list[NarratedEvent] = []
            slices = TimeSlices()
            for _ in _replay(self._match, events, self.start(0)):
                await slices.pause()
            self._first, self._events = self.start(0), events

    def seen_by(self, viewer: Viewer, start: int = 0) -> tuple[WireEvent, ...]:
        """Return the events from number `start` on, as this viewer may see them.

        `prepare` them before: here the narration of a long match would hold up everybody.
        """
        start = self.start(start)
        if self._is_missing(start):
            self._first, self._events = self.start(0), []
            for _ in _replay(self._match, self._events, self._first):
                pass
        return tuple([each.seen_by(viewer) for each in self._events[start - self._first :]])


def _replay(match: Match, events: list[NarratedEvent], start: int) -> Iterator[None]:
    """Play a match again, and narrate the events from number `start` on as they happen.

    Yield after each choice. The events before the first question are narrated when it is asked:
    nobody could watch them.
    """
    again = Match(match.game, match.seats, match.options, match.seed)
    view = again.view(None)
    events += [_narrate(again, event, view) for event in again.events[start:]]
    numbers = count(len(again.events))

    def narrate(event: Event) -> None:
        if next(numbers) >= start:
            events.append(_narrate(again, event, again.view(None)))

    again.watch(narrate)
    for seat, answer, _ in match.choices:
        again.choose(seat, answer)
        yield


def _narrate(match: Match, event: Event, view: Any) -> NarratedEvent:
    public = _wire_event(match, event.seen_by(None), view)
    if event.secret is None:
        return NarratedEvent(public, None, ())
    return NarratedEvent(public, _wire_event(match, event.seen_by(event.to[0]), view), event.to)


def _wire_event(match: Match, event: Event, view: Any) -> WireEvent:
    narration = to_wire(match.game.narrate(event, view))
    return WireEvent(kind=event.kind, payload=dict(event.payload), narration=narration)
