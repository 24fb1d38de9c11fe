"""A host's own map and cards: their names in a match, and files that are junk as a whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tables.contents import match_contents
from tables.heist_files import DATA, changed, rename
from tables.train_heist import table, who
from whistlestop.engine.errors import BadRecord
from whistlestop.engine.match import Match
from whistlestop.games.train_heist import game as heist
from whistlestop.games.train_heist.decks_reader import read_decks, standard_decks
from whistlestop.games.train_heist.json_reader import BadFile
from whistlestop.games.train_heist.map_reader import read_map, standard_map
from whistlestop.games.train_heist.maps_and_decks import MapRegistry


def test_the_standard_files_say_what_is_reconstructed() -> None:
    board, decks = standard_map().view, standard_decks().view
    assert board.reconstructed
    assert decks.reconstructed
    by_id = {tile.id: tile.reconstructed for tile in decks.tiles}
    assert not by_id["L01"]
    assert by_id["L21"]


def test_a_hosts_map_is_named_with_a_digest_of_its_content(tmp_path: Path) -> None:
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


def test_a_missing_or_malformed_file_is_refused(tmp_path: Path) -> None:
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


def test_a_file_of_neither_map_nor_cards_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.json"
    path.write_text('{"name": "club", "dear": "host"}')
    with pytest.raises(BadFile, match=r"a map \(main, .* or cards \(poker, .* found name, dear"):
        heist.GAME.add_file(path)


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ("main", "a part named railway"),
        ("railway", "a part named main"),
        ("train", "a part named main"),
        ("poker", "a part named tiles"),
        ("tiles", "21 tiles"),
        ("events", "a part named tiles"),
        ("wanted", "a part named tiles"),
    ],
)
def test_a_file_with_any_part_of_a_map_or_of_cards_is_read_as_such(
    tmp_path: Path, part: str, words: str
) -> None:
    path = tmp_path / "part.json"
    path.write_text(json.dumps({"name": "club", part: [] if part == "tiles" else {}}))
    with pytest.raises(BadFile, match=words):
        heist.GAME.add_file(path)


def test_a_name_that_is_a_heap_of_lists_is_refused(tmp_path: Path) -> None:
    def nest(data: Any) -> None:
        data["name"] = []
        for _ in range(400):
            data["name"] = [data["name"]]

    with pytest.raises(BadFile, match="a name of letters"):
        read_decks(changed(tmp_path, "cards.json", nest))


@pytest.fixture
def own_maps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget after the test the maps that it adds."""
    monkeypatch.setattr(heist.GAME, "maps", MapRegistry())
    monkeypatch.setattr(heist.TrainHeist, "options", heist.TrainHeist.options)


@pytest.mark.usefixtures("own_maps")
def test_a_match_on_a_hosts_map_is_recorded_and_replayed_by_its_name(tmp_path: Path) -> None:
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


@pytest.mark.usefixtures("own_maps")
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


@pytest.mark.usefixtures("own_maps")
def test_a_replay_without_that_map_says_which_one_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = heist.TrainHeist.options
    name = heist.GAME.add_file(changed(tmp_path, "map.json", rename))
    record = Match(heist.GAME, 2, {"map": name}, 7).record()
    monkeypatch.setattr(heist.GAME, "maps", MapRegistry())
    monkeypatch.setattr(heist.TrainHeist, "options", usual)
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
def test_a_randomly_spoilt_file_is_refused_and_nothing_breaks(
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


def test_a_file_is_known_to_the_registry_alone_that_it_was_added_to(tmp_path: Path) -> None:
    one, other = MapRegistry(), MapRegistry()
    name = one.add_board(read_map(changed(tmp_path, "map.json", rename)))
    assert one.board_names() == ("standard", name)
    assert other.board_names() == ("standard",)
    with pytest.raises(KeyError):
        other.board(name)
