"""Texts of refused values, as error messages show them."""

from __future__ import annotations

import pytest

from whistlestop.engine.errors import cut


@pytest.mark.parametrize(
    ("length", "shown"),
    [(59, "x" * 59), (60, "x" * 60), (61, "x" * 57 + "..."), (10**6, "x" * 57 + "...")],
)
def test_a_refused_value_is_cut_to_60_characters(length: int, shown: str) -> None:
    assert cut("x" * length) == shown
