"""The deeds and turning points of The Great Train Robbery."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from whistlestop.engine.summary import DeedKind
from whistlestop.games.bang.tallies import of_seat

DEEDS: Final = (DeedKind("bang-deed-boarded", {"boarded": of_seat}),)

TURNING_POINTS: Final[Mapping[str, tuple[str, int]]] = MappingProxyType(
    {
        "haunts": ("bang-moment-haunts", 2),
        "came-back": ("bang-moment-came-back", 2),
        "new-line": ("bang-moment-new-line", 1),
    }
)
