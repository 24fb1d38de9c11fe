"""The ways of cowboys and horses on both maps, while the train stands still."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import Final

from whistlestop.games.train_heist.board import Board

# The share of the value of a car's tiles, by the number of steps to the inside of the car.
_NEAR: Final = (1.0, 1.0, 0.9, 0.75, 0.5, 0.4)
_FROM_OUTSIDE: Final = 0.6

Steps = tuple[tuple[int, ...], ...]


def spaces_beside(board: Board, cars: tuple[int, ...], car: int) -> list[int]:
    """Return the spaces beside a car, or behind the last car, but not in front of the train."""
    front = _front(board, cars)
    return [space for space in board.near[cars[car]] if space not in cars and space not in front]


def _front(board: Board, cars: tuple[int, ...]) -> list[int]:
    return [space for space in board.rails[cars[0]] if space != cars[1]]


@lru_cache(1024)
def steps_on_foot(board: Board, cars: tuple[int, ...], closed: frozenset[int]) -> Steps:
    """Return, by place, the places one Heist Action away: by moving, boarding or leaving."""
    front = _front(board, cars)
    found: list[tuple[int, ...]] = []
    for place in range(board.main):
        steps = []
        for space in board.near[place]:
            if space not in cars:
                if space not in closed:
                    steps.append(space)
            elif place not in front:
                steps.append(board.platforms[cars.index(space)])
        found.append(tuple(steps))
    for place in range(board.main, len(board.names)):
        car = board.car_of[place]
        steps = [
            other
            for other in board.near[place]
            if other not in board.roofs or cars[board.car_of[other]] not in board.tunnel
        ]
        if place == board.platforms[car]:
            steps += [space for space in spaces_beside(board, cars, car) if space not in closed]
        found.append(tuple(steps))
    return tuple(found)


@lru_cache(1024)
def ride_distances(
    board: Board, cars: tuple[int, ...], closed: frozenset[int], start: int
) -> dict[int, int]:
    """Return the distance of each space that a horse can reach from `start`."""
    found = {start: 0}
    ring = [start]
    while ring:
        farther = []
        for space in ring:
            for other in board.near[space]:
                if other not in found and other not in cars and other not in closed:
                    found[other] = found[space] + 1
                    farther.append(other)
        ring = farther
    return found


@lru_cache(256)
def spaces_within_ride(board: Board, centre: int, reach: int) -> tuple[int, ...]:
    """Return the spaces at most `reach` away from `centre`, if nothing blocks a horse."""
    found = ride_distances(board, (), frozenset(), centre)
    return tuple([space for space, far in found.items() if 0 < far <= reach])


@lru_cache(256)
def nearness(board: Board, place: int) -> tuple[float, ...]:
    """Return, for each car, the share of its tiles' value for a cowboy at this place.

    Nearer cars have a higher share.
    """
    if place < board.main:
        return (_FROM_OUTSIDE,) * len(board.inside)
    far = {place: 0}
    ring = [place]
    while ring:
        ring = [other for here in ring for other in board.near[here] if other not in far]
        for other in ring:
            far.setdefault(other, min([far[near] for near in board.near[other] if near in far]) + 1)
        ring = list(dict.fromkeys(ring))
    steps = [min(far.get(inside, len(_NEAR)), len(_NEAR) - 1) for inside in board.inside]
    return tuple([_NEAR[each] for each in steps])


@lru_cache(1024)
def reachable_rows(
    board: Board, cars: tuple[int, ...], closed: frozenset[int]
) -> tuple[Callable[[list[float]], tuple[float, ...]], ...]:
    """Return, by place, a function that picks values from a row of values of all places.

    It picks the values of the place itself and of the places one step away.
    """
    return tuple(
        [
            itemgetter(place, place, *others)
            for place, others in enumerate(steps_on_foot(board, cars, closed))
        ]
    )
