"""When a seat is answered for, and why: nobody waits for ever, and timing tells nothing."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random, SystemRandom

from whistlestop.wire.words import By

# From this clock on a match is played by correspondence: being away is usual, the clock decides.
CORRESPONDENCE = 60 * 60

_chance: Random = SystemRandom()


@dataclass(slots=True)
class Wait:
    """A seat that is being waited for; times are those of the loop, in seconds."""

    turn: int
    asked: float
    pause: float  # what a bot, or the server for a person, would take to answer
    only: bool  # there is but one answer
    watching: float = 0.0  # before its clock runs: people still see what happened before

    def late(self, clock: int) -> float:
        """When its clock has run out."""
        return self.asked + self.watching + clock


@dataclass(frozen=True, slots=True)
class Presence:
    """Who sits there."""

    bot: bool
    away: bool = False  # a bot has answered for them, and they have not come back since
    gone: float | None = None  # since when they have no tab at the table
    alone: bool = False  # nobody else looks on
    company: bool = True  # somebody looks on


def draw_pause(usual: float) -> float:
    """Seconds: like a person who has little to think about, and different every time."""
    return min(5 * usual, max(0.4 * usual, usual * math.exp(_chance.gauss(0.0, 0.4))))


def due(wait: Wait, who: Presence, clock: int | None, away_after: float) -> tuple[float, By] | None:
    """When this seat is answered for, and how; None if it is its own business.

    Without a clock, a match rests while nobody looks on: nobody is kept waiting.
    """
    if clock is None and not who.company:
        return None
    soon = wait.asked + wait.pause
    if who.bot:
        return soon, "bot"
    if who.away:
        return soon, "away"
    if wait.only:
        return (wait.asked if who.alone else soon), "only"
    ways: list[tuple[float, By]] = []
    if clock is not None:
        ways.append((wait.late(clock), "late"))
    if who.gone is not None and (clock is None or clock < CORRESPONDENCE):
        ways.append((max(who.gone + away_after, soon), "away"))
    return min(ways, default=None)
