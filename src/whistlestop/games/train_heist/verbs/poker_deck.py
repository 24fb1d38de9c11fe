"""Verbs that draw from the Poker Deck."""

from __future__ import annotations

from whistlestop.games.train_heist.constants import NOTHING, VERSUS
from whistlestop.games.train_heist.decks import KEYHOLE, WILD
from whistlestop.games.train_heist.state import Table


def draw(g: Table, me: int, count: int, why: str) -> None:
    """TH-025: Draw cards, which everybody sees.

    TH-146: In versus only the player who draws sees them.
    """
    cards: list[int] = []
    while len(cards) < count and (card := _take_top(g)) != NOTHING:
        cards.append(card)
    if not cards:
        return
    g.cowboys[me].hand += cards
    names = g.decks.names(cards)
    if g.mode == VERSUS:
        owner = g.owners[me]
        g.knowledge.tell(owner, cards)
        g.emit_secret("drew", (owner,), {"cards": names}, cowboy=me, count=len(names), why=why)
    else:
        g.knowledge.show_all(cards)
        g.emit("drew", cowboy=me, count=len(names), why=why, cards=names)


def draw_in_jail(g: Table, me: int) -> None:
    """TH-079: Turn a card over for all to see; only a Keyhole or a Wild Card is kept.

    This is offered only if there is a card to draw.
    """
    card = _take_top(g)
    g.knowledge.show(card)
    kept = g.decks.suits[card] in (KEYHOLE, WILD)
    if kept:
        g.cowboys[me].hand.append(card)
    else:
        g.discard.append(card)
    g.emit("jail-drew", cowboy=me, card=g.decks.cards[card], kept=kept)


def _take_top(g: Table) -> int:
    """Take the top card of the deck; return NOTHING if no card is left."""
    if not g.deck:
        _reshuffle(g)
        if not g.deck:
            return NOTHING
    card = g.deck.pop()
    if not g.deck:
        _reshuffle(g)
    return card


def _reshuffle(g: Table) -> None:
    """TH-027: After the last card is drawn, the shuffled discard pile becomes the new deck.

    Nobody knows the order of the new deck. No question comes between this and the next rest, as
    `Game.redeal` requires.
    """
    if not g.discard:
        return
    g.deck, g.discard = g.discard, []
    g.rng.shuffle(g.deck)
    g.knowledge.forget(g.deck)
    g.emit("reshuffled", count=len(g.deck))
