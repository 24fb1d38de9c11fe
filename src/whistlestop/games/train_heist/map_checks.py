"""Checks of a map. Each check refuses a map on which the rules cannot be played."""

from __future__ import annotations

from itertools import pairwise

from whistlestop.games.train_heist.board import CARS, Board
from whistlestop.games.train_heist.board_view import BoardView, PlaceView, SpaceView
from whistlestop.games.train_heist.json_reader import JsonObject, refuse


def check_ids(
    file: JsonObject, spaces: tuple[SpaceView, ...], places: tuple[PlaceView, ...]
) -> None:
    """Check that names are unique and that neighbours name each other."""
    ids = [*[space.id for space in spaces], *[place.id for place in places]]
    twice = [name for name in ids if ids.count(name) > 1]
    if twice:
        raise refuse(file.where, "every id once", twice[0])
    maps = (
        {space.id: space.adjacent for space in spaces},
        {place.id: place.adjacent for place in places},
    )
    for near in maps:
        for name, others in near.items():
            if len(set(others)) != len(others):
                raise refuse(f"{file.where}: {name}", "every neighbour once", others)
            for other in others:
                if other not in near or name not in near[other] or other == name:
                    raise refuse(
                        f"{file.where}: {name}",
                        "neighbours on the same map that name it too",
                        other,
                    )


def check_railway_names(railway: JsonObject, ids: list[str]) -> None:
    """Check that every space that the railway names is on the Main Map."""
    tunnel = railway.child("tunnel")
    names = {
        "train": railway.words("train"),
        "stars": railway.words("stars"),
        "tunnel": tunnel.words("spaces") + tunnel.words("mouths"),
        "edges": railway.words("edges"),
        "junctions": [each.word("space") for each in railway.children("junctions")],
        "towns": [
            each.word(name) for each in railway.children("towns") for name in ("space", "star")
        ],
        "cacti": [
            each.word(name) for each in railway.children("cacti") for name in ("space", "front")
        ],
    }
    for part, named in names.items():
        check_known(railway.at(part), named, ids)


def check_known(where: str, names: list[str], ids: list[str]) -> None:
    for name in names:
        if name not in ids:
            raise refuse(where, "the id of a space of that map", name)


def check_main_map(main: JsonObject, view: BoardView) -> None:
    """Check that every space of the Main Map has only the signs that belong to its kind."""
    kinds = {space.id: space.kind for space in view.spaces}
    if kinds.get(view.canyon) != "canyon":
        raise refuse(main.at("canyon"), "the id of the space of kind canyon", view.canyon)
    for space in view.spaces:
        where = f"{main.where}: {space.id}"
        marked = space.star or space.tunnel or space.mouth or space.junction or space.edge
        if (marked or space.rail) and space.kind != "track":
            raise refuse(where, "rails and railway signs only on track spaces", space.kind)
        if (space.kind == "town") != bool(space.letter):
            raise refuse(where, "a town to be listed with its letter", space.kind)
        if (space.kind == "cactus") != bool(space.cactus):
            raise refuse(where, "a cactus to be listed with the space before it", space.kind)
        if space.tunnel and set(space.adjacent) != set(space.rail):
            raise refuse(where, "no way into the tunnel except along the rails", space.adjacent)
        opens = [other.id for other in view.spaces if other.tunnel and space.id in other.rail]
        if space.mouth != (bool(opens) and not space.tunnel):
            raise refuse(where, "the mouths to be the track spaces before the tunnel", space.mouth)


def check_train_map(train: JsonObject, view: BoardView) -> None:
    """Check the places of each car, the jail, and the Sheriff's path through the train."""
    kinds = [(place.kind, place.car) for place in view.places]
    lettered = [wagon.number for wagon in view.wagons if wagon.letter]
    wanted = [("platform", car) for car in range(1, CARS + 1)]
    wanted += [("inside", car) for car in lettered]
    found = [each for each in kinds if each[0] in ("platform", "inside")]
    if sorted(found) != sorted(wanted):
        raise refuse(
            train.at("places"), "one platform per car, and one inside per car with a letter", found
        )
    jails = [place for place in view.places if place.kind == "jail"]
    if len(jails) != 1 or jails[0].car != 2 or jails[0].adjacent:
        raise refuse(train.at("places"), "one jail, in car 2, next to no other place", jails)
    near = {place.id: place for place in view.places}
    for one, two in pairwise(view.line):
        if two not in near[one].adjacent:
            raise refuse(train.at("line"), f"a place next to {one}", two)
    if len(set(view.line)) != len(view.line):
        raise refuse(train.at("line"), "every place only once", view.line)
    open_to_him = [near[name].kind in ("platform", "inside") for name in view.line]
    insides = [place.id for place in view.places if place.kind == "inside"]
    if not all(open_to_him) or not set(insides) <= set(view.line):
        raise refuse(train.at("line"), "platforms and insides only, and every inside", view.line)
    if any(near[name].car == 1 for name in view.line):
        raise refuse(train.at("line"), "no place of car 1, where prisoners get out", view.line)


def check_walks(board: Board, where: str) -> None:
    """Check that cowboys can walk to every space except the jail, on both maps."""
    for start, every in (
        (board.canyon, range(board.main)),
        (board.platforms[0], range(board.main, len(board.names))),
    ):
        found = {start}
        todo = [start]
        while todo:
            for other in board.near[todo.pop()]:
                if other not in found:
                    found.add(other)
                    todo.append(other)
        lost = [board.names[each] for each in every if each not in found and each != board.jail]
        if lost:
            raise refuse(where, f"a way to every space from {board.names[start]}", ", ".join(lost))
