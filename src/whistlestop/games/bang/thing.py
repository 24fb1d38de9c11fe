"""Things: everything that has a name and effects on the rules."""

from __future__ import annotations

from whistlestop.games.bang.effects import NONE, Effects


class Thing:
    """A card, a character, a mark or a rule, with its name and its effects."""

    __slots__ = ("effects", "name")

    def __init__(self, name: str, effects: Effects = NONE) -> None:
        self.name = name
        self.effects = effects

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


class Mark(Thing):
    """A temporary state of a player that no card shows."""

    __slots__ = ()


class TableRule(Thing):
    """A rule of the whole table. Its name may be the verb of an answer: see `Effects.action`."""

    __slots__ = ()
