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


@pytest.mark.parametrize(
    ("change", "words"),
    [
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
