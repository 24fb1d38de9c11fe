"""The state of a table and its match at a client, updated by the server's messages."""

from __future__ import annotations

from collections import deque
from secrets import token_hex
from typing import Any, NamedTuple

from whistlestop.client.errors import OutOfStep
from whistlestop.wire.fairness import deal_seed, seal
from whistlestop.wire.from_server import (
    BotAnswer,
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
from whistlestop.wire.view_changes import apply_changes

_LINES = 100  # most lines of chat that are kept


class Moment(NamedTuple):
    """An event of the match, and the view after it."""

    kind: str
    payload: dict[str, Any]
    view: Any
    narration: WireNarration | None  # None if the event needs no words


class TableState:
    """The table, the match and the current question. `apply` every message to it, in order.

    `count` is the number of events of the match so far. Without `views` it keeps the count and
    the question but no view. That is enough for random play.
    """

    __slots__ = (
        "ask",
        "by_bot",
        "bye",
        "count",
        "end",
        "fair",
        "first_hash",
        "given",
        "last_line",
        "lines",
        "match",
        "names",
        "nonces",
        "seal",
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
        self.last_line = 0  # number of the last line of chat
        self.bye: str | None = None
        self.seal: str | None = None  # the seal of the next match, as the table shows it
        self.nonces: dict[str, str] = {}  # our parts of the seeds, by the seals
        self._reset()

    def _reset(self) -> None:
        """Forget the last match: another one begins."""
        self.match: str | None = None
        self.seat: int | None = None
        self.names: tuple[str, ...] = ()
        self.count = 0
        self.view: Any = None
        self.ask: WireAsk | None = None
        self.given: str | None = None  # our answer, while other seats are still being asked
        self.waiting: tuple[Waiting, ...] = ()
        self.by_bot: tuple[BotAnswer, ...] = ()  # the answers of a bot for us while we were away
        self.end: End | None = None
        self.fair: Fairness | None = None
        self.first_hash = ""  # the seal, as it was shown first

    def resume_point(self) -> dict[str, Any]:
        """Return the fields of an `enter` request that asks only for the missing messages."""
        return {"match": self.match, "events": self.count, "chat": self.last_line}

    def contribution(self) -> dict[str, Any] | None:
        """Return the fields of a `contribute` request, once for each seal; else None.

        Our part of the seed is a new random nonce.
        """
        if self.table is None or self.table.me is None or self.seal is None:
            return None
        if self.seal in self.nonces:
            return None
        nonce = self.nonces[self.seal] = token_hex(16)
        return {"seal": self.seal, "nonce": nonce}

    def forget_seal(self) -> None:
        """Forget the seal of the next match: we may have missed that the table got another one."""
        self.seal = None

    @property
    def is_fair(self) -> bool | None:
        """Return whether the deal fits the hash that was shown at first, and contains our nonce.

        Return None while that is not known yet.
        """
        fair = self.fair
        if self.end is None or fair is None or fair.seed is None or fair.nonce is None:
            return None
        if not self.first_hash == fair.hash == seal(fair.seed, fair.nonce):
            return False
        nonces, mine = fair.nonces, self.nonces.get(fair.hash)
        if nonces is None:  # a match of an earlier version
            return fair.deal is None and mine is None
        return str(deal_seed(fair.seed, nonces)) == fair.deal and mine in (None, *nonces)

    def apply(self, message: FromServer) -> list[Moment]:
        """Update the state. Return the new events, or an empty list if no views are kept."""
        if isinstance(message, Step):
            return self._apply_step(message)
        if isinstance(message, Standing):
            return self._apply_standing(message)
        if isinstance(message, Table):
            self.table = message
            if message.seal is not None:
                self.seal = message.seal
            if message.unplayable is not None and message.unplayable.match == self.match:
                self._reset()
        elif isinstance(message, Line):
            if message.number > self.last_line:
                self.last_line = message.number
                self.lines.append(message)
        elif isinstance(message, Bye):
            self.bye = message.why
        return []

    def _apply_step(self, step: Step) -> list[Moment]:
        if step.match != self.match or step.start != self.count:
            raise OutOfStep(
                f"event {step.start} of {step.match} comes after {self.count} of {self.match}"
            )
        self.count += len(step.scenes)
        moments: list[Moment] = []
        if self.views:
            for scene in step.scenes:
                self.view = apply_changes(self.view, scene.changes)
                moments.append(Moment(scene.kind, scene.payload, self.view, scene.narration))
            self.view = apply_changes(self.view, step.changes)
        self._update_question(step)
        if step.seat == self.seat and step.by in ("late", "away"):
            done = BotAnswer(answer=step.given or "", start=step.start, end=self.count)
            self.by_bot = (*self.by_bot, done)
        return moments

    def _apply_standing(self, standing: Standing) -> list[Moment]:
        if standing.match != self.match:
            self._reset()
            self.match = standing.match
            self.first_hash = self._promised_hash() or standing.fair.hash
        # The server leaves out the first events of a very long match.
        self.count = max(self.count, standing.start)
        self.seat = standing.seat
        self.names = standing.names
        self.by_bot = standing.by_bot
        # After a change of seats the server sends all events again. Skip the known events.
        new = standing.events[self.count - standing.start :]
        self.count += len(new)
        if self.views:
            self.view = standing.view
        self._update_question(standing)
        if not self.views:
            return []
        return [Moment(each.kind, each.payload, self.view, each.narration) for each in new]

    def _promised_hash(self) -> str | None:
        """Return the seal of the match that begins now, if we have seen it before."""
        if self.table is None or self.table.phase != "playing":
            return None  # we have come to a table whose match is over
        promised, self.seal = self.seal, None
        return promised

    def _update_question(self, message: Step | Standing) -> None:
        self.ask = message.ask
        self.given = message.given
        self.waiting = message.waiting
        self.end = message.end
        self.fair = message.fair
