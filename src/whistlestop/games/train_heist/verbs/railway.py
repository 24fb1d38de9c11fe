"""Verbs that move the train, flip switches, and note the events and towns that it triggers."""

from __future__ import annotations

from whistlestop.games.train_heist.board import LETTERS, SWITCH_COLOURS
from whistlestop.games.train_heist.constants import NOBODY
from whistlestop.games.train_heist.state import Table


def roll(g: Table, to: int, left: int, *, edge: bool) -> None:
    """TH-092: Move car 1 to the next space, and each other car to the space of the car ahead."""
    g.cars.insert(0, to)
    g.cars.pop()
    names = g.board.names
    cars = tuple([names[car] for car in g.cars])
    g.emit("rolled", cars=cars, space=names[to], left=left, edge=edge)


def set_off(g: Table, what: int) -> None:
    """Add an Event Card or a town to the list that is resolved after the train has stopped."""
    g.pending.append(what)


def next_pending(g: Table) -> int:
    """Take the first Event Card or town off the list that the train has triggered."""
    return g.pending.pop(0)


def arrive(g: Table, town: int) -> None:
    g.emit("arrived", town=LETTERS[town], tiles=len(g.towns[town]))


# Switches


def flip(g: Table, junction: int, me: int, why: str) -> None:
    """TH-065: Flip a switch; `me` is NOBODY if an event does it."""
    g.colours[junction] = 1 - g.colours[junction]
    g.emit(
        "flipped",
        junction=g.board.names[g.board.junctions[junction]],
        colour=SWITCH_COLOURS[g.colours[junction]],
        cowboy=None if me == NOBODY else me,
        why=why,
    )


def flip_nothing(g: Table, why: str) -> None:
    """Emit the event that no switch can be flipped."""
    g.emit("no-flip", why=why)


def remove_tokens(g: Table) -> None:
    """TH-138: Take the tokens off the switches."""
    g.tokens = False
    g.emit("tokens-gone")
