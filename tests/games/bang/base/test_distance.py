"""Distances between players, and the reach of weapons."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import LETTERS, Bench, Who, table, who


def ring(seats: int, **some: str | Who) -> Bench:
    """Return a table with this many seats, and with cards only where they are named."""
    people: dict[str, Any] = {letter: some.get(letter, "") for letter in LETTERS[:seats]}
    return table(**people)


def way(t: Bench, one: str, other: str) -> int | None:
    """Return the distance from one player to another."""
    return t.view(one).distances[LETTERS.index(other)]


def far_and_near(a: str | Who) -> Bench:
    """Set B and H at distance 1 from A, C and G at 2, D at 3, F at 4, and E at 5."""
    return ring(8, A=a, E=who(play="mustang"), F=who(play="mustang"))


@pytest.mark.rule("BASE-032")
@pytest.mark.parametrize(
    ("seats", "distances"),
    [
        (2, (None, 1)),
        (3, (None, 1, 1)),
        (4, (None, 1, 2, 1)),
        (5, (None, 1, 2, 2, 1)),
        (6, (None, 1, 2, 3, 2, 1)),
        (7, (None, 1, 2, 3, 3, 2, 1)),
        (8, (None, 1, 2, 3, 4, 3, 2, 1)),
    ],
)
def test_the_shorter_way_around_counts(seats: int, distances: tuple[int | None, ...]) -> None:
    assert ring(seats).view("A").distances == distances


@pytest.mark.rule("BASE-032")
def test_the_way_is_counted_from_every_seat() -> None:
    t = ring(5)
    assert t.view("B").distances == (1, None, 1, 2, 2)
    assert t.view("D").distances == (2, 2, 1, None, 1)


@pytest.mark.rule("BASE-033")
def test_the_seats_of_the_eliminated_are_not_counted() -> None:
    t = table(out="BF", A="", B="", C="", D="", E="", F="", G="")
    assert t.view("A").distances == (None, None, 1, 2, 2, None, 1)


@pytest.mark.rule("BASE-033")
def test_an_elimination_brings_the_others_closer() -> None:
    t = table(A="bang panic-JH", B=who(life=1), C="beer", D="", E="")
    assert (t.targets("A", "panic"), way(t, "A", "C")) == ("", 2)
    t.play("A", "bang", at="B")
    assert (t.targets("A", "panic"), way(t, "A", "C")) == ("C", 1)


@pytest.mark.rule("BASE-034")
@pytest.mark.parametrize("character", ["", "rose-doolan"])
def test_a_distance_is_never_below_1(character: str) -> None:
    t = ring(5, A=who("bang", play="scope", character=character))
    assert (way(t, "A", "B"), way(t, "A", "E")) == (1, 1)
    assert t.targets("A", "bang") == "BCDE"


@pytest.mark.rule("BASE-034")
def test_the_sum_of_all_changes_of_distance_is_never_below_1() -> None:
    t = ring(5, A=who(play="scope", character="rose-doolan"), B=who(play="mustang"))
    assert way(t, "A", "B") == 1


@pytest.mark.parametrize(
    ("weapon", "targets"),
    [
        pytest.param("", "BH", marks=pytest.mark.rule("BASE-021")),
        pytest.param("volcanic", "BH", marks=pytest.mark.rule("BASE-095")),
        pytest.param("schofield", "BCGH", marks=pytest.mark.rule("BASE-097")),
        pytest.param("remington", "BCDGH", marks=pytest.mark.rule("BASE-098")),
        pytest.param("rev-carabine", "BCDFGH", marks=pytest.mark.rule("BASE-099")),
        pytest.param("winchester", "BCDEFGH", marks=pytest.mark.rule("BASE-100")),
    ],
)
@pytest.mark.rule("BASE-035", "BASE-048")
def test_a_weapon_reaches_every_player_within_its_range(weapon: str, targets: str) -> None:
    t = far_and_near(who("bang", play=weapon))
    assert t.view("A").distances == (None, 1, 2, 3, 5, 4, 2, 1)
    assert t.targets("A", "bang") == targets


@pytest.mark.rule("BASE-035", "BASE-100")
def test_a_winchester_does_not_reach_distance_6() -> None:
    e = who(play="mustang", character="paul-regret")
    t = ring(8, A=who("bang", play="winchester"), E=e)
    assert (way(t, "A", "E"), t.targets("A", "bang")) == (6, "BCDFGH")


@pytest.mark.parametrize(
    ("weapon", "reach"),
    [
        pytest.param("volcanic", 1, marks=pytest.mark.rule("BASE-095")),
        pytest.param("schofield", 2, marks=pytest.mark.rule("BASE-097")),
        pytest.param("remington", 3, marks=pytest.mark.rule("BASE-098")),
        pytest.param("rev-carabine", 4, marks=pytest.mark.rule("BASE-099")),
        pytest.param("winchester", 5, marks=pytest.mark.rule("BASE-100")),
    ],
)
def test_a_weapon_is_played_before_oneself_and_has_its_range_at_once(
    weapon: str, reach: int
) -> None:
    t = ring(8, A=weapon)
    t.play("A", weapon)
    assert (t.view().players[0].range, t.cards("A")) == (reach, [weapon])


@pytest.mark.rule("BASE-035")
def test_a_weapon_changes_no_distance() -> None:
    t = ring(7, A=who(play="winchester"))
    assert t.view("A").distances == (None, 1, 2, 3, 3, 2, 1)


@pytest.mark.rule("BASE-035")
def test_a_weapon_reaches_out_and_not_in() -> None:
    t = table(turn="C", A=who(play="winchester"), B="", C="bang", D="", E="")
    assert t.targets("C", "bang") == "BD"


@pytest.mark.rule("BASE-091")
def test_the_owner_of_a_mustang_is_1_farther_away_for_all_others() -> None:
    t = ring(5, C=who(play="mustang"))
    assert [way(t, letter, "C") for letter in "ABDE"] == [3, 2, 2, 3]


@pytest.mark.rule("BASE-091")
def test_a_mustang_changes_nothing_for_its_owner_nor_between_others() -> None:
    t = ring(5, C=who(play="mustang"))
    assert t.view("C").distances == (2, 1, None, 1, 2)
    assert t.view("A").distances == (None, 1, 3, 2, 1)


@pytest.mark.rule("BASE-091")
def test_a_mustang_takes_a_neighbour_out_of_the_range_of_a_colt() -> None:
    t = table(A="", B="mustang", C="bang", D="", turn="B")
    t.play("B", "mustang").end("B")
    assert t.targets("C", "bang") == "D"


@pytest.mark.rule("BASE-091")
@pytest.mark.parametrize("card", ["cat-balou", "panic"])
def test_a_mustang_that_is_gone_counts_no_more(card: str) -> None:
    a = who(card, play="scope")
    t = table(A=a, B="", C="", D="", E="", F=who(play="mustang"))
    assert way(t, "E", "F") == 2
    t.play("A", card, at="F", on="mustang")
    assert way(t, "E", "F") == 1


@pytest.mark.rule("BASE-092")
def test_a_scope_that_is_gone_counts_no_more() -> None:
    t = table(A="cat-balou", B=who(play="scope"), C="", D="", E="")
    assert t.view("B").distances == (1, None, 1, 1, 1)
    t.play("A", "cat-balou", at="B", on="scope")
    assert t.view("B").distances == (1, None, 1, 2, 2)


@pytest.mark.rule("BASE-092")
def test_the_owner_of_a_scope_has_all_others_1_closer() -> None:
    t = ring(7, A=who("bang", play="scope"))
    assert t.view("A").distances == (None, 1, 1, 2, 2, 1, 1)
    assert t.targets("A", "bang") == "BCFG"


@pytest.mark.rule("BASE-092")
def test_a_scope_works_only_for_its_owner() -> None:
    t = ring(7, A=who(play="scope"))
    assert [way(t, letter, "A") for letter in "BCDEFG"] == [1, 2, 3, 3, 2, 1]
    assert t.view("B").distances == (1, None, 1, 2, 3, 3, 2)


@pytest.mark.rule("BASE-092")
def test_a_scope_works_as_soon_as_it_is_played() -> None:
    t = table(A="scope bang", B="", C="", D="", E="")
    t.play("A", "scope")
    assert t.targets("A", "bang") == "BCDE"


@pytest.mark.rule("BASE-093")
def test_a_distance_is_not_the_same_both_ways() -> None:
    t = table(A="bang", B=who("bang", play="mustang"), C="", D="")
    assert (way(t, "A", "B"), way(t, "B", "A")) == (2, 1)
    assert t.targets("A", "bang") == "D"
    t.end("A")
    assert t.targets("B", "bang") == "AC"


@pytest.mark.rule("BASE-094")
def test_a_scope_brings_a_player_two_seats_away_within_reach_of_panic() -> None:
    t = table(A="panic scope", B="", C="beer", D="", E="")
    assert t.targets("A", "panic") == ""
    t.play("A", "scope")
    t.play("A", "panic", at="C", on="hand")
    assert t.hand("A") == ["beer"]


@pytest.mark.rule("BASE-094")
def test_a_mustang_takes_that_player_out_of_reach_of_panic_again() -> None:
    t = table(A=who("panic", play="scope"), B="", C=who("beer", play="mustang"), D="", E="")
    assert (way(t, "A", "C"), "C" in t.targets("A", "panic")) == (2, False)
