"""Every way to deal the hidden roles, with tables that weigh all of them at once.

What speaks for a role of a seat, or for the roles of two seats, is a number in a flat list of
*weights*; a deal picks one number for each seat and one for each pair. Which ones follows from the
number of seats and the roles alone, so it is worked out once for all matches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from math import exp
from operator import itemgetter
from typing import Final

from whistlestop.games.bang.roles import DEALT, DEPUTY, OUTLAW, RENEGADE, SHERIFF

HIDDEN: Final = (OUTLAW, DEPUTY, RENEGADE)
_ROLES: Final = len(HIDDEN)
_PAIRS: Final = _ROLES * _ROLES
_NOTHING: Final = (0.0, 0.0)  # for tables of one entry: `itemgetter` gives a tuple only of several


def alone(place: int) -> int:
    """Where the weights of one seat's roles begin."""
    return place * _ROLES + _PAIRS * (place * (place - 1) // 2)


def between(one: int, other: int) -> int:
    """And those of the roles of two seats, the first one of the lower place."""
    return alone(other) + _ROLES + _PAIRS * one


class Deals:
    """All different ways to give these roles to so many seats, which go by their places."""

    def __init__(self, count: int, roles: tuple[int, ...]) -> None:
        """`roles`: how many there are of each of HIDDEN."""
        self._size = alone(count)
        deals = _ways(count, roles)
        self._picks = [_all_of(picks, self._size) for _, picks in deals]
        found: list[list[list[int]]] = [[[] for _ in HIDDEN] for _ in range(count)]
        for at, (deal, _) in enumerate(deals):
            for mine, role in zip(found, deal, strict=True):
                mine[role].append(at)
        self._with = [
            [(HIDDEN[role], _all_of(ways, len(deals))) for role, ways in enumerate(mine) if ways]
            for mine in found
        ]

    def weights(self) -> list[float]:
        """Where nothing speaks for anything yet."""
        return [0.0] * (self._size + len(_NOTHING))

    def shares(self, weights: list[float]) -> list[dict[str, float]]:
        """By place: how likely each role is, if a deal is as likely as e to its sum of weights."""
        sums = [sum(pick(weights)) for pick in self._picks]
        best = max(sums)
        odds = [exp(each - best) for each in sums]
        total = sum(odds)
        odds += _NOTHING
        return [{role: sum(pick(odds)) / total for role, pick in mine} for mine in self._with]


@lru_cache(64)
def deals(count: int, roles: tuple[int, ...]) -> Deals:
    return Deals(count, roles)


def _all_of(places: list[int], size: int) -> Callable[[list[float]], tuple[float, ...]]:
    """The entries at these places of a list of this size, behind which _NOTHING stands."""
    return itemgetter(*places, size, size + 1)


def _ways(count: int, roles: tuple[int, ...]) -> list[tuple[list[int], list[int]]]:
    """The number of every seat's role, and the places of the weights that this deal picks."""
    ways: list[tuple[list[int], list[int], tuple[int, ...]]] = [([], [], roles)]
    for place in range(count):
        before, ways = ways, []
        start, bases = alone(place), [between(other, place) for other in range(place)]
        for deal, picks, left in before:
            # Of all seats before: where the weights of their role and each of this seat's begin.
            rows = [base + _ROLES * role for base, role in zip(bases, deal, strict=True)]
            for role, times in enumerate(left):
                if times:
                    rest = (*left[:role], times - 1, *left[role + 1 :])
                    mine = [*picks, start + role, *[row + role for row in rows]]
                    ways.append(([*deal, role], mine, rest))
    return [(deal, picks) for deal, picks, _ in ways]


def _make_the_first() -> None:
    """What each role knows of a whole deal: the largest tables, for which no decision waits."""
    for dealt in DEALT.values():
        for mine in {*dealt} if SHERIFF in dealt else ():
            others = Counter(dealt)
            others.subtract({SHERIFF, mine})
            roles = tuple([others[role] for role in HIDDEN])
            deals(sum(roles), roles)


_make_the_first()
