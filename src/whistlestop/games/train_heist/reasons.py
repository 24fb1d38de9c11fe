"""The words of reasons that several actions share: why a cowboy cannot do something now.

Each action has its own reasons, beside the function that offers it. See `Game.why_not`.
"""

from __future__ import annotations

from whistlestop.engine.narration import PlayerName, Word, text
from whistlestop.engine.reason import Reason, reason
from whistlestop.games.train_heist.constants import COWBOY_COLOURS
from whistlestop.games.train_heist.state import Table


def name_of(g: Table, number: int) -> Word:
    """Name a cowboy by its player, or by its colour if one person plays all cowboys."""
    if g.seats < len(g.cowboys):
        return text(f"heist-colour-{COWBOY_COLOURS[number]}")
    return PlayerName(g.owners[number])


def no_actions(g: Table) -> Reason | None:
    """TH-030: Return the reason that no Heist Action is left in this turn."""
    return None if g.actions > 0 else reason("heist-why-no-actions", "TH-030")
