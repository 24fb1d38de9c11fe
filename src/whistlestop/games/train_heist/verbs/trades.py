"""Verbs that pass cards from one cowboy to another."""

from __future__ import annotations

from whistlestop.games.train_heist.constants import NOBODY
from whistlestop.games.train_heist.state import Table


def open_trade(g: Table, partner: int) -> None:
    """Begin a trade in which nothing is offered yet."""
    g.trading = partner
    g.offered = []
    g.returned = []


def lay_out(g: Table, giver: int, taker: int, card: int, *, back: bool) -> None:
    """Add a card to a trade.

    Both players of the trade see the card. If one of them is in jail, everybody sees it.
    """
    (g.returned if back else g.offered).append(card)
    if g.cowboys[taker].place == g.board.jail or g.cowboys[giver].place == g.board.jail:
        g.knowledge.show(card)
    else:
        g.knowledge.tell(g.owners[taker], (card,))
    kind = "returned" if back else "offered"
    names = (g.decks.cards[card],)
    if not g.knowledge.all_know((card,)):
        secret = {"cards": names}
        g.emit_secret(kind, _both(g, giver, taker), secret, cowboy=giver, partner=taker, count=1)
    else:
        g.emit(kind, cowboy=giver, partner=taker, count=1, cards=names)


def close_trade(g: Table, me: int, by: int) -> None:
    """End a trade that `by` refuses."""
    partner = g.trading
    g.fruitless = True
    g.this_turn.refusals += 1
    _clear_trade(g)
    g.emit("declined", cowboy=me, partner=partner, by=by)


def cancel_trade(g: Table, me: int) -> None:
    """End a trade that the offering player does not want any more."""
    partner = g.trading
    g.fruitless = True
    g.this_turn.cancels += 1
    _clear_trade(g)
    g.emit("cancelled", cowboy=me, partner=partner)


def exchange(g: Table, me: int) -> None:
    """TH-066, TH-067: Let the cards of a trade change hands."""
    partner = g.trading
    gave, got = tuple(g.offered), tuple(g.returned)
    mine, theirs = g.cowboys[me].hand, g.cowboys[partner].hand
    both = _both(g, me, partner)
    if not g.knowledge.all_know(gave):
        g.knowledge.lose_track(mine, both)
    if not g.knowledge.all_know(got):
        g.knowledge.lose_track(theirs, both)
    for card in gave:
        mine.remove(card)
    for card in got:
        theirs.remove(card)
    theirs += gave
    mine += got
    _clear_trade(g)
    counts = {"cowboy": me, "partner": partner, "gave": len(gave), "got": len(got)}
    names = {"gave_cards": g.decks.names(gave), "got_cards": g.decks.names(got)}
    if g.knowledge.all_know(gave + got):
        g.emit("traded", **counts, **names)
    else:
        g.emit_secret("traded", both, dict(names), **counts)


def _both(g: Table, one: int, other: int) -> tuple[int, ...]:
    """Return the seats of two cowboys; it is one seat if one player has both."""
    return tuple(sorted({g.owners[one], g.owners[other]}))


def _clear_trade(g: Table) -> None:
    g.trading = NOBODY
    g.offered = []
    g.returned = []


def do_favour(g: Table, me: int, partner: int, card: int, how: str) -> None:
    """Give or take the one card that a Crazy cowboy has asked for."""
    giver, taker = (me, partner) if how == "give" else (partner, me)
    g.cowboys[giver].hand.remove(card)
    g.cowboys[taker].hand.append(card)
    g.this_turn.favoured = True
    g.emit("favour", cowboy=me, partner=partner, card=g.decks.cards[card], how=how)


def refuse_favour(g: Table, me: int, partner: int) -> None:
    g.fruitless = True
    g.this_turn.favour_refused = True
    g.emit("favour-refused", cowboy=me, partner=partner)
