"""The state of a cowboy."""

from __future__ import annotations

from typing import ClassVar

from whistlestop.engine.state_copying import Fields, copier
from whistlestop.games.train_heist.constants import NOTHING


class Cowboy:
    """A cowboy and everything that belongs to it."""

    FIELDS: ClassVar[Fields] = Fields(
        values=(
            "place",
            "horse",
            "lying",
            "bullets",
            "title",
            "ready",
            "used",
            "raised",
            "points",
        ),
        lists=("hand", "loot"),
    )
    __slots__ = FIELDS.names

    def __init__(self, place: int) -> None:
        self.place = place
        self.horse = NOTHING  # the horse that it rides
        self.lying = False  # whether it lies flat and loses its next turn
        self.hand: list[int] = []
        self.loot: list[int] = []
        self.bullets = 0
        self.title = ""  # the title of its Wanted Card
        self.ready = False  # whether the ability of the Wanted Card works
        self.used = False  # whether its ability was used, if that works once a game
        self.raised = False  # whether its arrest has raised the speed
        self.points = 0  # Loot Counters taken back, in versus

    def copy(self) -> Cowboy:
        return copy_cowboy(self)


copy_cowboy = copier(Cowboy, Cowboy.FIELDS)
