"""Payment: the cards of a hand that pay for a tile, for two tiles at once, or for a Card Ability.

A Wild Card stands for one number or one suit (TH-059). All Wild Cards are alike. From an open hand
(`alike`) only the first Wild Cards are offered, so that no two sets differ only in the choice of a
Wild Card. From a hidden hand all Wild Cards are offered. Otherwise a played Wild Card would show
which other Wild Cards are not in the hand. A hand is passed sorted, and a sorted hand has its Wild
Cards last.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations, permutations

from whistlestop.games.train_heist.decks import HIGHEST, LOWEST, WILD, Decks
from whistlestop.games.train_heist.decks_view import TileKind

_SUIT = 100  # the meaning of a Wild Card is this plus a suit, or else a number

Cards = tuple[int, ...]
# The meaning of each Wild Card of a set.
Meaning = dict[int, int]


@lru_cache(8192)
def of_a_kind(decks: Decks, hand: Cards, size: int, *, alike: bool) -> tuple[Cards, ...]:
    """Return every set of `size` cards of one number."""
    plain = [card for card in hand if decks.suits[card] != WILD]
    wilds = hand[len(plain) :]
    groups: dict[int, list[int]] = {}
    for card in plain:
        groups.setdefault(decks.numbers[card], []).append(card)
    found = [
        (*cards, *jokers)
        for group in groups.values()
        for count in range(max(1, size - len(wilds)), min(len(group), size) + 1)
        for cards in combinations(group, count)
        for jokers in _jokers(wilds, size - count, alike=alike)
    ]
    if len(wilds) >= size:
        found += _jokers(wilds, size, alike=alike)
    return tuple(found)


@lru_cache(8192)
def straights(decks: Decks, hand: Cards, size: int, *, alike: bool) -> tuple[Cards, ...]:
    """Return every set of `size` cards with numbers in a row."""
    return tuple(
        [
            cards
            for cards in _picks(decks, hand, size, alike=alike)
            if _in_a_row(_numbers(decks, cards), size)
        ]
    )


@lru_cache(8192)
def sets_for(decks: Decks, tile: int, hand: Cards, *, alike: bool) -> tuple[Cards, ...]:
    """TH-052: Return every set of hand cards that pays for the tile without a needless card."""
    kind = decks.tiles[tile]
    picks = _picks(decks, hand, kind.size, alike=alike)
    return tuple([cards for cards in picks if _pays(decks, kind, cards)])


@lru_cache(2048)
def sets_for_both(
    decks: Decks, one: int, two: int, hand: Cards, *, alike: bool
) -> tuple[Cards, ...]:
    """TH-053, TH-054: Return every set of the hand that pays for both tiles.

    Each card counts for one tile or for both. A Wild Card that counts for both tiles stands for the
    same in both.
    """
    first, second = decks.tiles[one], decks.tiles[two]
    least, most = max(first.size, second.size), min(first.size + second.size, len(hand))
    return tuple(
        [
            cards
            for size in range(least, most + 1)
            for cards in _picks(decks, hand, size, alike=alike)
            if _pays_both(decks, first, second, cards)
        ]
    )


def payable(decks: Decks, tile: TileKind) -> bool:
    """Return whether all the Poker Cards together can pay for the tile."""
    plain = [card for card, suit in enumerate(decks.suits) if suit != WILD]
    wilds = len(decks.suits) - len(plain)
    if tile.kind == "suits":
        have = Counter([_SUIT + decks.suits[card] for card in plain])
    else:
        have = Counter([decks.numbers[card] for card in plain])
    return any((Counter(price) - have).total() <= wilds for price in _prices(tile))


def _picks(decks: Decks, hand: Cards, size: int, *, alike: bool) -> list[Cards]:
    """Return the sets of `size` cards of the hand."""
    suits = decks.suits
    plain = [card for card in hand if suits[card] != WILD]
    wilds = hand[len(plain) :]
    return [
        (*cards, *jokers)
        for count in range(min(len(wilds), size) + 1)
        for cards in combinations(plain, size - count)
        for jokers in _jokers(wilds, count, alike=alike)
    ]


def _jokers(wilds: Cards, count: int, *, alike: bool) -> list[Cards]:
    """Return the sets of `count` Wild Cards: only the first cards if `alike`, else all sets."""
    return [wilds[:count]] if alike else list(combinations(wilds, count))


def _numbers(decks: Decks, cards: Cards) -> list[int]:
    """Return the numbers of the cards that are not Wild Cards."""
    return [decks.numbers[card] for card in cards if decks.numbers[card]]


def _one_number(numbers: list[int]) -> bool:
    """Return whether these numbers are all the same."""
    return len(set(numbers)) <= 1


def _in_a_row(numbers: list[int], size: int) -> bool:
    """TH-165: Return whether these numbers fit into a straight of this size.

    The Ace is 1, so a straight cannot go on from 10 to the Ace.
    """
    if not numbers:
        return True
    return max(numbers) - min(numbers) < size and len(set(numbers)) == len(numbers)


def _pays(decks: Decks, tile: TileKind, cards: Cards) -> bool:
    """Return whether the cards are exactly the tile's price; Wild Cards fill the gaps."""
    if tile.kind == "suits":
        suits = [decks.suits[card] for card in cards]
        return (
            suits.count(0) <= tile.revolver
            and suits.count(1) <= tile.bag
            and suits.count(2) <= tile.keyhole
        )
    numbers = _numbers(decks, cards)
    if tile.kind == "numbers":
        return len(set(numbers)) == len(numbers) and set(numbers) <= set(tile.numbers)
    if tile.kind == "kind":
        return _one_number(numbers)
    if tile.kind == "pairs":
        return len(set(numbers)) <= 2 and all(numbers.count(number) <= 2 for number in numbers)
    return _in_a_row(numbers, tile.size)


# Two tiles at once: here the meaning of each Wild Card matters


def _pays_both(decks: Decks, one: TileKind, two: TileKind, cards: Cards) -> bool:
    """Return whether the cards are exactly the price of both tiles together."""
    for first in combinations(cards, one.size):
        if not _pays(decks, one, first):
            continue
        must = [card for card in cards if card not in first]
        for shared in combinations(first, two.size - len(must)) if len(must) <= two.size else ():
            second = (*must, *shared)
            if _pays(decks, two, second) and _agree(decks, one, first, two, second):
                return True
    return False


def _agree(decks: Decks, one: TileKind, first: Cards, two: TileKind, second: Cards) -> bool:
    """TH-059: A Wild Card that counts for both tiles stands for one thing."""
    if not any(card in second for card in first if decks.suits[card] == WILD):
        return True
    others = _meanings(decks, two, second)
    return any(
        all(that.get(card, stands) == stands for card, stands in this.items())
        for this in _meanings(decks, one, first)
        for that in others
    )


def _meanings(decks: Decks, tile: TileKind, cards: Cards) -> list[Meaning]:
    """Return all possible meanings of the Wild Cards in this payment."""
    plain = [card for card in cards if decks.suits[card] != WILD]
    wilds = [card for card in cards if decks.suits[card] == WILD]
    given = _numbers(decks, cards)
    if tile.kind == "suits":
        given = [_SUIT + decks.suits[card] for card in plain]
    return [
        dict(zip(wilds, stands, strict=True))
        for price in _prices(tile)
        for gap in _gap(price, given)
        for stands in set(permutations(gap))
    ]


def _prices(tile: TileKind) -> list[list[int]]:
    """Return every list of suits or numbers that pays for the tile."""
    every = range(LOWEST, HIGHEST + 1)
    if tile.kind == "suits":
        return [[_SUIT] * tile.revolver + [_SUIT + 1] * tile.bag + [_SUIT + 2] * tile.keyhole]
    if tile.kind == "numbers":
        return [list(tile.numbers)]
    if tile.kind == "kind":
        return [[number] * tile.size for number in every]
    if tile.kind == "pairs":
        return [[low, low, high, high] for low, high in combinations(every, 2)]
    return [list(range(low, low + tile.size)) for low in range(LOWEST, HIGHEST + 2 - tile.size)]


def _gap(price: list[int], given: list[int]) -> list[list[int]]:
    """Return the missing part of the price as a list of one; [] if a given card does not fit."""
    missing = price[:]
    for each in given:
        if each not in missing:
            return []
        missing.remove(each)
    return [missing]
