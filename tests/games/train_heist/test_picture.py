"""The picture of a table of Train Heist: its cowboys and their points."""

from __future__ import annotations

import pytest

from tables.train_heist import table, who
from whistlestop.engine.narration import Text
from whistlestop.engine.picture import Picture, Portrait
from whistlestop.games.train_heist.game import GAME


@pytest.mark.parametrize(("points", "shown"), [(7, 7), (13, 12)])
def test_together_all_cowboys_have_the_points_of_the_team(points: int, shown: int) -> None:
    t = table(A=who(title="wild"), B=who(), points=points, goal=12)
    colours = [each.colour for each in t.view().cowboys]
    assert GAME.picture(t.view()) == Picture(
        (
            _portrait(0, colours[0], Text("heist-wanted-wild"), shown, 12),
            _portrait(1, colours[1], None, shown, 12),
        )
    )


def test_against_each_other_each_cowboy_has_points_of_its_own() -> None:
    t = table(A=who(points=2), B=who(points=99), mode="versus")
    target = t.view().target
    assert target is not None
    assert [(each.left, each.most) for each in GAME.picture(t.view()).portraits] == [
        (2, target),
        (target, target),
    ]


def test_without_a_goal_no_points_are_shown() -> None:
    t = table(A=who(), B=who(), mode="score", points=5)
    shown = GAME.picture(t.view()).portraits
    assert [(each.left, each.most) for each in shown] == [(0, 0), (0, 0)]


def _portrait(seat: int, colour: str, title: Text | None, left: int, most: int) -> Portrait:
    return Portrait(seat, Text(f"heist-colour-{colour}"), title, left, most, colour=colour)
