"""Views: everything that a seat sees of the table."""

from __future__ import annotations

from typing import Any

import pytest

from tables.train_heist import Bench, deal, ring, table, who
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.games.train_heist.game import GAME


def crowded() -> Bench:
    """Build a table in versus with something of everything."""
    return table(
        mode="versus",
        A=who("CC", "KEY-1 REV-2", bullets=1, horse=0, points=2),
        B=who("IN_A", "BAG-3", "L01", title="kid"),
        C=who("G01", loot="L02", lying=True, title="two-timing", ready=False),
        D=who("JAIL", "KEY-9"),
        horses="CC -",
        turn="B",
        squares={"A1": "L03 L04", "C2": "L05"},
        towns={"B": "L06"},
        counters={"A": (1, 0, 0, 2), "C": (0, 3, 0, 0)},
        discard="REV-9 BAG-9",
        tipis=(2,),
        row="wild honest",
        hangman=1,
        speed=3,
        sheriff="E5",
    )


TABLE: dict[str, Any] = {
    "seat": 0,
    "mode": "versus",
    "turn": 1,
    "first": 0,
    "round": 1,
    "phase": "actions",
    "actions": 4,
    "cars": ("R13", "R12", "R11", "R10", "R09"),
    "sheriff": "E5",
    "speed": 3,
    "tipis": ("CACTUS_2",),
    "territory": ("R24", "CACTUS_2"),
    "sack": 15,
    "lifted": None,
    "hangman": 1,
    "points": 0,
    "goal": None,
    "level": "",
    "target": 5,
    "bullets": 2,
    "bullets_free": 2,
    "wanted": ("wild", "honest"),
    "deck": 29,
    "discard": ("REV-9", "BAG-9"),
    "events_left": 21,
    "played": (),
    "trade": None,
    "refusals_left": 3,
    "undo": False,
    "over": False,
    "winners": (),
    "why": "",
}


def test_a_view_shows_the_whole_table() -> None:
    view = crowded().view("A")
    assert {name: getattr(view, name) for name in TABLE} == TABLE


COWBOYS: dict[str, tuple[Any, ...]] = {
    "number": (0, 1, 2, 3),
    "seat": (0, 1, 2, 3),
    "colour": ("green", "yellow", "red", "blue"),
    "place": ("CC", "IN_A", "G01", "JAIL"),
    "horse": (0, None, None, None),
    "lying": (False, False, True, False),
    "jailed": (False, False, False, True),
    "hand": (("KEY-1", "REV-2"), (None,), (), ("KEY-9",)),
    "limit": (5, 5, 5, 5),
    "loot": ((), ("L01",), ("L02",), ()),
    "laden": (False, True, True, False),
    "bullets": (1, 0, 0, 0),
    "bullets_ready": (1, 0, 0, 0),
    "title": ("", "kid", "two-timing", ""),
    "title_ready": (False, True, False, False),
    "points": (2, 0, 0, 0),
    "counters": (7, 7, 10, 8),
    "had_turn": (True, False, False, False),
}


@pytest.mark.parametrize("part", COWBOYS)
def test_a_view_shows_every_cowboy(part: str) -> None:
    cowboys = crowded().view("A").cowboys
    assert tuple(getattr(cowboy, part) for cowboy in cowboys) == COWBOYS[part]


def test_a_view_shows_horses_switches_squares_and_towns() -> None:
    view = crowded().view()
    assert [(each.number, each.space, each.riders) for each in view.horses] == [
        (0, "CC", (0,)),
        (1, None, ()),
    ]
    assert [(each.space, each.colour, each.blocked, each.way) for each in view.switches] == [
        ("R21", "red", False, None),
        ("R01", "green", False, None),
    ]
    assert [(each.name, each.letter, each.tiles) for each in view.squares] == [
        ("A1", "A", ("L03", "L04")),
        ("A2", "A", ()),
        ("B1", "B", ()),
        ("B2", "B", ()),
        ("C1", "C", ()),
        ("C2", "C", ("L05",)),
    ]
    assert [(each.letter, each.space, each.tiles, each.counters) for each in view.towns] == [
        ("A", "TOWN_A", (), (1, 0, 0, 2)),
        ("B", "TOWN_B", ("L06",), (0, 0, 0, 0)),
        ("C", "TOWN_C", (), (0, 3, 0, 0)),
    ]


def test_a_team_has_a_goal_and_points_but_no_counters() -> None:
    view = table(A=who(), B=who(), points=3, goal=14).view()
    assert (view.mode, view.goal, view.level, view.points) == ("co-op", 14, "gunslinger", 3)
    assert (view.target, [cowboy.counters for cowboy in view.cowboys]) == (None, [0, 0])


def test_a_team_that_plays_for_points_has_no_goal() -> None:
    view = table(mode="score", A=who(), B=who(), points=3).view()
    assert (view.mode, view.goal, view.level, view.points) == ("score", None, "", 3)


def test_nobody_has_the_turn_before_the_game_begins() -> None:
    seen: dict[str, tuple[Any, ...]] = {}

    def watch(match: Match, event: Event) -> None:
        view = match.view(None)
        turns = [cowboy.had_turn for cowboy in view.cowboys]
        seen[event.kind] = (view.phase, view.round, view.turn, view.first, view.preview, turns)

    match = Match(GAME, 2, seed=1, watcher=watch)
    assert seen["dealt"] == ("setup", 0, None, None, None, [False, False])
    first = match.view(None).first
    assert seen["turn"][:4] == ("actions", 1, first, first)
    assert seen["turn"][4] is not None


@pytest.mark.rule("TH-029")
def test_a_view_names_the_phase_of_the_turn() -> None:
    t = table(A=who(), B=who(lying=True), events="switch", train=ring(18), speed=1)
    phases = []
    t.match.watch(lambda event: phases.append((event.kind, t.view().phase)))
    t.end("A")
    assert phases[:3] == [("rolled", "events"), ("event", "events"), ("flipped", "events")]
    assert ("drew", "draw") in phases
    assert ("turn", "train") in phases, "the turn of a cowboy who lies flat begins with the train"


def test_a_view_names_the_discard_phase_and_the_end() -> None:
    t = table(A=who(hand="KEY-1"), B=who())
    t.end("A")
    assert t.view().phase == "discard"
    over = table(A=who("TOWN_B", loot="L01"), B=who(), points=11)
    over.do("A", "drop")
    view = over.view()
    assert (view.phase, view.over, view.winners, view.why) == ("over", True, (0, 1), "goal")
    assert view.preview is None


def test_a_view_shows_the_event_cards_drawn_and_the_number_left() -> None:
    t = table(A=who(), B=who(), train=ring(18), speed=1, events="cherokee-1 switch")
    t.end("A")
    view = t.view()
    assert (view.played, view.events_left) == (("cherokee-1",), 20)


def test_a_view_shows_bullets_that_may_be_taken_and_spent() -> None:
    t = table(A=who(bullets=1), B=who())
    t.do("A", "spend-bullet")
    assert (t.view().bullets, t.view().bullets_free) == (3, 2)
    t.do("A", "take-bullet")
    cowboy = t.view().cowboys[0]
    assert (cowboy.bullets, cowboy.bullets_ready) == (1, 0)


def test_a_view_shows_a_trade_under_way() -> None:
    t = table(mode="versus", A=who(hand="KEY-1 KEY-2"), B=who(hand="BAG-1"), C=who("G08"))
    t.do("A", "trade at 1", "give for 1", "done").do("B", "give for 0")
    for letter, offered, returned in [
        ("A", ("KEY-2",), ("BAG-1",)),
        ("B", ("KEY-2",), ("BAG-1",)),
        ("C", (None,), (None,)),
    ]:
        trade = t.view(letter).trade
        assert trade is not None
        assert (trade.cowboy, trade.partner) == (0, 1)
        assert (trade.offered, trade.returned) == (offered, returned)


@pytest.mark.parametrize("answers", [("refuse",), ("done", "agree"), ("done", "refuse")])
def test_a_trade_that_has_ended_is_shown_no_more(answers: tuple[str, ...]) -> None:
    t = table(A=who(hand="KEY-1"), B=who(hand="BAG-1"))
    t.do("A", "trade at 1", "give for 0")
    assert t.view().trade is not None
    for letter, answer in zip("BA", answers, strict=False):
        t.do(letter, answer)
    assert t.view().trade is None


def test_a_trade_that_was_called_off_is_shown_no_more() -> None:
    t = table(A=who(hand="KEY-1 KEY-2"), B=who())
    t.do("A", "trade at 1", "give for 0", "cancel")
    assert t.view().trade is None


def test_a_view_shows_a_tile_that_is_not_laid_down_yet() -> None:
    t = table(A=who(), B=who(), train=ring(29), speed=1, sack="L06")
    t.end("A")
    assert (t.asked, t.view().lifted) == (("A", "fill"), "L06")


def test_the_views_of_all_seats_are_the_views_of_each() -> None:
    match = crowded().match
    seats = [None, 0, 1, 2, 3]
    assert match.views(seats) == [match.view(seat) for seat in seats]


def test_a_new_table_is_named_after_the_box() -> None:
    view = deal(2).view()
    assert (view.board.name, view.decks.name) == ("standard", "standard")
