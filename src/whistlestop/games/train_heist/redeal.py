"""The redeal of hidden Poker Cards and of the order of the Event Deck.

The sack needs no redeal: everybody can work out its contents, and tiles are drawn from it at
random.
"""

from __future__ import annotations

from random import Random

from whistlestop.games.train_heist.setup import speed_places
from whistlestop.games.train_heist.state import Table


def redeal(rest: Table, now: Table, seat: int, rng: Random) -> None:
    """Deal again, at the last rest, everything that this seat cannot know now."""
    _cards(rest, now, seat, rng)
    _events(rest, now, rng)


def _cards(rest: Table, now: Table, seat: int, rng: Random) -> None:
    hands = [
        cowboy.hand
        for owner, cowboy in zip(rest.owners, rest.cowboys, strict=True)
        if owner != seat
    ]
    rest.knowledge.redeal(now.knowledge, seat, [*hands, rest.deck], rng)


def _events(rest: Table, now: Table, rng: Random) -> None:
    """Shuffle the Event Cards that are not drawn yet or were removed unseen.

    TH-008: A Speed Up card stays in its half of the deck.
    """
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
