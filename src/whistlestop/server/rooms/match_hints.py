"""The hints of one match: what a bot would answer to the present question of a seat."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

import msgspec

from whistlestop.server.connections.connection import Connection
from whistlestop.server.metrics import Metrics
from whistlestop.server.thinking.bot_pool import Thought
from whistlestop.wire.from_server import Advice, Hint

log = logging.getLogger(__name__)

_decoder: msgspec.json.Decoder[Hint | None] = msgspec.json.Decoder(Hint | None)


@dataclass(eq=False, slots=True)
class _SeatHint:
    """The hint for one question: `message` is there when the bot has thought."""

    turn: int
    thought: Thought
    asking: list[Connection] = field(default_factory=list)
    message: Advice | None = None


class MatchHints:
    """The hints for the open questions of a match. Each is thought about once, however often asked.

    A hint for a question that is answered meanwhile is dropped.
    """

    def __init__(self, match: str, metrics: Metrics) -> None:
        self._match = match
        self._metrics = metrics
        self._by_seat: dict[int, _SeatHint] = {}

    def is_known(self, seat: int, turn: int) -> bool:
        """Return whether this hint was asked for before. Then it costs nothing."""
        hint = self._by_seat.get(seat)
        return hint is not None and hint.turn == turn

    def begin(self, seat: int, turn: int, thought: Thought) -> None:
        """Note that a bot thinks about a question."""
        self.drop(seat)
        hint = self._by_seat[seat] = _SeatHint(turn, thought)
        thought.result.add_done_callback(lambda result: self._finish(hint, result))

    def tell(self, seat: int, connection: Connection) -> None:
        """Send the hint to a connection, now or as soon as it is known."""
        hint = self._by_seat[seat]
        if hint.message is not None:
            connection.tell(hint.message)
        elif connection not in hint.asking:
            hint.asking.append(connection)

    def drop(self, seat: int) -> None:
        """Forget the hint for a seat: its question is answered."""
        hint = self._by_seat.pop(seat, None)
        if hint is not None:
            hint.asking.clear()
            hint.thought.result.cancel()

    def drop_all(self) -> None:
        """Forget all hints: the match is over, or nobody may have hints any more."""
        for seat in [*self._by_seat]:
            self.drop(seat)

    def _finish(self, hint: _SeatHint, result: asyncio.Future[str]) -> None:
        if result.cancelled():
            return
        hint.message = Advice(match=self._match, turn=hint.turn, hint=self._read(result))
        for connection in hint.asking:
            connection.tell(hint.message)
        hint.asking.clear()

    def _read(self, result: asyncio.Future[str]) -> Hint | None:
        """Read the hint of a bot. A bot that has failed gives none."""
        problem = result.exception()
        if problem is None:
            return _decoder.decode(result.result())
        self._metrics.trouble.inc()
        log.error("a bot could give no hint", exc_info=problem)
        return None
