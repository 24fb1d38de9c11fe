"""Verbs that write the draw pile, the discard pile and the cards turned up from the draw pile."""

from __future__ import annotations

from typing import Final

from whistlestop.games.bang.card import PlayingCard, id_of, ids
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.verbs.knowledge import forget, show_to

DECK: Final = "deck"


def top(g: Table) -> PlayingCard | None:
    """Take the top card of the draw pile; None if no card is left (docs/rulings.md, B-05)."""
    if not g.deck:
        reshuffle(g)
        if not g.deck:
            return None
    card = g.deck.pop()
    if not g.deck:
        reshuffle(g)
    return card


def reshuffle(g: Table) -> None:
    """BASE-039: The whole discard pile is shuffled, and lies under the cards that are left."""
    cards = g.discard
    if not cards:
        return
    g.discard = []
    g.deck = shuffle(g, cards, DECK) + g.deck
    g.emit("reshuffled", count=len(cards))


def shuffle(g: Table, cards: list[PlayingCard], pile: str) -> list[PlayingCard]:
    """Shuffle cards, so that nobody knows their order, and return them."""
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
    """Turn over the top cards for a "draw!", and put them on the discard pile."""
    cards = []
    for _ in range(count):
        card = top(g)
        if card is None:
            break
        g.knowledge.show(card.number)
        cards.append(card)
    # Not earlier: the first card must not be shuffled and turned over again as the second card.
    g.discard += cards
    g.emit("flipped", seat=seat, cards=ids(cards), why=why)
    for heard in g.effects.flipped:
        heard(g, seat)
    return cards


def announce_choice(g: Table, seat: int, card: PlayingCard, at: int, why: str) -> None:
    """Announce the card that counts for a "draw!" of the player `at`, and who has chosen it."""
    g.emit("counted", seat=seat, card=card.id, at=at, why=why)


def announce_check(g: Table, seat: int, why: str, card: PlayingCard | None, *, good: bool) -> None:
    """Announce the result of a "draw!", and the card that decided it."""
    g.emit("checked", seat=seat, why=why, card=id_of(card), good=good)


def look(g: Table, seat: int, count: int) -> None:
    """Show the top cards of the draw pile to this seat alone, and keep them apart in `peeked`.

    They still belong to the draw pile: the discard pile is shuffled only if there are too few of
    them (docs/rulings.md, B-12).
    """
    if len(g.deck) < count:
        reshuffle(g)
    g.peeked = g.deck[: -count - 1 : -1]
    if g.peeked:
        del g.deck[-count:]
        show_to(g, seat, g.peeked)
        cards = ids(g.peeked)
        g.emit_secret("looked", (seat,), {"cards": cards}, seat=seat, count=len(cards))


def put_back(g: Table, seat: int, at: int) -> None:
    """Put one of the peeked cards on top of the draw pile, unseen by the others."""
    card = g.peeked.pop(at)
    g.deck.append(card)
    g.emit_secret("returned", (seat,), {"card": card.id}, seat=seat)


def put_peeked_back(g: Table, seat: int, dropped: int, why: str) -> None:
    """Put the peeked cards back on the draw pile, in their order.

    Discard the card at the place `dropped` instead. A negative place discards no card.
    """
    cards, g.peeked = g.peeked, []
    if dropped >= 0:
        card = cards.pop(dropped)
        g.knowledge.show(card.number)
        g.discard.append(card)
        g.emit("discarded", seat=seat, card=card.id, why=why)
    if cards:
        g.deck += cards[::-1]
        g.emit_secret("returned", (seat,), {"cards": ids(cards)}, seat=seat)


# Cards turned up to be taken


def open_store(g: Table, seat: int, count: int) -> None:
    """Turn up `count` cards of the draw pile, for players to take."""
    for _ in range(count):
        card = top(g)
        if card is None:
            break
        g.knowledge.show(card.number)
        g.face_up.append(card)
    g.emit("store", seat=seat, cards=ids(g.face_up))


def turn_up(g: Table, seat: int) -> PlayingCard | None:
    """Turn up the top card of the draw pile and return it; None if no card is left."""
    card = top(g)
    if card is not None:
        g.knowledge.show(card.number)
        g.face_up.append(card)
        g.emit("turned-up", seat=seat, card=card.id)
    return card


def drop_from_store(g: Table, seat: int, card: PlayingCard, why: str) -> None:
    """Discard a turned-up card that nobody takes."""
    g.face_up.remove(card)
    g.discard.append(card)
    g.emit("discarded", seat=seat, card=card.id, why=why)
