"""Both maps, as numbers that the rules count with. A board is never written to."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer
from whistlestop.games.train_heist.drawing import BoardView, SpaceView

CARS: Final = 5
LETTERS: Final = ("A", "B", "C")

# The colours of a switch, by number.
GREEN: Final = 0
RED: Final = 1
COLOURS: Final = ("green", "red")


class Board:
    """A space is a number: first those of the Main Map, then the places of the Train Map.

    Cars are numbered from 0 here (the engine) and from 1 where people read it.
    """

    __slots__ = (
        "ahead",
        "board_to",
        "cacti",
        "canyon",
        "car_of",
        "edges",
        "fronts",
        "inside",
        "jail",
        "junctions",
        "leave_to",
        "letter_of",
        "line",
        "line_at",
        "main",
        "move_to",
        "name",
        "names",
        "near",
        "number",
        "picture",
        "platforms",
        "rails",
        "ride_to",
        "roofs",
        "stars",
        "start",
        "start_colours",
        "start_line",
        "town_at",
        "town_of",
        "towns",
        "tunnel",
    )

    def __init__(self, picture: BoardView) -> None:
        self.picture = picture
        self.name = picture.name
        spaces = [space.id for space in picture.spaces]
        self.main = len(spaces)  # from this number on it is the Train Map
        self.names = (*spaces, *[place.id for place in picture.places])
        self.number = {name: number for number, name in enumerate(self.names)}
        number = self.number
        near = [space.adjacent for space in picture.spaces]
        near += [place.adjacent for place in picture.places]
        self.near = tuple([tuple([number[other] for other in others]) for others in near])
        self.canyon = number[picture.canyon]
        # The answers that name a space, made once.
        self.move_to = tuple([Answer("move", place=name) for name in self.names])
        self.board_to = tuple([Answer("board", place=name) for name in self.names])
        self.leave_to = tuple([Answer("leave", place=name) for name in self.names])
        self.ride_to = tuple([Answer("ride", place=name) for name in self.names])
        # The Train Map
        none = [-1] * self.main
        self.car_of = tuple(none + [place.car - 1 for place in picture.places])
        kinds: dict[str, list[int]] = {"platform": [], "inside": [], "roof": [], "jail": []}
        for place in picture.places:
            kinds[place.kind].append(number[place.id])
        self.platforms = tuple(sorted(kinds["platform"], key=self.car_of.__getitem__))
        self.roofs = frozenset(kinds["roof"])
        self.jail = kinds["jail"][0]
        # Which car a place is the inside of, as the number of its letter; -1 for all others.
        letters = {wagon.number: wagon.letter for wagon in picture.wagons}
        self.letter_of = tuple(
            none
            + [
                LETTERS.index(letters[place.car]) if place.kind == "inside" else -1
                for place in picture.places
            ]
        )
        self.inside = tuple([self.letter_of.index(letter) for letter in range(len(LETTERS))])
        self.line = tuple([number[place] for place in picture.line])
        self.line_at = {place: at for at, place in enumerate(self.line)}
        # The railway; `map_file` fills in what the picture does not show.
        self.rails: dict[int, tuple[int, ...]] = {}
        # Where car 1 goes next, by its space and that of car 2: on green, on red.
        self.ahead: dict[tuple[int, int], tuple[int, int]] = {}
        self.stars = frozenset([number[each.id] for each in picture.spaces if each.star])
        self.tunnel = frozenset([number[each.id] for each in picture.spaces if each.tunnel])
        self.edges: tuple[int, ...] = ()
        self.junctions: tuple[int, ...] = ()
        self.start_colours: tuple[int, ...] = ()
        self.start: tuple[int, ...] = ()
        self.start_line = 0
        self.towns: tuple[int, ...] = ()  # the spaces, by the number of their letter
        self.town_of: dict[int, int] = {}  # a town's space, and which letter it is
        self.town_at: dict[int, int] = {}  # the same of a town's star space
        cacti = sorted([space for space in picture.spaces if space.cactus], key=_by_cactus)
        self.cacti = tuple([number[space.id] for space in cacti])
        self.fronts = tuple([number[space.arrow_to] for space in cacti if space.arrow_to])

    def next_space(self, cars: list[int] | tuple[int, ...], colours: list[int]) -> int:
        """TH-108: onward, never back; at a junction as its token shows."""
        here = cars[0]
        green, red = self.ahead[(here, cars[1])]
        if green == red:
            return green
        return red if colours[self.junctions.index(here)] == RED else green

    def next_junction(self, cars: list[int], colours: list[int]) -> int:
        """The number of the junction that car 1 reaches next as the switches stand."""
        here, behind = cars[0], cars[1]
        while True:
            here, behind = self.next_space((here, behind), colours), here
            if here in self.junctions:
                return self.junctions.index(here)


def _by_cactus(space: SpaceView) -> int:
    return space.cactus
