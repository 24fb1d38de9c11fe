"""Digests: equal for the same state in every process, different for a state that differs."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import pytest

from tables.toy import TOY
from whistlestop.engine.match import Match
from whistlestop.engine.rng import Rng
from whistlestop.engine.state import State
from whistlestop.engine.state_copying import Fields, copier
from whistlestop.engine.state_digest import _text, agree, digest


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


class Player:
    """A thing that every state copies, with a text that does not tell everything."""

    FIELDS: ClassVar[Fields] = Fields(values=("name", "life"))
    __slots__ = FIELDS.names

    def __init__(self, name: str, life: int) -> None:
        self.name = name
        self.life = life

    def __repr__(self) -> str:
        return self.name


copy_player = copier(Player, Player.FIELDS)


class Party(State):
    """A state of several classes that are copied."""

    FIELDS: ClassVar[Fields] = Fields(lists_of_objects={"players": copy_player})
    __slots__ = FIELDS.names

    def __init__(self) -> None:
        super().__init__(Rng(1))
        self.players = [Player("Ann", 4), Player("Zoë", 3)]

    def copy(self) -> Party:
        return copy_party(self)


copy_party = copier(Party, State.FIELDS, Party.FIELDS)


class Shot(NamedTuple):
    card: Card
    target: int


@dataclass(frozen=True)
class Route:
    length: int


WRITTEN: list[tuple[object, str]] = [
    (7, "7"),
    (True, "True"),
    (None, "None"),
    ("Zoë", "'Zo\\xeb'"),
    ([1, "Zoë"], "[1, 'Zo\\xeb']"),
    ((1, 2), "(1, 2)"),
    ([1, "a", True, b"x", 1.5, None], "[1, 'a', True, b'x', 1.5, None]"),
    ([], "[]"),
    (Card(1), "card 1"),
    ([Card(1), Card(2)], "[card 1,card 2]"),
    ((Card(1), 2), "[card 1,2]"),
    (Map(), "Map"),
    ([Map(), Map()], "[Map,Map]"),
    ([Card(1), Map()], "[card 1,Map]"),
    ([[Map()], [Card(1)]], "[[Map],[card 1]]"),
    (Player("Ann", 4), "<4,'Ann'>"),
    ([Player("Ann", 4), Player("Ann", 3)], "[<4,'Ann'>,<3,'Ann'>]"),
    (Shot(Card(1), 2), "[card 1,2]"),
    ([Shot(Card(1), 2)], "[[card 1,2]]"),
    (Route(3), "Route"),
    ([Route(3)], "[Route]"),
    ([range(3)], "[range]"),
    ({"b": Card(1), "a": [2]}, "{'b':card 1,'a':[2]}"),
    (frozenset({"b", "a"}), "('a','b')"),
    (Rng(1), "0/0"),
]


@pytest.mark.parametrize(("value", "text"), WRITTEN, ids=[text for _, text in WRITTEN])
def test_a_value_counts_with_this_text(value: object, text: str) -> None:
    assert _text(value, set()) == text


def test_the_classes_whose_fields_are_written_are_noted() -> None:
    kinds: set[type[object]] = set()
    _text([Player("Ann", 4), Card(1)], kinds)
    assert kinds == {Player}


# These were written down once: they change only with the way of computing them.
DIGEST = 475001638363816690
PARTY_DIGEST = 475001282944221460


def number(state: State) -> int:
    return digest(state, (), None)


def test_a_digest_is_the_same_on_every_machine() -> None:
    assert number(Table()) == DIGEST
    assert number(Party()) == PARTY_DIGEST
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


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (3 << 39 | 5 << 15 | 8, 3 << 39 | 5 << 15 | 8, True),
        (3 << 39 | 5 << 15 | 8, 3 << 39 | 6 << 15 | 8, False),
        (3 << 39 | 5 << 15 | 8, 4 << 39 | 5 << 15 | 8, False),
        (3 << 39 | 5 << 15 | 8, 3 << 39 | 6 << 15 | 9, True),
        (3 << 39 | 5 << 15 | 8, 4 << 39 | 5 << 15 | 9, False),
        (3 << 39 | 5 << 15, 3 << 39 | 6 << 15 | 1 << 14, True),
    ],
)
def test_the_parts_of_digests_with_other_fields_are_compared_as_far_as_possible(
    one: int, other: int, *, same: bool
) -> None:
    assert agree(one, other) is same


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
