"""The messages about a match that a visitor was sent, and those that the engine expects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from whistlestop import replay
from whistlestop.client.table_state import TableState
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.wire.from_server import FromServer, Standing, Step
from whistlestop.wire.narration import to_wire


class Listener(Protocol):
    @property
    def heard(self) -> Sequence[FromServer]:
        """Return all messages, in order."""


def as_json(thing: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(thing))


def narrated(match: Match, event: Event, seat: int | None) -> object:
    """Narrate an event that has just happened for this seat, as JSON."""
    return as_json(to_wire(match.game.narrate(event.seen_by(seat), match.view(None))))


def told(visitor: Listener) -> list[tuple[Any, ...]]:
    """List every view, event (with its narration) and question that the visitor was sent."""
    chair = TableState()
    found: list[tuple[Any, ...]] = []
    for message in visitor.heard:
        if isinstance(message, Standing | Step):
            for kind, payload, view, narration in chair.apply(message):
                found.append(("event", kind, payload, view, as_json(narration)))
            answers = None if chair.ask is None else list(chair.ask.answers)
            found.append(("now", chair.view, answers, [each.seat for each in chair.waiting]))
    return found


def expected(record: str, seat: int | None) -> list[tuple[Any, ...]]:
    """List the same things as the engine expects them."""
    truth = replay(record)
    match = type(truth)(truth.game, truth.seats, truth.options, truth.seed, truth.names)
    found: list[tuple[Any, ...]] = []

    def now() -> None:
        ask = match.ask(seat)
        answers = None if ask is None else [str(answer) for answer in ask.answers]
        found.append(("now", as_json(match.view(seat)), answers, list(match.waiting)))

    def happened(event: Event) -> None:
        payload = as_json(event.seen_by(seat).payload)
        said = narrated(match, event, seat)
        found.append(("event", event.kind, payload, as_json(match.view(seat)), said))

    for event in match.events:
        happened(event)
    now()
    match.watch(happened)
    for each, answer, _ in truth.choices:
        match.choose(each, answer)
        now()
    return found
