"""Reading the railway of a map: rails, junctions, the train, towns and cacti."""

from __future__ import annotations

import itertools

from whistlestop.games.train_heist.board import CARS, LETTERS, SWITCH_COLOURS, Board
from whistlestop.games.train_heist.board_view import BoardView
from whistlestop.games.train_heist.json_reader import JsonObject, refuse


def read_rails(board: Board, railway: JsonObject) -> None:
    """TH-108: A track space has two ways out, and a junction has three.

    TH-111: The two edges are joined.
    """
    number = board.number
    edges = _edges(board, railway)
    joined = {edges[0]: edges[1], edges[1]: edges[0]}
    junctions = railway.children("junctions")
    if len(junctions) != 2:
        raise refuse(railway.at("junctions"), "two junctions", len(junctions))
    tracks = {each.id: each for each in board.view.spaces if each.kind == "track"}
    for name, track in tracks.items():
        rails = (*track.rail, joined[name]) if name in joined else track.rail
        for other in track.rail:
            if other not in tracks or name not in tracks[other].rail or other not in track.adjacent:
                raise refuse(f"{railway.where}: {name}", "rails to track spaces beside it", other)
        count = 3 if track.junction else 2
        if len(rails) != count or len(set(rails)) != count:
            raise refuse(
                f"{railway.where}: {name}", "two ways along the rails, three at a junction", rails
            )
        board.rails[number[name]] = tuple([number[other] for other in rails])
    for here, ways in board.rails.items():
        for behind in ways if len(ways) == 2 else ():
            onward = ways[1] if behind == ways[0] else ways[0]
            board.ahead[(here, behind)] = (onward, onward)
    for junction in junctions:
        _read_junction(board, junction)
    board.edges = tuple([number[name] for name in edges])
    board.junctions = tuple([number[each.word("space")] for each in junctions])
    board.start_colours = tuple(
        [SWITCH_COLOURS.index(each.word("start", SWITCH_COLOURS)) for each in junctions]
    )
    _read_train(board, railway)


def _edges(board: Board, railway: JsonObject) -> list[str]:
    """TH-111: Two track spaces are edges. TH-113: Only the train goes from one to the other."""
    edges = railway.words("edges")
    if len(edges) != 2:
        raise refuse(railway.at("edges"), "the two track spaces that are joined off the map", edges)
    one, two = [board.number[name] for name in edges]
    if two in board.near[one]:
        raise refuse(railway.at("edges"), "no way between them except off the map by train", edges)
    return edges


def _read_junction(board: Board, junction: JsonObject) -> None:
    """TH-108: A junction leads a different way for each colour of its token."""
    here = board.number[junction.word("space")]
    turns = junction.child("turns")
    legs = [board.names[way] for way in board.rails[here]]
    if sorted(turns.data) != sorted(legs):
        raise refuse(turns.where, f"a way on from each of {', '.join(legs)}", ", ".join(turns.data))
    for leg in legs:
        both = turns.child(leg)
        others = tuple([other for other in legs if other != leg])
        ways = [board.number[both.word(colour, others)] for colour in SWITCH_COLOURS]
        if ways[0] == ways[1]:
            raise refuse(both.where, "a different way for each colour", both.data)
        board.ahead[(here, board.number[leg])] = (ways[0], ways[1])


def _read_train(board: Board, railway: JsonObject) -> None:
    """TH-012: The train starts on five track spaces in a row."""
    names = railway.words("train")
    cars = tuple([board.number[name] for name in names])
    in_a_row = all(two in board.rails.get(one, ()) for one, two in itertools.pairwise(cars))
    if len(cars) != CARS or len(set(cars)) != CARS or not in_a_row:
        raise refuse(railway.at("train"), "five track spaces in a row, car 1 first", names)
    board.start = cars


def read_towns(board: Board, railway: JsonObject, view: BoardView) -> None:
    """TH-012, TH-096: Each of the three towns is beside its star space.

    TH-117: Each of the three cacti has an arrow.
    """
    number = board.number
    near = {space.id: space.adjacent for space in view.spaces}
    towns = railway.children("towns")
    letters = [each.word("letter") for each in towns]
    if letters != list(LETTERS):
        raise refuse(railway.at("towns"), "the towns A, B and C", letters)
    spaces, stars = [], []
    for each in towns:
        space, star = each.word("space"), each.word("star")
        if star not in near[space] or number[star] not in board.stars:
            raise refuse(each.at("star"), "a star space beside the town", star)
        spaces.append(number[space])
        stars.append(number[star])
    board.towns = tuple(spaces)
    board.town_of = {space: letter for letter, space in enumerate(spaces)}
    board.town_at = {star: letter for letter, star in enumerate(stars)}
    if len(board.town_of) != 3 or len(board.town_at) != 3:
        raise refuse(railway.at("towns"), "three spaces and three stars", letters)
    if board.start[0] != stars[0]:
        raise refuse(railway.at("train"), "car 1 on the star of town A", railway.words("train")[0])
    if len(board.cacti) != 3:
        raise refuse(railway.at("cacti"), "three cacti", len(board.cacti))
    for cactus, front in zip(board.cacti, board.fronts, strict=True):
        if front not in board.near[cactus] or front not in board.rails:
            raise refuse(
                railway.at("cacti"), "the track space beside each cactus", board.names[front]
            )
