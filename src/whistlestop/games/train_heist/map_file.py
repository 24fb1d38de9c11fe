"""A map is a file. It is read whole and refused if the rules could not be played on it."""

from __future__ import annotations

import itertools
from pathlib import Path

from whistlestop.games.train_heist.board import CARS, COLOURS, LETTERS, Board
from whistlestop.games.train_heist.circuit import check_circuits
from whistlestop.games.train_heist.drawing import BoardView, PlaceView, SpaceView, WagonView
from whistlestop.games.train_heist.sheet import Sheet, own_name, read_sheet, refuse, to_points

_KINDS = ("track", "canyon", "ground", "town", "cactus")
_PLACES = ("platform", "inside", "roof", "jail")
_STANDARD = Path(__file__).parent / "data" / "map.json"
_FAR = 100_000  # no drawing is larger
_MOST_SPACES = 500  # nor has a map more, and looking at each from each takes time
_MOST_PLACES = 50


def read_map(path: Path | str) -> Board:
    """A host's own map; BadFile says what was expected, and where."""
    sheet = read_sheet(path)
    return _board(sheet, own_name(sheet))


def standard_map() -> Board:
    return _board(read_sheet(_STANDARD), "standard")


def _board(sheet: Sheet, name: str) -> Board:
    main, railway, train = sheet.sheet("main"), sheet.sheet("railway"), sheet.sheet("train")
    spaces = _spaces(main, railway)
    places = _places(train)
    _check_ids(sheet, spaces, places)
    _check_named(railway, [space.id for space in spaces])
    _check_known(train.at("line"), train.words("line"), [place.id for place in places])
    picture = BoardView(
        name=name,
        reconstructed=sheet.flag("reconstructed"),
        width=main.number("width", 1, _FAR),
        height=main.number("height", 1, _FAR),
        canyon=main.word("canyon"),
        spaces=spaces,
        mesas=tuple([to_points(mesa, main.at("mesas")) for mesa in main.array("mesas")]),
        train_width=train.number("width", 1, _FAR),
        train_height=train.number("height", 1, _FAR),
        places=places,
        wagons=_wagons(train),
        line=tuple(train.words("line")),
    )
    _check_main(main, picture)
    _check_train(train, picture)
    board = Board(picture)
    _lay_rails(board, railway)
    _lay_towns(board, railway, picture)
    board.start_line = picture.line.index(train.word("sheriff", picture.line))
    _check_walks(board, sheet.where)
    check_circuits(board, railway.where)
    return board


# The pictures


def _spaces(main: Sheet, railway: Sheet) -> tuple[SpaceView, ...]:
    stars = railway.words("stars")
    tunnel = railway.sheet("tunnel")
    inside, mouths = tunnel.words("spaces"), tunnel.words("mouths")
    edges = railway.words("edges")
    junctions = [each.word("space") for each in railway.sheets("junctions")]
    letters = {each.word("space"): each.word("letter", LETTERS) for each in railway.sheets("towns")}
    fronts = {each.word("space"): each.word("front") for each in railway.sheets("cacti")}
    cacti = list(fronts)
    made = []
    for each in _few(main, "spaces", _MOST_SPACES):
        name = each.word("id")
        made.append(
            SpaceView(
                id=name,
                kind=each.word("kind", _KINDS),
                x=each.number("x", 0, _FAR),
                y=each.number("y", 0, _FAR),
                polygon=each.points("polygon"),
                adjacent=tuple(each.words("adjacent")),
                rail=tuple(each.words("rail")) if "rail" in each.data else (),
                star=name in stars,
                tunnel=name in inside,
                mouth=name in mouths,
                junction=name in junctions,
                edge=name in edges,
                letter=letters.get(name, ""),
                cactus=cacti.index(name) + 1 if name in cacti else 0,
                arrow_to=fronts.get(name),
            )
        )
    return tuple(made)


def _places(train: Sheet) -> tuple[PlaceView, ...]:
    return tuple(
        [
            PlaceView(
                id=each.word("id"),
                kind=each.word("kind", _PLACES),
                car=each.number("car", 1, CARS),
                x=each.number("x", 0, _FAR),
                y=each.number("y", 0, _FAR),
                adjacent=tuple(each.words("adjacent")),
            )
            for each in _few(train, "places", _MOST_PLACES)
        ]
    )


def _few(sheet: Sheet, name: str, most: int) -> list[Sheet]:
    found = sheet.sheets(name)
    if len(found) > most:
        raise refuse(sheet.at(name), f"at most {most} of them", len(found))
    return found


def _wagons(train: Sheet) -> tuple[WagonView, ...]:
    """TH-042: five cars, of which three carry passengers and a letter."""
    made = []
    for number, each in enumerate(train.sheets("cars"), 1):
        letter = each.data.get("letter", "")
        if letter != "" and letter not in LETTERS:
            raise refuse(each.at("letter"), "A, B, C or nothing", letter)
        if each.number("number", 1, CARS) != number:
            raise refuse(each.at("number"), f"{number}: the cars in order", each.data["number"])
        made.append(
            WagonView(
                number=number,
                letter=letter,
                x_from=each.number("x_from", 0, _FAR),
                x_to=each.number("x_to", 0, _FAR),
                squares=each.points("squares", 2 if letter else 0),
                keyholes=each.points("keyholes"),
            )
        )
    letters = [wagon.letter for wagon in made if wagon.letter]
    if len(made) != CARS or letters != list(LETTERS):
        raise refuse(train.at("cars"), "five cars, of which three are A, B and C", letters)
    return tuple(made)


# What must hold of the two maps by themselves


def _check_ids(sheet: Sheet, spaces: tuple[SpaceView, ...], places: tuple[PlaceView, ...]) -> None:
    """Names are unique, and who is next to whom is so both ways."""
    ids = [*[space.id for space in spaces], *[place.id for place in places]]
    twice = [name for name in ids if ids.count(name) > 1]
    if twice:
        raise refuse(sheet.where, "every id once", twice[0])
    maps = (
        {space.id: space.adjacent for space in spaces},
        {place.id: place.adjacent for place in places},
    )
    for near in maps:
        for name, others in near.items():
            if len(set(others)) != len(others):
                raise refuse(f"{sheet.where}: {name}", "every neighbour once", others)
            for other in others:
                if other not in near or name not in near[other] or other == name:
                    raise refuse(
                        f"{sheet.where}: {name}",
                        "neighbours on the same map that name it too",
                        other,
                    )


def _check_named(railway: Sheet, ids: list[str]) -> None:
    """Whatever the railway names is on the Main Map."""
    tunnel = railway.sheet("tunnel")
    names = {
        "stars": railway.words("stars"),
        "tunnel": tunnel.words("spaces") + tunnel.words("mouths"),
        "edges": railway.words("edges"),
        "junctions": [each.word("space") for each in railway.sheets("junctions")],
        "towns": [
            each.word(name) for each in railway.sheets("towns") for name in ("space", "star")
        ],
        "cacti": [
            each.word(name) for each in railway.sheets("cacti") for name in ("space", "front")
        ],
    }
    for part, named in names.items():
        _check_known(railway.at(part), named, ids)


def _check_known(where: str, names: list[str], ids: list[str]) -> None:
    for name in names:
        if name not in ids:
            raise refuse(where, "the id of a space of that map", name)


def _check_main(main: Sheet, picture: BoardView) -> None:
    kinds = {space.id: space.kind for space in picture.spaces}
    if kinds.get(picture.canyon) != "canyon":
        raise refuse(main.at("canyon"), "the id of the space of kind canyon", picture.canyon)
    for space in picture.spaces:
        where = f"{main.where}: {space.id}"
        marked = space.star or space.tunnel or space.mouth or space.junction or space.edge
        if (marked or space.rail) and space.kind != "track":
            raise refuse(
                where, "only a track space to have rails or signs of the railway", space.kind
            )
        if (space.kind == "town") != bool(space.letter):
            raise refuse(where, "a town to be listed with its letter", space.kind)
        if (space.kind == "cactus") != bool(space.cactus):
            raise refuse(where, "a cactus to be listed with the space before it", space.kind)
        if space.tunnel and set(space.adjacent) != set(space.rail):
            raise refuse(where, "no way into the tunnel but by the rails", space.adjacent)
        opens = [other.id for other in picture.spaces if other.tunnel and space.id in other.rail]
        if space.mouth != (bool(opens) and not space.tunnel):
            raise refuse(where, "the mouths to be the track spaces before the tunnel", space.mouth)


def _check_train(train: Sheet, picture: BoardView) -> None:
    """Every car has its platform; the cars with letters have an inside; the jail is shut."""
    kinds = [(place.kind, place.car) for place in picture.places]
    lettered = [wagon.number for wagon in picture.wagons if wagon.letter]
    wanted = [("platform", car) for car in range(1, CARS + 1)]
    wanted += [("inside", car) for car in lettered]
    found = [each for each in kinds if each[0] in ("platform", "inside")]
    if sorted(found) != sorted(wanted):
        raise refuse(
            train.at("places"), "one platform a car, and one inside a car with a letter", found
        )
    jails = [place for place in picture.places if place.kind == "jail"]
    if len(jails) != 1 or jails[0].car != 2 or jails[0].adjacent:
        raise refuse(train.at("places"), "one jail, in car 2, next to no other place", jails)
    near = {place.id: place for place in picture.places}
    for one, two in zip(picture.line, picture.line[1:], strict=False):
        if one not in near or two not in near[one].adjacent:
            raise refuse(train.at("line"), f"a place next to {one}", two)
    if len(set(picture.line)) != len(picture.line):
        raise refuse(train.at("line"), "every place of it once", picture.line)
    open_to_him = [near[name].kind in ("platform", "inside") for name in picture.line]
    insides = [place.id for place in picture.places if place.kind == "inside"]
    if not all(open_to_him) or not set(insides) <= set(picture.line):
        raise refuse(train.at("line"), "platforms and insides only, and every inside", picture.line)
    if any(near[name].car == 1 for name in picture.line):
        raise refuse(train.at("line"), "no place of car 1, where prisoners get out", picture.line)


# The railway


def _lay_rails(board: Board, railway: Sheet) -> None:
    """TH-108, TH-111: two ways out of a space; three and a token at a junction; edges joined."""
    number = board.number
    edges = _edges(board, railway)
    joined = {edges[0]: edges[1], edges[1]: edges[0]}
    junctions = railway.sheets("junctions")
    if len(junctions) != 2:
        raise refuse(railway.at("junctions"), "two junctions", len(junctions))
    tracks = {each.id: each for each in board.picture.spaces if each.kind == "track"}
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
        _lay_junction(board, junction)
    board.edges = tuple([number[name] for name in edges])
    board.junctions = tuple([number[each.word("space")] for each in junctions])
    board.start_colours = tuple([COLOURS.index(each.word("start", COLOURS)) for each in junctions])
    _place_train(board, railway)


def _edges(board: Board, railway: Sheet) -> list[str]:
    """TH-111: two track spaces; TH-113: and the train alone goes from one to the other."""
    edges = railway.words("edges")
    if len(edges) != 2 or not all(name in board.number for name in edges):
        raise refuse(railway.at("edges"), "the two track spaces that are joined off the map", edges)
    one, two = [board.number[name] for name in edges]
    if two in board.near[one]:
        raise refuse(railway.at("edges"), "no way between them but off the map, by train", edges)
    return edges


def _lay_junction(board: Board, junction: Sheet) -> None:
    name = junction.word("space")
    if name not in board.number or board.number[name] not in board.rails:
        raise refuse(junction.at("space"), "a track space", name)
    here = board.number[name]
    turns = junction.sheet("turns")
    legs = [board.names[way] for way in board.rails[here]]
    if sorted(turns.data) != sorted(legs):
        raise refuse(turns.where, f"where it goes from {', '.join(legs)}", ", ".join(turns.data))
    for leg in legs:
        both = turns.sheet(leg)
        others = tuple([other for other in legs if other != leg])
        ways = [board.number[both.word(colour, others)] for colour in COLOURS]
        if ways[0] == ways[1]:
            raise refuse(both.where, "another way for each colour", both.data)
        board.ahead[(here, board.number[leg])] = (ways[0], ways[1])


def _place_train(board: Board, railway: Sheet) -> None:
    """TH-012: five cars in a row, and there is a way ahead."""
    names = railway.words("train")
    known = [board.number[name] for name in names if name in board.number]
    ok = len(known) == CARS and len(set(known)) == CARS
    pairs = list(itertools.pairwise(known))
    if not ok or not all(two in board.rails.get(one, ()) for one, two in pairs):
        raise refuse(railway.at("train"), "five track spaces in a row, car 1 first", names)
    for ahead, (here, behind) in zip(known, pairs[1:], strict=False):
        if ahead not in board.ahead[(here, behind)]:
            raise refuse(railway.at("train"), "cars that have come along the rails", names)
    board.start = tuple(known)


def _lay_towns(board: Board, railway: Sheet, picture: BoardView) -> None:
    """TH-012, TH-096: three towns, each beside its star; TH-117: three cacti and their arrows."""
    number = board.number
    near = {space.id: space.adjacent for space in picture.spaces}
    towns = railway.sheets("towns")
    letters = [each.word("letter") for each in towns]
    if letters != list(LETTERS):
        raise refuse(railway.at("towns"), "the towns A, B and C", letters)
    spaces, stars = [], []
    for each in towns:
        space, star = each.word("space"), each.word("star")
        if star not in near.get(space, ()) or number[star] not in board.stars:
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


def _check_walks(board: Board, where: str) -> None:
    """Every space can be walked to, on either map; only the jail cannot."""
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
