"""Discarding several cards in an order that their owner chooses."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.verbs import in_play

_DONE = Answer("done")


def order_counts(g: Table) -> bool:
    """Return whether the order of discards can matter to somebody (docs/rulings.md, B-17).

    Only open things decide this, so that the question tells nothing about a hand.
    """
    if g.effects.order_counts:
        return True
    return any(
        player.effects.order_counts and (g.effects.comes_back or not player.out)
        for player in g.players
    )


def discard_all(
    g: Table, seat: int, cards: Sequence[PlayingCard], why: str, *, ask: bool
) -> Rule[None]:
    """BASE-121: The owner discards these cards in any order, and is asked for it if `ask` is set.

    The owner may also leave the order of the remaining cards open.
    """
    left = list(cards)
    while left:
        going = left
        if ask and len(left) > 1:
            answer = yield Ask(seat, "order", (*[card.to_discard for card in left], _DONE))
            ask = answer.verb != "done"
            if ask:
                going = [g.catalogue.card[answer.cards[0]]]
        left = [card for card in left if card not in going]
        for card in going:
            in_play.discard(g, seat, card, why)
