"""Characters: who a player is."""

from __future__ import annotations

from whistlestop.games.bang.effects import NONE, Effects
from whistlestop.games.bang.thing import Thing


class Character(Thing):
    """A character card, or its other side: then `front` names the side with which it is dealt."""

    __slots__ = ("front", "life")

    def __init__(self, name: str, *, life: int, front: str = "", effects: Effects = NONE) -> None:
        super().__init__(name, effects)
        self.life = life
        self.front = front
