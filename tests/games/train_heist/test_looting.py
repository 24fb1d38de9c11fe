"""Looting: the cards that pay for one tile or for two, and the cost of Wild Cards."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from tables.train_heist import Bench, ring, table, who
from whistlestop.games.train_heist.decks_reader import standard_decks
from whistlestop.games.train_heist.payment import sets_for, sets_for_both

DECKS = standard_decks()


def at_car(hand: str, first: str, second: str = "", **more: object) -> Bench:
    """Put A into car A, with the Sheriff far away."""
    squares = {"A1": first, "A2": second}
    sheriff = str(more.pop("sheriff", "E5"))
    a = who("IN_A", hand, title=str(more.pop("title", "")), loot=str(more.pop("loot", "")))
    return table(A=a, B=who(), squares=squares, sheriff=sheriff, row=str(more.pop("row", "")))


@pytest.mark.rule("TH-050")
def test_one_loots_only_inside_a_car_that_has_tiles() -> None:
    hand = "KEY-1 KEY-2 KEY-3"
    assert at_car(hand, "L03").can("A", "loot") == ["loot KEY-1 KEY-2 KEY-3 to A1"]
    assert at_car(hand, "").can("A", "loot") == []
    for place in ("E2", "TOP_A", "E3"):
        t = table(A=who(place, hand), B=who(), squares={"A1": "L03"}, sheriff="E5")
        assert t.can("A", "loot") == []


@pytest.mark.rule("TH-051")
def test_only_the_top_tile_of_a_stack_can_be_taken() -> None:
    hand = "KEY-1 KEY-2 KEY-3"
    assert at_car(hand, "L03 L04").can("A", "loot") == []
    t = at_car(hand, "L04 L03")
    t.do("A", "loot KEY-1 KEY-2 KEY-3 to A1")
    assert t.square("A1") == ["L04"]


@pytest.mark.rule("TH-052")
def test_cards_are_discarded_for_the_tile_and_it_costs_an_action() -> None:
    t = at_car("KEY-1 KEY-2 KEY-3 BAG-1", "L03")
    t.do("A", "loot KEY-1 KEY-2 KEY-3 to A1")
    assert t.loot("A") == ["L03"]
    assert t.square("A1") == []
    assert t.hand("A") == ["BAG-1"]
    assert sorted(t.discard) == ["KEY-1", "KEY-2", "KEY-3"]
    assert t.actions == 3


@pytest.mark.rule("TH-052")
@pytest.mark.parametrize(
    ("tile", "hand"),
    [
        ("L01", "REV-1 BAG-2 KEY-9"),
        ("L02", "REV-1 KEY-2 KEY-9"),
        ("L04", "BAG-1 BAG-2 BAG-9"),
        ("L11", "REV-8 BAG-9 KEY-10"),
        ("L14", "REV-5 REV-8 BAG-8 KEY-5"),
        ("L16", "REV-4 BAG-4 KEY-4"),
        ("L18", "REV-1 BAG-4 KEY-7"),
    ],
)
def test_every_kind_of_tile_has_its_price(tile: str, hand: str) -> None:
    assert at_car(hand, tile).can("A", "loot") == [f"loot {hand} to A1"]


@pytest.mark.rule("TH-052", "TH-165")
@pytest.mark.parametrize(
    ("tile", "hand"),
    [
        ("L01", "REV-1 BAG-2 BAG-9"),
        ("L04", "BAG-1 BAG-2 KEY-9"),
        ("L11", "REV-9 BAG-10 KEY-1"),
        ("L11", "REV-2 BAG-3 KEY-5"),
        ("L11", "REV-2 BAG-3 KEY-3"),
        ("L14", "REV-5 KEY-5 BAG-5 BAG-8"),
        ("L16", "REV-4 BAG-4 KEY-5"),
    ],
)
def test_cards_that_do_not_match_the_price_do_not_pay(tile: str, hand: str) -> None:
    assert at_car(hand, tile).can("A", "loot") == []


@pytest.mark.rule("TH-055")
def test_of_listed_numbers_every_one_is_needed() -> None:
    assert at_car("REV-2 BAG-5 KEY-8", "L19").can("A", "loot")
    assert at_car("REV-2 BAG-5 KEY-5", "L19").can("A", "loot") == []
    assert at_car("REV-2 BAG-5", "L19").can("A", "loot") == []


@pytest.mark.rule("TH-053")
def test_one_or_both_tiles_are_taken_in_one_action() -> None:
    t = at_car("KEY-1 KEY-2 KEY-3 REV-1", "L03", "L02")
    texts = t.can("A", "loot")
    assert "loot KEY-1 KEY-2 KEY-3 to A1" in texts
    assert "loot REV-1 KEY-1 KEY-2 to A2" in texts
    t.do("A", "loot REV-1 KEY-1 KEY-2 KEY-3 to A")
    assert sorted(t.loot("A")) == ["L02", "L03"]
    assert t.actions == 3


@pytest.mark.rule("TH-054", "TH-057")
def test_a_straight_in_three_suits_pays_for_both() -> None:
    t = at_car("KEY-4 BAG-5 REV-6", "L01", "L11")
    t.do("A", "loot REV-6 BAG-5 KEY-4 to A")
    assert sorted(t.loot("A")) == ["L01", "L11"]
    assert t.hand("A") == []
    assert t.sheriff == "E5"


@pytest.mark.rule("TH-054", "TH-058")
def test_three_keyholes_and_a_revolver_pay_for_both() -> None:
    t = at_car("KEY-2 KEY-7 KEY-9 REV-3", "L02", "L03")
    t.do("A", "loot REV-3 KEY-2 KEY-7 KEY-9 to A")
    assert sorted(t.loot("A")) == ["L02", "L03"]
    assert len(t.discard) == 4


@pytest.mark.rule("TH-056")
@pytest.mark.parametrize(
    ("loot", "carried"),
    [
        ("loot KEY-1 KEY-2 KEY-3 to A1", ["L03"]),
        ("loot REV-1 KEY-1 KEY-2 KEY-3 to A", ["L02", "L03"]),
    ],
)
def test_looting_is_closed_from_the_first_loot_until_all_of_it_is_dropped(
    loot: str, carried: list[str]
) -> None:
    # Town A is beside car A. Below the looted tiles there are others that the hand can pay for.
    t = table(
        A=who("IN_A", "KEY-1 KEY-2 KEY-3 REV-1 BAG-4 REV-4 KEY-4"),
        B=who(),
        squares={"A1": "L16 L03", "A2": "L02"},
        train=ring(15),
        sheriff="E5",
        actions=9,
    )
    t.do("A", loot)
    assert sorted(t.loot("A")) == carried
    assert t.can("A", "loot") == [], "one tile or two"
    t.do("A", "move to E3", "move to IN_A")
    assert t.can("A", "loot") == [], "walking does not help"
    t.do("A", "move to E3", "leave to TOWN_A", "drop", "board to E3", "move to IN_A")
    assert [text for text in t.can("A", "loot") if text.endswith("A1")], "it is dropped"
    assert t.actions == 1


@pytest.mark.rule("TH-056")
@pytest.mark.parametrize("loot", ["L20", "L20 L21"])
def test_the_loot_of_an_earlier_turn_closes_looting(loot: str) -> None:
    assert at_car("KEY-1 KEY-2 KEY-3", "L03", loot=loot).can("A", "loot") == []
    assert at_car("KEY-1 KEY-2 KEY-3", "L03").can("A", "loot")


@pytest.mark.rule("TH-059")
def test_a_wild_card_is_one_number_or_one_suit() -> None:
    assert at_car("KEY-1 KEY-4 WILD-1", "L03").can("A", "loot")
    assert at_car("KEY-1 KEY-4 WILD-1", "L18").can("A", "loot")
    both = at_car("KEY-1 KEY-4 WILD-1", "L03", "L18")
    assert [text[-1] for text in both.can("A", "loot")] == ["1", "2"], "not both at once"


@pytest.mark.rule("TH-059", "TH-054")
def test_a_wild_card_with_one_meaning_counts_for_both_tiles() -> None:
    t = at_car("KEY-1 KEY-4 WILD-1 REV-2", "L03", "L02", sheriff="E5")
    t.do("A", "loot REV-2 KEY-1 KEY-4 WILD-1 to A")
    assert len(t.loot("A")) == 2
    assert len(t.events("sheriff")) == 1


@pytest.mark.rule("TH-059", "TH-054")
@pytest.mark.parametrize(
    ("tiles", "hand"),
    [
        (("L16", "L17"), "BAG-1 KEY-1 WILD-1"),
        (("L16", "L17"), "BAG-10 KEY-10 WILD-1"),
        (("L14", "L15"), "REV-10 BAG-1 KEY-1 WILD-1"),
        (("L14", "L15"), "REV-1 BAG-10 KEY-10 WILD-1"),
        (("L11", "L12"), "BAG-1 KEY-3 WILD-1"),
        (("L11", "L12"), "BAG-8 KEY-10 WILD-1"),
    ],
)
def test_the_lowest_and_the_highest_cards_pay_for_two_tiles_that_are_alike(
    tiles: tuple[str, str], hand: str
) -> None:
    assert f"loot {hand} to A" in at_car(hand, *tiles).can("A", "loot")


@pytest.mark.rule("TH-059")
def test_a_wild_card_fills_two_pairs() -> None:
    t = at_car("REV-5 KEY-5 BAG-8 WILD-1", "L14")
    t.do("A", "loot REV-5 BAG-8 KEY-5 WILD-1 to A1")
    assert t.loot("A") == ["L14"]


@pytest.mark.rule("TH-060", "TH-129")
def test_each_wild_card_lures_the_sheriff_one_space() -> None:
    t = at_car("KEY-1 WILD-1 WILD-2", "L03", sheriff="IN_C")
    t.do("A", "loot KEY-1 WILD-1 WILD-2 to A1")
    assert [event["to"] for event in t.events("sheriff")] == ["E4", "IN_B"]
    assert t.loot("A") == ["L03"]


@pytest.mark.rule("TH-060")
def test_without_a_wild_card_the_sheriff_stays_where_he_is() -> None:
    t = at_car("KEY-1 KEY-2 KEY-3", "L03", sheriff="IN_C")
    t.do("A", "loot KEY-1 KEY-2 KEY-3 to A1")
    assert t.sheriff == "IN_C"


@pytest.mark.rule("TH-060")
def test_the_arriving_sheriff_stops_and_the_new_loot_is_lost() -> None:
    t = at_car("KEY-1 WILD-1 WILD-2", "L03", sheriff="E3")
    t.do("A", "loot KEY-1 WILD-1 WILD-2 to A1")
    assert t.sheriff == "IN_A"
    assert t.jailed("A")
    assert t.loot("A") == []
    assert "L03" in t.sack


@pytest.mark.rule("TH-060", "TH-128")
def test_a_lured_sheriff_catches_others_on_his_way() -> None:
    t = table(
        A=who("IN_A", "KEY-1 KEY-2 WILD-1"),
        B=who("E4", "BAG-1", "L20"),
        squares={"A1": "L03"},
        sheriff="IN_C",
    )
    t.do("A", "loot KEY-1 KEY-2 WILD-1 to A1")
    assert t.jailed("B")
    assert not t.jailed("A")


def test_in_the_tunnel_beside_him_luring_leads_nowhere() -> None:
    t = table(
        A=who("IN_A", "KEY-1 KEY-2 WILD-1"),
        B=who(),
        squares={"A1": "L03"},
        sheriff="IN_A",
        train=ring(19),
    )
    t.do("A", "loot KEY-1 KEY-2 WILD-1 to A1")
    assert t.events("sheriff") == []
    assert t.loot("A") == ["L03"]


# Answers that are offered, and answers that are not


def test_wild_cards_are_alike_so_only_the_first_ones_are_named() -> None:
    t = at_car("KEY-1 KEY-2 WILD-2 WILD-4", "L03")
    assert t.can("A", "loot") == [
        "loot KEY-1 KEY-2 WILD-2 to A1",
        "loot KEY-1 WILD-2 WILD-4 to A1",
        "loot KEY-2 WILD-2 WILD-4 to A1",
    ]


def test_nobody_is_offered_to_pay_more_for_nothing() -> None:
    t = at_car("KEY-1 KEY-2 KEY-3 KEY-4 REV-1", "L03", "L02")
    both = [text for text in t.can("A", "loot") if text.endswith(" to A")]
    assert sorted(both) == [
        "loot REV-1 KEY-1 KEY-2 KEY-3 to A",
        "loot REV-1 KEY-1 KEY-2 KEY-4 to A",
        "loot REV-1 KEY-1 KEY-3 KEY-4 to A",
        "loot REV-1 KEY-2 KEY-3 KEY-4 to A",
    ]


def test_paying_more_is_offered_if_it_meets_a_mission() -> None:
    # Two Bags and two Revolvers pay for both tiles. A third Revolver may be added, which meets the
    # mission.
    hand, tiles = "REV-2 REV-3 BAG-2 BAG-3 BAG-4", ("L08", "L10")
    plain = at_car(hand, *tiles).can("A", "loot")
    assert not [text for text in plain if text.count("REV") == 2 and text.count("BAG") > 2]
    five = "REV-1 REV-2 REV-3 BAG-1 BAG-2"
    without = [text for text in at_car(five, *tiles).can("A", "loot") if text.endswith(" to A")]
    assert {text.count("REV") for text in without} == {2}
    wanted = at_car(five, *tiles, row="six-shooter").can("A", "loot")
    assert "loot REV-1 REV-2 REV-3 BAG-1 BAG-2 to A" in wanted


def test_a_wild_card_more_is_offered_since_it_lures_the_sheriff() -> None:
    # The three cards pay for the suits. Two of them and the Wild Card pay for the straight.
    t = at_car("REV-4 BAG-5 KEY-6 WILD-1", "L01", "L11")
    both = [text for text in t.can("A", "loot") if text.endswith(" to A")]
    assert both == ["loot REV-4 BAG-5 KEY-6 to A", "loot REV-4 BAG-5 KEY-6 WILD-1 to A"]


def pays_by_trying(tile: int, cards: tuple[int, ...]) -> bool:
    """Return whether these cards are the price, by trying every number and suit for a Wild Card."""
    kind = DECKS.tiles[tile]
    wild = next((card for card in cards if card >= 30), None)
    if wild is not None:
        rest = tuple(card for card in cards if card != wild)
        if kind.kind == "suits":
            faces = [suit * 10 for suit in range(3)]
        else:
            faces = [number - 1 for number in range(1, 11)]
        return any(_tries(kind.kind, tile, rest, face) for face in faces)
    numbers = sorted(DECKS.numbers[card] for card in cards)
    suits = sorted(DECKS.suits[card] for card in cards)
    if kind.kind == "suits":
        return suits == [0] * kind.revolver + [1] * kind.bag + [2] * kind.keyhole
    if kind.kind == "numbers":
        return numbers == list(kind.numbers)
    if kind.kind == "kind":
        return len(set(numbers)) == 1 and len(numbers) == kind.size
    if kind.kind == "pairs":
        return len(numbers) == 4 and numbers[0] == numbers[1] < numbers[2] == numbers[3]
    return numbers == list(range(numbers[0], numbers[0] + kind.size))


def _tries(_kind: str, tile: int, rest: tuple[int, ...], face: int) -> bool:
    return pays_by_trying(tile, (*rest, face))


def test_the_sets_are_those_that_trying_finds() -> None:
    chance = Random(1)
    for _ in range(400):
        hand = tuple(sorted(chance.sample(range(35), 5)))
        tile = chance.randrange(21)
        wilds = [card for card in hand if card >= 30]
        found = {
            cards
            for cards in combinations(hand, DECKS.tiles[tile].size)
            if pays_by_trying(tile, cards)
            and [card for card in cards if card >= 30] == wilds[: sum(c >= 30 for c in cards)]
        }
        assert {tuple(sorted(cards)) for cards in sets_for(DECKS, tile, hand, alike=True)} == found


# The meanings of a Wild Card: a number without a suit, or a suit without a number.
FACES = [(number, -1) for number in range(1, 11)] + [(0, suit) for suit in range(3)]


def is_price(tile: int, faces: list[tuple[int, int]]) -> bool:
    """Return whether these numbers and suits are the price, each needed once."""
    kind = DECKS.tiles[tile]
    numbers = sorted(number for number, _ in faces)
    if kind.kind == "suits":
        suits = sorted(suit for _, suit in faces)
        return suits == [0] * kind.revolver + [1] * kind.bag + [2] * kind.keyhole
    if 0 in numbers or len(numbers) != kind.size:
        return False
    if kind.kind == "numbers":
        return numbers == list(kind.numbers)
    if kind.kind == "kind":
        return len(set(numbers)) == 1
    if kind.kind == "pairs":
        return numbers[0] == numbers[1] < numbers[2] == numbers[3]
    return numbers == list(range(numbers[0], numbers[0] + kind.size))


def pays_both_by_trying(one: int, two: int, cards: tuple[int, ...]) -> bool:
    """Try every meaning of every Wild Card; each card must count for one of the tiles."""
    plain = {c: (DECKS.numbers[c], DECKS.suits[c]) for c in cards if c < 30}
    wilds = [card for card in cards if card >= 30]
    for stands in product(FACES, repeat=len(wilds)):
        faces = plain | dict(zip(wilds, stands, strict=True))
        first, second = (
            [
                set(each)
                for each in combinations(cards, DECKS.tiles[tile].size)
                if is_price(tile, [faces[card] for card in each])
            ]
            for tile in (one, two)
        )
        if any(this | that == set(cards) for this in first for that in second):
            return True
    return False


@pytest.mark.rule("TH-053", "TH-054", "TH-059")
def test_the_sets_for_two_tiles_are_those_that_trying_finds() -> None:
    chance = Random(2)
    seen = 0
    for _ in range(120):
        wilds = chance.choice((0, 1, 1, 2))
        cards = chance.sample(range(30), 5 - wilds) + chance.sample(range(30, 35), wilds)
        hand = tuple(sorted(cards))
        one, two = chance.sample(range(21), 2)
        found = {
            cards
            for size in (3, 4, 5)
            for cards in combinations(hand, size)
            if pays_both_by_trying(one, two, cards)
        }
        sets = sets_for_both(DECKS, one, two, hand, alike=False)
        assert {tuple(sorted(cards)) for cards in sets} == found
        seen += len(found)
    assert seen > 15
