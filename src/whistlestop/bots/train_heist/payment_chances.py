"""The chances that a hand can pay for the tiles of each car, now and after it is filled up."""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random
from typing import NamedTuple

from whistlestop.bots.train_heist.position import Position
from whistlestop.games.train_heist.decks import HIGHEST, LOWEST, WILD, Decks
from whistlestop.games.train_heist.decks_view import TileKind
from whistlestop.games.train_heist.payment import sets_for, sets_for_both

Cards = tuple[int, ...]


class HandCount(NamedTuple):
    """The properties of a hand that matter for paying."""

    suits: tuple[int, int, int]
    wilds: int
    held: int  # a bit for each number
    alike: list[int]  # the number of cards of the same number, highest first


def count(decks: Decks, hand: Cards) -> HandCount:
    """Count the suits and numbers of a hand."""
    suits, alike, held = [0, 0, 0, 0], [0] * (HIGHEST + 1), 0
    for card in hand:
        number = decks.numbers[card]
        suits[decks.suits[card]] += 1
        alike[number] += 1
        held |= 1 << number
    alike[0] = 0
    alike.sort(reverse=True)
    return HandCount((suits[0], suits[1], suits[2]), suits[WILD], held & ~1, alike)


def lacks(tile: TileKind, hand: HandCount) -> int:
    """Return how many cards the hand lacks to pay for the tile without Wild Cards."""
    kind = tile.kind
    if kind == "suits":
        revolver, bag, keyhole = hand.suits
        found = 0
        if revolver < tile.revolver:
            found += tile.revolver - revolver
        if bag < tile.bag:
            found += tile.bag - bag
        return found + tile.keyhole - keyhole if keyhole < tile.keyhole else found
    if kind == "numbers":
        return len(tile.numbers) - (hand.held & _bits(tile.numbers)).bit_count()
    if kind == "kind":
        return max(0, tile.size - hand.alike[0])
    if kind == "pairs":
        return tile.size - min(2, hand.alike[0]) - min(2, hand.alike[1])
    return tile.size - max([(hand.held & run).bit_count() for run in _runs(tile.size)])


@cache
def _bits(numbers: tuple[int, ...]) -> int:
    return sum([1 << number for number in numbers])


@cache
def _runs(size: int) -> tuple[int, ...]:
    """Return every straight of this size, as one bit for each number."""
    return tuple([((1 << size) - 1) << low for low in range(LOWEST, HIGHEST + 2 - size)])


def _suits_lacking(tile: TileKind, hand: HandCount) -> tuple[int, int, int]:
    revolver, bag, keyhole = hand.suits
    return (
        max(0, tile.revolver - revolver),
        max(0, tile.bag - bag),
        max(0, tile.keyhole - keyhole),
    )


def pays(decks: Decks, tops: Cards, hand: HandCount) -> int:
    """Estimate how many of these one or two tiles the hand can pay for at once.

    A card may count for both tiles, so two tiles that need no Wild Cards can be paid together.
    """
    able = [
        lack for lack in [lacks(decks.tiles[tile], hand) for tile in tops] if lack <= hand.wilds
    ]
    if len(able) < 2:
        return len(able)
    if sum(able) <= hand.wilds:
        return 2
    one, two = [decks.tiles[tile] for tile in tops]
    if one.kind == two.kind == "suits":
        both = zip(_suits_lacking(one, hand), _suits_lacking(two, hand), strict=True)
        return 2 if sum([max(pair) for pair in both]) <= hand.wilds else 1
    return 1


def useful(decks: Decks, tile: TileKind, hand: Cards) -> set[int]:
    """Return the cards of the hand to keep for this tile: the fitting ones and all Wild Cards."""
    wilds = {card for card in hand if decks.suits[card] == WILD}
    plain = [card for card in hand if decks.suits[card] != WILD]
    numbers = [decks.numbers[card] for card in plain]
    if tile.kind == "suits":
        wants = (tile.revolver, tile.bag, tile.keyhole)
        return wilds.union(
            *[
                [card for card in plain if decks.suits[card] == suit][:many]
                for suit, many in enumerate(wants)
            ]
        )
    if tile.kind == "numbers":
        fits = set(tile.numbers)
    elif tile.kind == "straight":
        runs = [set(range(low, low + tile.size)) for low in range(LOWEST, HIGHEST + 2 - tile.size)]
        fits = max(runs, key=lambda run: len(run.intersection(numbers)))
    else:
        ranked = sorted(set(numbers), key=lambda number: -numbers.count(number))
        fits = set(ranked[: 2 if tile.kind == "pairs" else 1])
    keep = {number: card for card, number in zip(plain, numbers, strict=True) if number in fits}
    if tile.kind in ("pairs", "kind"):
        return wilds.union([card for card in plain if decks.numbers[card] in fits])
    return wilds.union(keep.values())


class PaymentChances:
    """The chances that a hand can pay for the top tiles. All hands get the same random draws."""

    __slots__ = ("_cars", "_draws", "_hands", "decks", "limit", "tops")

    def __init__(self, position: Position, rng: Random, tries: int) -> None:
        self.decks = position.decks
        self.limit = position.mine.limit
        self.tops = [
            tuple([square[-1] for square in position.squares[2 * car : 2 * car + 2] if square])
            for car in range(3)
        ]
        unseen = list(position.unseen)
        self._draws: list[Cards] = []
        for _ in range(tries):
            rng.shuffle(unseen)
            self._draws.append(tuple(unseen[: self.limit]))
        self._cars: dict[tuple[int, Cards], tuple[float, float]] = {}
        self._hands: dict[Cards, list[HandCount]] = {}

    def chances(self, hand: Cards) -> list[tuple[float, float]]:
        """Return, for each car, two chances for the hand after it is filled up.

        They are the chance to pay for at least one tile, and the chance to pay for both.
        """
        return [self._car(car, hand) for car in range(len(self.tops))]

    def _car(self, car: int, hand: Cards) -> tuple[float, float]:
        known = self._cars.get((car, hand))
        if known is None:
            tops, tries = self.tops[car], len(self._draws)
            found = [pays(self.decks, tops, filled) for filled in self._filled(hand)]
            known = ((tries - found.count(0)) / tries, found.count(2) / tries)
            self._cars[(car, hand)] = known
        return known

    def _filled(self, hand: Cards) -> list[HandCount]:
        """Return the hand after it is filled up, once for each of the sample draws."""
        known = self._hands.get(hand)
        if known is None:
            free = max(0, self.limit - len(hand))
            known = [count(self.decks, (*hand, *draw[:free])) for draw in self._draws]
            self._hands[hand] = known
        return known

    def tiles(self, hand: Cards) -> list[float]:
        """Return the expected number of tiles from each car."""
        return [one + both for one, both in self.chances(hand)]

    def kept(self, hand: Cards) -> list[float]:
        """Return the expected number of tiles from each car, if we first discard useless cards."""
        return [
            max([sum(self._car(car, cards)) for cards in self.choices(car, hand)])
            for car in range(len(self.tops))
        ]

    def choices(self, car: int, hand: Cards) -> list[Cards]:
        """Return choices of cards to keep for a car: all, nothing, or the cards for its tiles."""
        tiles = [self.decks.tiles[tile] for tile in self.tops[car]]
        fits = [useful(self.decks, tile, hand) for tile in tiles]
        every: set[int] = set().union(*fits)
        return [hand, (), *[tuple(sorted(cards)) for cards in (*fits, every)]]


@lru_cache(4096)
def offers(decks: Decks, tops: tuple[int, ...], hand: Cards) -> tuple[tuple[int, Cards], ...]:
    """Return the ways to loot: a bit for each stack, and the cards. No way wastes a card."""
    found: list[tuple[int, Cards]] = []
    for at, tile in enumerate(tops):
        if tile >= 0:
            found += [(1 << at, cards) for cards in sets_for(decks, tile, hand, alike=True)]
    if len(tops) == 2 and min(tops) >= 0:
        both = sets_for_both(decks, tops[0], tops[1], hand, alike=True)
        sets = [(frozenset(cards), _wilds(decks, cards)) for cards in both]
        found += [
            (3, cards)
            for cards, (whole, wilds) in zip(both, sets, strict=True)
            if not any(part < whole and few == wilds for part, few in sets)
        ]
    return tuple(found)


def _wilds(decks: Decks, cards: Cards) -> int:
    return len([card for card in cards if decks.suits[card] == WILD])
