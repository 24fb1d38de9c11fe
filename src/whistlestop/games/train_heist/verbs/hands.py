"""Verbs that take cards out of a hand and play them."""

from __future__ import annotations

from whistlestop.games.train_heist.cowboy import Cowboy
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import poker_deck


def put_away(g: Table, cowboy: Cowboy, cards: tuple[int, ...]) -> None:
    """Lay cards of a hand face up on the discard pile; the calling verb emits the event."""
    for card in cards:
        cowboy.hand.remove(card)
    g.knowledge.show_all(cards)
    g.discard += cards


def discard(g: Table, me: int, cards: tuple[int, ...], why: str) -> None:
    put_away(g, g.cowboys[me], cards)
    g.emit("discarded", cowboy=me, cards=g.decks.names(cards), why=why)


def use_ability(g: Table, me: int, ability: str, cards: tuple[int, ...], more: int) -> None:
    """TH-086: Discard the cards of a Card Ability, which may give additional Heist Actions."""
    put_away(g, g.cowboys[me], cards)
    g.actions += more
    g.this_turn.abilities += 1
    names = g.decks.names(cards)
    g.emit("used", cowboy=me, ability=ability, cards=names, actions=g.actions)


def quick_draw(g: Table, me: int, cards: tuple[int, ...]) -> None:
    """Exchange cards of a Quick-Draw cowboy for as many new cards."""
    g.this_turn.quick = True
    discard(g, me, cards, "quick-draw")
    poker_deck.draw(g, me, len(cards), "quick-draw")
