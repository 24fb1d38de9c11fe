"""Narrations: texts by their ids, with arguments in the order in which a game gives them."""

from __future__ import annotations

from whistlestop.engine.narration import Narration, PlayerName, Text, text, yes


def test_a_text_keeps_its_arguments_in_order() -> None:
    found = text("bang-event-turn", player=PlayerName(2), count=3)
    assert found == Text("bang-event-turn", (("player", PlayerName(2)), ("count", 3)))
    assert text("bang-event-end") == Text("bang-event-end", ())


def test_a_condition_is_told_as_yes_or_no() -> None:
    assert [yes(True), yes("card"), yes(False), yes("")] == ["yes", "yes", "no", "no"]


def test_an_event_opens_no_step_unless_the_game_says_so() -> None:
    assert not Narration((text("bang-event-turn"),)).opens_step
