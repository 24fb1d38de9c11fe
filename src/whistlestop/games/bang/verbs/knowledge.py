"""Verbs that write who knows which of several cards."""

from __future__ import annotations

from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.state import Table


def show_to(g: Table, seat: int, cards: list[PlayingCard]) -> None:
    """Show these cards to this seat alone."""
    # Written out: this runs at every draw.
    known, bit = g.knowledge.known, 1 << seat
    for card in cards:
        known[card.number] |= bit


def forget(g: Table, cards: list[PlayingCard]) -> None:
    """Take away what anybody knows of these cards, because they were shuffled."""
    g.knowledge.forget([card.number for card in cards])


def lose_track(g: Table, hand: list[PlayingCard], witnesses: tuple[int, int]) -> None:
    """Make all but the witnesses unsure of this hand, because a card leaves it unseen."""
    g.knowledge.lose_track([card.number for card in hand], witnesses)


def lay_open(g: Table, cards: list[PlayingCard]) -> None:
    """Let all know these cards, which nobody turned over one by one."""
    g.knowledge.lay_open([card.number for card in cards])
