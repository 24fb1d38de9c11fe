"""Taking a card from a player, or making a player discard one.

If a card is None, a random card of the hand is meant.
"""

from __future__ import annotations

from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.verbs import hands, in_play, special_discards


def in_play_of(g: Table, seat: int, name: str) -> PlayingCard:
    """Find the player's card of this name in play."""
    return next(card for card in g.players[seat].in_play if card.name == name)


def belongings(g: Table, me: int, seat: int) -> list[PlayingCard | None]:
    """BASE-108: A player may choose a random hand card of another player, or any card in play.

    Return the choices of `me` at that seat. Cards of one's own hand can never be chosen.
    """
    player = g.players[seat]
    if player.hand and seat != me:
        return [None, *player.in_play]
    return [*player.in_play]


def takeable(g: Table, me: int, seat: int) -> list[PlayingCard | None]:
    """List the cards that `me` may take: the belongings, except cards that `me` may not have."""
    return [card for card in belongings(g, me, seat) if card is None or may_get(g, me, seat, card)]


def may_get(g: Table, me: int, seat: int, card: PlayingCard) -> bool:
    return card.kind.home is None or (seat != me and may_lie_before(g, me, card))


def may_lie_before(g: Table, seat: int, card: PlayingCard) -> bool:
    """BASE-083, BASE-103: A player may not have a barred card or a second card of the same name."""
    barred = card.kind.barred
    if barred is not None and barred.applies(g, seat):
        return False
    return card.name not in g.players[seat].traits


def take(g: Table, me: int, victim: int, wanted: PlayingCard | None, why: str) -> None:
    """BASE-055: `me` takes a card of the victim into the hand."""
    if wanted is None:
        hands.take_blind(g, me, victim, why)
    else:
        in_play.take_from_play(g, me, victim, wanted, why)
    react_to_robbery(g, me, victim)


def make_discard(g: Table, me: int, victim: int, wanted: PlayingCard | None, why: str) -> None:
    """BASE-057: `me` makes the victim discard a card."""
    if wanted is None:
        special_discards.discard_blind(g, victim, why, me)
    else:
        in_play.discard(g, victim, wanted, why, me)
    react_to_robbery(g, me, victim)


def react_to_robbery(g: Table, me: int, victim: int) -> None:
    """Let the victim react when another player takes or discards one of their cards."""
    if victim != me and not g.players[victim].out:
        for react in g.players[victim].effects.robbed:
            react(g, victim)
