"""Beer in the player's own turn. Other tests show how it saves a life."""

from __future__ import annotations

import pytest

from tables.bang import table, who


@pytest.mark.rule("BASE-051")
@pytest.mark.parametrize(("life", "then"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_a_beer_gives_1_life_point_back_up_to_the_maximum(life: int, then: int) -> None:
    t = table(A=who("beer", life=life, most=4), B=who(life=2), C="", D="")
    t.play("A", "beer")
    assert t.lives == {"A": then, "B": 2, "C": 4, "D": 4}


@pytest.mark.rule("BASE-051")
def test_the_maximum_is_the_players_own() -> None:
    t = table(A=who("beer beer", life=4, most=5), B="", C="", D="")
    t.play("A", "beer").play("A", "beer")
    assert t.life("A") == 5


@pytest.mark.rule("BASE-051")
def test_a_player_may_play_several_beers_in_a_turn() -> None:
    t = table(A=who("beer beer beer", life=1), B="", C="", D="")
    t.play("A", "beer").play("A", "beer").play("A", "beer")
    assert t.life("A") == 4


@pytest.mark.rule("BASE-051")
def test_a_beer_cannot_be_given_to_others() -> None:
    t = table(A="beer-6H", B=who(life=1), C="", D="")
    assert t.can("A") == ["play beer-6H", "end"]


@pytest.mark.rule("BASE-052")
def test_a_beer_at_full_life_is_discarded_and_nothing_else_happens() -> None:
    t = table(A="beer-6H", B=who(life=2), C="", D="")
    t.play("A", "beer")
    assert t.lives == {"A": 4, "B": 2, "C": 4, "D": 4}
    assert (t.hand("A"), t.discard, t.asked) == ([], ["beer-6H"], ("A", "turn"))


@pytest.mark.rule("BASE-053")
def test_a_beer_gives_nothing_back_while_only_two_are_left() -> None:
    t = table(A=who("beer-6H", life=2), B="", C="", D="", out="CD")
    t.play("A", "beer")
    assert (t.life("A"), t.discard, t.hand("A")) == (2, ["beer-6H"], [])


@pytest.mark.rule("BASE-053")
def test_a_beer_gives_nothing_back_in_a_game_of_two() -> None:
    t = table(A=who("beer", life=2), B="")
    t.play("A", "beer")
    assert t.life("A") == 2


@pytest.mark.rule("BASE-053")
def test_with_three_left_a_beer_still_works() -> None:
    t = table(A=who("beer", life=2), B="", C="", D="", out="D")
    t.play("A", "beer")
    assert t.life("A") == 3


@pytest.mark.rule("BASE-053")
def test_a_beer_stops_working_when_the_third_last_player_is_eliminated() -> None:
    t = table(A=who("beer beer bang", life=1), B="", C="", D=who(life=1), out="C")
    t.play("A", "beer").play("A", "bang", at="D").play("A", "beer")
    assert (t.out, t.life("A")) == ("CD", 2)


@pytest.mark.rule("BASE-054")
def test_a_beer_is_not_an_answer_to_a_hit_that_leaves_a_life_point() -> None:
    t = table(A="bang", B=who("beer", life=2), C="", D="")
    t.play("A", "bang", at="B")
    assert t.can("B") == ["pass"]
    t.passes("B")
    assert (t.asked, t.life("B"), t.hand("B")) == (("A", "turn"), 1, ["beer"])


@pytest.mark.rule("BASE-054")
@pytest.mark.parametrize("card", ["gatling", "indians", "duel"])
def test_a_beer_is_not_an_answer_to_other_hits_that_leave_a_life_point(card: str) -> None:
    t = table(A=card, B=who("beer", life=2), C="", D="")
    t.play("A", card, at="B" if card == "duel" else "")
    assert t.can("B") == ["pass"]
    t.passes("B")
    assert (t.asked, t.life("B"), t.hand("B")) == (("A", "turn"), 1, ["beer"])


@pytest.mark.rule("BASE-054")
def test_only_the_hit_that_takes_the_last_life_point_may_be_answered_with_a_beer() -> None:
    t = table(A="bang", B=who("beer-6H", life=1), C="", D="")
    t.play("A", "bang", at="B").passes("B")
    assert (t.asked, t.can("B")) == (("B", "save"), ["play beer-6H", "pass"])
