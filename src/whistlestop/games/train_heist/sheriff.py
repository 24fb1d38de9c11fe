"""The Sheriff: his moves and his arrests."""

from __future__ import annotations

from whistlestop.games.train_heist.state import Table, clockwise
from whistlestop.games.train_heist.verbs import arrests

# The Sheriff's directions. The places of his path are counted from front to rear.
FORWARD = -1
REAR = 1


def in_tunnel(g: Table, place: int) -> bool:
    """TH-103, TH-104: Return whether the car of this place of the Train Map is in the tunnel."""
    return g.cars[g.board.car_of[place]] in g.board.tunnel


def catch(g: Table) -> None:
    """TH-071, TH-128: The Sheriff jails everybody in his place, the active player first.

    TH-104: He jails nobody in the tunnel.
    """
    place = g.board.sheriff_path[g.sheriff]
    if in_tunnel(g, place):
        return
    for who in clockwise(g):
        if g.cowboys[who].place == place:
            arrests.jail(g, who)


def catch_one(g: Table, who: int) -> None:
    """TH-071: The Sheriff jails a cowboy who comes into his place. TH-104: Not in the tunnel."""
    place = g.cowboys[who].place
    if place == g.board.sheriff_path[g.sheriff] and not in_tunnel(g, place):
        arrests.jail(g, who)


def step(g: Table, to: int, why: str) -> None:
    """TH-126, TH-128: The Sheriff goes one space and jails everybody there."""
    arrests.step_sheriff(g, to, why)
    catch(g)


def march(g: Table, direction: int, steps: int) -> None:
    """TH-115, TH-116: The Sheriff goes `steps` spaces. At an end of his path he turns round."""
    last = len(g.board.sheriff_path) - 1
    for _ in range(steps):
        if not 0 <= g.sheriff + direction <= last:
            direction = -direction
        step(g, g.sheriff + direction, "event")


def lure(g: Table, place: int, steps: int) -> None:
    """TH-060: The Sheriff goes toward the looted car, but no farther (docs/rulings.md, H-39)."""
    target = g.board.sheriff_step_at[place]
    for _ in range(steps):
        if g.sheriff == target:
            return
        step(g, g.sheriff + (REAR if target > g.sheriff else FORWARD), "lure")
