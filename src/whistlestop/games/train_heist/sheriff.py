"""The Sheriff: how he moves, and whom he catches."""

from __future__ import annotations

from whistlestop.games.train_heist import verbs
from whistlestop.games.train_heist.state import Table, clockwise

FORWARD = -1
REAR = 1


def in_tunnel(g: Table, place: int) -> bool:
    """TH-103, TH-104: whether the car of this place of the Train Map is in the tunnel."""
    return g.cars[g.board.car_of[place]] in g.board.tunnel


def catch(g: Table) -> None:
    """TH-071, TH-104, TH-128: whoever is where he is, from the player in turn on."""
    place = g.board.line[g.sheriff]
    if in_tunnel(g, place):
        return
    for who in clockwise(g):
        if g.cowboys[who].place == place:
            verbs.jail(g, who)


def catch_one(g: Table, who: int) -> None:
    """TH-071: a cowboy has come into his space; TH-104: in the tunnel that does no harm."""
    place = g.cowboys[who].place
    if place == g.board.line[g.sheriff] and not in_tunnel(g, place):
        verbs.jail(g, who)


def step(g: Table, to: int, why: str) -> None:
    verbs.step_sheriff(g, to, why)
    catch(g)


def march(g: Table, direction: int, steps: int) -> None:
    """TH-115, TH-116: so many spaces; at an end of his line he turns round."""
    last = len(g.board.line) - 1
    for _ in range(steps):
        if not 0 <= g.sheriff + direction <= last:
            direction = -direction
        step(g, g.sheriff + direction, "event")


def lure(g: Table, place: int, steps: int) -> None:
    """TH-060: toward the looted car, and no farther (docs/rulings.md, H-39)."""
    target = g.board.line_at[place]
    for _ in range(steps):
        if g.sheriff == target:
            return
        step(g, g.sheriff + (REAR if target > g.sheriff else FORWARD), "lure")
