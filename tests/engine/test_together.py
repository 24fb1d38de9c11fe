"""Questions to several seats at once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest

from tables.every_game import sent, shown
from tables.toy import (
    GAME,
    TRICK,
    after,
)
from whistlestop.engine.ask import Answer
from whistlestop.engine.event import Event

ORDERS = list(permutations(TRICK))


@pytest.mark.parametrize("order", ORDERS)
def test_the_order_of_arrival_does_not_matter(order: Sequence[str]) -> None:
    assert shown(after(order)) == shown(after(TRICK))


@pytest.mark.parametrize("order", ORDERS)
def test_the_order_of_arrival_does_not_change_the_rest_of_the_match(order: Sequence[str]) -> None:
    assert shown(after((*order, *GAME[3:]))) == shown(after(GAME))


@pytest.mark.parametrize("order", ORDERS)
def test_the_rule_is_sent_the_answers_in_the_order_of_the_asks(order: Sequence[str]) -> None:
    assert after(order).events == [Event("trick", {"winner": 1, "cards": (16, 20, 17)})]


def test_nobody_else_is_told_what_a_seat_has_answered() -> None:
    one, two = after(["0 play 16"]), after(["0 play 5"])
    assert [sent(one, seat) for seat in (None, 1, 2)] == [sent(two, seat) for seat in (None, 1, 2)]


def test_nothing_happens_until_the_last_answer_is_in() -> None:
    match = after(TRICK[:2])
    assert (match.events, match.view(None)) == ([], after(()).view(None))


def test_a_seat_is_told_only_its_own_answer() -> None:
    match = after(["1 play 20"])
    assert [match.given(seat) for seat in range(3)] == [None, Answer("play", ("20",)), None]


def test_answers_are_no_longer_kept_secret_once_they_are_all_in() -> None:
    match = after(TRICK)
    assert [match.given(seat) for seat in range(3)] == [None, None, None]


def test_everybody_knows_who_is_being_waited_for() -> None:
    waiting = [after(TRICK[:count]).waiting for count in range(4)]
    assert waiting == [(0, 1, 2), (1, 2), (2,), (1,)]


def test_a_seat_that_has_answered_is_asked_no_more() -> None:
    match = after(TRICK[:1])
    assert [match.ask(seat) is None for seat in (0, 1, 2, None, 99)] == [
        True,
        False,
        False,
        True,
        True,
    ]
