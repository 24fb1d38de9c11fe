"""The movement of the train, which hits everything on the track and triggers events and towns."""

from __future__ import annotations

from whistlestop.games.train_heist.constants import EVENT
from whistlestop.games.train_heist.game_end import derail
from whistlestop.games.train_heist.sheriff import catch, in_tunnel
from whistlestop.games.train_heist.state import Table, clockwise
from whistlestop.games.train_heist.verbs import cowboys, railway
from whistlestop.games.train_heist.wanted_cards import TOMBSTONE, earn


def run(g: Table) -> None:
    """TH-092, TH-093: The train goes the whole distance before any event or town is resolved."""
    for left in range(g.speed - 1, -1, -1):
        if not _roll(g, left):
            return
    catch(g)  # TH-105: a cowboy beside the Sheriff may have left the tunnel


def _roll(g: Table, left: int) -> bool:
    """TH-092: The train goes one space. Return False if it derails instead."""
    board = g.board
    here = g.cars[0]
    to = board.next_space(g.cars, g.colours)
    if not g.tokens and to in board.junctions:
        derail(g)
        return False
    edge = board.crosses_edge(to, here)
    railway.roll(g, to, left, edge=edge)
    _sweep(g, to)
    _scrape(g)
    if edge:
        railway.set_off(g, EVENT)  # TH-112
    if to in board.stars:
        railway.set_off(g, EVENT)  # TH-094, TH-095: only car 1 triggers it
        if to in board.town_at:
            railway.set_off(g, board.town_at[to])  # TH-096
    return True


def _sweep(g: Table, space: int) -> None:
    """TH-109, TH-110: Cowboys on the track are thrown flat, and horses are out of the game."""
    for who in clockwise(g):
        if g.cowboys[who].place == space:
            _throw(g, who, "track", space)
    for horse, stands in enumerate(g.horses):
        if stands == space:
            cowboys.lose_horse(g, horse)


def _scrape(g: Table) -> None:
    """TH-102: Cowboys on the roofs of cars that go into the tunnel are thrown flat."""
    board = g.board
    for who in clockwise(g):
        place = g.cowboys[who].place
        if place in board.roofs and in_tunnel(g, place):
            _throw(g, who, "roof", g.cars[board.car_of[place]])


def _throw(g: Table, who: int, why: str, space: int) -> None:
    """Throw a cowboy flat, which is the mission of Tombstone."""
    cowboys.throw_flat(g, who, why, space)
    earn(g, who, TOMBSTONE)
