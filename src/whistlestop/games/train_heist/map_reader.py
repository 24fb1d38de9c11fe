"""Reading a board from the file of a map. A map that cannot be played on is refused."""

from __future__ import annotations

from pathlib import Path

from whistlestop.games import train_heist
from whistlestop.games.train_heist.board import CARS, LETTERS, Board
from whistlestop.games.train_heist.board_view import (
    BoardView,
    PlaceKind,
    PlaceView,
    SpaceKind,
    SpaceView,
    WagonView,
)
from whistlestop.games.train_heist.json_reader import (
    JsonObject,
    name_with_digest,
    read_json,
    refuse,
    to_points,
)
from whistlestop.games.train_heist.map_checks import (
    check_ids,
    check_known,
    check_main_map,
    check_railway_names,
    check_train_map,
    check_walks,
)
from whistlestop.games.train_heist.railway_circuits import check_circuits
from whistlestop.games.train_heist.railway_reader import read_rails, read_towns

_KINDS: tuple[SpaceKind, ...] = ("track", "canyon", "ground", "town", "cactus")
_PLACES: tuple[PlaceKind, ...] = ("platform", "inside", "roof", "jail")
_STANDARD = Path(train_heist.__path__[0]) / "data" / "map.json"
_LARGEST = 100_000  # the highest coordinate of a drawing
_MOST_SPACES = 500  # on the Main Map; the checks look at every pair of spaces
_MOST_PLACES = 50  # on the Train Map


def read_map(path: Path | str) -> Board:
    """Read a host's own map; raise BadFile if the file is wrong."""
    file = read_json(path)
    return _board(file, name_with_digest(file))


def standard_map() -> Board:
    """Read the map of the box."""
    return _board(read_json(_STANDARD), "standard")


def _board(file: JsonObject, name: str) -> Board:
    main, railway, train = file.child("main"), file.child("railway"), file.child("train")
    spaces = _spaces(main, railway)
    places = _places(train)
    check_ids(file, spaces, places)
    check_railway_names(railway, [space.id for space in spaces])
    check_known(train.at("line"), train.words("line"), [place.id for place in places])
    view = BoardView(
        name=name,
        reconstructed=file.flag("reconstructed"),
        width=main.number("width", 1, _LARGEST),
        height=main.number("height", 1, _LARGEST),
        canyon=main.word("canyon"),
        spaces=spaces,
        mesas=tuple([to_points(mesa, main.at("mesas")) for mesa in main.array("mesas")]),
        train_width=train.number("width", 1, _LARGEST),
        train_height=train.number("height", 1, _LARGEST),
        places=places,
        wagons=_wagons(train),
        line=tuple(train.words("line")),
    )
    check_main_map(main, view)
    check_train_map(train, view)
    board = Board(view)
    read_rails(board, railway)
    read_towns(board, railway, view)
    board.sheriff_start = view.line.index(train.word("sheriff", view.line))
    check_walks(board, file.where)
    check_circuits(board, railway.where)
    return board


def _spaces(main: JsonObject, railway: JsonObject) -> tuple[SpaceView, ...]:
    """Read the spaces of the Main Map, with the signs of the railway on them."""
    stars = railway.words("stars")
    tunnel = railway.child("tunnel")
    inside, mouths = tunnel.words("spaces"), tunnel.words("mouths")
    edges = railway.words("edges")
    junctions = [each.word("space") for each in railway.children("junctions")]
    letters = {
        each.word("space"): each.word("letter", LETTERS) for each in railway.children("towns")
    }
    fronts = {each.word("space"): each.word("front") for each in railway.children("cacti")}
    cacti = list(fronts)
    made = []
    for each in _at_most(main, "spaces", _MOST_SPACES):
        name = each.word("id")
        made.append(
            SpaceView(
                id=name,
                kind=each.choice("kind", _KINDS),
                x=each.number("x", 0, _LARGEST),
                y=each.number("y", 0, _LARGEST),
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


def _places(train: JsonObject) -> tuple[PlaceView, ...]:
    """Read the places of the Train Map."""
    return tuple(
        [
            PlaceView(
                id=each.word("id"),
                kind=each.choice("kind", _PLACES),
                car=each.number("car", 1, CARS),
                x=each.number("x", 0, _LARGEST),
                y=each.number("y", 0, _LARGEST),
                adjacent=tuple(each.words("adjacent")),
            )
            for each in _at_most(train, "places", _MOST_PLACES)
        ]
    )


def _at_most(file: JsonObject, name: str, most: int) -> list[JsonObject]:
    """Read a list of at most `most` objects."""
    found = file.children(name)
    if len(found) > most:
        raise refuse(file.at(name), f"at most {most} entries", len(found))
    return found


def _wagons(train: JsonObject) -> tuple[WagonView, ...]:
    """TH-042: The train has five cars. Three of them carry passengers and have a letter."""
    made = []
    for number, each in enumerate(train.children("cars"), 1):
        letter = each.data.get("letter", "")
        if letter != "" and letter not in LETTERS:
            raise refuse(each.at("letter"), "A, B, C or nothing", letter)
        if each.number("number", 1, CARS) != number:
            raise refuse(
                each.at("number"), f"{number}, as the cars are in order", each.data["number"]
            )
        made.append(
            WagonView(
                number=number,
                letter=letter,
                x_from=each.number("x_from", 0, _LARGEST),
                x_to=each.number("x_to", 0, _LARGEST),
                squares=each.points("squares", 2 if letter else 0),
                keyholes=each.points("keyholes"),
            )
        )
    letters = [wagon.letter for wagon in made if wagon.letter]
    if len(made) != CARS or letters != list(LETTERS):
        raise refuse(train.at("cars"), "five cars, of which three are A, B and C", letters)
    return tuple(made)
