"""The Sheriff: how he moves, and whom he catches."""

from __future__ import annotations

from whistlestop.games.train_heist.state import Table, clockwise
from whistlestop.games.train_heist.verbs import arrests

# His directions: the way through the train counts from front to rear.
FORWARD = -1
REAR = 1


def in_tunnel(g: Table, place: int) -> bool:
    """TH-103, TH-104: tell whether the car of this place of the Train Map is in the tunnel."""
    return g.cars[g.board.car_of[place]] in g.board.tunnel


def catch(g: Table) -> None:
    """TH-071, TH-104, TH-128: he jails everybody in his place, the player in turn first."""
    place = g.board.sheriff_path[g.sheriff]
    if in_tunnel(g, place):
        return
    for who in clockwise(g):
        if g.cowboys[who].place == place:
            arrests.jail(g, who)


def catch_one(g: Table, who: int) -> None:
    """TH-071: he jails a cowboy who comes into his place; TH-104: but not in the tunnel."""
    place = g.cowboys[who].place
    if place == g.board.sheriff_path[g.sheriff] and not in_tunnel(g, place):
        arrests.jail(g, who)


def step(g: Table, to: int, why: str) -> None:
    """TH-126, TH-128: he goes one space and jails whoever is there."""
    arrests.step_sheriff(g, to, why)
    catch(g)


def march(g: Table, direction: int, steps: int) -> None:
    """TH-115, TH-116: he goes so many spaces; at an end of his way he turns round."""
    last = len(g.board.sheriff_path) - 1
    for _ in range(steps):
        if not 0 <= g.sheriff + direction <= last:
            direction = -direction
        step(g, g.sheriff + direction, "event")


def lure(g: Table, place: int, steps: int) -> None:
    """TH-060: he goes toward the looted car, and no farther (docs/rulings.md, H-39)."""
    target = g.board.sheriff_step_at[place]
    for _ in range(steps):
        if g.sheriff == target:
            return
        step(g, g.sheriff + (REAR if target > g.sheriff else FORWARD), "lure")
