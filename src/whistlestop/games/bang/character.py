"""Character cards."""

from __future__ import annotations

from whistlestop.games.bang.effects import NONE, Effects
from whistlestop.games.bang.thing import Thing


class Character(Thing):
    """One side of a character card. On the other side, `front` names the side that is dealt."""

    __slots__ = ("front", "life")

    def __init__(self, name: str, *, life: int, front: str = "", effects: Effects = NONE) -> None:
        super().__init__(name, effects)
        self.life = life
        self.front = front
