"""Verbs of Event Cards: drawing a card, and the effects that only these cards have."""

from __future__ import annotations

from whistlestop.games.train_heist.constants import FASTEST
from whistlestop.games.train_heist.state import Table


def draw_event(g: Table) -> str:
    """TH-094: Turn over the next Event Card and return its name."""
    name = g.decks.events[g.events_deck[g.drawn]]
    g.drawn += 1
    g.emit("event", card=name, left=len(g.events_deck) - g.drawn)
    return name


def speed_up(g: Table) -> None:
    """TH-125: Raise the speed for the rest of the game, but never above the highest speed."""
    g.speed = min(g.speed + 1, FASTEST)
    g.emit("speed", speed=g.speed, why="event")


def pitch_tipi(g: Table, cactus: int) -> None:
    """TH-117: Lay a Cherokee Token on a cactus."""
    g.pitch_tipis((*g.tipis, cactus))
    names = g.board.names
    spaces = (names[g.board.cacti[cactus]], names[g.board.fronts[cactus]])
    g.emit("cherokee", cactus=spaces[0], spaces=spaces)
