"""Verbs that write who knows which card."""

from __future__ import annotations

from typing import Final

from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.state import Table

ALL: Final = 0xFF  # every seat's bit
LOST: Final = 8  # where the bits of the seats begin that lost track


def show(g: Table, card: PlayingCard) -> None:
    """Note that the card is there for all to see."""
    g.known[card.number] = ALL
    g.shown[card.number] += 1


def tell(g: Table, seat: int, cards: list[PlayingCard]) -> None:
    """Note that this seat knows these cards, and where they are."""
    known, bit = g.known, 1 << seat
    for card in cards:
        known[card.number] |= bit


def forget(g: Table, cards: list[PlayingCard]) -> None:
    """Note that nobody knows where these cards are any more."""
    for card in cards:
        g.known[card.number] = 0


def lose_track(g: Table, hand: list[PlayingCard], seats: tuple[int, int]) -> None:
    """Note that a card left this hand, and only these two saw which one.

    Somebody else who knew cards of it could still say that the card is in one of two hands; we let
    them forget that too.
    """
    known = g.known
    told = 1 << seats[0] | 1 << seats[1]
    for card in hand:
        unsure = known[card.number] & ALL & ~told
        if unsure:
            known[card.number] = known[card.number] & ~unsure | unsure << LOST


def know_by_all(g: Table, cards: list[PlayingCard]) -> None:
    """Note that these cards lie open, without having been shown one by one."""
    for card in cards:
        g.known[card.number] = ALL
