"""Every scenario of the package comes out as its file expects, and wrong files are refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from whistlestop import games, rulebook, scenarios
from whistlestop.scenarios import BadScenario, read_scenario

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
GATLING = """
game = "bang"
rules = ["BASE-066"]
play = ["A play gatling", "B play missed", "C pass"]
observer = "B"
[seats.A]
hand = "gatling"
[seats.B]
hand = "missed"
[seats.C]
hand = "bang"
[seats.D]
[expect]
"players.B.life" = 4
"players.C.life" = 3
asked = "A turn"
"""


EVERY = [
    pytest.param(name, marks=pytest.mark.rule(*scenarios.load(name).rules))
    for name in scenarios.names()
]


@pytest.mark.parametrize("name", EVERY)
def test_a_scenario_comes_out_as_expected(name: str) -> None:
    assert scenarios.load(name).differences() == []


@pytest.mark.parametrize("name", scenarios.names())
def test_a_scenario_shows_something_and_names_clauses(name: str) -> None:
    scenario = scenarios.load(name)
    assert scenario.rules
    assert scenario.expect
    assert any(frame.narration for frame in scenario.frames())


@pytest.mark.parametrize("game", games.NAMES)
def test_the_pages_of_the_rules_show_scenarios_of_their_game(game: str) -> None:
    guide = (GAMES / game / "guide" / "guide.ts").read_text("utf-8")
    shown = re.findall(r'example: "([^"]+)"', guide)
    assert shown
    assert {scenarios.load(name).start.game for name in shown} == {game}


def test_a_clause_finds_the_scenarios_that_show_it() -> None:
    found = [each.name for each in scenarios.showing("BASE-066")]
    assert "gatling-hits-everybody" in found
    assert scenarios.showing("BASE-001") == ()


@pytest.mark.parametrize("book", rulebook.BOOKS)
def test_most_clauses_that_are_played_have_an_example(book: str) -> None:
    played = [
        each for each in rulebook.clauses(book) if each.area not in ("components", "setup", "faq")
    ]
    shown = [each for each in played if scenarios.showing(each.id)]
    assert len(shown) >= 0.75 * len(played)


def test_a_difference_is_told() -> None:
    text = GATLING.replace('"players.C.life" = 3', '"players.C.life" = 4')
    assert read_scenario("x", text).differences() == ["players.C.life is 3, not 4"]


def test_frames_show_the_position_and_then_each_event() -> None:
    frames = read_scenario("x", GATLING).frames()
    assert frames[0].event is None
    assert [player.life for player in frames[0].view.players] == [4, 4, 4, 4]
    assert [player.life for player in frames[-1].view.players] == [4, 4, 3, 3]
    kinds = [frame.event.kind for frame in frames if frame.event]
    assert kinds.count("wounded") == 2


def test_frames_tell_the_observer_nothing_that_its_seat_may_not_know() -> None:
    first = read_scenario("x", GATLING).frames()[0]
    assert first.view.seat == 1
    assert "bang" not in str(first.view.hand)  # C's card
    assert [card.partition("-")[0] for card in first.view.hand] == ["missed"]


def test_a_dealt_match_is_a_scenario_too() -> None:
    text = """
    game = "bang"
    rules = ["BASE-020"]
    play = []
    deal = { seed = 3, players = 4 }
    [expect]
    turn = 0
    """
    scenario = read_scenario("x", text)
    assert scenario.start.names == ("A", "B", "C", "D")
    assert scenario.played().seed == 3


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ('game = "bang"', 'game = "bangs"', "bangs"),
        ('"BASE-066"', '"BASE-999"', "no rulebook has a clause 'BASE-999'"),
        ('observer = "B"', 'observer = "Z"', "there is no seat 'Z'; there are A, B, C, D"),
        ('observer = "B"', "observer = 2", "the file.observer is a text, not 2"),
        ('observer = "B"', 'watcher = "B"', "the file has no field 'watcher'"),
        ('rules = ["BASE-066"]', "", "the file needs the field 'rules'"),
        ('hand = "missed"', 'hand = "mist"', "no card 'mist' is left in the box"),
        ('hand = "missed"', 'hold = "missed"', "seats.B has no field 'hold'; there are hand,"),
        ('hand = "missed"', "life = true", "seats.B.life is a whole number, not True"),
        ("[seats.D]", "[seats.E]", "seats are A, B, C ... in order, not A, B, C, E"),
        ('"A play gatling"', '"A play"', "is no TOML"),
        ('"A play gatling"', '"E play gatling"', "there is no seat 'E'"),
        ("[expect]", "[position]\nphase = 3\n[expect]", "position.phase is one of setup"),
    ],
)
def test_a_wrong_file_is_refused(before: str, after: str, why: str) -> None:
    assert before in GATLING
    text = GATLING.replace(before, after)
    if why == "is no TOML":
        text = text.replace('["A play"', '["A play')
    with pytest.raises(BadScenario, match="x: ") as refused:
        read_scenario("x", text)
    assert why in str(refused.value)
    assert refused.value.kind == "bad-scenario"


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("A play gatling", "A play beer", "'A play beer' is no answer to 'turn'; there are: play"),
        ("C pass", "D pass", "'D pass' is not asked for; asked are seat 2: dodge"),
    ],
)
def test_an_answer_that_is_not_possible_is_refused(before: str, after: str, why: str) -> None:
    scenario = read_scenario("x", GATLING.replace(before, after))
    with pytest.raises(BadScenario) as refused:
        scenario.played()
    assert why in str(refused.value)


def test_a_path_that_the_view_does_not_have_is_refused() -> None:
    scenario = read_scenario("x", GATLING.replace("players.B.life", "players.B.lives"))
    with pytest.raises(BadScenario, match=r"the view has no 'players.B.lives'"):
        scenario.differences()


def test_a_scenario_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadScenario, match="there is no such scenario"):
        scenarios.load("../errors")
