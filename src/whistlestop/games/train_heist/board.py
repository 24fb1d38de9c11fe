"""The board: the Main Map and the Train Map as numbers that the rules work with."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, cast

from whistlestop.engine.ask import Answer
from whistlestop.games.train_heist.board_view import BoardView, SpaceView

CARS: Final = 5
LETTERS: Final = ("A", "B", "C")

# The colours of a switch, by number.
SwitchColour: TypeAlias = Literal["green", "red"]
SWITCH_COLOURS: Final[tuple[SwitchColour, ...]] = ("green", "red")
RED: Final = 1


class Board:
    """Both maps. They never change after they are read.

    A space is a number. The spaces of the Main Map come first, then the places of the Train Map.
    The engine is car 0 here, but car 1 in files, views, events and docstrings.
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
        "main",
        "move_to",
        "name",
        "names",
        "near",
        "number",
        "platforms",
        "rails",
        "ride_to",
        "roofs",
        "sheriff_path",
        "sheriff_start",
        "sheriff_step_at",
        "stars",
        "start",
        "start_colours",
        "town_at",
        "town_of",
        "towns",
        "tunnel",
        "view",
    )

    def __init__(self, view: BoardView) -> None:
        self.view = view
        self.name = view.name
        spaces = [space.id for space in view.spaces]
        self.main = len(spaces)  # the first number of the Train Map
        self.names = (*spaces, *[place.id for place in view.places])
        self.number = {name: number for number, name in enumerate(self.names)}
        number = self.number
        near = [space.adjacent for space in view.spaces]
        near += [place.adjacent for place in view.places]
        self.near = tuple([tuple([number[other] for other in others]) for others in near])
        self.canyon = number[view.canyon]
        # Answers that name a space. They are made only once.
        self.move_to = tuple([Answer("move", place=name) for name in self.names])
        self.board_to = tuple([Answer("board", place=name) for name in self.names])
        self.leave_to = tuple([Answer("leave", place=name) for name in self.names])
        self.ride_to = tuple([Answer("ride", place=name) for name in self.names])
        # The Train Map
        none = [-1] * self.main
        self.car_of = tuple(none + [place.car - 1 for place in view.places])
        kinds: dict[str, list[int]] = {"platform": [], "inside": [], "roof": [], "jail": []}
        for place in view.places:
            kinds[place.kind].append(number[place.id])
        self.platforms = tuple(sorted(kinds["platform"], key=self.car_of.__getitem__))
        self.roofs = frozenset(kinds["roof"])
        self.jail = kinds["jail"][0]
        # The number of the car's letter for the inside of a car, and -1 for all other places.
        letters = {wagon.number: wagon.letter for wagon in view.wagons}
        self.letter_of = tuple(
            none
            + [
                LETTERS.index(letters[place.car]) if place.kind == "inside" else -1
                for place in view.places
            ]
        )
        self.inside = tuple([self.letter_of.index(letter) for letter in range(len(LETTERS))])
        self.sheriff_path = tuple([number[place] for place in view.line])
        self.sheriff_step_at = {place: step for step, place in enumerate(self.sheriff_path)}
        # The railway; railway_reader.py fills it in.
        self.rails: dict[int, tuple[int, ...]] = {}
        # The next space of car 1 on green and on red, by the spaces of car 1 and car 2.
        self.ahead: dict[tuple[int, int], tuple[int, int]] = {}
        self.stars = frozenset([number[each.id] for each in view.spaces if each.star])
        self.tunnel = frozenset([number[each.id] for each in view.spaces if each.tunnel])
        self.edges: tuple[int, ...]
        self.junctions: tuple[int, ...]
        self.start_colours: tuple[int, ...]
        self.start: tuple[int, ...]
        self.sheriff_start: int  # the step of his path where he begins
        self.towns: tuple[int, ...]  # the space of each town, by the number of its letter
        self.town_of: dict[int, int]  # the number of the letter, by the town's space
        self.town_at: dict[int, int]  # the number of the letter, by the town's star space
        cacti = sorted([space for space in view.spaces if space.cactus], key=_by_cactus)
        self.cacti = tuple([number[space.id] for space in cacti])
        self.fronts = tuple([number[space.arrow_to] for space in cacti if space.arrow_to])

    def named_in(self, answer: Answer) -> int:
        """Return the space that an answer names; answers with certain verbs always name one."""
        return self.number[cast("str", answer.place)]

    def next_space(self, cars: list[int] | tuple[int, ...], colours: list[int]) -> int:
        """TH-108: The train goes forward, never back. At a junction its token shows the way.

        If the token is gone, the way is the one that it showed last (docs/rulings.md, H-67).
        """
        here = cars[0]
        green, red = self.ahead[(here, cars[1])]
        if green == red:
            return green
        return red if colours[self.junctions.index(here)] == RED else green

    def next_junction(self, cars: list[int], colours: list[int]) -> int:
        """Return the number of the junction that car 1 reaches next with these switches."""
        here, behind = cars[0], cars[1]
        while True:
            here, behind = self.next_space((here, behind), colours), here
            if here in self.junctions:
                return self.junctions.index(here)

    def crosses_edge(self, here: int, behind: int) -> bool:
        """TH-111: Return whether a car on `here` came over the edge of the map from `behind`."""
        return here in self.edges and behind in self.edges


def square_name(square: int) -> str:
    """Return the name of a loot square: A1, A2, B1 ..."""
    return f"{LETTERS[square // 2]}{square % 2 + 1}"


def _by_cactus(space: SpaceView) -> int:
    return space.cactus
