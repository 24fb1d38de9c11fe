"""The train moves, and everything on the track with it."""

from __future__ import annotations

from whistlestop.games.train_heist import verbs
from whistlestop.games.train_heist.circuit import crosses
from whistlestop.games.train_heist.ending import run_off
from whistlestop.games.train_heist.sheriff import catch, in_tunnel
from whistlestop.games.train_heist.state import EVENT, Table, clockwise
from whistlestop.games.train_heist.wanted import TOMBSTONE, earn


def run(g: Table) -> None:
    """TH-092, TH-093: the whole distance first; what it meets waits until it stands."""
    for left in range(g.speed - 1, -1, -1):
        if not _roll(g, left):
            return
    catch(g)  # TH-105: out of the tunnel, beside the Sheriff


def _roll(g: Table, left: int) -> bool:
    """One space; False if the rails end there."""
    board = g.board
    here = g.cars[0]
    to = board.next_space(g.cars, g.colours)
    if not g.tokens and to in board.junctions:
        run_off(g)
        return False
    edge = crosses(board, to, here)
    verbs.roll(g, to, left, edge=edge)
    _sweep(g, to)
    _scrape(g)
    if edge:
        verbs.set_off(g, EVENT)  # TH-112
    if to in board.stars:
        verbs.set_off(g, EVENT)  # TH-094, TH-095: car 1 alone sets it off
        if to in board.town_at:
            verbs.set_off(g, board.town_at[to])  # TH-096
    return True


def _sweep(g: Table, space: int) -> None:
    """TH-109, TH-110: cowboys on the track are thrown flat, horses are out of the game."""
    for who in clockwise(g):
        if g.cowboys[who].place == space:
            _throw(g, who, "track", space)
    for horse, stands in enumerate(g.horses):
        if stands == space:
            verbs.lose_horse(g, horse)


def _scrape(g: Table) -> None:
    """TH-102: off the roofs of cars that go into the tunnel."""
    board = g.board
    if not any(car in board.tunnel for car in g.cars):
        return
    for who in clockwise(g):
        place = g.cowboys[who].place
        if place in board.roofs and in_tunnel(g, place):
            _throw(g, who, "roof", g.cars[board.car_of[place]])


def _throw(g: Table, who: int, why: str, space: int) -> None:
    verbs.throw_flat(g, who, why, space)
    earn(g, who, TOMBSTONE)
