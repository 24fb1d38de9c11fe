"""Views of the two maps, with everything that never changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

SpaceKind: TypeAlias = Literal["track", "canyon", "ground", "town", "cactus"]
# Cowboys enter and leave the train on a platform.
PlaceKind: TypeAlias = Literal["platform", "inside", "roof", "jail"]


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the Main Map. A town has a letter; a cactus has a number and an arrow."""

    id: str
    kind: SpaceKind
    x: int
    y: int
    polygon: tuple[tuple[int, int], ...]
    adjacent: tuple[str, ...]
    rail: tuple[str, ...]  # the track spaces that the rails lead to
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
    kind: PlaceKind
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
    """Both maps of a board."""

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
    line: tuple[str, ...]  # the Sheriff's path through the train, from front to rear
