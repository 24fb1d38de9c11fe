"""Verbs that write the draw pile, the discard pile and what is turned up from them."""

from __future__ import annotations

from typing import Final

from whistlestop.games.bang.card import PlayingCard, id_of, ids
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.verbs.knowledge import forget, show_to

DECK: Final = "deck"


def top(g: Table) -> PlayingCard | None:
    """Take the top card of the draw pile; None if there is none (docs/rulings.md, B-05)."""
    if not g.deck:
        reshuffle(g)
        if not g.deck:
            return None
    card = g.deck.pop()
    if not g.deck:
        reshuffle(g)
    return card


def reshuffle(g: Table) -> None:
    """BASE-039: the whole discard pile, shuffled, is the new draw pile."""
    cards = g.discard
    if not cards:
        return
    g.discard = []
    g.deck = shuffle(g, cards, DECK)
    g.emit("reshuffled", count=len(cards))


def shuffle(g: Table, cards: list[PlayingCard], pile: str) -> list[PlayingCard]:
    """Put cards that all have seen into an order that nobody knows."""
    g.rng.shuffle(cards)
    g.shuffles += 1
    other = g.redealt_shuffles.get(g.shuffles)
    if other is not None:
        every = g.catalogue.cards
        cards = [every[other.get(card.number, card.number)] for card in cards]
    forget(g, cards)
    numbers = [card.number for card in cards]
    g.shuffled[pile] = (g.shuffles, g.knowledge.times_shown(numbers))
    return cards


def flip(g: Table, seat: int, count: int, why: str) -> list[PlayingCard]:
    """Turn over the top cards for a "draw!"; they lie on the discard pile."""
    cards = []
    for _ in range(count):
        card = top(g)
        if card is None:
            break
        g.knowledge.show(card.number)
        cards.append(card)
    # Only now: the first card must not be shuffled and turned over again as the second.
    g.discard += cards
    g.emit("flipped", seat=seat, cards=ids(cards), why=why)
    for heard in g.effects.flipped:
        heard(g, seat)
    return cards


def announce_check(g: Table, seat: int, why: str, card: PlayingCard | None, *, good: bool) -> None:
    """Announce how a "draw!" came out, and which card decided it."""
    g.emit("checked", seat=seat, why=why, card=id_of(card), good=good)


def look(g: Table, seat: int, count: int) -> None:
    """Show the top cards of the draw pile to this seat alone; they lie apart until it chooses."""
    for _ in range(count):
        card = top(g)
        if card is None:
            break
        g.peeked.append(card)
    show_to(g, seat, g.peeked)
    cards = ids(g.peeked)
    g.emit_secret("looked", (seat,), {"cards": cards}, seat=seat, count=len(cards))


def put_back(g: Table, seat: int, at: int) -> None:
    """Put one of the cards that were looked at on top of the draw pile, unseen."""
    card = g.peeked.pop(at)
    g.deck.append(card)
    g.emit_secret("returned", (seat,), {"card": card.id}, seat=seat)


def put_peeked_back(g: Table, seat: int, dropped: int, why: str) -> None:
    """Put back all that was looked at, in its order, but for one that is discarded, if any is."""
    cards, g.peeked = g.peeked, []
    if dropped >= 0:
        card = cards.pop(dropped)
        g.knowledge.show(card.number)
        g.discard.append(card)
        g.emit("discarded", seat=seat, card=card.id, why=why)
    g.deck += cards[::-1]
    g.emit_secret("returned", (seat,), {"cards": ids(cards)}, seat=seat)


# Cards turned up for all to choose from


def open_store(g: Table, seat: int, count: int) -> None:
    """Turn up so many cards of the draw pile."""
    for _ in range(count):
        card = top(g)
        if card is None:
            break
        g.knowledge.show(card.number)
        g.face_up.append(card)
    g.emit("store", seat=seat, cards=ids(g.face_up))


def turn_up(g: Table, seat: int) -> PlayingCard | None:
    """Turn up the top card of the draw pile, beside those that are; None if there is none."""
    card = top(g)
    if card is not None:
        g.knowledge.show(card.number)
        g.face_up.append(card)
        g.emit("turned-up", seat=seat, card=card.id)
    return card


def drop_from_store(g: Table, seat: int, card: PlayingCard, why: str) -> None:
    """Discard a card that was turned up and that nobody takes."""
    g.face_up.remove(card)
    g.discard.append(card)
    g.emit("discarded", seat=seat, card=card.id, why=why)
