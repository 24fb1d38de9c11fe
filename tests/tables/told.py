"""What a visitor was told of a match, and what it should have been told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from whistlestop import replay
from whistlestop.client.table_state import TableState
from whistlestop.engine.event import Event
from whistlestop.wire.from_server import FromServer, Standing, Step


class Listener(Protocol):
    @property
    def heard(self) -> Sequence[FromServer]:
        """Everything, in order."""


def as_json(thing: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(thing))


def told(visitor: Listener) -> list[object]:
    """Every view, event and question, in order."""
    chair = TableState()
    found: list[object] = []
    for message in visitor.heard:
        if isinstance(message, Standing | Step):
            found += [("event", *moment) for moment in chair.apply(message)]
            answers = None if chair.ask is None else list(chair.ask.answers)
            found.append(("now", chair.view, answers, [each.seat for each in chair.waiting]))
    return found


def expected(record: str, seat: int | None) -> list[object]:
    """The same from the engine."""
    truth = replay(record)
    match = type(truth)(truth.game, truth.seats, truth.options, truth.seed, truth.names)
    found: list[object] = []

    def now() -> None:
        ask = match.ask(seat)
        answers = None if ask is None else [str(answer) for answer in ask.answers]
        found.append(("now", as_json(match.view(seat)), answers, list(match.waiting)))

    def happened(event: Event) -> None:
        parts = as_json(event.seen_by(seat).payload)
        found.append(("event", event.kind, parts, as_json(match.view(seat))))

    for event in match.events:
        happened(event)
    now()
    match.watch(happened)
    for each, answer, _ in truth.choices:
        match.choose(each, answer)
        now()
    return found
