"""Elimination: the role is shown, the cards go, and whoever did it gets what it deserves."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import roles, verbs
from whistlestop.games.bang.cards import DISCARD, NUMBER
from whistlestop.games.bang.state import Table, clockwise

_DONE = Answer("done")


def bury(g: Table) -> Rule[None]:
    """BASE-119, BASE-131, BASE-132: all who died of one effect go together, clockwise.

    Their cards first, then rewards, then penalties. An heir who died of it inherits nothing
    (docs/rulings.md, B-02).
    """
    killer = dict(g.dying)
    dead = [seat for seat in (g.turn, *clockwise(g, g.turn)) if seat in killer]
    for seat in dead:
        verbs.go_out(g, seat, killer[seat])
    verbs.fill_graves(g)
    goes_on = roles.won(g) is None
    bounties = [(seat, bounty) for seat in dead for bounty in g.players[seat].voice.bounty]
    for seat in dead:
        yield from _give_up_cards(g, seat, ask=goes_on)
    for seat in dead:
        roles.reward(g, seat, killer[seat])
    for seat, bounty in bounties:
        if roles.deserves(g, seat, killer[seat]):
            bounty(g, seat, killer[seat])
    for seat in dead:
        roles.penalty(g, seat, killer[seat])


def _give_up_cards(g: Table, seat: int, *, ask: bool) -> Rule[None]:
    """BASE-120, BASE-121: to an heir; or to the discard pile, in an order of the own choice."""
    for strip in g.voice.stripped:
        strip(g, seat)
    for gone in g.voice.gone:
        gone(g, seat)
    for heir in clockwise(g, seat):
        for inherit in g.players[heir].voice.inherits:
            inherit(g, heir, seat)
            return
    while True:
        player = g.players[seat]
        cards = player.hand + player.table
        if not cards:
            return
        if ask and len(cards) > 1:
            answer = yield Ask(seat, "order", (*[DISCARD[card] for card in cards], _DONE))
            ask = answer.verb != "done"
            if ask:
                cards = [NUMBER[answer.cards[0]]]
        for card in cards:
            verbs.discard(g, seat, card, "order")
