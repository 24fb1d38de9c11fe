"""The rules that decide when the server answers for a seat, and in what way.

They have two aims: no player waits for ever, and the time of an answer reveals nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random, SystemRandom

from whistlestop.wire.field_types import By

# With a clock of this many seconds or more, a match is played by correspondence: absence is
# normal, and only the clock decides.
CORRESPONDENCE = 60 * 60

_chance: Random = SystemRandom()


@dataclass(slots=True)
class Wait:
    """A seat that the match waits for. Times are seconds on the loop's clock."""

    turn: int
    asked_at: float
    pause: float  # seconds until a bot answers
    single_answer: bool
    own_pause: float  # seconds until the server gives the only answer for a person
    watching: float = 0.0  # seconds before the clock starts, in which people watch the last events

    def deadline(self, clock: int) -> float:
        """Return the time at which the clock of this seat runs out."""
        return self.asked_at + self.watching + clock


@dataclass(frozen=True, slots=True)
class Presence:
    """The presence of the player of a seat, and of other people at the table."""

    bot: bool
    away: bool = False  # a bot has answered for them, and they have not come back since
    absent_since: float | None = None  # since when they have no page of this site open
    back_since: float | None = None  # since when they have a connection again, after an absence
    alone: bool = False  # they are the only person at the table
    watched: bool = True  # at least one person is at the table


def random_pause(usual: float) -> float:
    """Return a random number of seconds, like those of a person who has little to think about."""
    return min(5 * usual, max(0.4 * usual, usual * math.exp(_chance.gauss(0.0, 0.4))))


def bot_in_at(who: Presence, clock: int | None, away_after: float | None) -> float | None:
    """Return when a bot steps in for an absent person; None if it does not."""
    if who.absent_since is None or away_after is None:
        return None
    return who.absent_since + away_after if clock is None or clock < CORRESPONDENCE else None


def due(
    wait: Wait, who: Presence, clock: int | None, away_after: float | None
) -> tuple[float, By] | None:
    """Return when and how the server answers for a seat; None if it does not answer.

    `away_after` is None if a bot answers for absent people only after the players have agreed.

    A match without a clock pauses while nobody watches it, because nobody has to wait.

    An absent person gets no answer as the only one: everybody sees that the person is not there,
    and would know that there was nothing to decide.
    """
    if clock is None and not who.watched:
        return None
    soon = wait.asked_at + wait.pause
    if who.bot:
        return soon, "bot"
    if who.away:
        return soon, "away"
    if wait.single_answer and who.absent_since is None:
        seen_at = max(wait.asked_at, who.back_since or wait.asked_at)
        return (wait.asked_at if who.alone else seen_at + wait.own_pause), "only"
    ways: list[tuple[float, By]] = []
    if clock is not None:
        ways.append((wait.deadline(clock), "late"))
    bot_at = bot_in_at(who, clock, away_after)
    if bot_at is not None:
        ways.append((max(bot_at, soon), "away"))
    return min(ways, default=None)
