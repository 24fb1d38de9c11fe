"""Circuits: the closed ways on which the train runs, for each setting of the switches."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from whistlestop.games.train_heist.board import CARS, LETTERS, SWITCH_COLOURS, Board
from whistlestop.games.train_heist.json_reader import refuse


class Circuit(NamedTuple):
    """A circuit, with everything that car 1 meets on one round."""

    steps: tuple[tuple[int, int], ...]  # the space of car 1, and the space before it
    spaces: tuple[int, ...]
    towns: tuple[int, ...]
    events: int  # the number of stars and of crossings of the edge
    junctions: int


def find_circuit(board: Board, colours: list[int], here: int, behind: int) -> Circuit:
    """Return the circuit that a train reaches from this place."""
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
        + sum([board.crosses_edge(space, before) for space, before in loop]),
        junctions=sum([space in board.junctions for space in spaces]),
    )


def check_circuits(board: Board, where: str) -> None:
    """Refuse a board on which the game might not end.

    Every circuit must have an event and a junction, and must be longer than the train. Every town
    must be on a circuit.
    """
    served: set[int] = set()
    for colours in product(range(len(SWITCH_COLOURS)), repeat=len(board.junctions)):
        done: set[tuple[int, int]] = set()
        for here, behind in board.ahead:
            if (here, behind) in done:
                continue
            found = find_circuit(board, list(colours), here, behind)
            done.update(found.steps)
            if not found.events or not found.junctions or len(found.spaces) <= CARS:
                setting = ", ".join([SWITCH_COLOURS[colour] for colour in colours])
                raise refuse(
                    f"{where}: switches {setting}",
                    f"a circuit with a junction and a star or the edge, longer than {CARS} spaces",
                    ", ".join([board.names[space] for space in found.spaces]),
                )
            served.update(found.towns)
    missing = [letter for town, letter in enumerate(LETTERS) if town not in served]
    if missing:
        raise refuse(where, "a circuit past every town", ", ".join(missing))
