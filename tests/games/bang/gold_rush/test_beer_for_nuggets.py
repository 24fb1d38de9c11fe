"""Beers that are played for nuggets."""

from __future__ import annotations

import pytest

from tables.bang import rush, who


@pytest.mark.rule("GR-037")
def test_a_beer_can_be_played_for_a_nugget() -> None:
    t = rush(A="beer-6H", B="", C="", D="").sell("A", "beer")
    assert (t.nuggets("A"), t.hand("A"), t.top) == (1, [], "beer-6H")


@pytest.mark.rule("GR-038")
@pytest.mark.parametrize("life", [1, 3, 4])
def test_a_beer_for_a_nugget_gives_no_life_point(life: int) -> None:
    t = rush(A=who("beer", life=life), B="", C="", D="").sell("A", "beer")
    assert (t.lives["A"], t.nuggets("A")) == (life, 1)


@pytest.mark.rule("GR-038")
def test_a_beer_for_a_life_point_gives_no_nugget() -> None:
    t = rush(A=who("beer", life=1), B="", C="", D="").play("A", "beer")
    assert (t.lives["A"], t.nuggets("A")) == (2, 0)


@pytest.mark.rule("GR-039")
def test_any_number_of_beers_can_be_played_for_nuggets_in_a_turn() -> None:
    t = rush(A="beer beer beer beer beer beer", B="", C="", D="")
    for count in range(1, 7):
        assert t.sell("A", "beer").nuggets("A") == count


@pytest.mark.rule("GR-040")
def test_only_beers_can_be_played_for_nuggets() -> None:
    hand = "beer-6H saloon bang missed panic stagecoach wells-fargo duel general-store"
    t = rush(A=who(hand, play="barrel"), B="", C="", D="")
    assert t.can("A", "sell") == ["sell beer-6H"]


@pytest.mark.rule("GR-041")
def test_of_two_beers_one_brings_a_life_point_and_the_other_a_nugget() -> None:
    duke = who("beer beer", life=2, character="lucky-duke")
    t = rush(A=duke, B="", C="", D="").play("A", "beer").sell("A", "beer")
    assert (t.lives["A"], t.nuggets("A"), t.hand("A")) == (3, 1, [])


@pytest.mark.rule("GR-037")
def test_a_beer_brings_a_nugget_with_two_players_left_too() -> None:
    t = rush(A=who("beer", life=1), B="", C="", D="", out="CD").sell("A", "beer")
    assert (t.lives["A"], t.nuggets("A")) == (1, 1)


@pytest.mark.rule("GR-037")
def test_a_beer_brings_a_nugget_in_a_duel_of_two() -> None:
    assert rush(A="beer", B="").sell("A", "beer").nuggets("A") == 1


@pytest.mark.rule("GR-037")
def test_a_player_without_a_beer_sells_nothing() -> None:
    assert rush(A="saloon", B="beer", C="", D="").can("A", "sell") == []
