"""Verbs that write which seats know which cards."""

from __future__ import annotations

from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.state import Table


def show_to(g: Table, seat: int, cards: list[PlayingCard]) -> None:
    """Show these cards to this seat alone."""
    # This runs at every draw, so it does not call `CardKnowledge.tell`.
    known, bit = g.knowledge.known, 1 << seat
    for card in cards:
        known[card.number] |= bit


def forget(g: Table, cards: list[PlayingCard]) -> None:
    """Remove the knowledge of all seats about these cards, because they were shuffled."""
    g.knowledge.forget([card.number for card in cards])


def lose_track(g: Table, hand: list[PlayingCard], witnesses: tuple[int, int]) -> None:
    """Remove what all but the witnesses know of this hand, because a card leaves it unseen."""
    g.knowledge.lose_track([card.number for card in hand], witnesses)


def lay_open(g: Table, cards: list[PlayingCard]) -> None:
    """Let every seat know these cards, without counting them as shown."""
    g.knowledge.lay_open([card.number for card in cards])


def imply(g: Table, seat: int, cards: list[PlayingCard]) -> None:
    """Let everybody conclude that this hand holds at least one of these cards."""
    hand = tuple([card.number for card in g.players[seat].hand])
    g.implied_cards.append((hand, frozenset([card.number for card in cards])))


def forget_implied(g: Table) -> None:
    """Forget the implied cards, because such a card was shown."""
    g.implied_cards = []
