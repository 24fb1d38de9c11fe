"""What of the board and of the box never changes, as screens draw it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the Main Map. A town has a letter, a cactus a number and an arrow."""

    id: str
    kind: str  # track, canyon, ground, town, cactus
    x: int
    y: int
    polygon: tuple[tuple[int, int], ...]
    adjacent: tuple[str, ...]
    rail: tuple[str, ...]  # the track spaces that it is joined to
    star: bool
    tunnel: bool
    mouth: bool  # an opening of the tunnel
    junction: bool
    edge: bool  # the train runs off the map here
    letter: str
    cactus: int
    arrow_to: str | None


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A space of the Train Map."""

    id: str
    kind: str  # platform (ENTER/EXIT), inside, roof, jail
    car: int
    x: int
    y: int
    adjacent: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WagonView:
    """A car as the Train Map shows it from the side."""

    number: int
    letter: str
    x_from: int
    x_to: int
    squares: tuple[tuple[int, int], ...]  # for loot
    keyholes: tuple[tuple[int, int], ...]  # for prisoners


@dataclass(frozen=True, slots=True)
class BoardView:
    name: str
    reconstructed: bool
    width: int
    height: int
    canyon: str
    spaces: tuple[SpaceView, ...]
    mesas: tuple[tuple[tuple[int, int], ...], ...]
    train_width: int
    train_height: int
    places: tuple[PlaceView, ...]
    wagons: tuple[WagonView, ...]
    line: tuple[str, ...]  # of the Sheriff, from front to rear


@dataclass(frozen=True, slots=True)
class TileKind:
    """What a Loot Tile asks for."""

    id: str
    kind: str  # suits, straight, pairs, kind, numbers
    revolver: int
    bag: int
    keyhole: int
    numbers: tuple[int, ...]
    size: int  # how many cards it takes
    reconstructed: bool


@dataclass(frozen=True, slots=True)
class EventKind:
    name: str
    copies: int
    reconstructed: bool


@dataclass(frozen=True, slots=True)
class BandView:
    """A level of difficulty on the rim of the Train Heist Meter."""

    id: str
    colour: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class DecksView:
    name: str
    reconstructed: bool
    tiles: tuple[TileKind, ...]
    wanted: tuple[str, ...]
    events: tuple[EventKind, ...]
    bands: tuple[BandView, ...]
