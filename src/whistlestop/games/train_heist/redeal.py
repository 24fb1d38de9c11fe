"""Dealing again what a seat cannot know: Poker Cards, and the order of the Event Deck.

A Poker Card is dealt again if the seat does not know where it is and has not seen it since. Each
stays as it is in the world where it lies: who else knows it is a matter of the place, how often it
was shown is a matter of the card. All are sorted first, so that nothing of the old order is left.
What is in the sack everybody can work out; which tile comes out of it is chance to come.
"""

from __future__ import annotations

from random import Random

from whistlestop.games.train_heist.setup import speed_places
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import LOST


def redeal(rest: Table, now: Table, seat: int, rng: Random) -> None:
    _cards(rest, now, seat, rng)
    _events(rest, now, rng)


def _cards(rest: Table, now: Table, seat: int, rng: Random) -> None:
    bit = 1 << seat
    ever = bit | bit << LOST

    def hidden(card: int) -> bool:
        if rest.known[card] & bit or now.shown[card] != rest.shown[card]:
            return False
        # Seen by this seat alone, between then and now.
        return not now.known[card] & ever & ~(rest.known[card] & ever)

    hands = [
        cowboy.hand
        for owner, cowboy in zip(rest.owners, rest.cowboys, strict=True)
        if owner != seat
    ]
    piles = [*hands, rest.deck]
    places = [(pile, at) for pile in piles for at, card in enumerate(pile) if hidden(card)]
    others = [rest.known[pile[at]] & ~ever for pile, at in places]
    own = {pile[at]: rest.known[pile[at]] & ever for pile, at in places}
    cards = sorted(own)
    rng.shuffle(cards)
    for (pile, at), card, known in zip(places, cards, others, strict=True):
        pile[at] = card
        rest.known[card] = known | own[card]


def _events(rest: Table, now: Table, rng: Random) -> None:
    """What is not drawn by now, and what was taken out unseen; TH-008: Speed Up in its half."""
    speed = rest.decks.speed_cards
    deck = rest.events_deck
    drawn = deck[: now.drawn]
    left_speed = sorted([card for card in speed if card not in drawn])
    rng.shuffle(left_speed)
    others = sorted([card for card in (*deck[now.drawn :], *rest.box) if card not in speed])
    rng.shuffle(others)
    count = len(deck)
    ranges = speed_places(count - len(speed))[len(speed) - len(left_speed) :]
    spots = {}
    for card, (low, high) in zip(left_speed, ranges, strict=True):
        spots[rng.randint(max(low, now.drawn), high)] = card
    for at in range(now.drawn, count):
        deck[at] = spots[at] if at in spots else others.pop()
    rest.box = others
