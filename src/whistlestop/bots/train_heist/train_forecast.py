"""A forecast of the train's moves. It assumes that no Event Card turns a switch or speeds it up."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from whistlestop.games.train_heist.board import Board

Cars = tuple[int, ...]


class Run(NamedTuple):
    """The results of one or more moves of the train in a row."""

    cars: Cars  # the spaces of the cars afterwards
    entered: frozenset[int]  # the spaces that car 1 entered: it runs over cowboys and horses there
    scraped: frozenset[int]  # the cars whose roofs were in the tunnel at some moment
    events: int
    towns: tuple[int, ...]  # the towns that the train came to
    over: bool  # whether the train came to a junction without a switch token, and the game ended


class TrainForecast(NamedTuple):
    """The moves of the train from the end of this turn on, at most until the game ends."""

    moves: tuple[Run, ...]

    def between(self, start: int, end: int, cars: Cars) -> Run:
        """Join the moves from `start` to before `end` into one.

        If no moves are left, the train stands at `cars` and the game is over.
        """
        moves = self.moves[start:end]
        if not moves:
            return Run(cars, frozenset(), frozenset(), 0, (), over=True)
        return Run(
            moves[-1].cars,
            frozenset().union(*[move.entered for move in moves]),
            frozenset().union(*[move.scraped for move in moves]),
            sum([move.events for move in moves]),
            tuple([town for move in moves for town in move.towns]),
            moves[-1].over,
        )

    def visit(self, town: int, start: int) -> int | None:
        """Return the number of the first move, from `start` on, that comes to the town."""
        for at in range(start, len(self.moves)):
            if town in self.moves[at].towns:
                return at
        return None


@lru_cache(512)
def forecast_train(
    board: Board, cars: Cars, colours: tuple[int, ...], speed: int, left: int, moves: int
) -> TrainForecast:
    """Forecast up to `moves` moves. After `left` Event Cards both switch tokens are gone."""
    found: list[Run] = []
    while len(found) < moves and not (found and found[-1].over):
        move, left = _move(board, cars, colours, speed, left)
        cars = move.cars
        found.append(move)
    return TrainForecast(tuple(found))


def _move(
    board: Board, cars: Cars, colours: tuple[int, ...], speed: int, left: int
) -> tuple[Run, int]:
    """Return one move, and the number of Event Cards left after it."""
    entered: list[int] = []
    scraped: set[int] = set()
    events, towns, over = 0, [], False
    tokens = left > 0
    for _ in range(speed):
        to = board.next_space(cars, list(colours))
        if not tokens and to in board.junctions:
            over = True
            break
        events += (to in board.stars) + board.crosses_edge(to, cars[0])
        if to in board.town_at:
            towns.append(board.town_at[to])
        cars = (to, *cars[:-1])
        entered.append(to)
        scraped.update([car for car, space in enumerate(cars) if space in board.tunnel])
    events = min(events, left)
    run = Run(cars, frozenset(entered), frozenset(scraped), events, tuple(towns), over)
    return run, left - events
