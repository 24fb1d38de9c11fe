"""A host's cards and tiles that are refused, and the reasons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tables.heist_files import Change, changed
from whistlestop.games.train_heist.decks_reader import read_decks
from whistlestop.games.train_heist.json_reader import BadFile


def two_speeds(data: Any) -> None:
    data["events"][0]["copies"] = 3
    data["events"][4]["copies"] = 3


def no_token(data: Any) -> None:
    data["events"][1]["copies"] = 0
    data["events"][4]["copies"] = 5


def few_tiles(data: Any) -> None:
    data["tiles"].pop()


def few_cards(data: Any) -> None:
    data["poker"]["wilds"] = 4


def new_title(data: Any) -> None:
    data["wanted"][0]["name"] = "sleepy"


def gap(data: Any) -> None:
    data["bands"][1]["low"] = 14


def dear(data: Any) -> None:
    data["tiles"][0]["suits"] = {"keyhole": 4, "bag": 2}


def eleven(data: Any) -> None:
    data["poker"]["suits"][0]["numbers"][0] = 11


def named_as_wild(data: Any) -> None:
    data["poker"]["suits"][0]["code"] = "WILD"


def two_of_one_name(data: Any) -> None:
    data["poker"]["suits"][0]["code"] = "BAG"


def no_keyholes(data: Any) -> None:
    data["poker"]["suits"][2].update(suit="bag", code="BAG")


def all_wild(data: Any) -> None:
    data["poker"] = {"suits": [], "wilds": 35}


def one_key(data: Any) -> None:
    suits = data["poker"]["suits"]
    suits[2]["numbers"] = [1]
    suits[0]["numbers"] += [1] * 9
    suits[1]["numbers"] += [1] * 5
    data["poker"]["wilds"] = 0


def only_aces(data: Any) -> None:
    for suit in data["poker"]["suits"]:
        suit["numbers"] = [1] * 11
    data["poker"]["wilds"] = 2


def pairs_of_three(data: Any) -> None:
    next(tile for tile in data["tiles"] if tile["kind"] == "pairs")["size"] = 3


def number_in_words(data: Any) -> None:
    data["poker"]["suits"][0]["numbers"][0] = "1"


def zero(data: Any) -> None:
    data["poker"]["suits"][0]["numbers"][0] = 0


def two_keys(data: Any) -> None:
    suits = data["poker"]["suits"]
    suits[2]["numbers"] = [1]
    suits[0]["numbers"] += [1] * 9
    suits[1]["numbers"] += [1] * 4
    data["poker"]["wilds"] = 1


def many_cards(data: Any) -> None:
    data["poker"]["wilds"] = 6


def one_kind_twice(data: Any) -> None:
    data["events"].insert(0, {"name": "switch", "copies": 1})


def few_events(data: Any) -> None:
    data["events"][4]["copies"] = 3


def no_speed(data: Any) -> None:
    data["events"][4]["copies"] += data["events"].pop(0)["copies"]


def two_tokens(data: Any) -> None:
    data["events"][2]["copies"] = 2
    data["events"][4]["copies"] = 3


def no_third_token(data: Any) -> None:
    data["events"][4]["copies"] += data["events"].pop(3)["copies"]


def one_tile_twice(data: Any) -> None:
    data["tiles"][1] = data["tiles"][0]


def unknown_suit(data: Any) -> None:
    data["tiles"][0]["suits"] = {"spades": 3}


def free(data: Any) -> None:
    data["tiles"][0]["suits"] = {"bag": 0}


def no_numbers(data: Any) -> None:
    data["tiles"][17]["numbers"] = []


def one_number_twice(data: Any) -> None:
    data["tiles"][17]["numbers"] = [1, 4, 4]


def high_number(data: Any) -> None:
    data["tiles"][17]["numbers"] = [1, 4, 11]


def low_number(data: Any) -> None:
    data["tiles"][17]["numbers"] = [0, 4, 7]


def true_number(data: Any) -> None:
    data["tiles"][17]["numbers"] = [True, 4, 7]


def six_numbers(data: Any) -> None:
    data["tiles"][17]["numbers"] = [1, 2, 3, 4, 5, 6]


def one_title_twice(data: Any) -> None:
    data["wanted"][0]["name"] = "honest"


def overlap(data: Any) -> None:
    data["bands"][1]["low"] = 12


def low_band(data: Any) -> None:
    data["bands"][0]["low"] = 9


def high_band(data: Any) -> None:
    data["bands"][-1]["high"] = 21


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (number_in_words, r"suits\[0\].numbers: expected numbers from 1 to 10, found 1"),
        (zero, r"suits\[0\].numbers: expected numbers from 1 to 10, found 0"),
        (two_keys, "poker: expected at least 3 Keyholes or Wild Cards, found 2"),
        (many_cards, "poker: expected 35 cards in three suits and Wild Cards, found 36"),
        (one_kind_twice, "events: expected 21 cards, every kind once"),
        (few_events, "events: expected 21 cards, every kind once, found 20"),
        (no_speed, "events: expected two cards speed-up, found 0"),
        (two_tokens, "events: expected one card cherokee-2, found 2"),
        (no_third_token, "events: expected one card cherokee-3, found 0"),
        (one_tile_twice, "tiles: expected 21 tiles, every id once"),
        (unknown_suit, "suits out of revolver, bag, keyhole, found spades"),
        (free, r"tiles\[0\]: expected a tile that takes 1 to 5 cards, found 0"),
        (no_numbers, "a tile that takes 1 to 5 cards, found 0"),
        (one_number_twice, r"tiles\[17\].numbers: expected different numbers up to 10"),
        (high_number, "different numbers up to 10"),
        (low_number, "different numbers up to 10"),
        (true_number, "different numbers up to 10"),
        (six_numbers, "a tile that takes 1 to 5 cards, found 6"),
        (one_title_twice, "wanted: expected each once: wild, six-shooter"),
        (overlap, "bands: expected bands from 10 to 20 without a gap"),
        (low_band, "bands: expected bands from 10 to 20 without a gap"),
        (high_band, "bands: expected bands from 10 to 20 without a gap"),
        (pairs_of_three, "4 for two pairs, found 3"),
        (named_as_wild, "a different code for each suit and for Wild Cards, found WILD"),
        (two_of_one_name, "a different code for each suit and for Wild Cards, found BAG"),
        (no_keyholes, "35 cards in three suits"),
        (all_wild, "35 cards in three suits"),
        (one_key, "at least 3 Keyholes or Wild Cards, found 1"),
        (only_aces, "tiles that the Poker Cards can pay for, found L19, L20"),
        (two_speeds, "two cards speed-up"),
        (no_token, "one card cherokee-1"),
        (few_tiles, "21 tiles"),
        (few_cards, "35 cards"),
        (new_title, "one of wild"),
        (gap, "without a gap"),
        (dear, "1 to 5 cards"),
        (eleven, "numbers from 1 to 10"),
    ],
)
def test_cards_that_break_a_rule_are_refused(tmp_path: Path, change: Change, words: str) -> None:
    with pytest.raises(BadFile, match=words):
        read_decks(changed(tmp_path, "cards.json", change))


def test_cards_of_one_suit_and_number_have_different_names(tmp_path: Path) -> None:
    def again(data: Any) -> None:
        data["poker"]["suits"][0]["numbers"] = [1, 2, 2, 2, 5, 6, 7, 8, 9, 10]

    decks = read_decks(changed(tmp_path, "cards.json", again))
    assert decks.cards[:5] == ("REV-1", "REV-2", "REV-2x", "REV-2xx", "REV-5")
    assert decks.numbers[:5] == (1, 2, 2, 2, 5)


def test_three_keyholes_or_wild_cards_are_enough(tmp_path: Path) -> None:
    def three_keys(data: Any) -> None:
        two_keys(data)
        data["poker"]["suits"][0]["numbers"].pop()
        data["poker"]["wilds"] = 2
        for tile in data["tiles"]:
            tile.pop("suits", None)
            tile.update(kind="suits", suits={"bag": 1})

    decks = read_decks(changed(tmp_path, "cards.json", three_keys))
    assert decks.cards[-3:] == ("KEY-1", "WILD-1", "WILD-2")


def test_a_tile_has_the_numbers_in_order_and_a_size(tmp_path: Path) -> None:
    def mixed(data: Any) -> None:
        data["tiles"][10]["size"] = 2
        data["tiles"][15]["size"] = 5
        data["tiles"][17]["numbers"] = [10, 1, 4, 7, 2]

    tiles = read_decks(changed(tmp_path, "cards.json", mixed)).tiles
    assert (tiles[10].size, tiles[15].size) == (2, 5)
    assert (tiles[17].numbers, tiles[17].size) == ((1, 2, 4, 7, 10), 5)
    assert (tiles[0].revolver, tiles[1].bag, tiles[1].keyhole, tiles[1].size) == (1, 0, 2, 3)
