"""Where the train runs for a setting of the switches: a circuit, again and again."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from whistlestop.games.train_heist.board import CARS, COLOURS, LETTERS, Board
from whistlestop.games.train_heist.sheet import refuse


class Circuit(NamedTuple):
    """What car 1 meets on one round of it."""

    steps: tuple[tuple[int, int], ...]  # car 1 and where it came from: a space has two directions
    spaces: tuple[int, ...]
    towns: tuple[int, ...]
    events: int  # stars, and runs over the edge
    junctions: int


def circuit(board: Board, colours: list[int], here: int, behind: int) -> Circuit:
    """The circuit that a train ends up on."""
    seen: dict[tuple[int, int], int] = {}
    course: list[tuple[int, int]] = []
    while (here, behind) not in seen:
        seen[(here, behind)] = len(course)
        course.append((here, behind))
        here, behind = board.next_space((here, behind), colours), here
    loop = course[seen[(here, behind)] :]
    spaces = tuple([space for space, _ in loop])
    return Circuit(
        steps=tuple(loop),
        spaces=spaces,
        towns=tuple([board.town_at[space] for space in spaces if space in board.town_at]),
        events=sum([space in board.stars for space in spaces])
        + sum([crosses(board, space, before) for space, before in loop]),
        junctions=sum([space in board.junctions for space in spaces]),
    )


def crosses(board: Board, here: int, behind: int) -> bool:
    """TH-111: from one edge of the map to the other."""
    return here in board.edges and behind in board.edges


def check_circuits(board: Board, where: str) -> None:
    """The game must end on every circuit, the train must not run into itself, and for each town
    there is a circuit that comes by.
    """
    served: set[int] = set()
    for colours in product(range(len(COLOURS)), repeat=len(board.junctions)):
        done: set[tuple[int, int]] = set()
        for here, behind in board.ahead:
            if (here, behind) in done:
                continue
            found = circuit(board, list(colours), here, behind)
            done.update(found.steps)
            if not found.events or not found.junctions or len(found.spaces) <= CARS:
                setting = ", ".join([COLOURS[colour] for colour in colours])
                raise refuse(
                    f"{where}: switches {setting}",
                    f"a circuit with a junction and a star or the edge, longer than {CARS} spaces",
                    ", ".join([board.names[space] for space in found.spaces]),
                )
            served.update(found.towns)
    missing = [letter for town, letter in enumerate(LETTERS) if town not in served]
    if missing:
        raise refuse(where, "a circuit past every town", ", ".join(missing))
