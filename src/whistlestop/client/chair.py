"""What one tab knows of its table, kept up from the messages."""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

from whistlestop.client.errors import OutOfStep
from whistlestop.wire.fairness import seal
from whistlestop.wire.from_server import (
    Bye,
    End,
    Fairness,
    FromServer,
    Line,
    Standing,
    Step,
    Table,
    Waiting,
    WireAsk,
)
from whistlestop.wire.narration import WireNarration
from whistlestop.wire.patch import changed

_LINES = 100  # of the chat


class Moment(NamedTuple):
    """Something that happened, and the view after it."""

    kind: str
    payload: dict[str, Any]
    view: Any
    narration: WireNarration | None  # None: it needs no words


class Chair:
    """Feed it every message, in order. `count` is how many events of the match it has got.

    Without `views` it keeps count and the questions, and no view: enough to play at random.
    """

    __slots__ = (
        "ask",
        "bye",
        "count",
        "end",
        "fair",
        "given",
        "lines",
        "match",
        "names",
        "said",
        "sealed",
        "seat",
        "table",
        "view",
        "views",
        "waiting",
    )

    def __init__(self, *, views: bool = True) -> None:
        self.views = views
        self.table: Table | None = None
        self.lines: deque[Line] = deque(maxlen=_LINES)
        self.said = 0  # the number of the last line
        self.bye: str | None = None
        self._forget()

    def _forget(self) -> None:
        """Another match begins."""
        self.match: str | None = None
        self.seat: int | None = None
        self.names: tuple[str, ...] = ()
        self.count = 0
        self.view: Any = None
        self.ask: WireAsk | None = None
        self.given: str | None = None  # our answer, while others are still being asked
        self.waiting: tuple[Waiting, ...] = ()
        self.end: End | None = None
        self.fair: Fairness | None = None
        self.sealed = ""  # the hash, as it was shown first

    def place(self) -> dict[str, Any]:
        """What to say on entering, so as to get what is missing and nothing twice."""
        return {"match": self.match, "events": self.count, "chat": self.said}

    @property
    def is_fair(self) -> bool | None:
        """Whether the deal is the one that was settled before the start; None: not known yet."""
        fair = self.fair
        if self.end is None or fair is None or fair.seed is None or fair.nonce is None:
            return None
        return self.sealed == fair.hash == seal(fair.seed, fair.nonce)

    def take(self, message: FromServer) -> list[Moment]:
        """Keep up with it. What it tells of the match that was not known, if views are kept."""
        if isinstance(message, Step):
            return self._step(message)
        if isinstance(message, Standing):
            return self._stand(message)
        if isinstance(message, Table):
            self.table = message
        elif isinstance(message, Line):
            if message.number > self.said:
                self.said = message.number
                self.lines.append(message)
        elif isinstance(message, Bye):
            self.bye = message.why
        return []

    def _step(self, step: Step) -> list[Moment]:
        if step.match != self.match or step.start != self.count:
            raise OutOfStep(
                f"event {step.start} of {step.match} comes after {self.count} of {self.match}"
            )
        self.count += len(step.scenes)
        moments: list[Moment] = []
        if self.views:
            for scene in step.scenes:
                self.view = changed(self.view, scene.changes)
                moments.append(Moment(scene.kind, scene.payload, self.view, scene.narration))
            self.view = changed(self.view, step.changes)
        self._now(step)
        return moments

    def _stand(self, standing: Standing) -> list[Moment]:
        if standing.match != self.match:
            self._forget()
            self.match = standing.match
            self.sealed = standing.fair.hash
        if standing.start > self.count:
            raise OutOfStep(f"event {standing.start} comes after {self.count}")
        self.seat = standing.seat
        self.names = standing.names
        # Whoever changes seats is shown everything again.
        new = standing.events[self.count - standing.start :]
        self.count += len(new)
        if self.views:
            self.view = standing.view
        self._now(standing)
        if not self.views:
            return []
        return [Moment(each.kind, each.payload, self.view, each.narration) for each in new]

    def _now(self, message: Step | Standing) -> None:
        self.ask = message.ask
        self.given = message.given
        self.waiting = message.waiting
        self.end = message.end
        self.fair = message.fair
