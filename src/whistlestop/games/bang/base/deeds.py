"""The deeds and turning points of the base game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from whistlestop.engine.summary import DeedKind
from whistlestop.games.bang.tallies import (
    by_another,
    count_of_seat,
    of_seat,
    points_of_seat,
)

DEEDS: Final = (
    DeedKind("bang-deed-wounds", {"wounded": by_another}),
    DeedKind("bang-deed-kills", {"out": by_another}),
    DeedKind("bang-deed-suffered", {"wounded": points_of_seat}),
    DeedKind("bang-deed-healed", {"healed": points_of_seat}),
    DeedKind("bang-deed-played", {"played": of_seat}),
    DeedKind("bang-deed-drawn", {"drew": count_of_seat}),
)

TURNING_POINTS: Final[Mapping[str, tuple[str, int]]] = MappingProxyType(
    {
        "out": ("bang-moment-out", 5),
        "penalty": ("bang-moment-penalty", 5),
        "exploded": ("bang-moment-exploded", 3),
    }
)
