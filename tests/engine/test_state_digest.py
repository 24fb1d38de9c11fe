"""Digests: equal for the same state in every process, different for a state that differs."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import ClassVar

import pytest

from tables.toy import TOY
from whistlestop.engine.match import Match
from whistlestop.engine.rng import Rng
from whistlestop.engine.state import State
from whistlestop.engine.state_copying import Fields, copier
from whistlestop.engine.state_digest import agree, digest


class Card:
    """A card that all states share. Its text is its number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __repr__(self) -> str:
        return f"card {self.number}"


class Map:
    """A thing that all states share, without a text of its own: Python would show its address."""

    __slots__ = ()


class Table(State):
    FIELDS: ClassVar[Fields] = Fields(
        values=("map", "turn", "closed"),
        lists=("deck", "names"),
        dicts=("counters",),
        reset={"distances": dict},
    )
    __slots__ = FIELDS.names

    def __init__(self) -> None:
        super().__init__(Rng(1))
        self.map = Map()
        self.turn = 1
        self.closed = frozenset({"north", "south", "east"})
        self.deck = [Card(1), Card(2), Card(3)]
        self.names = ["Ann", "Zoë"]
        self.counters = {"gold": 1, "loot": 2}
        self.distances: dict[int, int] = {}

    def copy(self) -> Table:
        return copy_table(self)


copy_table = copier(Table, State.FIELDS, Table.FIELDS)


class LaterTable(State):
    """The same table in a later version of the program, which has added a field."""

    FIELDS: ClassVar[Fields] = Fields(
        values=("map", "turn", "closed", "weather"),
        lists=("deck", "names"),
        dicts=("counters",),
        reset={"distances": dict},
    )
    __slots__ = FIELDS.names

    def __init__(self) -> None:
        old = Table()
        super().__init__(old.rng)
        self.weather = "dry"
        self.distances: dict[int, int] = {}
        for name in ("map", "turn", "closed", "deck", "names", "counters"):
            setattr(self, name, getattr(old, name))

    def copy(self) -> LaterTable:
        return copy_later(self)


copy_later = copier(LaterTable, State.FIELDS, LaterTable.FIELDS)


DIGEST = 475001638363816690  # written down once: it changes only with the way of computing it


def number(state: State) -> int:
    return digest(state, (), None)


def test_a_digest_is_the_same_on_every_machine() -> None:
    assert number(Table()) == DIGEST
    assert 0 <= DIGEST < 1 << 63


def test_a_copy_has_the_same_digest() -> None:
    assert number(Table().copy()) == number(Table())


def test_a_field_that_copies_do_not_keep_does_not_count() -> None:
    table = Table()
    table.distances = {1: 2}
    assert number(table) == number(Table())


CHANGES = {
    "a value": lambda it: setattr(it, "turn", 2),
    "a type": lambda it: setattr(it, "turn", True),
    "the order of a list": lambda it: it.deck.reverse(),
    "a card of a list": lambda it: it.deck.pop(),
    "a text": lambda it: it.names.__setitem__(1, "Zoe"),
    "a number in a dict": lambda it: it.counters.update(gold=2),
    "the order of a dict": lambda it: setattr(it, "counters", {"loot": 2, "gold": 1}),
    "a set": lambda it: setattr(it, "closed", frozenset({"north"})),
    "the random numbers": lambda it: it.rng.below(6),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_every_difference_changes_the_digest(change: object) -> None:
    table = Table()
    assert callable(change)
    change(table)
    assert not agree(number(table), number(Table()))


def test_a_new_field_alone_is_no_difference() -> None:
    assert agree(number(LaterTable()), number(Table()))


def test_with_a_new_field_other_random_numbers_are_a_difference() -> None:
    later = LaterTable()
    later.rng.below(6)
    assert not agree(number(later), number(Table()))


def test_another_question_is_a_difference() -> None:
    match = Match(TOY, 2, seed=1)
    before = match.digest()
    ask = match.asks[0]
    match.choose(ask.seat, ask.answers[0])
    assert not agree(match.digest(), before)


def test_a_fork_has_the_same_digest() -> None:
    match = Match(TOY, 2, seed=1)
    ask = match.asks[0]
    match.choose(ask.seat, ask.answers[0])
    assert match.fork().digest() == match.digest()


PLAY_EVERY_GAME = """
from random import Random
from tables.every_game import mixes
from whistlestop import games
from whistlestop.engine.match import Match
for name in games.NAMES:
    for mix in list(mixes(games.find(name)))[-1:]:
        match, rng = Match(mix.game, mix.seats, dict(mix.options), 7), Random(7)
        for _ in range(40):
            if match.outcome is None:
                ask = match.asks[0]
                match.choose(ask.seat, rng.choice(ask.answers))
                print(name, match.digest())
        assert match.fork().digest() == match.digest()
"""


@pytest.mark.slow
def test_the_digests_of_every_game_do_not_depend_on_the_process() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", PLAY_EVERY_GAME],
            env={
                **os.environ,
                "PYTHONHASHSEED": seed,
                "PYTHONPATH": os.pathsep.join(sys.path),
            },
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert said[0].count("\n") > 60
    assert said[0] == said[1]
