"""Dynamite."""

from __future__ import annotations

import pytest

from tables.bang import Bench, played, table, who


def lit(deck: str, life: int = 4, out: str = "") -> Bench:
    """Return a table where B begins a turn with the Dynamite."""
    b = who(play="dynamite-2H", life=life)
    return table(turn="B", phase="start", A="", B=b, C="", D="", deck=deck, out=out)


@pytest.mark.rule("BASE-076")
def test_dynamite_is_put_before_oneself_and_does_nothing_in_that_turn() -> None:
    t = table(A="dynamite-2H", B="", C="", D="", deck="2S 3S 4S")
    assert t.can("A") == ["play dynamite-2H", "end"]
    t.play("A", "dynamite")
    assert (t.cards("A"), t.life("A"), t.events("flipped")) == (["dynamite"], 4, [])
    t.end("A")
    assert (t.cards("A"), t.life("A"), t.events("flipped")) == (["dynamite"], 4, [])


@pytest.mark.rule("BASE-077")
def test_the_check_is_made_at_the_start_of_the_owners_turn_and_not_before() -> None:
    t = table(A="dynamite-2H", B="", C="", D="", deck="6C 7C 8C 9C 2C 3C 2S 4D 5D")
    t.play("A", "dynamite").end("A").end("B").end("C")
    assert (t.events("flipped"), t.turn) == ([], "D")
    t.end("D")
    assert t.events("flipped") == [{"seat": 0, "cards": ("missed-2S",), "why": "dynamite"}]
    assert (t.life("A"), t.ids("A"), t.asked) == (1, ["bang-4D", "bang-5D"], ("A", "turn"))


@pytest.mark.rule("BASE-077")
def test_the_check_is_a_must() -> None:
    t = lit("2S 6H 7H")
    assert [each["good"] for each in t.events("checked")] == [True]
    assert t.life("B") == 1


@pytest.mark.rule("BASE-077")
@pytest.mark.parametrize("sign", ["2C", "9C", "5D", "9D", "3H", "9H", "10S", "KS"])
def test_no_other_sign_sets_it_off(sign: str) -> None:
    t = lit(sign)
    assert (t.life("B"), t.cards("C"), t.events("exploded")) == (4, ["dynamite"], [])


@pytest.mark.rule("BASE-078")
def test_a_dynamite_that_explodes_is_discarded_and_costs_3_life_points() -> None:
    t = played("dynamite-explodes")
    assert t.lives == {"A": 1, "B": 4, "C": 4, "D": 4}
    assert [t.cards(letter) for letter in "ABCD"] == [[], [], [], []]
    assert sorted(t.discard) == ["dynamite-2H", "missed-5S"]


@pytest.mark.rule("BASE-078")
def test_three_life_points_may_be_more_than_there_are() -> None:
    assert lit("missed-2S", life=3).out == "B"


@pytest.mark.rule("BASE-079")
def test_a_dynamite_that_does_not_explode_moves_to_the_player_on_the_left() -> None:
    t = played("dynamite-moves-on")
    assert [t.cards(letter) for letter in "ABCD"] == [[], ["dynamite"], [], []]
    assert (t.discard, t.asked) == (["beer-6H"], ("A", "turn"))


@pytest.mark.rule("BASE-079")
def test_a_dynamite_moves_past_eliminated_players() -> None:
    t = lit("6C 7C 8C", out="C")
    assert [t.cards(letter) for letter in "ABCD"] == [[], [], [], ["dynamite"]]


@pytest.mark.rule("BASE-079")
def test_the_next_player_makes_the_check_at_the_start_of_their_own_turn() -> None:
    t = lit("6C 7C 8C 2S 4D 5D")
    assert len(t.events("flipped")) == 1
    t.end("B")
    assert t.events("flipped")[1:] == [{"seat": 2, "cards": ("missed-2S",), "why": "dynamite"}]
    assert t.lives == {"A": 4, "B": 4, "C": 1, "D": 4}


@pytest.mark.rule("BASE-079")
def test_a_dynamite_goes_round_and_round_until_it_explodes() -> None:
    t = lit("6C 2D 3D KC 4D 5D JC 6D 7D AC 9D 10D 9S")
    for letter in "BCDA":
        t.end(letter)
    holders = [(each["seat"], each["to"]) for each in t.events("passed-on")]
    assert holders == [(1, 2), (2, 3), (3, 0), (0, 1)]
    assert t.lives == {"A": 4, "B": 1, "C": 4, "D": 4}


@pytest.mark.rule("BASE-080")
def test_a_survivor_of_the_dynamite_goes_on_with_the_turn() -> None:
    t = lit("2S 4D 5D")
    assert (t.life("B"), t.asked) == (1, ("B", "turn"))
    assert (t.ids("B"), t.targets("B", "bang")) == (["bang-4D", "bang-5D"], "AC")


@pytest.mark.rule("BASE-080")
def test_a_player_saved_by_a_beer_goes_on_with_the_turn() -> None:
    b = who("beer-6H", play="dynamite", life=3)
    t = table(turn="B", phase="start", A="", B=b, C="", D="", deck="2S 4D 5D")
    t.answer("B", "beer")
    assert (t.life("B"), t.ids("B"), t.asked) == (1, ["bang-4D", "bang-5D"], ("B", "turn"))
