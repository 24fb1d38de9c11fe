"""A cowboy, as the table keeps it."""

from __future__ import annotations

from typing import Any

from whistlestop.games.train_heist.constants import NOTHING


class Cowboy:
    """A cowboy, and everything that belongs to it."""

    __slots__ = (
        "bullets",
        "hand",
        "horse",
        "loot",
        "lying",
        "place",
        "points",
        "raised",
        "ready",
        "title",
        "used",
    )

    def __init__(self, place: int) -> None:
        self.place = place
        self.horse = NOTHING  # the horse that it rides
        self.lying = False  # thrown flat: it loses its next turn
        self.hand: list[int] = []
        self.loot: list[int] = []
        self.bullets = 0
        self.title = ""  # of its Wanted Card
        self.ready = False  # the ability of the Wanted Card works
        self.used = False  # an ability for once a game was used
        self.raised = False  # its arrest has raised the speed
        self.points = 0  # Loot Counters taken back, in versus

    def copy(self) -> Cowboy:
        twin = Cowboy(self.place)
        twin.horse = self.horse
        twin.lying = self.lying
        twin.hand = self.hand[:]
        twin.loot = self.loot[:]
        twin.bullets = self.bullets
        twin.title = self.title
        twin.ready = self.ready
        twin.used = self.used
        twin.raised = self.raised
        twin.points = self.points
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            "place": self.place,
            "horse": self.horse,
            "lying": self.lying,
            "hand": self.hand,
            "loot": self.loot,
            "bullets": self.bullets,
            "title": self.title,
            "ready": self.ready,
            "used": self.used,
            "raised": self.raised,
            "points": self.points,
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> Cowboy:
        cowboy = cls(data["place"])
        cowboy.horse = data["horse"]
        cowboy.lying = data["lying"]
        cowboy.hand = data["hand"]
        cowboy.loot = data["loot"]
        cowboy.bullets = data["bullets"]
        cowboy.title = data["title"]
        cowboy.ready = data["ready"]
        cowboy.used = data["used"]
        cowboy.raised = data["raised"]
        cowboy.points = data["points"]
        return cowboy
