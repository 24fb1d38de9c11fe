"""The random numbers: always the same for a seed, fair, and independent in each copy."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial, sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tables.contents import contents
from whistlestop.engine.rng import Rng

# The first dice of some seeds. Records hold seeds, so these numbers may never change.
DICE = {
    0: [3, 5, 0, 0, 2, 2, 4, 3, 1, 2, 4, 4, 5, 4, 0, 4, 5, 3, 5, 1],
    1: [5, 3, 4, 3, 4, 0, 5, 3, 3, 0, 3, 4, 5, 0, 0, 0, 3, 1, 2, 4],
    42: [1, 2, 3, 1, 2, 4, 3, 2, 0, 0, 3, 0, 0, 5, 2, 1, 5, 4, 0, 0],
    2**128 - 1: [4, 3, 2, 3, 5, 4, 4, 3, 5, 1, 0, 0, 0, 3, 3, 5, 4, 0, 2, 1],
}
ORDERS = {
    0: [2, 9, 6, 8, 4, 0, 1, 5, 7, 3],
    42: [5, 6, 0, 3, 4, 2, 9, 8, 7, 1],
}
OF_MANY_SIZES = {
    1: 0,
    2: 1,
    3: 0,
    10: 1,
    52: 27,
    1000: 921,
    2**32: 3987213316,
    # It needs more bits than one block of the hash has.
    2**300: int(
        "18778088999096195023992434509982555342535286381756"
        "73132794143254621653069426170253928024827"
    ),
}


def numbers(rng: Rng, n: int = 1000, count: int = 30) -> list[int]:
    return [rng.below(n) for _ in range(count)]


def fits(found: Counter[object], kinds: int) -> bool:
    """Apply a chi-square test. A fair die fails it only once in a million times."""
    expected = found.total() / kinds
    chi_square = (kinds - len(found)) * expected
    for count in found.values():
        chi_square += (count - expected) * (count - expected) / expected
    freedom = kinds - 1
    return chi_square < freedom + 7 * sqrt(2 * freedom) + 10


@pytest.mark.parametrize("seed", DICE)
def test_a_seed_gives_the_same_dice_for_ever(seed: int) -> None:
    assert numbers(Rng(seed), 6, 20) == DICE[seed]


@pytest.mark.parametrize("seed", ORDERS)
def test_a_seed_gives_the_same_order_for_ever(seed: int) -> None:
    cards = list(range(10))
    Rng(seed).shuffle(cards)
    assert cards == ORDERS[seed]


def test_numbers_of_every_size_are_the_same_for_ever() -> None:
    rng = Rng(42)
    assert {n: rng.below(n) for n in OF_MANY_SIZES} == OF_MANY_SIZES


def test_other_seeds_give_other_numbers() -> None:
    assert len({tuple(numbers(Rng(seed))) for seed in range(200)}) == 200


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**130), st.integers(1, 2**70))
def test_a_number_below_n_is_below_n(seed: int, n: int) -> None:
    assert all(0 <= number < n for number in numbers(Rng(seed), n, 5))


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 13, 52])
def test_numbers_below_n_are_fair(n: int) -> None:
    assert fits(Counter(numbers(Rng(7), n, 400 * n)), n)


def test_the_next_number_does_not_hang_on_the_last() -> None:
    rolls = numbers(Rng(7), 6, 8000)
    assert fits(Counter(zip(rolls[::2], rolls[1::2], strict=True)), 36)


def test_every_order_of_four_cards_is_as_likely() -> None:
    rng, orders = Rng(7), Counter[object]()
    for _ in range(200 * factorial(4)):
        cards = [1, 2, 3, 4]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations([1, 2, 3, 4]))
    assert fits(orders, factorial(4))


def test_below_one_costs_no_chance() -> None:
    rng = Rng(7)
    assert (rng.below(1), contents(rng)) == (0, contents(Rng(7)))


@pytest.mark.parametrize("n", [0, -1, -(2**70)])
def test_no_number_is_below_nothing(n: int) -> None:
    with pytest.raises(ValueError, match=f"below {n}"):
        Rng(1).below(n)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 9), max_size=60), st.integers(0, 2**20))
def test_a_shuffle_keeps_the_cards(cards: list[int], seed: int) -> None:
    shuffled = cards[:]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


@pytest.mark.parametrize("cards", [[], ["one"]])
def test_a_shuffle_of_none_or_one_costs_no_chance(cards: list[str]) -> None:
    rng = Rng(7)
    rng.shuffle(cards)
    assert contents(rng) == contents(Rng(7))


def test_a_shuffle_hashes_no_block_before_it_needs_one() -> None:
    rng = Rng(7)
    for _ in range(256):
        rng.shuffle([1, 2])
    assert (rng.count, rng.bits) == (1, 0)


def test_a_number_hashes_no_block_before_it_needs_one() -> None:
    rng = Rng(7)
    for _ in range(256):
        rng.below(2)
    assert (rng.count, rng.bits) == (1, 0)


@pytest.mark.parametrize("before", [0, 1, 17, 300])
def test_a_copy_goes_on_as_the_original(before: int) -> None:
    rng = Rng(7)
    numbers(rng, count=before)
    assert numbers(rng.copy()) == numbers(rng)


def test_a_copys_numbers_cost_the_original_nothing() -> None:
    rng = Rng(7)
    numbers(rng, count=3)
    before, twin = contents(rng), rng.copy()
    numbers(twin, count=300)
    assert contents(rng) == before


def test_the_originals_numbers_cost_a_copy_nothing() -> None:
    rng = Rng(7)
    twin = rng.copy()
    numbers(rng, count=300)
    assert numbers(twin) == numbers(Rng(7))


def test_chance_is_the_same_for_ever() -> None:
    rng = Rng(7)
    rng.below(100)
    left = rng.pool | int.from_bytes(rng.block[: rng.at], "big") << rng.held
    assert (rng.key.hex(), rng.count, left, rng.bits) == (
        "ff06d71411b075818e6a7e7889c6737e0be3c81e968765b401f4890f5c131a89",
        1,
        765305356038351368157848801833946236376689126114442564350994975336614812041,
        249,
    )


# Chance that is told until now


def test_repeated_chance_is_the_same_until_now_and_then_differs() -> None:
    for seed in range(60):
        sizes = Random(seed)
        rest = Rng(seed)
        for _ in range(seed % 7):
            rest.below(sizes.randrange(1, 500))
        now = rest.copy()
        asked = [sizes.randrange(1, 2 ** sizes.randrange(1, 90)) for _ in range(seed)]
        drawn = [now.below(size) for size in asked]
        told = rest.told_until(now, bytes(32))
        assert [told.below(size) for size in asked] == drawn
        assert (told.key, told.count, told.pool, told.bits) == (bytes(32), 0, 0, 0)
        assert told.below(2**64) != now.below(2**64)


def test_repeated_chance_holds_nothing_of_the_old_key() -> None:
    rest = Rng(5)
    now = rest.copy()
    now.below(1000)
    assert str(contents(rest.key)) not in str(contents(rest.told_until(now, bytes(32))))
