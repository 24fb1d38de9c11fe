"""Taking a card from a player, or making a player discard one."""

from __future__ import annotations

from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import KINDS
from whistlestop.games.bang.state import NOBODY, Table


def belongings(g: Table, me: int, seat: int) -> list[int]:
    """BASE-108: what can be had of that player: NOBODY for a blind card of the hand, and each card
    in play. Never a card of the own hand.
    """
    player = g.players[seat]
    if player.hand and seat != me:
        return [NOBODY, *player.table]
    return player.table


def takeable(g: Table, me: int, seat: int) -> list[int]:
    """The same, but for what would come into play before somebody who may not have it, or where
    it lies already.
    """
    return [
        card for card in belongings(g, me, seat) if card == NOBODY or may_get(g, me, seat, card)
    ]


def may_get(g: Table, me: int, seat: int, card: int) -> bool:
    kind = KINDS[card]
    return not kind.home or (seat != me and may_lie_before(g, me, card))


def may_lie_before(g: Table, seat: int, card: int) -> bool:
    """BASE-083, BASE-103: not if it is barred there, or one of the same name is there."""
    kind = KINDS[card]
    if kind.barred is not None and kind.barred(g, seat):
        return False
    return kind.name not in g.players[seat].traits


def take(g: Table, me: int, victim: int, wanted: int, why: str) -> None:
    """BASE-055: into the hand; NOBODY is a blind one."""
    if wanted == NOBODY:
        verbs.take_blind(g, me, victim, why)
    else:
        verbs.take_from_play(g, me, victim, wanted, why)
    rob(g, me, victim)


def make_discard(g: Table, me: int, victim: int, wanted: int, why: str) -> None:
    """BASE-057: NOBODY is a blind one."""
    if wanted == NOBODY:
        verbs.discard_blind(g, victim, why, me)
    else:
        verbs.discard(g, victim, wanted, why, me)
    rob(g, me, victim)


def rob(g: Table, me: int, victim: int) -> None:
    """Somebody else took or discarded a card of this player."""
    if victim != me:
        for react in g.players[victim].voice.robbed:
            react(g, victim)
