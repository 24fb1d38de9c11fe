"""The contents of two things differ if anything in them differs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tables.contents import contents, match_contents
from tables.toy import TOY, Tricks, after
from whistlestop.engine.ask import Answer
from whistlestop.engine.event import Event
from whistlestop.engine.game import Outcome
from whistlestop.engine.match import Match
from whistlestop.engine.rng import Rng

TRICK = ("0 play 16", "1 play 20", "2 play 17")


def state() -> Tricks:
    return TOY.setup(3, {"doubts": True, "cards": 20, "colour": "red"}, Rng(1))


CHANGES: dict[str, Callable[[Tricks], Any]] = {
    "a number": lambda g: setattr(g, "trick", 1),
    "a flag that equals the number": lambda g: setattr(g, "doubts", 1),
    "another type": lambda g: setattr(g, "points", tuple(g.points)),
    "a card deep inside": lambda g: g.hands[2].append(99),
    "an order": lambda g: g.deck.reverse(),
    "chance": lambda g: g.rng.below(6),
    "an event": lambda g: g.emit("trick"),
    "a watcher": lambda g: setattr(g, "watcher", print),
    "a field that is gone": lambda g: delattr(g, "deck"),
}


@pytest.mark.parametrize("how", CHANGES)
def test_a_change_of_a_state_is_noticed(how: str) -> None:
    g = state()
    assert contents(g) == contents(state())
    CHANGES[how](g)
    assert contents(g) != contents(state())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
        ({"a": [1]}, {"a": [2]}),
        ({1, 2}, {1, 3}),
        (1, True),
        (1, 1.0),
        ((1,), [1]),
        (Answer("stop"), ("stop", (), None, None, None)),
        (Event("a", {"b": 1}), Event("a", {"b": 2})),
        (Event("a", {}, {"b": 1}, (0,)), Event("a", {}, {"b": 1}, (1,))),
        (len, print),
    ],
)
def test_a_difference_is_noticed(one: Any, other: Any) -> None:
    assert contents(one) == contents(one)
    assert contents(one) != contents(other)


MATCH_CHANGES: dict[str, Callable[[Match], Any]] = {
    "names": lambda match: setattr(match, "names", ("Ann", "Bo", "Cy")),
    "seed": lambda match: setattr(match, "seed", 2),
    "imagined": lambda match: setattr(match, "imagined", True),
    "choices": lambda match: match.choices.pop(),
    "events": lambda match: match.events.pop(),
    "rest": lambda match: match._rest.deck.pop(),  # type: ignore[union-attr]
    "no rest": lambda match: setattr(match, "_rest", None),
    "since": lambda match: match._since.pop(),
    "outcome": lambda match: setattr(match, "outcome", Outcome((1,), "points")),
}


@pytest.mark.parametrize("how", MATCH_CHANGES)
def test_a_change_of_a_match_is_noticed(how: str) -> None:
    match = after(TRICK)
    assert match_contents(match) == match_contents(after(TRICK))
    MATCH_CHANGES[how](match)
    assert match_contents(match) != match_contents(after(TRICK))
