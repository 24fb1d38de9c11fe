"""Taking a card from a player, or making a player discard one."""

from __future__ import annotations

from whistlestop.games.bang import verbs
from whistlestop.games.bang.state import NOBODY, Table


def belongings(g: Table, me: int, seat: int) -> list[int]:
    """BASE-108: what can be had of that player: NOBODY for a blind card of the hand, and each card
    in play. Never a card of the own hand.
    """
    player = g.players[seat]
    if player.hand and seat != me:
        return [NOBODY, *player.table]
    return player.table


def take(g: Table, me: int, victim: int, wanted: int, why: str) -> None:
    """BASE-055: into the hand; NOBODY is a blind one."""
    if wanted == NOBODY:
        verbs.take_blind(g, me, victim, why)
    else:
        verbs.take_from_play(g, me, victim, wanted, why)


def make_discard(g: Table, victim: int, wanted: int, why: str) -> None:
    """BASE-057: NOBODY is a blind one."""
    if wanted == NOBODY:
        verbs.discard_blind(g, victim, why)
    else:
        verbs.discard(g, victim, wanted, why)
