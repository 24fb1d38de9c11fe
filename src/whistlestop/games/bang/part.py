"""What the base game or an expansion brings to the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from whistlestop.engine.option import Option
from whistlestop.games.bang.cards import IDS, Kind, add, add_plain
from whistlestop.games.bang.hooks import RANGE
from whistlestop.games.bang.state import Table

# A character's life points, whichever part it comes from.
LIFE: dict[str, int] = {}
# The side with which a character's card is dealt, by the name of its other side.
FRONTS: dict[str, str] = {}
# The piles that are face down, of all parts.
FACE_DOWN: set[str] = set()


@dataclass(frozen=True)
class Part:
    """Static; named in `Table.parts`. Its cards and characters speak through the hooks."""

    name: str
    kinds: tuple[tuple[Kind, str], ...] = ()  # playing cards, and their signs
    others: tuple[tuple[Kind, int], ...] = ()  # cards that never enter a hand, and how many
    characters: dict[str, int] = field(default_factory=dict)  # and their life points
    backs: dict[str, str] = field(default_factory=dict)  # the other sides of their cards, if any
    only_cast: bool = False  # no other characters are dealt than its own
    rules: tuple[str, ...] = ()  # what speaks for the whole table
    options: tuple[Option, ...] = ()  # where its own cards can be read in two ways
    face_down: tuple[str, ...] = ()  # those of its piles that nobody sees
    lay_out: Callable[[Table, list[int]], None] | None = None  # its piles, from its other cards
    _numbers: list[int] = field(default_factory=list)
    _other_numbers: list[int] = field(default_factory=list)

    def register(self) -> None:
        """Once, in the order of parts.py: the numbers of the cards follow from it."""
        for kind, signs in self.kinds:
            start = len(IDS)
            add(kind, signs)
            self._numbers.extend(range(start, len(IDS)))
            if kind.weapon:
                RANGE.put(kind.name, kind.weapon)
        for kind, copies in self.others:
            start = len(IDS)
            add_plain(kind, copies)
            self._other_numbers.extend(range(start, len(IDS)))
        LIFE.update(self.characters)
        for front, back in self.backs.items():
            FRONTS[back] = front
            LIFE[back] = self.characters[front]
        FACE_DOWN.update(self.face_down)

    def cards(self) -> list[int]:
        """The playing cards that it adds to the draw pile."""
        return self._numbers[:]

    def other_cards(self) -> list[int]:
        return self._other_numbers[:]
