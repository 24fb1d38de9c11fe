"""Shadow-gunslingers: an eliminated player comes back for every turn of its own.

What a shadow does differently itself follows from `Position.lifeless`: it has no life to save, and
no card to keep.
"""

from __future__ import annotations

from typing import Final

from whistlestop.bots.bang.advice import Advice, ExpansionAdvice

SHADOW_GUNSLINGERS: Final = ExpansionAdvice(
    name="shadow-gunslingers",
    # A dead enemy still has turns; but it has no life, keeps no cards, and answers nothing in the
    # turns of others.
    rules=Advice(comeback=0.3),
    things={"shadow": Advice(lifeless=True)},
)
