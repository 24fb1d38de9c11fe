"""A host's own map and cards: what is taken, what is refused, and how a match names them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tables.contents import match_contents
from tables.train_heist import table, who
from whistlestop.engine.errors import BadRecord
from whistlestop.engine.match import Match
from whistlestop.games import train_heist
from whistlestop.games.train_heist import game as heist
from whistlestop.games.train_heist import shelf
from whistlestop.games.train_heist.circuit import check_circuits
from whistlestop.games.train_heist.decks_file import read_decks
from whistlestop.games.train_heist.map_file import read_map, standard_map
from whistlestop.games.train_heist.sheet import BadFile

DATA = Path(str(train_heist.__file__)).parent / "data"
Change = Callable[[Any], None]


def changed(tmp_path: Path, file: str, change: Change) -> Path:
    data = json.loads((DATA / file).read_text("utf-8"))
    change(data)
    path = tmp_path / f"own-{file}"
    path.write_text(json.dumps(data), "utf-8")
    return path


def space(data: Any, name: str) -> Any:
    return next(each for each in data["main"]["spaces"] if each["id"] == name)


def rename(data: Any) -> None:
    data["name"] = "club"


def test_the_standard_files_say_what_is_reconstructed() -> None:
    board, decks = shelf.board_of("standard").picture, shelf.decks_of("standard").picture
    assert board.reconstructed
    assert decks.reconstructed
    by_id = {tile.id: tile.reconstructed for tile in decks.tiles}
    assert not by_id["L01"]
    assert by_id["L21"]


def test_an_own_map_is_named_with_a_digest_of_what_it_says(tmp_path: Path) -> None:
    one = read_map(changed(tmp_path, "map.json", rename))
    assert one.name.startswith("club-")

    def another(data: Any) -> None:
        rename(data)
        data["main"]["width"] = 1001

    two = read_map(changed(tmp_path, "map.json", another))
    assert two.name.startswith("club-")
    assert one.name != two.name


def test_the_mark_that_some_editors_put_before_a_text_does_no_harm(tmp_path: Path) -> None:
    path = changed(tmp_path, "map.json", rename)
    plain = read_map(path)
    path.write_text(path.read_text("utf-8"), "utf-8-sig")
    assert read_map(path).name == plain.name


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
        (line_there_and_back, "every place of it once"),
        (line_to_the_engine, "no place of car 1"),
        (way_round, "no way between them but off the map"),
        (one_id_twice, "every id once, found G01"),
        (vast, "at most 500 of them"),
        (long_train, "at most 50 of them"),
        (nowhere, "the id of a space of that map, found R99"),
        (no_such_star, "the id of a space of that map, found R99"),
        (no_such_place, "the id of a space of that map, found E9"),
        (wrong_mouth, "the mouths to be the track spaces before the tunnel"),
        (said_twice, "every neighbour once"),
        (blocks_rails, "two ways along the rails"),
        (one_sided, "neighbours on the same map that name it too"),
        (lonely, "a star space beside the town"),
        (into_the_tunnel, "no way into the tunnel but by the rails"),
        (no_star, "a star space beside the town"),
        (one_junction, "two"),
        (straight_on, "another way for each colour"),
        (elsewhere, "car 1 on the star of town A"),
        (torn, "five track spaces in a row"),
        (far_front, "the track space beside each cactus"),
        (roofed_line, "platforms and insides only"),
        (open_jail, "one jail, in car 2, next to no other place"),
        (no_platform, "one platform a car"),
        (no_canyon, "the space of kind canyon"),
        (spaced, "a name of letters"),
    ],
)
def test_a_map_that_breaks_a_rule_is_refused_and_told_why(
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


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (named_as_wild, "another code for each suit and for Wild Cards, found WILD"),
        (two_of_one_name, "another code for each suit and for Wild Cards, found BAG"),
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


def test_what_is_no_file_of_ours_is_refused(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.json"
    with pytest.raises(BadFile, match=r"nothing.json: expected a file of JSON"):
        read_map(nothing)
    nothing.write_text("[]")
    with pytest.raises(BadFile, match="an object with named parts"):
        read_decks(nothing)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "Expecting value"),
        (b'{"name": "\xff"}', "can't decode byte"),
        (b'{"name": NaN}', "NaN instead of a number"),
        (b'{"name": -Infinity}', "-Infinity instead of a number"),
        (b'{"name": "club", "name": "other"}', "twice: name"),
        (b'{"name": ' + b"[" * 100_000, "maximum recursion depth"),
        (b'{"name": ' + b"9" * 5000 + b"}", "Exceeds the limit"),
        (b'{"name": "' + b"a" * 1_000_000 + b'"}', "a file of at most 1000000 bytes"),
    ],
)
def test_a_file_that_is_junk_as_a_whole_is_refused(
    tmp_path: Path, content: bytes, words: str
) -> None:
    path = tmp_path / "junk.json"
    path.write_bytes(content)
    with pytest.raises(BadFile, match=words):
        heist.GAME.add_file(path)


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ("map.json", "railway"),
        ("map.json", "main"),
        ("map.json", "train"),
        ("cards.json", "poker"),
        ("cards.json", "tiles"),
        ("cards.json", "events"),
        ("cards.json", "wanted"),
        ("cards.json", "bands"),
    ],
)
def test_a_part_that_is_missing_is_named(tmp_path: Path, file: str, part: str) -> None:
    with pytest.raises(BadFile, match=f"a part named {part}"):
        heist.GAME.add_file(changed(tmp_path, file, lambda data: data.pop(part)))


def test_what_is_neither_map_nor_cards_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.json"
    path.write_text('{"name": "club", "dear": "host"}')
    with pytest.raises(BadFile, match=r"a map \(main, .* or cards \(poker, .* found name, dear"):
        heist.GAME.add_file(path)


def test_a_name_that_is_a_heap_of_lists_is_refused(tmp_path: Path) -> None:
    def nest(data: Any) -> None:
        data["name"] = []
        for _ in range(400):
            data["name"] = [data["name"]]

    with pytest.raises(BadFile, match="a name of letters"):
        read_decks(changed(tmp_path, "cards.json", nest))


@pytest.fixture
def empty_shelf() -> Any:
    before = heist.TrainHeist.options
    yield None
    shelf._OWN_MAPS.clear()
    shelf._OWN_DECKS.clear()
    heist.TrainHeist.options = before


@pytest.mark.usefixtures("empty_shelf")
def test_a_match_with_an_own_map_is_recorded_and_replayed_by_its_name(tmp_path: Path) -> None:
    def wider(data: Any) -> None:
        rename(data)
        data["railway"]["stars"].append("R33")

    board = heist.GAME.add_file(changed(tmp_path, "map.json", wider))
    cards = heist.GAME.add_file(changed(tmp_path, "cards.json", rename))
    match = Match(heist.GAME, 2, {"map": board, "cards": cards}, 7)
    for _ in range(20):
        match.choose(match.asks[0].seat, match.asks[0].answers[0])
    assert match.view(None).board.name == board
    assert sum(each.star for each in match.view(None).board.spaces) == 7
    record = match.record()
    assert f"map={board} cards={cards}" in record
    again = Match.replay(record, lambda _name: heist.GAME)
    assert again.view(0) == match.view(0)
    assert match_contents(again) == match_contents(match)


@pytest.mark.usefixtures("empty_shelf")
@pytest.mark.rule("TH-094", "TH-112", "TH-114")
def test_a_star_where_the_train_comes_in_again_is_an_event_besides_that_of_the_edge(
    tmp_path: Path,
) -> None:
    path = changed(tmp_path, "map.json", lambda data: data["railway"]["stars"].append("RE"))
    t = table(
        A=who(hand="KEY-1"),
        B=who(),
        train="RW R21 R20 R19 R18",
        speed=1,
        options={"map": heist.GAME.add_file(path)},
    )
    t.end("A")
    assert t.train == "RE RW R21 R20 R19"
    assert len(t.events("event")) == 2


@pytest.mark.usefixtures("empty_shelf")
def test_a_replay_without_that_map_says_which_one_is_missing(tmp_path: Path) -> None:
    name = heist.GAME.add_file(changed(tmp_path, "map.json", rename))
    record = Match(heist.GAME, 2, {"map": name}, 7).record()
    shelf._OWN_MAPS.clear()
    heist.TrainHeist.options = heist._options()
    with pytest.raises(BadRecord, match=name):
        Match.replay(record, lambda _name: heist.GAME)


def _paths(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    parts = node.items() if isinstance(node, dict) else enumerate(node)
    found = []
    for step, part in parts:
        found.append((*path, step))
        if isinstance(part, dict | list):
            found += _paths(part, (*path, step))
    return found


@pytest.mark.parametrize(("file", "read"), [("map.json", read_map), ("cards.json", read_decks)])
def test_whatever_is_wrong_with_a_file_it_is_refused_and_nothing_breaks(
    tmp_path: Path, file: str, read: Callable[[Path], object]
) -> None:
    chance = Random(file)
    whole = json.loads((DATA / file).read_text("utf-8"))
    paths = _paths(whole)
    junk: list[Any] = [None, 0, -1, 99, "", "R01", "no such", True, [], {}, [[]], 1.5]
    refused = 0
    for _ in range(120):

        def spoil(data: Any) -> None:
            *way, last = chance.choice(paths)
            for step in way:
                data = data[step]
            if chance.random() < 0.3:
                del data[last]
            else:
                data[last] = chance.choice(junk)

        try:
            read(changed(tmp_path, file, spoil))
        except BadFile:
            refused += 1
    assert refused > 60
