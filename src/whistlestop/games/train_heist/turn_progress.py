"""The progress of the current turn."""

from __future__ import annotations

from typing import ClassVar

from whistlestop.engine.state_copying import Fields, copier


class TurnProgress:
    """The things done in the current turn that matter later in this turn."""

    FIELDS: ClassVar[Fields] = Fields(
        values=(
            "fresh_bullets",
            "spent_bullets",
            "abilities",
            "quick",
            "favoured",
            "refused",
            "undos",
        )
    )
    __slots__ = FIELDS.names

    def __init__(self) -> None:
        self.fresh_bullets = 0  # Bullet Tokens taken, which may not be spent yet
        self.spent_bullets = 0  # Bullet Tokens spent, which may not be taken again
        self.abilities = 0  # Card Abilities used
        self.quick = False  # whether Quick-Draw was used
        self.favoured = False  # whether Crazy was used
        self.refused = 0  # a bit for each cowboy with whom a trade failed
        self.undos = 0

    def copy(self) -> TurnProgress:
        return copy_progress(self)


copy_progress = copier(TurnProgress, TurnProgress.FIELDS)
