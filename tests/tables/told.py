"""What a visitor was sent of a match, and what the engine says it should have been sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from whistlestop import replay
from whistlestop.client.chair import Chair
from whistlestop.engine.event import Event
from whistlestop.wire.from_server import FromServer, Standing, Step


class Listener(Protocol):
    @property
    def heard(self) -> Sequence[FromServer]:
        """Everything, in order."""


def as_json(thing: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(thing))


def told(visitor: Listener) -> list[object]:
    """List every view, event and question that the visitor was sent, in order."""
    chair = Chair()
    found: list[object] = []
    for message in visitor.heard:
        if isinstance(message, Standing | Step):
            found += [("event", *moment) for moment in chair.take(message)]
            answers = None if chair.ask is None else list(chair.ask.answers)
            found.append(("now", chair.view, answers, [each.seat for each in chair.waiting]))
    return found


def expected(record: str, seat: int | None) -> list[object]:
    """List the same from the engine."""
    truth = replay(record)
    match = type(truth)(truth.game, truth.seats, truth.options, truth.seed, truth.names)
    found: list[object] = []

    def now() -> None:
        ask = match.ask(seat)
        answers = None if ask is None else [str(answer) for answer in ask.answers]
        found.append(("now", as_json(match.view(seat)), answers, list(match.waiting)))

    def happened(event: Event) -> None:
        payload = as_json(event.seen_by(seat).payload)
        found.append(("event", event.kind, payload, as_json(match.view(seat))))

    for event in match.events:
        happened(event)
    now()
    match.watch(happened)
    for each, answer, _ in truth.choices:
        match.choose(each, answer)
        now()
    return found
