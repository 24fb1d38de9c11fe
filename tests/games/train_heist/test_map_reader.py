"""A host's maps that are refused, and the reasons."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from tables.heist_files import Change, changed
from whistlestop.games.train_heist import railway_circuits
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


def place(data: Any, name: str) -> Any:
    return next(each for each in data["train"]["places"] if each["id"] == name)


def join(one: Any, two: Any) -> None:
    """Make two spaces neighbours."""
    one["adjacent"].append(two["id"])
    two["adjacent"].append(one["id"])


def part(one: Any, two: Any) -> None:
    """Make two spaces neighbours no longer."""
    one["adjacent"].remove(two["id"])
    two["adjacent"].remove(one["id"])


# The railway


def rails_to_the_ground(data: Any) -> None:
    space(data, "R01")["rail"][0] = "G23"


def rails_from_one_side(data: Any) -> None:
    space(data, "R02")["rail"] = ["R03"]


def rails_to_a_space_elsewhere(data: Any) -> None:
    part(space(data, "R02"), space(data, "R03"))


def rails_back_and_back(data: Any) -> None:
    space(data, "R05")["rail"] = ["R04", "R04"]


def one_edge(data: Any) -> None:
    data["railway"]["edges"].pop()


def three_edges(data: Any) -> None:
    data["railway"]["edges"].append("R10")


def no_turn(data: Any) -> None:
    del data["railway"]["junctions"][0]["turns"]["R22"]


def short_train(data: Any) -> None:
    data["railway"]["train"].pop()


def six_cars_on_the_rails(data: Any) -> None:
    data["railway"]["train"].append("R08")


def train_in_the_air(data: Any) -> None:
    data["railway"]["train"].append("R99")


def train_on_itself(data: Any) -> None:
    data["railway"]["train"] = ["R13", "R12", "R13", "R12", "R11"]


def six_cars_there_and_back(data: Any) -> None:
    data["railway"]["train"].append("R10")


def towns_in_disorder(data: Any) -> None:
    data["railway"]["towns"].reverse()


def two_towns(data: Any) -> None:
    data["railway"]["towns"].pop()
    space(data, "TOWN_C")["kind"] = "ground"


def two_towns_on_one_space(data: Any) -> None:
    data["railway"]["towns"][2].update(space="TOWN_B", star="R25")
    space(data, "TOWN_C")["kind"] = "ground"
    join(space(data, "TOWN_B"), space(data, "R25"))


def two_towns_at_one_star(data: Any) -> None:
    data["railway"]["towns"][2]["star"] = "R30"
    join(space(data, "TOWN_C"), space(data, "R30"))


def two_cacti(data: Any) -> None:
    data["railway"]["cacti"].pop()
    space(data, "CACTUS_3")["kind"] = "ground"


def arrow_to_the_ground(data: Any) -> None:
    data["railway"]["cacti"][0]["front"] = "O04"


# The Main Map


def star_on_the_ground(data: Any) -> None:
    data["railway"]["stars"].append("G01")


def tunnel_on_the_ground(data: Any) -> None:
    data["railway"]["tunnel"]["spaces"].append("G01")


def mouth_on_the_ground(data: Any) -> None:
    data["railway"]["tunnel"]["mouths"].append("G01")


def junction_on_the_ground(data: Any) -> None:
    data["railway"]["junctions"][0]["space"] = "G01"


def edge_on_the_ground(data: Any) -> None:
    data["railway"]["edges"][0] = "G01"


def rails_on_the_ground(data: Any) -> None:
    space(data, "G01")["rail"] = ["R20"]


def town_without_a_letter(data: Any) -> None:
    space(data, "G01")["kind"] = "town"


def letter_without_a_town(data: Any) -> None:
    space(data, "TOWN_B")["kind"] = "ground"


def cactus_without_an_arrow(data: Any) -> None:
    space(data, "G01")["kind"] = "cactus"


def arrow_without_a_cactus(data: Any) -> None:
    space(data, "CACTUS_2")["kind"] = "ground"


def mouth_inside_the_tunnel(data: Any) -> None:
    data["railway"]["tunnel"]["mouths"].append("R17")


def one_mouth(data: Any) -> None:
    data["railway"]["tunnel"]["mouths"].pop()


def beside_itself(data: Any) -> None:
    space(data, "CC")["adjacent"].append("CC")


def beside_nothing(data: Any) -> None:
    space(data, "CC")["adjacent"].append("G99")


# The Train Map


def beside_the_track(data: Any) -> None:
    place(data, "E1")["adjacent"].append("R13")


def place_named_as_a_space(data: Any) -> None:
    place(data, "JAIL")["id"] = "CC"


def two_platforms(data: Any) -> None:
    place(data, "TOP_2")["kind"] = "platform"


def no_inside(data: Any) -> None:
    place(data, "IN_A")["kind"] = "roof"


def inside_of_the_coal_car(data: Any) -> None:
    place(data, "TOP_2")["kind"] = "inside"


def no_jail(data: Any) -> None:
    data["train"]["places"].remove(place(data, "JAIL"))


def two_jails(data: Any) -> None:
    data["train"]["places"].append({**place(data, "JAIL"), "id": "JAIL_2"})


def jail_in_car_3(data: Any) -> None:
    place(data, "JAIL")["car"] = 3


def line_with_a_gap(data: Any) -> None:
    data["train"]["line"].remove("E3")


def short_line(data: Any) -> None:
    del data["train"]["line"][-2:]


def line_to_a_roof(data: Any) -> None:
    data["train"]["line"].append("TOP_C")


def lost_roof(data: Any) -> None:
    for name in ("E4", "E5", "TOP_B"):
        part(place(data, "TOP_C"), place(data, name))


def four_cars(data: Any) -> None:
    data["train"]["cars"].pop(0)
    for number, car in enumerate(data["train"]["cars"], 1):
        car["number"] = number


def six_cars(data: Any) -> None:
    data["train"]["cars"].append({"number": 5, "x_from": 0, "x_to": 1})


def cars_in_disorder(data: Any) -> None:
    cars = data["train"]["cars"]
    cars[0]["number"], cars[1]["number"] = 2, 1


def letters_in_disorder(data: Any) -> None:
    cars = data["train"]["cars"]
    cars[2]["letter"], cars[3]["letter"] = "B", "A"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (rails_to_the_ground, "R01: expected rails to track spaces beside it, found G23"),
        (rails_from_one_side, "R01: expected rails to track spaces beside it, found R02"),
        (rails_to_a_space_elsewhere, "R02: expected rails to track spaces beside it, found R03"),
        (rails_back_and_back, "R05: expected two ways along the rails, three at a junction"),
        (one_edge, "railway.edges: expected the two track spaces that are joined"),
        (three_edges, "railway.edges: expected the two track spaces that are joined"),
        (no_turn, r"turns: expected a way on from each of R20, R22, RW, found R20, RW"),
        (short_train, "railway.train: expected five track spaces in a row, car 1 first"),
        (six_cars_on_the_rails, "five track spaces in a row"),
        (train_on_itself, "five track spaces in a row"),
        (six_cars_there_and_back, "five track spaces in a row"),
        (towns_in_disorder, "railway.towns: expected the towns A, B and C"),
        (two_towns, "railway.towns: expected the towns A, B and C"),
        (two_towns_on_one_space, "railway.towns: expected three spaces and three stars"),
        (two_towns_at_one_star, "railway.towns: expected three spaces and three stars"),
        (two_cacti, "railway.cacti: expected three cacti, found 2"),
        (arrow_to_the_ground, "the track space beside each cactus, found O04"),
        (star_on_the_ground, "main: G01: expected rails and railway signs only on track spaces"),
        (tunnel_on_the_ground, "main: G01: expected rails and railway signs only on track"),
        (mouth_on_the_ground, "main: G01: expected rails and railway signs only on track"),
        (junction_on_the_ground, "main: G01: expected rails and railway signs only on track"),
        (edge_on_the_ground, "main: G01: expected rails and railway signs only on track"),
        (rails_on_the_ground, "main: G01: expected rails and railway signs only on track"),
        (town_without_a_letter, "G01: expected a town to be listed with its letter"),
        (letter_without_a_town, "TOWN_B: expected a town to be listed with its letter"),
        (cactus_without_an_arrow, "G01: expected a cactus to be listed with the space before it"),
        (arrow_without_a_cactus, "CACTUS_2: expected a cactus to be listed with the space"),
        (mouth_inside_the_tunnel, "R17: expected the mouths to be the track spaces before"),
        (one_mouth, "R19: expected the mouths to be the track spaces before"),
        (beside_itself, "CC: expected neighbours on the same map that name it too, found CC"),
        (beside_nothing, "CC: expected neighbours on the same map that name it too, found G99"),
        (beside_the_track, "E1: expected neighbours on the same map that name it too, found R13"),
        (place_named_as_a_space, "every id once, found CC"),
        (two_platforms, "train.places: expected one platform per car, and one inside per car"),
        (no_inside, "train.places: expected one platform per car, and one inside per car"),
        (inside_of_the_coal_car, "one platform per car, and one inside per car"),
        (no_jail, "train.places: expected one jail, in car 2, next to no other place"),
        (two_jails, "one jail, in car 2, next to no other place"),
        (jail_in_car_3, "one jail, in car 2, next to no other place"),
        (line_with_a_gap, "train.line: expected a place next to IN_A, found IN_B"),
        (short_line, "train.line: expected platforms and insides only, and every inside"),
        (line_to_a_roof, "train.line: expected platforms and insides only, and every inside"),
        (lost_roof, "a way to every space from E1, found TOP_C"),
        (four_cars, "train.cars: expected five cars, of which three are A, B and C"),
        (six_cars, r"train.cars\[5\].number: expected 6, as the cars are in order, found 5"),
        (
            cars_in_disorder,
            r"train.cars\[0\].number: expected 1, as the cars are in order, found 2",
        ),
        (letters_in_disorder, "five cars, of which three are A, B and C"),
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
        (one_junction, "two junctions"),
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


def test_the_line_of_the_sheriff_may_have_insides_only(tmp_path: Path) -> None:
    def without_platforms(data: Any) -> None:
        join(place(data, "IN_A"), place(data, "IN_B"))
        join(place(data, "IN_B"), place(data, "IN_C"))
        data["train"]["line"] = ["IN_A", "IN_B", "IN_C"]

    board = read_map(changed(tmp_path, "map.json", without_platforms))
    assert board.view.line == ("IN_A", "IN_B", "IN_C")


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


@pytest.mark.pure
@pytest.mark.parametrize(("cars", "fits"), [(22, True), (23, False)])
def test_every_circuit_must_be_longer_than_the_train(
    monkeypatch: pytest.MonkeyPatch, cars: int, *, fits: bool
) -> None:
    """The shortest circuit of the standard map has 23 spaces."""
    monkeypatch.setattr(railway_circuits, "CARS", cars)
    refused = nullcontext() if fits else pytest.raises(BadFile, match="longer than 23 spaces")
    with refused:
        check_circuits(standard_map(), "map")


def test_the_train_must_come_by_every_town() -> None:
    board = standard_map()
    del board.town_at[board.number["R30"]]
    with pytest.raises(BadFile, match="a circuit past every town, found B"):
        check_circuits(board, "map")


def no_such_mouth(data: Any) -> None:
    data["railway"]["tunnel"]["mouths"] = ["R15", "R99"]


def no_such_tunnel(data: Any) -> None:
    data["railway"]["tunnel"]["spaces"].append("R99")


def no_such_edge(data: Any) -> None:
    data["railway"]["edges"][1] = "R99"


def no_such_junction(data: Any) -> None:
    data["railway"]["junctions"][1]["space"] = "R99"


def no_such_town(data: Any) -> None:
    data["railway"]["towns"][1]["space"] = "R99"


def no_such_town_star(data: Any) -> None:
    data["railway"]["towns"][1]["star"] = "R99"


def no_such_cactus(data: Any) -> None:
    data["railway"]["cacti"][1]["space"] = "R99"


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (no_such_mouth, "railway.tunnel"),
        (no_such_tunnel, "railway.tunnel"),
        (no_such_star, "railway.stars"),
        (no_such_edge, "railway.edges"),
        (no_such_junction, "railway.junctions"),
        (no_such_town, "railway.towns"),
        (no_such_town_star, "railway.towns"),
        (no_such_cactus, "railway.cacti"),
        (train_in_the_air, "railway.train"),
        (nowhere, "railway.cacti"),
        (no_such_place, "train.line"),
        (no_canyon, "main.canyon"),
    ],
)
def test_a_refusal_names_the_part_of_the_file(tmp_path: Path, change: Change, where: str) -> None:
    with pytest.raises(BadFile) as refused:
        read_map(changed(tmp_path, "map.json", change))
    assert f"{where}: expected " in str(refused.value)
