"""The state of The Great Train Robbery on the table: names of piles and counters, and readers.

They hold the line of stations, the train below it, and the uses of the players in this turn.
"""

from __future__ import annotations

from typing import Final

from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.state import Table

# Piles
RAILCARS: Final = "railcars"  # the deck, face down
TRAIN: Final = "train"  # the railcars behind the Locomotive, the first car first
DRAWN: Final = "drawn-railcars"  # drawn railcars, only while they are being placed
STATIONS: Final = "stations"  # the line
STATION_BOX: Final = "station-box"  # the tiles that are not in the line

# Counters of the table
LOCOMOTIVE: Final = "locomotive"  # the number of its station; End of the Line: one past the last
SIDE: Final = "leland"  # the side of the Locomotive that is up, by its place in SIDES
SIDES: Final = ("ironhorse", "leland")
DRIVER: Final = "driver"  # the seat whose turns move the train if there is no Sheriff
EXPRESS_TURN: Final = "express-turn"  # this extra turn comes from an Express Car

# Counters of a player: the uses of this turn.
TAKEN: Final = "railcar"
ADVANCED: Final = "free-advance"
EXPRESS: Final = "express-car"

FULL_TRAIN: Final = 3


def used(g: Table, seat: int, what: str) -> int:
    """Return the number of times that the player has done this in the turn."""
    return g.players[seat].counters.get(what, 0)


def end_of_the_line(g: Table) -> int:
    """Return the place one past the last station."""
    return len(g.piles[STATIONS]) + 1


def paired(g: Table, at: int | None = None) -> list[tuple[PlayingCard, PlayingCard]]:
    """GTR-016: List each railcar that is below a station, with that station.

    The Locomotive is where it is now, or at the place `at`.
    """
    line = g.piles[STATIONS]
    if at is None:
        at = g.counters[LOCOMOTIVE]
    return [
        (car, line[at - 2 - behind])
        for behind, car in enumerate(g.piles[TRAIN])
        if 0 <= at - 2 - behind < len(line)
    ]


def station_above(g: Table, car: PlayingCard) -> PlayingCard:
    """Find the station above a railcar."""
    return next(station for each, station in paired(g) if each is car)
