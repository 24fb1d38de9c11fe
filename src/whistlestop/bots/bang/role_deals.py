"""Every way to deal the hidden roles, with tables that weigh all of them at once.

A flat list of *weights* holds a number for each role of each seat, and for each pair of roles of
two seats. A deal picks one number for each seat and one for each pair. The picked numbers depend
only on the number of seats and the roles, so the tables are made once for all matches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache
from math import exp
from operator import itemgetter
from typing import Final

from whistlestop.games.bang.roles import DEALT, DEPUTY, OUTLAW, RENEGADE, SHERIFF

HIDDEN: Final = (OUTLAW, DEPUTY, RENEGADE)
_ROLES: Final = len(HIDDEN)
_PAIRS: Final = _ROLES * _ROLES
_NOTHING: Final = (0.0, 0.0)  # for tables of one entry: `itemgetter` of one item gives no tuple


def seat_weights(place: int) -> int:
    """Return the index of the first weight for the roles of one seat."""
    return place * _ROLES + _PAIRS * (place * (place - 1) // 2)


def pair_weights(one: int, other: int) -> int:
    """Return the index of the first weight for the roles of two seats; `one` is the lower place."""
    return seat_weights(other) + _ROLES + _PAIRS * one


class Deals:
    """All different ways to give these roles to `count` seats, numbered by their places."""

    def __init__(self, count: int, roles: tuple[int, ...]) -> None:
        """Make the tables; `roles` gives the number of copies of each role in HIDDEN."""
        self._size = seat_weights(count)
        deals = _ways(count, roles)
        self._picks = [_all_of(picks, self._size) for _, picks in deals]
        self._dealt = [tuple([HIDDEN[role] for role in deal]) for deal, _ in deals]
        found: list[list[list[int]]] = [[[] for _ in HIDDEN] for _ in range(count)]
        for at, (deal, _) in enumerate(deals):
            for mine, role in zip(found, deal, strict=True):
                mine[role].append(at)
        self._with = [
            [(HIDDEN[role], _all_of(ways, len(deals))) for role, ways in enumerate(mine) if ways]
            for mine in found
        ]

    def weights(self) -> list[float]:
        """Return a new list of weights, which are all zero."""
        return [0.0] * (self._size + len(_NOTHING))

    def shares(self, weights: list[float]) -> list[dict[str, float]]:
        """Return the probability of each role, by place.

        The probability of a deal is proportional to exp(sum of the weights that it picks).
        """
        odds = self._odds(weights)
        total = sum(odds)
        odds += _NOTHING
        return [{role: sum(pick(odds)) / total for role, pick in mine} for mine in self._with]

    def odds(self, weights: list[float]) -> dict[tuple[str, ...], float]:
        """Return the probability of each deal in proportion to the likeliest one.

        A deal is the roles by place.
        """
        return dict(zip(self._dealt, self._odds(weights), strict=True))

    def _odds(self, weights: list[float]) -> list[float]:
        sums = [sum(pick(weights)) for pick in self._picks]
        best = max(sums)
        return [exp(each - best) for each in sums]


@lru_cache(64)
def deals(count: int, roles: tuple[int, ...]) -> Deals:
    return Deals(count, roles)


def _all_of(places: list[int], size: int) -> Callable[[list[float]], tuple[float, ...]]:
    """Return a function that picks the items at these places from a list, always as a tuple.

    The list has `size` items and _NOTHING after them.
    """
    return itemgetter(*places, size, size + 1)


def _ways(count: int, roles: tuple[int, ...]) -> list[tuple[list[int], list[int]]]:
    """Return each deal: the role of every seat, and the indexes of the weights that it picks."""
    ways: list[tuple[list[int], list[int], tuple[int, ...]]] = [([], [], roles)]
    for place in range(count):
        before, ways = ways, []
        start, bases = seat_weights(place), [pair_weights(other, place) for other in range(place)]
        for deal, picks, left in before:
            # For each earlier seat: the index of the first weight of its role with the roles of
            # this seat.
            rows = [base + _ROLES * role for base, role in zip(bases, deal, strict=True)]
            for role, times in enumerate(left):
                if times:
                    rest = (*left[:role], times - 1, *left[role + 1 :])
                    mine = [*picks, start + role, *[row + role for row in rows]]
                    ways.append(([*deal, role], mine, rest))
    return [(deal, picks) for deal, picks, _ in ways]


@cache
def make_largest() -> None:
    """Make the tables for the start of a match in advance, so that no decision waits for them.

    They are the largest tables: one for each number of players and each role of the bot.
    """
    for dealt in DEALT.values():
        for mine in {*dealt} if SHERIFF in dealt else ():
            others = Counter(dealt)
            others.subtract({SHERIFF, mine})
            roles = tuple([others[role] for role in HIDDEN])
            deals(sum(roles), roles)
