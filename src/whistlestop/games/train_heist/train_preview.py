"""A preview of the train's movement at the end of the turn, if nothing else changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from whistlestop.games.train_heist.board import Board
from whistlestop.games.train_heist.constants import FASTEST
from whistlestop.games.train_heist.sheriff import in_tunnel
from whistlestop.games.train_heist.state import Table


@dataclass(frozen=True, slots=True)
class PreviewStep:
    """A space that car 1 will enter."""

    space: str
    star: bool
    town: str | None
    edge: bool  # whether the train comes over the edge of the map
    tunnel: bool
    junction: bool


@dataclass(frozen=True, slots=True)
class PreviewView:
    """The way of the train, and the cowboys, horses and events that it will meet."""

    steps: tuple[PreviewStep, ...]
    cars: tuple[str, ...]  # where the cars will stand
    derails: bool  # whether the train will come to a junction without a token
    events: int  # Event Cards that the train will trigger
    flat: tuple[int, ...]  # cowboys who will be thrown flat
    horses_lost: tuple[int, ...]
    caught: tuple[int, ...]  # cowboys whom the Sheriff will jail


_Course = tuple[tuple[PreviewStep, ...], tuple[tuple[int, ...], ...], bool]


@lru_cache(1024)
def _course(
    board: Board, cars: tuple[int, ...], colours: tuple[int, ...], speed: int, *, tokens: bool
) -> _Course:
    """Return the steps, the places of all cars at each stage, and whether the train derails."""
    steps: list[PreviewStep] = []
    stands = [cars]
    for _ in range(speed):
        cars = stands[-1]
        to = board.next_space(cars, list(colours))
        if not tokens and to in board.junctions:
            return tuple(steps), tuple(stands), True
        stands.append((to, *cars[:-1]))
        town = board.town_at.get(to)
        steps.append(
            PreviewStep(
                space=board.names[to],
                star=to in board.stars,
                town=None if town is None else "ABC"[town],
                edge=board.crosses_edge(to, cars[0]),
                tunnel=to in board.tunnel,
                junction=to in board.junctions,
            )
        )
    return tuple(steps), tuple(stands), False


@lru_cache(4096)
def _same(
    steps: tuple[PreviewStep, ...],
    cars: tuple[str, ...],
    derails: bool,
    events: int,
    flat: tuple[int, ...],
    horses_lost: tuple[int, ...],
    caught: tuple[int, ...],
) -> PreviewView:
    return PreviewView(steps, cars, derails, events, flat, horses_lost, caught)


def preview(g: Table) -> PreviewView:
    """Return the movement of the train that would follow if the player ended the actions now."""
    board = g.board
    place = board.sheriff_path[g.sheriff]
    beside_him = [who for who, cowboy in enumerate(g.cowboys) if cowboy.place == place]
    # Outside the tunnel only a Slippery cowboy can be beside the Sheriff. This cowboy is caught
    # before the train moves, which makes the train faster.
    stays = beside_him if not in_tunnel(g, place) else []
    speed = min(g.speed + len(stays), FASTEST)
    steps, stands, derails = _course(board, tuple(g.cars), tuple(g.colours), speed, tokens=g.tokens)
    entered = [cars[0] for cars in stands[1:]]
    flat = [who for who in range(len(g.cowboys)) if _thrown(g, who, entered, stands)]
    caught = stays
    if stands[-1][board.car_of[place]] not in board.tunnel and not derails:
        caught = beside_him
    left = len(g.events_deck) - g.drawn
    return _same(
        steps,
        tuple([board.names[car] for car in stands[-1]]),
        derails,
        min(left, sum([step.star + step.edge for step in steps])),
        tuple(flat),
        tuple([horse for horse, space in enumerate(g.horses) if space in entered]),
        tuple(caught),
    )


def _thrown(g: Table, who: int, entered: list[int], stands: tuple[tuple[int, ...], ...]) -> bool:
    """Return whether a cowboy will be thrown flat, on the track or on a roof in the tunnel."""
    place = g.cowboys[who].place
    if place not in g.board.roofs:
        return place in entered
    car = g.board.car_of[place]
    return any(cars[car] in g.board.tunnel for cars in stands[1:])
