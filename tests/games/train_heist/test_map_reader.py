"""A host's maps that are refused, and the reasons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tables.heist_files import Change, changed
from whistlestop.games.train_heist.json_reader import BadFile
from whistlestop.games.train_heist.map_reader import read_map, standard_map
from whistlestop.games.train_heist.railway_circuits import check_circuits


def space(data: Any, name: str) -> Any:
    return next(each for each in data["main"]["spaces"] if each["id"] == name)


def blocks_rails(data: Any) -> None:
    space(data, "R05")["rail"] = ["R04"]


def one_sided(data: Any) -> None:
    space(data, "CC")["adjacent"].remove("G03")


def lonely(data: Any) -> None:
    for name in ("TOWN_A", "O05", "O06", "R13"):
        near = space(data, name)["adjacent"]
        if name == "TOWN_A":
            near.clear()
        else:
            near.remove("TOWN_A")


def into_the_tunnel(data: Any) -> None:
    space(data, "R17")["adjacent"].append("G07")
    space(data, "G07")["adjacent"].append("R17")


def no_star(data: Any) -> None:
    data["railway"]["stars"].remove("R30")


def one_junction(data: Any) -> None:
    data["railway"]["junctions"].pop()


def straight_on(data: Any) -> None:
    data["railway"]["junctions"][0]["turns"]["R20"] = {"green": "R22", "red": "R22"}


def elsewhere(data: Any) -> None:
    data["railway"]["train"] = ["R20", "R19", "R18", "R17", "R16"]


def torn(data: Any) -> None:
    data["railway"]["train"] = ["R13", "R12", "R11", "R10", "R08"]


def far_front(data: Any) -> None:
    data["railway"]["cacti"][0]["front"] = "R30"


def roofed_line(data: Any) -> None:
    data["train"]["line"] = ["E2", "TOP_A", "E3", "IN_B", "E4", "IN_C", "E5"]


def open_jail(data: Any) -> None:
    for place in data["train"]["places"]:
        if place["id"] == "JAIL":
            place["adjacent"] = ["E2"]
        if place["id"] == "E2":
            place["adjacent"].append("JAIL")


def no_platform(data: Any) -> None:
    data["train"]["places"][0]["kind"] = "roof"


def no_canyon(data: Any) -> None:
    data["main"]["canyon"] = "G01"


def spaced(data: Any) -> None:
    space(data, "G01")["id"] = "G 01"


def nowhere(data: Any) -> None:
    data["railway"]["cacti"][0]["front"] = "R99"


def no_such_star(data: Any) -> None:
    data["railway"]["stars"].append("R99")


def no_such_place(data: Any) -> None:
    data["train"]["line"] = ["E9"]


def wrong_mouth(data: Any) -> None:
    data["railway"]["tunnel"]["mouths"] = ["R15", "R20"]


def said_twice(data: Any) -> None:
    space(data, "CC")["adjacent"].append("G03")


def rails_twice(data: Any) -> None:
    space(data, "R05")["rail"].append("R04")


def line_there_and_back(data: Any) -> None:
    data["train"]["line"][-1] = "E4"


def line_to_the_engine(data: Any) -> None:
    for place in data["train"]["places"]:
        if place["id"] in ("E1", "E2"):
            place["adjacent"].append("E2" if place["id"] == "E1" else "E1")
    data["train"]["line"].insert(0, "E1")


def way_round(data: Any) -> None:
    space(data, "RW")["adjacent"].append("RE")
    space(data, "RE")["adjacent"].append("RW")


def one_id_twice(data: Any) -> None:
    data["main"]["spaces"].append(dict(space(data, "G01")))


def vast(data: Any) -> None:
    every = data["main"]["spaces"]
    every += [{**every[-1], "id": f"Z{number}"} for number in range(2000)]


def long_train(data: Any) -> None:
    every = data["train"]["places"]
    every += [{**every[-1], "id": f"Z{number}"} for number in range(2000)]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (rails_twice, "two ways along the rails"),
        (line_there_and_back, "every place only once"),
        (line_to_the_engine, "no place of car 1"),
        (way_round, "no way between them except off the map"),
        (one_id_twice, "every id once, found G01"),
        (vast, "at most 500 entries"),
        (long_train, "at most 50 entries"),
        (nowhere, "the id of a space of that map, found R99"),
        (no_such_star, "the id of a space of that map, found R99"),
        (no_such_place, "the id of a space of that map, found E9"),
        (wrong_mouth, "the mouths to be the track spaces before the tunnel"),
        (said_twice, "every neighbour once"),
        (blocks_rails, "two ways along the rails"),
        (one_sided, "neighbours on the same map that name it too"),
        (lonely, "a star space beside the town"),
        (into_the_tunnel, "no way into the tunnel except along the rails"),
        (no_star, "a star space beside the town"),
        (one_junction, "two"),
        (straight_on, "a different way for each colour"),
        (elsewhere, "car 1 on the star of town A"),
        (torn, "five track spaces in a row"),
        (far_front, "the track space beside each cactus"),
        (roofed_line, "platforms and insides only"),
        (open_jail, "one jail, in car 2, next to no other place"),
        (no_platform, "one platform per car"),
        (no_canyon, "the space of kind canyon"),
        (spaced, "a name of letters"),
    ],
)
def test_a_map_that_breaks_a_rule_is_refused_with_the_reason(
    tmp_path: Path, change: Change, words: str
) -> None:
    with pytest.raises(BadFile, match=words) as refusal:
        read_map(changed(tmp_path, "map.json", change))
    assert "expected" in str(refusal.value)
    assert refusal.value.kind == "bad-game-file"
    assert set(refusal.value.details) == {"where", "expected", "found"}


def test_every_space_must_be_reached(tmp_path: Path) -> None:
    def cut_off(data: Any) -> None:
        near = space(data, "CC")["adjacent"]
        for name in near:
            space(data, name)["adjacent"].remove("CC")
        near.clear()

    with pytest.raises(BadFile, match="a way to every space from CC"):
        read_map(changed(tmp_path, "map.json", cut_off))


def test_every_circuit_must_bring_the_game_to_an_end() -> None:
    board = standard_map()
    check_circuits(board, "map")
    board.stars = frozenset()
    with pytest.raises(BadFile, match=r"switches green, green: .*a junction and a star"):
        check_circuits(board, "map")


def test_the_train_must_come_by_every_town() -> None:
    board = standard_map()
    del board.town_at[board.number["R30"]]
    with pytest.raises(BadFile, match="a circuit past every town, found B"):
        check_circuits(board, "map")


def no_such_mouth(data: Any) -> None:
    data["railway"]["tunnel"]["mouths"] = ["R15", "R99"]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (no_such_mouth, "railway.tunnel"),
        (no_such_star, "railway.stars"),
        (nowhere, "railway.cacti"),
        (no_such_place, "train.line"),
        (no_canyon, "main.canyon"),
    ],
)
def test_a_refusal_names_the_part_of_the_file(tmp_path: Path, change: Change, where: str) -> None:
    with pytest.raises(BadFile) as refused:
        read_map(changed(tmp_path, "map.json", change))
    assert f"{where}: expected " in str(refused.value)
