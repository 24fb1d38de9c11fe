"""The board of Train Heist, drawn as text: the map and the train."""

from __future__ import annotations

from rich.text import Text

from whistlestop.games.train_heist.board_view import SpaceView
from whistlestop.games.train_heist.view import TableView
from whistlestop.terminal.layout import WIDTH

_HEIGHT = 24
_DOT = "·"  # a part of the way from a space to its neighbour
_BODY, _PLATFORM = 9, 6  # columns of a car, and of the platform behind it
_STYLES = {
    r"@\d": "bold",
    r"\[\d\]": "bold red",
    r"\*\d\d": "yellow",
    r"\(\w\)": "bold cyan",
    r"[YT]\d": "green",
    r"\$": "bold yellow",
    r"h\d": "magenta",
}


def coloured(lines: list[str]) -> Text:
    text = Text("\n".join(line.rstrip() for line in lines))
    for pattern, style in _STYLES.items():
        text.highlight_regex(pattern, style=style)
    return text


# The map from above


def map_lines(view: TableView) -> list[str]:
    """Draw the lines of the map: each space shows its name, or its cars, cowboys or horses.

    Dots join neighbouring spaces. Neighbours on the track lie side by side and need no dots.
    """
    grid = [[" "] * WIDTH for _ in range(_HEIGHT)]
    middles: dict[str, tuple[int, int]] = {}
    for space in view.board.spaces:
        mark = _mark(view, space)
        row = min(_HEIGHT - 1, round(space.y / view.board.height * (_HEIGHT - 1)))
        column = round(space.x / view.board.width * (WIDTH - 1)) - len(mark) // 2
        column = _free(grid[row], column, len(mark))
        grid[row][column : column + len(mark)] = mark
        middles[space.id] = row, column + len(mark) // 2
    for start, end in _ways(view):
        _join(grid, middles[start], middles[end])
    return ["".join(row).rstrip() for row in grid]


def _free(row: list[str], column: int, size: int) -> int:
    """Return the nearest column in a row where nothing is overwritten."""
    most = WIDTH - size
    column = max(0, min(most, column))
    for off in range(most + 1):
        for at in (column + off, column - off):
            around = row[max(0, at - 1) : at + size + 1]
            if 0 <= at <= most and not "".join(around).strip():
                return at
    return column


def _ways(view: TableView) -> list[tuple[str, str]]:
    """Return the pairs of neighbouring spaces that are not both on the track."""
    track = {each.id for each in view.board.spaces if each.kind == "track"}
    return [
        (space.id, other)
        for space in view.board.spaces
        for other in space.adjacent
        if space.id < other and not {space.id, other} <= track
    ]


def _join(grid: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    """Draw dots between two spaces, in the columns that are free."""
    (top, left), (bottom, right) = start, end
    steps = max(abs(bottom - top), abs(right - left))
    for step in range(1, steps):
        row = round(top + (bottom - top) * step / steps)
        column = round(left + (right - left) * step / steps)
        if grid[row][column] == " ":
            grid[row][column] = _DOT


def _mark(view: TableView, space: SpaceView) -> str:
    cars = [number for number, at in enumerate(view.cars, 1) if at == space.id]
    people = [f"@{each.number + 1}" for each in view.cowboys if each.place == space.id]
    horses = [f"h{each.number + 1}" for each in view.horses if each.space == space.id]
    if cars:
        return f"[{cars[0]}]"
    if people or horses:
        return "".join([*people, *horses])
    return _name(view, space)


def _name(view: TableView, space: SpaceView) -> str:
    if space.letter:
        return f"({space.letter})"
    if space.cactus:
        return f"{'T' if space.id in view.tipis else 'Y'}{space.cactus}"
    if space.junction:
        return f"S{space.id[1:]}"
    if space.star:
        return f"*{space.id[1:]}"
    return f"#{space.id[1:]}" if space.tunnel else space.id


# The train from the side


def train_lines(view: TableView) -> list[str]:
    """Draw the lines of the train: roofs above, rooms and platforms below. Its front is left."""
    roof, top, room, floor = "", "", "", ""
    for wagon in view.board.wagons:
        places = {each.kind: each.id for each in view.board.places if each.car == wagon.number}
        hidden = in_tunnel(view, wagon.number)
        inside = _aboard(view, places.get("inside", places.get("jail", "")))
        roof += "#" * _BODY if hidden else _aboard(view, places.get("roof", "")).center(_BODY)
        roof += " " * _PLATFORM
        top += "+" + "-" * (_BODY - 2) + "+" + " " * _PLATFORM
        room += f"|{inside.center(_BODY - 2)[: _BODY - 2]}|"
        room += _aboard(view, places.get("platform", "")).center(_PLATFORM)[:_PLATFORM]
        floor += "+" + (wagon.letter or str(wagon.number)).center(_BODY - 2, "-") + "+"
        floor += "=" * _PLATFORM
    return [roof.rstrip(), top.rstrip(), room.rstrip(), floor]


def in_tunnel(view: TableView, car: int) -> bool:
    """Return whether a car, counted from 1, is in the tunnel."""
    return any(each.tunnel for each in view.board.spaces if each.id == view.cars[car - 1])


def _aboard(view: TableView, place: str) -> str:
    sheriff = "$" if place and view.sheriff == place else ""
    return sheriff + "".join(f"@{each.number + 1}" for each in view.cowboys if each.place == place)
