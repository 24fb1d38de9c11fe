"""The definition of an expansion. The base game is defined in the same way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from whistlestop.engine.game_option import Option
from whistlestop.engine.reason import Reason
from whistlestop.engine.summary import DeedKind
from whistlestop.games.bang.card import Card, PlayingCard
from whistlestop.games.bang.character import Character
from whistlestop.games.bang.thing import Mark, TableRule

if TYPE_CHECKING:
    from whistlestop.games.bang.narration import Narrator
    from whistlestop.games.bang.state import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Expansion:
    """Everything that the base game or an expansion adds to the table.

    Several things at one point of the rules act in the order listed here: rules, cards,
    characters, marks.
    """

    name: str
    rules: tuple[TableRule, ...] = ()  # rules of the whole table
    cards: tuple[Card, ...] = ()
    characters: tuple[Character, ...] = ()
    marks: tuple[Mark, ...] = ()
    # If not empty: only the characters with these names are dealt.
    only_cast: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()  # for rules that can be read in two ways
    face_down: tuple[str, ...] = ()  # the names of its piles that nobody sees
    narrator: Narrator | None = None  # chooses the texts for its events
    deeds: tuple[DeedKind, ...] = ()  # its columns in the table of deeds
    # The kinds of its events that are turning points of a match: a text id and a weight for each.
    turning_points: Mapping[str, tuple[str, int]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    lay_out: Callable[[Table, list[PlayingCard]], None] | None = None  # lays out its piles
    # For each kind of question, why a hand card does not answer it.
    why_not: Mapping[str, Callable[[Table, int, PlayingCard], Reason]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    # For each duty, the name of the card that the rules mean: BANG!, Missed! or Beer.
    meant: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
