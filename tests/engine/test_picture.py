"""The few facts of a table that a small picture shows."""

from __future__ import annotations

from whistlestop.engine.picture import Picture, Portrait


def test_a_portrait_has_no_life_no_colour_and_is_not_out_unless_a_game_says_so() -> None:
    plain = Portrait(2, None, None)
    assert (plain.left, plain.most, plain.out, plain.colour) == (0, 0, False, "")


def test_a_picture_may_have_neither_figures_nor_a_train() -> None:
    assert (Picture().portraits, Picture().train) == ((), ())
