"""The parts of a host's file: values that are refused, with the place that is named."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tables.heist_files import changed
from whistlestop.games.train_heist.decks_reader import read_decks
from whistlestop.games.train_heist.json_reader import (
    BadFile,
    JsonObject,
    name_with_digest,
    read_json,
)
from whistlestop.games.train_heist.map_reader import read_map

MAP, CARDS = "map.json", "cards.json"
NAME = "a name of letters, digits, - and _"
PIXEL = "a whole number from 0 to 100000"
LENGTH = "a whole number from 1 to 100000"
OBJECT = "an object with named parts"

# A part of a file, as an error names it, and the value that is expected there.
PARTS = [
    (MAP, "name", NAME),
    (MAP, "reconstructed", "true or false"),
    (MAP, "main", OBJECT),
    (MAP, "main.width", LENGTH),
    (MAP, "main.height", LENGTH),
    (MAP, "main.canyon", NAME),
    (MAP, "main.mesas", "a list"),
    (MAP, "main.spaces", "a list"),
    (MAP, "main.spaces[3]", OBJECT),
    (MAP, "main.spaces[3].id", NAME),
    (MAP, "main.spaces[3].kind", "one of track, canyon, ground, town, cactus"),
    (MAP, "main.spaces[3].x", PIXEL),
    (MAP, "main.spaces[3].y", PIXEL),
    (MAP, "main.spaces[3].polygon", "points as [x, y]"),
    (MAP, "main.spaces[3].adjacent", "a list"),
    (MAP, "main.spaces[3].rail", "a list"),
    (MAP, "train", OBJECT),
    (MAP, "train.width", LENGTH),
    (MAP, "train.height", LENGTH),
    (MAP, "train.line", "a list"),
    (MAP, "train.sheriff", "one of E2, IN_A, E3, IN_B, E4, IN_C, E5"),
    (MAP, "train.places", "a list"),
    (MAP, "train.places[2].id", NAME),
    (MAP, "train.places[2].kind", "one of platform, inside, roof, jail"),
    (MAP, "train.places[2].car", "a whole number from 1 to 5"),
    (MAP, "train.places[2].x", PIXEL),
    (MAP, "train.places[2].y", PIXEL),
    (MAP, "train.places[2].adjacent", "a list"),
    (MAP, "train.cars", "a list"),
    (MAP, "train.cars[1].number", "a whole number from 1 to 5"),
    (MAP, "train.cars[1].letter", "A, B, C or nothing"),
    (MAP, "train.cars[1].x_from", PIXEL),
    (MAP, "train.cars[1].x_to", PIXEL),
    (MAP, "train.cars[1].squares", "0 points as [x, y]"),
    (MAP, "train.cars[2].squares", "2 points as [x, y]"),
    (MAP, "train.cars[1].keyholes", "points as [x, y]"),
    (MAP, "railway", OBJECT),
    (MAP, "railway.train", "a list"),
    (MAP, "railway.stars", "a list"),
    (MAP, "railway.tunnel", OBJECT),
    (MAP, "railway.tunnel.spaces", "a list"),
    (MAP, "railway.tunnel.mouths", "a list"),
    (MAP, "railway.edges", "a list"),
    (MAP, "railway.junctions", "a list"),
    (MAP, "railway.junctions[1].space", NAME),
    (MAP, "railway.junctions[1].start", "one of green, red"),
    (MAP, "railway.junctions[1].turns", OBJECT),
    (MAP, "railway.junctions[1].turns.RE", OBJECT),
    (MAP, "railway.junctions[1].turns.RE.green", "one of R40, R02"),
    (MAP, "railway.junctions[1].turns.RE.red", "one of R40, R02"),
    (MAP, "railway.towns", "a list"),
    (MAP, "railway.towns[1].letter", "one of A, B, C"),
    (MAP, "railway.towns[1].space", NAME),
    (MAP, "railway.towns[1].star", NAME),
    (MAP, "railway.cacti", "a list"),
    (MAP, "railway.cacti[1].space", NAME),
    (MAP, "railway.cacti[1].front", NAME),
    (CARDS, "name", NAME),
    (CARDS, "reconstructed", "true or false"),
    (CARDS, "poker", OBJECT),
    (CARDS, "poker.suits", "a list"),
    (CARDS, "poker.suits[1].suit", "one of revolver, bag, keyhole"),
    (CARDS, "poker.suits[1].code", NAME),
    (CARDS, "poker.suits[1].numbers", "a list"),
    (CARDS, "poker.wilds", "a whole number from 0 to 35"),
    (CARDS, "events", "a list"),
    (
        CARDS,
        "events[1].name",
        (
            "one of speed-up, switch, cherokee-1, cherokee-2, cherokee-3, sheriff-forward-1,"
            " sheriff-forward-2, sheriff-rear-1, sheriff-rear-2"
        ),
    ),
    (CARDS, "events[1].copies", "a whole number from 0 to 21"),
    (CARDS, "events[1].reconstructed", "true or false"),
    (CARDS, "tiles", "a list"),
    (CARDS, "tiles[0].id", NAME),
    (CARDS, "tiles[0].kind", "one of suits, straight, pairs, kind, numbers"),
    (CARDS, "tiles[0].suits", OBJECT),
    (CARDS, "tiles[0].suits.bag", "a whole number from 0 to 5"),
    (CARDS, "tiles[10].size", "a whole number from 2 to 5"),
    (CARDS, "tiles[17].numbers", "a list"),
    (CARDS, "tiles[0].reconstructed", "true or false"),
    (CARDS, "wanted", "a list"),
    (
        CARDS,
        "wanted[2].name",
        (
            "one of wild, six-shooter, cherokee, crazy, tombstone, kid, two-timing, galloping,"
            " slippery, railroad, quick-draw, honest"
        ),
    ),
    (CARDS, "bands", "a list"),
    (CARDS, "bands[1].id", NAME),
    (CARDS, "bands[1].colour", NAME),
    (CARDS, "bands[1].low", "a whole number from 1 to 99"),
    (CARDS, "bands[1].high", "a whole number from 1 to 99"),
]


def put(data: Any, part: str, value: object) -> None:
    """Set a part of a file by the path that an error names."""
    *way, last = [int(step) if step.isdigit() else step for step in re.findall(r"\w+", part)]
    for step in way:
        data = data[step]
    data[last] = value


def refusal(folder: Path, file: str, part: str, value: object) -> str:
    """Return the error about a file with this value in one of its parts."""
    read = read_map if file == MAP else read_decks
    with pytest.raises(BadFile) as refused:
        read(changed(folder, file, lambda data: put(data, part, value)))
    return str(refused.value)


@pytest.mark.parametrize(("file", "part", "expected"), PARTS)
def test_a_part_with_a_wrong_value_is_named_with_what_is_expected(
    tmp_path: Path, file: str, part: str, expected: str
) -> None:
    own = f"own-{file}.{part}"
    assert refusal(tmp_path, file, part, 1.5) == f"{own}: expected {expected}, found 1.5"


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("main.mesas[0]", 7),
        ("main.mesas[0]", [7]),
        ("main.mesas[0]", [[7]]),
        ("main.mesas[0]", [[7, 8, 9]]),
        ("main.mesas[0]", [["7", 8]]),
        ("main.mesas[0]", [[7, True]]),
        ("main.spaces[0].polygon", [[1, 2], "34"]),
        ("train.cars[2].squares", [[1, 2]]),
        ("train.cars[2].squares", [[1, 2], [3, 4], [5, 6]]),
        ("train.cars[0].squares", [[1, 2]]),
        ("train.cars[1].keyholes", [[1, 2.5]]),
    ],
)
def test_a_point_is_a_list_of_two_whole_numbers(tmp_path: Path, part: str, value: object) -> None:
    assert "points as [x, y]" in refusal(tmp_path, MAP, part, value)


def test_a_wrong_mesa_is_named_by_the_list_of_mesas(tmp_path: Path) -> None:
    expected = "own-map.json.main.mesas: expected points as [x, y], found 7"
    assert refusal(tmp_path, MAP, "main.mesas[0]", 7) == expected


def test_points_are_read_in_order() -> None:
    read = JsonObject({"line": [[1, 2], [3, -4]]}, "file")
    assert read.points("line") == ((1, 2), (3, -4))
    assert read.points("line", 2) == ((1, 2), (3, -4))
    assert read.points("none") == ()


@pytest.mark.parametrize("value", [0, 6, True, "3", None])
def test_a_number_outside_its_range_is_refused(value: object) -> None:
    with pytest.raises(BadFile, match=r"^file\.n: expected a whole number from 1 to 5, found"):
        JsonObject({"n": value}, "file").number("n", 1, 5)


@pytest.mark.parametrize("value", [1, 5])
def test_the_ends_of_a_range_belong_to_it(value: int) -> None:
    assert JsonObject({"n": value}, "file").number("n", 1, 5) == value


def test_a_flag_that_is_missing_is_false() -> None:
    assert JsonObject({"on": True}, "file").flag("on") is True
    assert JsonObject({"on": False}, "file").flag("on") is False
    assert JsonObject({}, "file").flag("on") is False


@pytest.mark.parametrize("name", ["a", "7", "R01", "a_b-c", "x" * 30])
def test_a_name_has_letters_digits_and_dashes(name: str) -> None:
    assert JsonObject({"id": name}, "file").word("id") == name


@pytest.mark.parametrize("name", ["", "-a", "_a", "a b", "a.b", "x" * 31, "at", "to", "for", 7])
def test_a_word_that_cannot_be_a_name_is_refused(name: object) -> None:
    with pytest.raises(BadFile, match=f"file.id: expected {NAME}, found"):
        JsonObject({"id": name}, "file").word("id")


def test_a_word_is_one_of_the_choices_and_a_name() -> None:
    read = JsonObject({"side": "left", "way": "to"}, "file")
    assert read.word("side", ("left", "right")) == "left"
    assert read.choice("side", ("left", "right")) == "left"
    with pytest.raises(BadFile, match="one of up, down, found left"):
        read.word("side", ("up", "down"))
    with pytest.raises(BadFile, match=NAME):
        read.word("way", ("to", "from"))


def test_a_file_may_be_as_large_as_a_million_bytes(tmp_path: Path) -> None:
    path = tmp_path / MAP
    path.write_bytes(b"{}".ljust(1_000_000))
    assert read_json(path).data == {}


def test_a_missing_part_is_named_beside_those_that_are_there() -> None:
    with pytest.raises(BadFile, match=r"^file: expected a part named c, found a, b$"):
        JsonObject({"a": 1, "b": 2}, "file").word("c")


def test_the_name_of_a_file_depends_on_its_content_but_not_on_the_order_of_its_parts() -> None:
    one = JsonObject({"name": "club", "b": [1, 2], "a": {"d": 4, "c": 3}}, "file")
    two = JsonObject({"a": {"c": 3, "d": 4}, "b": [1, 2], "name": "club"}, "other")
    other = JsonObject({"name": "club", "b": [2, 1], "a": {"d": 4, "c": 3}}, "file")
    # Records of matches name their map like this, so the name must stay the same.
    assert name_with_digest(one) == name_with_digest(two) == "club-c70fe5d8"
    assert name_with_digest(other) != name_with_digest(one)
