"""What the base game or an expansion brings to the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from whistlestop.engine.option import Option
from whistlestop.games.bang.cards import IDS, Kind, add
from whistlestop.games.bang.hooks import RANGE

# A character's life points, whichever part it comes from.
LIFE: dict[str, int] = {}


@dataclass(frozen=True)
class Part:
    """Static; named in `Table.parts`. Its cards and characters speak through the hooks."""

    name: str
    kinds: tuple[tuple[Kind, str], ...] = ()  # and the signs of its cards
    characters: dict[str, int] = field(default_factory=dict)  # and their life points
    options: tuple[Option, ...] = ()  # where its own cards can be read in two ways
    _numbers: list[int] = field(default_factory=list)

    def register(self) -> None:
        """Once, in the order of parts.py: the numbers of the cards follow from it."""
        for kind, signs in self.kinds:
            start = len(IDS)
            add(kind, signs)
            if kind.weapon:
                RANGE.put(kind.name, kind.weapon)
            self._numbers.extend(range(start, len(IDS)))
        LIFE.update(self.characters)

    def cards(self) -> list[int]:
        """The playing cards that it adds to the draw pile."""
        return self._numbers[:]
