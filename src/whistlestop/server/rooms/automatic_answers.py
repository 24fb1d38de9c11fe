"""When the server answers for a seat, and why.

Two aims: no player waits for ever, and the time an answer takes gives nothing away.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random, SystemRandom

from whistlestop.wire.field_types import By

# From this clock on a match is played by correspondence: absence is usual, the clock decides.
CORRESPONDENCE = 60 * 60

_chance: Random = SystemRandom()


@dataclass(slots=True)
class Wait:
    """A seat that is being waited for. Times are seconds on the loop's clock."""

    turn: int
    asked_at: float
    pause: float  # how long a bot, or the server for a person, takes to answer
    single_answer: bool
    watching: float = 0.0  # before the clock runs: people still watch what happened before

    def deadline(self, clock: int) -> float:
        """When the clock of this seat has run out."""
        return self.asked_at + self.watching + clock


@dataclass(frozen=True, slots=True)
class Presence:
    """Whether the player of a seat is there, and who else watches."""

    bot: bool
    away: bool = False  # a bot has answered for them, and they have not come back since
    absent_since: float | None = None  # since when they have no connection at the table
    alone: bool = False  # they are the only person at the table
    watched: bool = True  # at least one person is at the table


def random_pause(usual: float) -> float:
    """Return seconds like those of a person with little to think about, different every time."""
    return min(5 * usual, max(0.4 * usual, usual * math.exp(_chance.gauss(0.0, 0.4))))


def due(wait: Wait, who: Presence, clock: int | None, away_after: float) -> tuple[float, By] | None:
    """When and how the server answers for a seat; None if it does not.

    A match without a clock rests while nobody watches it: nobody is kept waiting.
    """
    if clock is None and not who.watched:
        return None
    soon = wait.asked_at + wait.pause
    if who.bot:
        return soon, "bot"
    if who.away:
        return soon, "away"
    if wait.single_answer:
        return (wait.asked_at if who.alone else soon), "only"
    ways: list[tuple[float, By]] = []
    if clock is not None:
        ways.append((wait.deadline(clock), "late"))
    if who.absent_since is not None and (clock is None or clock < CORRESPONDENCE):
        ways.append((max(who.absent_since + away_after, soon), "away"))
    return min(ways, default=None)
