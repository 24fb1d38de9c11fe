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
            "favour_refused",
            "refusals",
            "cancels",
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
        # An undo does not take these back.
        self.favour_refused = False  # whether the partner refused Crazy
        self.refusals = 0  # trades that one of the two players refused
        self.cancels = 0  # trades that the offering player cancelled
        self.undos = 0

    def keep_from(self, later: TurnProgress) -> None:
        """Keep the counts of the turn that an undo does not take back."""
        self.favour_refused = later.favour_refused
        self.refusals = later.refusals
        self.cancels = later.cancels
        self.undos = later.undos

    def copy(self) -> TurnProgress:
        return copy_progress(self)


copy_progress = copier(TurnProgress, TurnProgress.FIELDS)
