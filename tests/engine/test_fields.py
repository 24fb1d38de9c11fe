"""The listed fields of a class: its slots, its copies, and mistakes that are refused at import."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from tables.contents import contents
from whistlestop.engine.rng import Rng
from whistlestop.engine.state import State
from whistlestop.engine.state_copying import Fields, _arguments, copier, filler


class Player:
    FIELDS: ClassVar[Fields] = Fields(values=("name",), lists=("hand",))
    __slots__ = FIELDS.names

    def __init__(self, name: str) -> None:
        self.name = name
        self.hand = [1, 2]


copy_player = copier(Player, Player.FIELDS)


class Table(State):
    """A state with a field of each group."""

    FIELDS: ClassVar[Fields] = Fields(
        values=("turn", "names"),
        lists=("deck",),
        lists_of_lists=("rows",),
        dicts=("counters",),
        dicts_of_lists=("piles",),
        objects={"dealer": copy_player},
        lists_of_objects={"players": copy_player},
        reset={"distances": dict, "offered": list, "trading": -1},
    )
    __slots__ = FIELDS.names

    def __init__(self) -> None:
        super().__init__(Rng(1))
        self.turn = 3
        self.names = ("Ann", "Bo")
        self.deck = [5, 6]
        self.rows = [[7], [8, 9]]
        self.counters = {"nuggets": 1}
        self.piles = {"row": [1], "feats": []}
        self.dealer = Player("Cy")
        self.players = [Player("Ann"), Player("Bo")]
        self.distances: dict[int, int] = {}
        self.offered: list[int] = []
        self.trading = -1

    def copy(self) -> Table:
        return copy_table(self)


copy_table = copier(Table, State.FIELDS, Table.FIELDS)

CHANGES: dict[str, Callable[[Table], Any]] = {
    "a value": lambda g: setattr(g, "turn", 4),
    "a list": lambda g: g.deck.pop(),
    "a list in a list": lambda g: g.rows[1].pop(),
    "a list of lists": lambda g: g.rows.pop(),
    "a dict": lambda g: g.counters.update(nuggets=2),
    "a list in a dict": lambda g: g.piles["row"].pop(),
    "a dict of lists": lambda g: g.piles.pop("feats"),
    "an object": lambda g: g.dealer.hand.pop(),
    "an object in a list": lambda g: setattr(g.players[0], "name", "Di"),
    "a list in an object in a list": lambda g: g.players[1].hand.clear(),
    "a list of objects": lambda g: g.players.reverse(),
    "chance": lambda g: g.rng.below(100),
}


def test_a_copy_equals_the_original() -> None:
    assert contents(Table().copy()) == contents(Table())


@pytest.mark.parametrize("what", CHANGES)
def test_a_change_of_the_copy_leaves_the_original_as_it_was(what: str) -> None:
    table = Table()
    twin = table.copy()
    CHANGES[what](twin)
    assert contents(twin) != contents(table) == contents(Table())


@pytest.mark.parametrize("what", CHANGES)
def test_a_change_of_the_original_leaves_the_copy_as_it_was(what: str) -> None:
    table = Table()
    twin = table.copy()
    CHANGES[what](table)
    assert contents(table) != contents(twin) == contents(Table())


def test_a_copy_shares_the_values() -> None:
    table = Table()
    assert table.copy().names is table.names


def test_fields_that_are_reset_are_not_copied() -> None:
    table = Table()
    table.distances[1] = 2
    table.offered.append(3)
    table.trading = 4
    table.emit("traded")
    table.watcher = print
    twin = table.copy()
    assert (twin.distances, twin.offered, twin.trading) == ({}, [], -1)
    assert (twin.events, twin.watcher) == ([], None)


def test_no_two_copies_share_what_is_reset() -> None:
    table = Table()
    one, two = table.copy(), table.copy()
    one.distances[1] = 2
    one.offered.append(3)
    one.emit("traded")
    assert (two.distances, two.offered, two.events) == ({}, [], [])


def test_the_fields_are_the_slots() -> None:
    assert set(Player.__slots__) == {"name", "hand"}
    with pytest.raises(AttributeError):
        Player("Ann").life = 4  # type: ignore[attr-defined]


def test_some_fields_alone_can_be_written_into_another_object() -> None:
    fill = filler(Table, Fields(lists=("deck",), lists_of_lists=("rows",)))
    table, other = Table(), Table()
    other.turn, other.deck, other.rows = 9, [1], [[2]]
    fill(table, other)
    other.rows[0].append(3)
    assert (table.turn, table.deck, table.rows) == (3, [1], [[2]])


# Mistakes that are refused at import


def test_a_field_in_two_groups_is_refused() -> None:
    with pytest.raises(TypeError, match="'hand' is in two groups"):
        Fields(values=("hand",), lists=("hand",))


def test_a_field_in_two_lists_of_fields_is_refused() -> None:
    with pytest.raises(TypeError, match="'hand' of Player is in two groups"):
        copier(Player, Player.FIELDS, Fields(lists=("hand",)))


def test_a_field_in_no_group_is_refused() -> None:
    with pytest.raises(TypeError, match="'hand' of Player is in no group"):
        copier(Player, Fields(values=("name",)))


def test_the_fields_of_the_class_above_must_be_listed_too() -> None:
    with pytest.raises(TypeError, match="of Table is in no group"):
        copier(Table, Table.FIELDS)


def test_a_field_that_the_class_does_not_have_is_refused() -> None:
    with pytest.raises(TypeError, match="Player has no field 'life'"):
        copier(Player, Player.FIELDS, Fields(values=("life",)))


def test_a_class_without_slots_is_refused() -> None:
    class Loose(Player):
        pass

    with pytest.raises(TypeError, match="Loose has no slots"):
        copier(Loose, Player.FIELDS)


def test_a_class_is_made_from_its_fields() -> None:
    class Dealt:
        FIELDS: ClassVar[Fields] = Fields(lists=("hand",))
        __slots__ = FIELDS.names

        def __init__(self, deck: list[int]) -> None:
            self.hand = deck[-3:]

    with pytest.raises(TypeError, match="Dealt is made from 'deck', which is not a field"):
        copier(Dealt, Dealt.FIELDS)


# Classes that mypyc has compiled


class Compiled:
    """A class with the attributes of a compiled one: its `__init__` must be called."""

    __mypyc_attrs__ = ("deck", "hand", "made", "__dict__")

    def __init__(self, deck: list[int], *, hand: int = 2) -> None:
        self.deck, self.hand = deck, hand
        self.made = "by __init__"


class Bare:
    """A class without an `__init__` of its own, and without a signature."""

    __slots__ = ()


def test_a_compiled_class_is_made_by_its_init_from_its_fields() -> None:
    copy = copier(Compiled, Fields(lists=("deck",), values=("hand", "made")))
    twin = copy(Compiled([1], hand=3))
    assert (twin.deck, twin.hand, twin.made) == ([1], 3, "by __init__")
    assert type(twin) is Compiled


@pytest.mark.parametrize(
    ("kind", "names"),
    [(complex, ["real", "imag"]), (object, []), (Bare, []), (Compiled, ["deck", "hand"])],
)
def test_the_arguments_of_a_class_without_python_code_are_read_from_its_signature(
    kind: type[object], names: list[str]
) -> None:
    assert _arguments(kind) == names
