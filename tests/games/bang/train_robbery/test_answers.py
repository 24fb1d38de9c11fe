"""Cactus and Evaded!: answers to a shot that do more than a Missed!."""

from __future__ import annotations

import pytest

from tables.bang import robbery, who


@pytest.mark.rule("GTR-002")
@pytest.mark.parametrize(("card", "life"), [("6H", 3), ("2D", 3), ("2S", 2), ("2C", 2)])
def test_cactus_is_a_missed_and_a_red_card_gives_a_life_point_back(card: str, life: int) -> None:
    t = robbery(A="bang-QH", B=who("cactus", life=2), C="", D="", deck=card)
    t.play("A", "bang", at="B").play("B", "cactus")
    assert (t.life("B"), t.asked) == (life, ("A", "turn"))


@pytest.mark.rule("GTR-002")
def test_cactus_is_checked_also_if_it_is_not_enough() -> None:
    a = who("bang-QH", character="slab-the-killer")
    t = robbery(A=a, B=who("cactus missed", life=2), C="", D="", deck="6H")
    t.play("A", "bang", at="B").play("B", "cactus")
    assert (t.life("B"), t.asked) == (3, ("B", "dodge"))
    t.passes("B")
    assert t.life("B") == 2


@pytest.mark.rule("GTR-002")
def test_calamity_janet_cannot_shoot_with_a_cactus() -> None:
    t = robbery(A=who("cactus evaded", character="calamity-janet"), B="", C="", D="")
    assert t.can("A", "play") == []


@pytest.mark.rule("GTR-088")
def test_evaded_brings_the_card_of_the_shot() -> None:
    t = robbery(A="bang-QH", B="evaded", C="", D="")
    t.play("A", "bang", at="B").play("B", "evaded")
    assert (t.life("B"), t.ids("B"), t.discard) == (4, ["bang-QH"], ["evaded-QC"])


@pytest.mark.rule("GTR-088")
def test_evaded_brings_nothing_against_ironhorse() -> None:
    t = robbery(A="next-stop", B="evaded", C="", D="", loco=4, few=True, deck="2S")
    t.play("A", "next-stop").passes("A").play("B", "evaded")
    assert (t.life("B"), t.hand("B")) == (4, [])


@pytest.mark.rule("GTR-088")
@pytest.mark.parametrize("car", ["sleeper-car", "baggage-car"])
def test_evaded_brings_nothing_against_the_shot_of_a_railcar(car: str) -> None:
    t = robbery(A=who(play=f"{car} barrel"), B="evaded", C="", D="")
    if car == "sleeper-car":
        t.use("A", car, "barrel", at="B")
    else:
        t.use("A", car).like("A", "bang", at="B")
    t.play("B", "evaded")
    assert (t.life("B"), t.hand("B"), t.cards("B")) == (4, [], [])


@pytest.mark.rule("GTR-088")
def test_evaded_brings_the_gatling() -> None:
    t = robbery(A="gatling", B="evaded", C="", D="missed")
    t.play("A", "gatling").play("B", "evaded")
    assert t.ids("B") == ["gatling-10H"]
    assert t.asked == ("D", "dodge")  # the Gatling goes on


@pytest.mark.rule("GTR-088")
def test_evaded_brings_the_train_robbery() -> None:
    t = robbery(A="train-robbery-4D", B=who("evaded", play="barrel"), C="", D="")
    t.play("A", "train-robbery", at="B").do("B", "shot barrel-QS").play("B", "evaded")
    assert t.ids("B") == ["train-robbery-4D"]


@pytest.mark.rule("GTR-088")
def test_evaded_brings_nothing_if_the_shot_still_hits() -> None:
    a = who("bang-QH", character="slab-the-killer")
    t = robbery(A=a, B="evaded missed-2S", C="", D="")
    t.play("A", "bang", at="B").play("B", "evaded").passes("B")
    assert (t.life("B"), t.ids("B")) == (3, ["missed-2S"])


@pytest.mark.rule("GTR-088")
@pytest.mark.parametrize("first", ["evaded", "missed"])
def test_evaded_brings_the_card_as_one_of_two_that_cancel_it(first: str) -> None:
    a = who("bang-QH", character="slab-the-killer")
    t = robbery(A=a, B="evaded missed-2S", C="", D="")
    second = "missed" if first == "evaded" else "evaded"
    t.play("A", "bang", at="B").play("B", first).play("B", second)
    assert (t.life("B"), t.ids("B")) == (4, ["bang-QH"])


@pytest.mark.rule("GTR-089")
@pytest.mark.parametrize(("card", "mine"), [("10C", True), ("JC", False)])
def test_evaded_brings_a_knife_revolver_that_does_not_go_back(card: str, *, mine: bool) -> None:
    t = robbery(A="knife-revolver", B="evaded", C="", D="", deck=card)
    t.play("A", "knife-revolver", at="B").play("B", "evaded")
    assert t.hand("B") == (["knife-revolver"] if mine else [])
    assert t.hand("A") == ([] if mine else ["knife-revolver"])
