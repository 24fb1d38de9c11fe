"""The seat and the number that an answer names."""

from __future__ import annotations

import pytest

from whistlestop.engine.ask import Answer
from whistlestop.games.bang.targets import aimed_at, number_of


def test_an_answer_without_a_target_is_refused_where_one_is_needed() -> None:
    assert aimed_at(Answer("play", ("bang-2C",), 0)) == 0
    with pytest.raises(ValueError, match="aimed at nobody"):
        aimed_at(Answer("play", ("bang-2C",)))


def test_an_answer_without_a_number_is_refused_where_one_is_needed() -> None:
    assert number_of(Answer("buy", ("shot-1",), number=0)) == 0
    with pytest.raises(ValueError, match="names no number"):
        number_of(Answer("buy", ("shot-1",)))
