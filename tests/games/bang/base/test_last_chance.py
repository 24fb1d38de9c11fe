"""Players without life points: their last chance, and the cards that bring life back."""

from __future__ import annotations

import pytest

from tables.bang import Bench, table, who


def shot(hand: str, life: int = 1, out: str = "") -> Bench:
    """Let A shoot B, who does not dodge."""
    t = table(A="bang", B=who(hand, life=life), C="", D="", out=out)
    return t.play("A", "bang", at="B").passes("B")


def blown_up(hand: str, life: int, character: str = "") -> Bench:
    """Let the Dynamite of A explode."""
    a = who(hand, play="dynamite", life=life, character=character)
    return table(phase="start", deck="5S", A=a, B="", C="", D="")


@pytest.mark.rule("BASE-113")
def test_the_loss_of_the_last_life_point_gives_a_last_chance() -> None:
    t = shot("beer")
    assert (t.asked, t.lives["B"], t.out) == (("B", "save"), 0, "")


@pytest.mark.rule("BASE-113")
def test_a_loss_beyond_the_last_life_point_gives_a_last_chance_too() -> None:
    t = blown_up("beer beer beer", life=1)
    assert (t.asked, t.lives["A"], t.out) == (("A", "save"), -2, "")


@pytest.mark.rule("BASE-113")
def test_a_player_with_a_life_point_left_is_not_asked_for_a_last_chance() -> None:
    t = shot("beer", life=2)
    assert (t.asked, t.lives["B"]) == (("A", "turn"), 1)


@pytest.mark.rule("BASE-113", "BASE-115")
def test_a_player_who_passes_the_last_chance_is_eliminated() -> None:
    assert shot("beer").passes("B").out == "B"


@pytest.mark.rule("BASE-114")
def test_a_beer_in_the_turn_of_another_saves_its_player() -> None:
    t = shot("beer missed").play("B", "beer")
    assert (t.out, t.lives["B"], t.hand("B"), t.asked) == ("", 1, ["missed"], ("A", "turn"))


@pytest.mark.rule("BASE-114")
def test_a_beer_saves_a_player_from_indians() -> None:
    t = table(A="indians", B=who("beer", life=1), C="", D="")
    t.play("A", "indians").passes("B").play("B", "beer")
    assert (t.out, t.lives["B"]) == ("", 1)


@pytest.mark.rule("BASE-114")
def test_a_beer_saves_a_player_who_loses_a_duel_in_their_own_turn() -> None:
    t = table(A=who("duel beer", life=1), B="bang", C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang").passes("A").play("A", "beer")
    assert (t.out, t.lives["A"], t.asked) == ("", 1, ("A", "turn"))


@pytest.mark.rule("BASE-114")
def test_only_a_beer_can_be_played_in_need() -> None:
    t = shot("beer-6H saloon missed wells-fargo panic")
    assert t.can("B") == ["play beer-6H", "pass"]


@pytest.mark.rule("BASE-114", "BASE-116")
def test_with_two_life_points_two_beers_survive_a_dynamite() -> None:
    t = blown_up("beer beer", life=2).play("A", "beer").play("A", "beer")
    assert (t.out, t.lives["A"], t.asked) == ("", 1, ("A", "turn"))


@pytest.mark.rule("BASE-115", "BASE-116")
def test_with_two_life_points_one_beer_does_not_survive_a_dynamite() -> None:
    t = table(
        turn="B", phase="start", deck="5S", A="", B=who("beer", play="dynamite", life=2), C="", D=""
    )
    assert t.gives_up("B").out == "B"


@pytest.mark.rule("BASE-115")
def test_a_beer_that_does_not_bring_back_to_one_life_point_saves_nobody() -> None:
    b = who("beer missed", play="dynamite", life=2)
    t = table(turn="B", phase="start", deck="5S", A="", B=b, C="", D="")
    t.play("B", "beer").gives_up("B")
    assert t.out == "B"


@pytest.mark.rule("BASE-115", "BASE-116")
def test_a_player_below_zero_goes_on_being_asked_until_back_to_one() -> None:
    t = blown_up("beer beer beer beer", life=1)
    asked = []
    while t.asked == ("A", "save"):
        asked.append(t.ask("A").about["need"])
        t.play("A", "beer")
    assert (asked, t.lives["A"]) == ([3, 2, 1], 1)


@pytest.mark.rule("BASE-117")
def test_while_two_are_left_a_beer_saves_nobody() -> None:
    t = table(A="bang", B=who("beer", life=1), C="", D="", out="CD")
    t.play("A", "bang", at="B").passes("B")
    assert t.can("B", "play") == []


@pytest.mark.rule("BASE-117")
def test_while_two_are_left_a_beer_does_not_prevent_elimination() -> None:
    t = table(A="bang", B=who("beer", life=1), C="", D="", out="CD")
    t.play("A", "bang", at="B").gives_up("B")
    assert "B" in t.out


@pytest.mark.rule("BASE-117")
def test_while_three_are_left_a_beer_still_saves() -> None:
    t = shot("beer", out="D").play("B", "beer")
    assert (t.out, t.lives["B"]) == ("D", 1)


@pytest.mark.rule("BASE-118")
@pytest.mark.parametrize("most", [3, 4, 5])
def test_beer_and_saloon_bring_nobody_above_the_life_points_at_the_start(most: int) -> None:
    t = table(
        A=who("saloon beer beer", life=most - 1, most=most),
        B=who(life=most, most=most),
        C=who(life=most - 1, most=most),
        D=who(life=most - 2, most=most),
    )
    t.play("A", "saloon").play("A", "beer").play("A", "beer")
    assert t.lives == {"A": most, "B": most, "C": most, "D": most - 1}


@pytest.mark.rule("BASE-118")
def test_trading_brings_sid_ketchum_not_above_the_life_points_at_the_start() -> None:
    sid = who("missed missed bang bang", character="sid-ketchum", life=3)
    t = table(A=sid, B="", C="", D="")
    t.use("A", "sid-ketchum").answer("A", "missed")
    assert (t.lives["A"], t.can("A", "use")) == (4, [])
