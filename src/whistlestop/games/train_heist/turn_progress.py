"""What has been done in the turn under way."""

from __future__ import annotations

from typing import Any


class TurnProgress:
    """What has been done in the turn under way and matters later in it."""

    __slots__ = (
        "abilities",
        "favoured",
        "fresh_bullets",
        "quick",
        "refused",
        "spent_bullets",
        "undos",
    )

    def __init__(self) -> None:
        self.fresh_bullets = 0  # Bullet Tokens taken, which may not be spent yet
        self.spent_bullets = 0  # Bullet Tokens spent, which may not be taken again
        self.abilities = 0  # Card Abilities used
        self.quick = False  # Quick-Draw was used
        self.favoured = False  # Crazy was used
        self.refused = 0  # a bit for each cowboy with whom a trade failed
        self.undos = 0

    def copy(self) -> TurnProgress:
        twin = TurnProgress()
        twin.fresh_bullets = self.fresh_bullets
        twin.spent_bullets = self.spent_bullets
        twin.abilities = self.abilities
        twin.quick = self.quick
        twin.favoured = self.favoured
        twin.refused = self.refused
        twin.undos = self.undos
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            "fresh_bullets": self.fresh_bullets,
            "spent_bullets": self.spent_bullets,
            "abilities": self.abilities,
            "quick": self.quick,
            "favoured": self.favoured,
            "refused": self.refused,
            "undos": self.undos,
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> TurnProgress:
        progress = cls()
        progress.fresh_bullets = data["fresh_bullets"]
        progress.spent_bullets = data["spent_bullets"]
        progress.abilities = data["abilities"]
        progress.quick = data["quick"]
        progress.favoured = data["favoured"]
        progress.refused = data["refused"]
        progress.undos = data["undos"]
        return progress
