"""Texts of refused values, as error messages show them."""

from __future__ import annotations

import pickle

import pytest

from whistlestop.client.errors import ConnectionLost
from whistlestop.engine.errors import BadSeats, WhistlestopError, cut


@pytest.mark.parametrize(
    ("length", "shown"),
    [(59, "x" * 59), (60, "x" * 60), (61, "x" * 57 + "..."), (10**6, "x" * 57 + "...")],
)
def test_a_refused_value_is_cut_to_60_characters(length: int, shown: str) -> None:
    assert cut("x" * length) == shown


@pytest.mark.parametrize(
    "error",
    [
        BadSeats("no", "bad-seats", seats=3),
        WhistlestopError("plain"),
        ConnectionLost("gone", "lost", code=1001, why="x"),
    ],
)
def test_an_error_comes_out_of_pickle_with_all_its_parts(error: WhistlestopError) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    code = "code"
    assert (type(again), str(again), again.kind, again.details, getattr(again, code, 0)) == (
        *(type(error), str(error), error.kind, error.details),
        getattr(error, code, 0),
    )
