"""The end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tables.train_heist import ring, table, who


@pytest.mark.rule("TH-135", "TH-136")
def test_at_the_goal_all_win_at_once() -> None:
    t = table(A=who("TOWN_B", loot="L01 L02"), B=who("JAIL"), points=10, goal=12)
    t.do("A", "drop")
    assert t.over == ("AB", "goal")
    assert t.match.asks == ()


@pytest.mark.rule("TH-136")
def test_before_the_goal_nobody_has_won_and_more_than_it_is_fine() -> None:
    t = table(A=who("TOWN_B", loot="L01"), B=who(), points=10, goal=12)
    t.do("A", "drop")
    assert t.over is None
    more = table(A=who("TOWN_B", loot="L01 L02"), B=who(), points=11, goal=12)
    more.do("A", "drop")
    assert more.over == ("AB", "goal")


@pytest.mark.rule("TH-136", "TH-139")
def test_the_goal_can_be_reached_after_the_last_event() -> None:
    t = table(A=who("TOWN_B", loot="L01"), B=who(), points=11, goal=12, tokens=False, last=True)
    t.do("A", "drop")
    assert t.over == ("AB", "goal")


@pytest.mark.rule("TH-137", "TH-135")
def test_at_the_skull_all_are_lost() -> None:
    t = table(A=who(hand="KEY-1"), B=who(), train=ring(29), speed=1, hangman=2, events="switch")
    t.end("A")
    assert t.view().hangman == 3
    assert t.over == ("", "hanged")


@pytest.mark.rule("TH-137")
def test_the_game_goes_on_one_knot_before_the_skull() -> None:
    t = table(A=who(hand="KEY-1"), B=who(), train=ring(29), speed=1, hangman=1, events="switch")
    t.end("A")
    assert t.view().hangman == 2
    assert t.over is None


@pytest.mark.rule("TH-138")
def test_with_the_last_event_the_tokens_go_at_once() -> None:
    t = table(
        A=who(hand="KEY-1"), B=who(), train=ring(24), speed=1, events="sheriff-rear-1", last=True
    )
    t.end("A")
    assert t.sheriff == "E4", "it is carried out first"
    assert t.switches == "None None"
    assert [event.kind for event in t.match.events].count("tokens-gone") == 1


@pytest.mark.rule("TH-138")
def test_the_tokens_stay_before_the_last_event() -> None:
    t = table(
        A=who(hand="KEY-1"), B=who(), train=ring(24), speed=1, events="switch switch", last=True
    )
    t.end("A")
    assert "None" not in t.switches


@pytest.mark.rule("TH-139", "TH-135")
def test_the_next_junction_without_tokens_ends_the_game() -> None:
    t = table(A=who(hand="KEY-1"), B=who(), train=ring(19), speed=2, tokens=False, last=True)
    t.end("A")
    assert t.over == ("", "derailed")
    assert t.train == ring(20)


@pytest.mark.rule("TH-139")
def test_a_train_that_stands_on_a_junction_has_not_reached_it_again() -> None:
    # The last event comes at the edge of the map, with cars on R21.
    t = table(
        A=who(hand="KEY-1"),
        B=who(),
        train="RW R21 R20 R19 R18",
        speed=1,
        events="sheriff-rear-1",
        last=True,
    )
    t.end("A")
    assert t.over is None
    t.do("A", "done").end("B")
    assert t.over == ("", "derailed"), "now car 1 comes to R01"


@pytest.mark.rule("TH-139")
def test_a_junction_passed_before_the_last_card_was_resolved_does_not_count() -> None:
    # Car 1 meets the star of R19 first and R21 in the same movement.
    t = table(
        A=who(hand="KEY-1"), B=who(), train=ring(18), speed=3, events="sheriff-rear-1", last=True
    )
    t.end("A")
    assert t.train == ring(21)
    assert t.over is None


def test_neither_lost_horses_nor_an_empty_event_deck_end_the_game() -> None:
    t = table(A=who(), B=who(), horses="-", train=ring(24), speed=1, events="switch", last=True)
    t.pass_turn("A")
    assert t.over is None


@pytest.mark.rule("TH-137", "TH-153")
@pytest.mark.parametrize(
    "how",
    [
        {"hangman": 2, "sack": "L06 L07"},
        {"mode": "versus", "counters": {"B": (7, 0)}, "sack": "L06 L07"},
        {"mode": "versus", "counters": {"B": (7, 0)}, "towns": {"B": "L06"}, "sack": "L07"},
    ],
)
def test_after_the_end_the_train_loads_nothing(how: dict[str, Any]) -> None:
    t = table(A=who(), B=who(), train=ring(29), speed=1, **how)
    t.end("A")
    assert t.match.events[-1].kind == "over"
    assert (t.match.asks, t.view().lifted) == ((), None)
    assert [square.tiles for square in t.view().squares] == [()] * 6
