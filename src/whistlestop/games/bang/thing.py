"""Things: whatever has a name and a say in the rules."""

from __future__ import annotations

from whistlestop.games.bang.effects import NONE, Effects


class Thing:
    """Something named that carries its effects: a card, a character, a mark, a rule."""

    __slots__ = ("effects", "name")

    def __init__(self, name: str, effects: Effects = NONE) -> None:
        self.name = name
        self.effects = effects

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


class Mark(Thing):
    """What a player has become without a card that says so, as long as it lasts."""

    __slots__ = ()


class TableRule(Thing):
    """A rule of the whole table. An answer's verb may be its name: see `Effects.action`."""

    __slots__ = ()
