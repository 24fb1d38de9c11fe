"""Losing life: the wound, the last chance, and who reacts to it."""

from __future__ import annotations

from whistlestop.engine.rule import Rule
from whistlestop.games.bang import death, verbs
from whistlestop.games.bang.response import save
from whistlestop.games.bang.state import Table


def wound(g: Table, seat: int, points: int, by: int, why: str) -> Rule[None]:
    """BASE-113, BASE-137: life lost; at zero the last chance; only a survivor reacts.

    Who is not saved is dying until the card is resolved (docs/rulings.md, B-01).
    """
    verbs.lose_life(g, seat, points, by, why)
    if g.players[seat].life < 1:
        yield from save(g, seat, by)
        if g.players[seat].life < 1:
            verbs.mark_dying(g, seat, by)
            if "at-once" in g.rulings:
                yield from death.bury(g)
            return
    for react in g.players[seat].voice.wounded:
        yield from react(g, seat, points, by)
