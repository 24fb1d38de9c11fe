"""The parts of an event that each seat sees."""

from __future__ import annotations

from unittest.mock import ANY

import pytest

from tables.toy import Tricks
from whistlestop.engine.event import Event
from whistlestop.engine.rng import Rng

OPEN = Event("rolled", {"seat": 1, "die": 6})
PEEKED = Event("peeked", {"seat": 1}, {"card": 7}, (1, 2))


@pytest.mark.parametrize("seat", [None, 0, 1, 99])
def test_everybody_sees_all_of_an_open_event(seat: int | None) -> None:
    assert OPEN.seen_by(seat) == Event("rolled", {"seat": 1, "die": 6})


@pytest.mark.parametrize("seat", [1, 2])
def test_a_seat_that_shares_a_secret_sees_it(seat: int) -> None:
    assert PEEKED.seen_by(seat) == Event("peeked", {"seat": 1, "card": 7})


@pytest.mark.parametrize("seat", [None, 0, 3, -1])
def test_all_others_see_the_event_without_its_secret(seat: int | None) -> None:
    assert PEEKED.seen_by(seat) == Event("peeked", {"seat": 1})


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_an_event_as_seen_does_not_name_who_shares_the_secret(seat: int | None) -> None:
    seen = PEEKED.seen_by(seat)
    assert (seen.secret, seen.to) == (None, ())


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_seeing_it_again_changes_nothing(seat: int | None) -> None:
    assert PEEKED.seen_by(seat).seen_by(seat) == PEEKED.seen_by(seat)


def test_a_secret_part_covers_an_open_one_of_the_same_name() -> None:
    event = Event("drawn", {"card": None}, {"card": 7}, (0,))
    assert [event.seen_by(seat).payload["card"] for seat in (0, 1)] == [7, None]


def test_looking_leaves_the_event_as_it_was() -> None:
    event = Event("peeked", {"seat": 1}, {"card": 7}, (1, 2))
    event.seen_by(1)
    assert event == PEEKED


@pytest.mark.parametrize(
    "other",
    [
        Event("looked", {"seat": 1}, {"card": 7}, (1, 2)),
        Event("peeked", {"seat": 2}, {"card": 7}, (1, 2)),
        Event("peeked", {"seat": 1}, {"card": 8}, (1, 2)),
        Event("peeked", {"seat": 1}, {"card": 7}, (1,)),
        Event("peeked", {"seat": 1}),
        ("peeked", {"seat": 1}, {"card": 7}, (1, 2)),
        None,
    ],
)
def test_events_that_differ_in_anything_are_not_equal(other: object) -> None:
    assert other != PEEKED


def test_an_event_lets_other_kinds_of_things_decide_whether_they_are_equal() -> None:
    assert (PEEKED == ANY) is True
    assert (PEEKED == "peeked") is False


def test_equal_events_have_the_same_hash() -> None:
    assert len({PEEKED, Event("peeked", {"seat": 1}, {"card": 7}, (1, 2))}) == 1


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (OPEN, "rolled seat=1 die=6"),
        (PEEKED, "peeked seat=1 [card=7 to 1,2]"),
        (Event("end", {"winner": None, "cards": ()}), "end winner=- cards=-"),
        (Event("trick", {"cards": (5, [7, None])}), "trick cards=5,7,-"),
        (Event("shuffled", {}), "shuffled"),
        (Event("lost", {}, {}, ()), "lost [ to -]"),
        (Event("drawn", {}, {"card": 7, "from": "deck"}, (1,)), "drawn [card=7 from=deck to 1]"),
    ],
)
def test_an_event_is_shown_in_one_line(event: Event, text: str) -> None:
    assert repr(event) == text


def test_a_verb_emits_what_everybody_may_know() -> None:
    g = Tricks(Rng(1))
    g.emit("rolled", seat=1, die=6)
    assert g.events == [OPEN]


def test_a_verb_emits_a_secret_to_those_who_may_know_it() -> None:
    g = Tricks(Rng(1))
    g.emit_secret("peeked", (1, 2), {"card": 7}, seat=1)
    assert g.events == [PEEKED]
