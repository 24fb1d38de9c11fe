"""The cards that hit everybody."""

from __future__ import annotations

import pytest

from tables.bang import table, who


@pytest.mark.rule("BASE-066")
def test_gatling_fires_at_every_other_player_at_any_distance() -> None:
    d = who(play="mustang")
    t = table(A="gatling", B="", C="", D=d, E="", F="", G="")
    t.play("A", "gatling")
    assert t.lives == {"A": 4, "B": 3, "C": 3, "D": 3, "E": 3, "F": 3, "G": 3}


@pytest.mark.rule("BASE-066")
def test_gatling_fires_one_shot_at_each() -> None:
    t = table(A="gatling", B="missed missed", C="", D="missed", out="C")
    t.play("A", "gatling").answer("B", "missed").answer("D", "missed")
    assert [(shot["at"], shot["need"]) for shot in t.events("shot")] == [(1, 1), (3, 1)]
    assert (t.lives["B"], t.lives["D"], t.hand("B")) == (4, 4, ["missed"])


@pytest.mark.rule("BASE-066")
def test_gatling_needs_no_target_in_range_and_is_aimed_at_nobody() -> None:
    t = table(A="gatling-10H", B=who(play="mustang-8H"), C="", D=who(play="mustang-9H"))
    assert t.can("A") == ["play gatling-10H", "end"]


@pytest.mark.rule("BASE-067")
def test_indians_cost_everybody_else_a_bang_or_1_life_point() -> None:
    t = table(A="indians-KD bang", B="bang-2D", C="missed", D="", E=who("bang", play="mustang"))
    t.play("A", "indians").answer("B", "bang").passes("C").passes("E")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 3, "E": 3}
    assert (t.hand("A"), t.hand("B"), t.hand("E")) == (["bang"], [], ["bang"])
    assert t.discard == ["indians-KD", "bang-2D"]


@pytest.mark.rule("BASE-067")
def test_indians_reach_any_distance() -> None:
    t = table(A="indians", B="", C="", D=who(play="mustang"), E="", F="", G="")
    t.play("A", "indians")
    assert t.lives == {"A": 4, "B": 3, "C": 3, "D": 3, "E": 3, "F": 3, "G": 3}


@pytest.mark.rule("BASE-067")
def test_one_bang_is_enough_against_indians() -> None:
    t = table(A="indians", B="bang bang", C="", D="")
    t.play("A", "indians").answer("B", "bang")
    assert (t.life("B"), t.hand("B"), t.asked) == (4, ["bang"], ("A", "turn"))


@pytest.mark.rule("BASE-068")
@pytest.mark.parametrize(("card", "kind"), [("gatling", "dodge"), ("indians", "fend")])
def test_the_targets_answer_clockwise_beginning_to_the_left(card: str, kind: str) -> None:
    t = table(turn="C", A="beer", B="beer", C=card, D="beer", E="beer")
    t.play("C", card)
    asked = []
    while t.asked != ("C", "turn"):
        assert len(t.match.waiting) == 1
        asked.append(t.asked)
        t.passes("ABCDE"[t.match.waiting[0]])
    assert asked == [(letter, kind) for letter in "DEAB"]


@pytest.mark.rule("BASE-068")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_players_without_cards_are_hit_clockwise(card: str) -> None:
    t = table(turn="B", A="", B=card, C="", D="", E="", out="D")
    t.play("B", card)
    assert [each["seat"] for each in t.events("wounded")] == [2, 4, 0]


@pytest.mark.rule("BASE-068")
def test_an_answer_is_settled_before_the_next_target_answers() -> None:
    t = table(A="gatling", B=who("beer beer", life=1), C="missed", D="")
    t.play("A", "gatling").passes("B")
    assert t.asked == ("B", "save")
    t.answer("B", "beer")
    assert t.asked == ("C", "dodge")


@pytest.mark.rule("BASE-075")
def test_each_target_may_cancel_the_shot_of_gatling_for_itself_alone() -> None:
    c = who("beer", play="barrel")
    t = table(A="gatling", B="missed missed", C=c, D="beer", E="", deck="6H")
    t.play("A", "gatling").answer("B", "missed").use("C", "barrel").passes("D")
    assert t.lives == {"A": 4, "B": 4, "C": 4, "D": 3, "E": 3}


@pytest.mark.rule("BASE-075")
def test_a_barrel_that_fails_does_not_stop_the_gatling() -> None:
    t = table(A="gatling", B=who(play="barrel"), C="", D="", deck="6C")
    t.play("A", "gatling").use("B", "barrel").gives_up("B")
    assert t.lives == {"A": 4, "B": 3, "C": 3, "D": 3}


@pytest.mark.rule("BASE-075")
def test_nobody_can_cancel_the_shot_at_another() -> None:
    t = table(A="gatling", B="beer", C="missed missed", D="")
    t.play("A", "gatling")
    assert t.match.waiting == (1,)
    t.passes("B").answer("C", "missed")
    assert t.lives == {"A": 4, "B": 3, "C": 4, "D": 3}
