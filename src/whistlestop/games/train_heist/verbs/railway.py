"""Verbs that move the train, set switches and carry out what the train sets off."""

from __future__ import annotations

from whistlestop.games.train_heist.board import LETTERS, SWITCH_COLOURS
from whistlestop.games.train_heist.constants import FASTEST, NOBODY
from whistlestop.games.train_heist.state import Table


def roll(g: Table, to: int, left: int, *, edge: bool) -> None:
    """TH-092: move every car to the place of the car before it."""
    g.cars.insert(0, to)
    g.cars.pop()
    names = g.board.names
    cars = tuple([names[car] for car in g.cars])
    g.emit("rolled", cars=cars, space=names[to], left=left, edge=edge)


def set_off(g: Table, what: int) -> None:
    """Add an Event Card or a town to what happens when the train has stopped."""
    g.pending.append(what)


def next_pending(g: Table) -> int:
    """Take the first thing that the train has set off."""
    return g.pending.pop(0)


def arrive(g: Table, town: int) -> None:
    g.emit("arrived", town=LETTERS[town], tiles=len(g.towns[town]))


def tighten_noose(g: Table, town: int) -> None:
    """TH-099: move the Hangman Marker one knot down."""
    g.hangman += 1
    g.emit("hangman", knot=g.hangman, town=LETTERS[town])


# Switches


def flip(g: Table, junction: int, me: int, why: str) -> None:
    """TH-065: turn a switch to its other side; `me` is NOBODY if an event does it."""
    g.colours[junction] = 1 - g.colours[junction]
    g.emit(
        "flipped",
        junction=g.board.names[g.board.junctions[junction]],
        colour=SWITCH_COLOURS[g.colours[junction]],
        cowboy=None if me == NOBODY else me,
        why=why,
    )


def flip_nothing(g: Table, why: str) -> None:
    """Tell that no switch can be turned."""
    g.emit("no-flip", why=why)


def remove_tokens(g: Table) -> None:
    """TH-138: take the tokens off the switches."""
    g.tokens = False
    g.emit("tokens-gone")


# Event Cards


def draw_event(g: Table) -> str:
    """TH-094: turn over the next Event Card and return its name."""
    name = g.decks.events[g.events_deck[g.drawn]]
    g.drawn += 1
    g.revealed = True
    g.emit("event", card=name, left=len(g.events_deck) - g.drawn)
    return name


def speed_up(g: Table) -> None:
    """TH-125: raise the speed for good, but never above the highest one."""
    g.speed = min(g.speed + 1, FASTEST)
    g.emit("speed", speed=g.speed, why="event")


def pitch_tipi(g: Table, cactus: int) -> None:
    """TH-117: lay a Cherokee Token on a cactus."""
    g.pitch_tipis((*g.tipis, cactus))
    names = g.board.names
    spaces = (names[g.board.cacti[cactus]], names[g.board.fronts[cactus]])
    g.emit("cherokee", cactus=spaces[0], spaces=spaces)
