"""Advice on Shadow-gunslingers, where an eliminated player comes back for each of its turns.

The bot's own play as a shadow follows from `Position.lifeless`: a shadow has no life to save and no
cards to keep.
"""

from __future__ import annotations

from typing import Final

from whistlestop.bots.bang.advice import Advice, ExpansionAdvice

SHADOW_GUNSLINGERS: Final = ExpansionAdvice(
    name="shadow-gunslingers",
    # An eliminated enemy still has turns. But it has no life, keeps no cards, and does not answer
    # in the turns of others.
    rules=Advice(comeback=0.3),
    things={"shadow": Advice(lifeless=True)},
)
