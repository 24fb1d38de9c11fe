"""What the base game or an expansion brings to the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from whistlestop.engine.game_option import Option
from whistlestop.games.bang.card import Card, PlayingCard
from whistlestop.games.bang.character import Character
from whistlestop.games.bang.thing import Mark, TableRule

if TYPE_CHECKING:
    from whistlestop.games.bang.narration import Narrator
    from whistlestop.games.bang.state import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Expansion:
    """A value that lists everything in the box. Where two things have a say at one point of the
    rules, the one that is listed first comes first: rules, cards, characters, marks.
    """

    name: str
    rules: tuple[TableRule, ...] = ()  # of the whole table
    cards: tuple[Card, ...] = ()
    characters: tuple[Character, ...] = ()
    marks: tuple[Mark, ...] = ()
    # The names of the characters that are dealt, if no others are.
    only_cast: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()  # where its own rules can be read in two ways
    face_down: tuple[str, ...] = ()  # those of its piles that nobody sees
    narrator: Narrator | None = None  # what is said of its events
    lay_out: Callable[[Table, list[PlayingCard]], None] | None = None  # its piles
    # The card that the rules mean where they ask for a BANG!, a Missed! or a Beer.
    meant: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
