"""Turns: in each round of the event loop only one thing is begun for each address.

All requests that arrive at once would otherwise be handled in the same round, and everybody else
would wait for all of them. Their sender loses nothing: they are handled one after the other anyway,
and a round without other work takes no time.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Hashable
from typing import TypeAlias

MOST = 1  # turns of one address in one round

Action: TypeAlias = Callable[[], object]


class Turns:
    """The turns of all addresses: those of the present round, and those that wait."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._taken: Counter[Hashable] = Counter()  # turns of the present round
        self._waiting: dict[Hashable, deque[Action]] = {}
        self._round_ends = False  # whether the end of the present round is planned

    def call(self, owner: Hashable, action: Action) -> None:
        """Do something at the next turn of an owner, which may be now.

        The turns are given in the order of the calls.
        """
        self._plan_end_of_round()
        if not self.is_taken(owner):
            self._taken[owner] += 1
            action()
        else:
            self._waiting.setdefault(owner, deque()).append(action)

    def is_taken(self, owner: Hashable) -> bool:
        """Return whether an owner has to wait for the next turn."""
        return owner in self._waiting or self._taken[owner] >= self._most

    async def take(self, owner: Hashable) -> None:
        """Wait for a turn of an owner."""
        turn = asyncio.Event()
        self.call(owner, turn.set)
        await turn.wait()

    def _plan_end_of_round(self) -> None:
        if not self._round_ends:
            self._round_ends = True
            asyncio.get_running_loop().call_soon(self._next_round)

    def _next_round(self) -> None:
        self._round_ends = False
        self._taken.clear()
        loop = asyncio.get_running_loop()
        for owner, actions in list(self._waiting.items()):
            while actions and self._taken[owner] < self._most:
                self._taken[owner] += 1
                loop.call_soon(actions.popleft())  # if one fails, the others go on
            if not actions:
                del self._waiting[owner]
        if self._taken:
            self._plan_end_of_round()
