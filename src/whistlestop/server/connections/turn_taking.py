"""The part that both protocols share: they hold what they receive until it is their turn."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Final

from whistlestop.server.connections.turns import Turns

MOST_HELD: Final = 2**20  # bytes that were received but not parsed yet
_LONGEST_WAIT = 1.0  # seconds until a budget is looked at again


class TurnTaking(ABC):
    """A protocol whose bytes wait for the turn of their sender. Meanwhile it reads nothing."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _held = b""  # bytes that were received but not parsed yet
    _feeding: asyncio.Handle | None = None  # asks for a turn later
    _waits_for_turn = False

    @abstractmethod
    def _feed(self) -> None:
        """Parse what was received, as far as the budget allows."""

    @property
    @abstractmethod
    def _turns(self) -> Turns:
        """Return the turns of all connections."""

    @property
    @abstractmethod
    def _turn_owner(self) -> Hashable:
        """Return whose turn it must be: the address, if it is known."""

    def _hold(self, data: bytes) -> None:
        """Keep what was received, and ask for a turn. Cut a connection that sends too much."""
        self._held = self._held + data if self._held else data
        if len(self._held) > MOST_HELD:
            self.transport.abort()
        elif self._feeding is None:
            self._feed_at_next_turn()

    def _feed_at_next_turn(self) -> None:
        """Parse what was received when it is the turn of its sender. Read nothing until then."""
        self._feeding = None
        if not self._waits_for_turn:
            self._waits_for_turn = True
            self._turns.call(self._turn_owner, self._take_turn)
            if self._waits_for_turn and not self.transport.is_closing():
                self.transport.pause_reading()

    def _take_turn(self) -> None:
        self._waits_for_turn = False
        self._cancel_feeding()
        self._feed()

    def _feed_later(self, wait: float) -> None:
        """Ask for a turn after some seconds. Read nothing until then."""
        if self.transport.is_closing():
            return
        self.transport.pause_reading()
        self._cancel_feeding()
        self._feeding = self.loop.call_later(min(wait, _LONGEST_WAIT), self._feed_at_next_turn)

    def _feed_soon(self) -> None:
        """Ask for a turn for what has waited for something else than a turn."""
        if self._held and self._feeding is None and not self._waits_for_turn:
            self._feed_later(0.0)

    def _drop_held(self) -> None:
        """Forget what was received: the connection is lost."""
        self._held = b""
        self._cancel_feeding()

    def _cancel_feeding(self) -> None:
        if self._feeding is not None:
            self._feeding.cancel()
            self._feeding = None
