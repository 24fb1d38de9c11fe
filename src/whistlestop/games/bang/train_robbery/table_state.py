"""What The Great Train Robbery adds to the table, by name, and how to read it.

There is the line of stations, the train below it, and what players have done this turn.
"""

from __future__ import annotations

from typing import Final

from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.state import Table

# Piles
RAILCARS: Final = "railcars"  # the deck, face down
TRAIN: Final = "train"  # behind the Locomotive, the first car first
DRAWN: Final = "drawn-railcars"  # only while they are being placed
STATIONS: Final = "stations"  # the line
STATION_BOX: Final = "station-box"  # the tiles that are not in the line

# Counters of the table
LOCOMOTIVE: Final = "locomotive"  # the number of its station; one past the last: End of the Line
SIDE: Final = "leland"  # which side of it is up: 0 Ironhorse, 1 Leland
DRIVER: Final = "driver"  # whose turns move it where there is no Sheriff
EXPRESS_TURN: Final = "express-turn"  # this extra turn comes from an Express Car

# Counters of a player: what was done this turn.
TAKEN: Final = "railcar"
ADVANCED: Final = "free-advance"
EXPRESS: Final = "express-car"

FULL_TRAIN: Final = 3


def used(g: Table, seat: int, what: str) -> int:
    """Count how often the player has done this in the turn."""
    return g.players[seat].counters.get(what, 0)


def end_of_the_line(g: Table) -> int:
    """Find the place one past the last station."""
    return len(g.piles[STATIONS]) + 1


def paired(g: Table, at: int | None = None) -> list[tuple[PlayingCard, PlayingCard]]:
    """GTR-016: each railcar that stands below a station, and that station.

    With the Locomotive where it is, or at the place `at`.
    """
    line = g.piles[STATIONS]
    if at is None:
        at = g.counters[LOCOMOTIVE]
    return [
        (car, line[at - 2 - behind])
        for behind, car in enumerate(g.piles[TRAIN])
        if 0 <= at - 2 - behind < len(line)
    ]


def station_below(g: Table, car: PlayingCard) -> PlayingCard:
    """Find the station below which a railcar stands."""
    return next(station for each, station in paired(g) if each is car)
