"""Which cards pay for a tile, for two at once, or for a Card Ability.

A Wild Card stands for one number or one suit (TH-059). Wild Cards are alike, so of those in a hand
only the first ones are ever named: no two sets differ in nothing but which Wild Card it is.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations

from whistlestop.games.train_heist.decks import HIGHEST, LOWEST, WILD, Decks
from whistlestop.games.train_heist.drawing import TileKind

_SUIT = 100  # what a Wild Card stands for: a number, or this and the suit

Cards = tuple[int, ...]
# What each Wild Card of a set stands for.
Meaning = dict[int, int]


def alike(size: int) -> TileKind:
    """So many cards of one number."""
    return TileKind("", "kind", 0, 0, 0, (), size, reconstructed=False)


def run(size: int) -> TileKind:
    """So many numbers in a row."""
    return TileKind("", "straight", 0, 0, 0, (), size, reconstructed=False)


@lru_cache(8192)
def sets_for(decks: Decks, tile: TileKind, hand: Cards) -> tuple[Cards, ...]:
    """TH-052: every set out of this hand in which each card counts for the tile, once."""
    return tuple([cards for cards in _picks(decks, hand, tile.size) if _fits(decks, tile, cards)])


@lru_cache(2048)
def sets_for_both(
    decks: Decks, one: TileKind, two: TileKind, hand: Cards
) -> tuple[Cards, ...]:
    """TH-053, TH-054: every set in which each card counts for one of the tiles or for both.

    A Wild Card that counts for both stands for the same in both.
    """
    least, most = max(one.size, two.size), min(one.size + two.size, len(hand))
    found = []
    for size in range(least, most + 1):
        for cards in _picks(decks, hand, size):
            if _pays_both(decks, one, two, cards):
                found.append(cards)
    return tuple(found)


def _picks(decks: Decks, hand: Cards, size: int) -> list[Cards]:
    """The sets of this size; of the Wild Cards always the first ones."""
    plain = [card for card in hand if decks.suits[card] != WILD]
    wilds = tuple([card for card in hand if decks.suits[card] == WILD])
    return [
        (*cards, *wilds[:count])
        for count in range(min(len(wilds), size) + 1)
        for cards in combinations(plain, size - count)
    ]


def _pays_both(decks: Decks, one: TileKind, two: TileKind, cards: Cards) -> bool:
    for first in combinations(cards, one.size):
        meanings = _fits(decks, one, first)
        if not meanings:
            continue
        must = [card for card in cards if card not in first]
        for shared in combinations(first, two.size - len(must)) if len(must) <= two.size else ():
            others = _fits(decks, two, (*must, *shared))
            if any(_agree(this, that) for this in meanings for that in others):
                return True
    return False


def _agree(one: Meaning, two: Meaning) -> bool:
    return all(two.get(card, stands) == stands for card, stands in one.items())


def _fits(decks: Decks, tile: TileKind, cards: Cards) -> list[Meaning]:
    """What the Wild Cards among these may stand for, so that the cards are the tile's price."""
    plain = [card for card in cards if decks.suits[card] != WILD]
    wilds = [card for card in cards if decks.suits[card] == WILD]
    numbers = [decks.numbers[card] for card in plain]
    if tile.kind == "suits":
        suits = [_SUIT] * tile.revolver + [_SUIT + 1] * tile.bag + [_SUIT + 2] * tile.keyhole
        gaps = _gaps([suits], [_SUIT + decks.suits[card] for card in plain])
    elif tile.kind == "numbers":
        gaps = _gaps([list(tile.numbers)], numbers)
    elif tile.kind == "kind":
        gaps = _gaps([[number] * tile.size for number in _possible(numbers)], numbers)
    elif tile.kind == "pairs":
        every = range(LOWEST, HIGHEST + 1)
        gaps = _gaps([[a, a, b, b] for a, b in combinations(every, 2)], numbers)
    else:
        gaps = _gaps(_runs(tile.size), numbers)
    return [
        dict(zip(wilds, stands, strict=True))
        for gap in gaps
        for stands in set(permutations(gap))
    ]


def _possible(numbers: list[int]) -> list[int]:
    return list(range(LOWEST, HIGHEST + 1)) if not numbers else numbers[:1]


@lru_cache(16)
def _all_runs(size: int) -> tuple[tuple[int, ...], ...]:
    """TH-165: from the Ace up, and none goes round from 10 to the Ace."""
    return tuple([tuple(range(low, low + size)) for low in range(LOWEST, HIGHEST + 2 - size)])


def _runs(size: int) -> list[list[int]]:
    return [list(each) for each in _all_runs(size)]


def _gaps(prices: list[list[int]], given: list[int]) -> list[tuple[int, ...]]:
    """What is missing from each price that takes all of what is given."""
    found = []
    for price in prices:
        for each in given:
            if each not in price:
                break
            price.remove(each)
        else:
            found.append(tuple(price))
    return found
