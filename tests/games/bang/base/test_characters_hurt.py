"""Bart Cassidy and El Gringo, who get cards for lost life points."""

from __future__ import annotations

import pytest

from tables.bang import Bench, table, who

# Bart Cassidy


@pytest.mark.rule("BASE-135")
@pytest.mark.parametrize("card", ["bang", "gatling", "indians", "duel"])
def test_bart_cassidy_draws_a_card_for_a_life_point_lost(card: str) -> None:
    t = table(A=card, B=who(character="bart-cassidy"), C="", D="", deck="saloon")
    t.play("A", card, at="B" if card in {"bang", "duel"} else "")
    assert (t.lives["B"], t.hand("B")) == (3, ["saloon"])


@pytest.mark.rule("BASE-135")
def test_bart_cassidy_draws_also_in_a_duel_he_started() -> None:
    t = table(A=who("duel", character="bart-cassidy"), B="bang", C="", D="", deck="saloon")
    t.play("A", "duel", at="B").answer("B", "bang")
    assert (t.lives["A"], t.hand("A")) == (3, ["saloon"])


@pytest.mark.rule("BASE-135")
def test_bart_cassidy_draws_nothing_for_a_shot_that_misses() -> None:
    t = table(A="bang", B=who("missed", character="bart-cassidy"), C="", D="")
    t.play("A", "bang", at="B").answer("B", "missed")
    assert t.hand("B") == []


@pytest.mark.rule("BASE-135")
def test_only_bart_cassidy_sees_the_card_he_draws() -> None:
    t = table(A="bang", B=who(character="bart-cassidy"), C="", D="").play("A", "bang", at="B")
    told = {seat: "cards" in t.seen(seat, "drew")[0].payload for seat in "ABCD"}
    assert told == {"A": False, "B": True, "C": False, "D": False}


@pytest.mark.rule("BASE-135", "BASE-136")
def test_bart_cassidy_draws_three_cards_for_a_dynamite_before_his_phase_one() -> None:
    b = who(play="dynamite", character="bart-cassidy")
    t = table(phase="start", A=b, B="", C="", D="", deck="5S saloon duel duel beer beer")
    drawn = [(event["count"], event["why"]) for event in t.events("drew")]
    assert (drawn, t.lives["A"]) == ([(3, "bart-cassidy"), (2, "phase")], 1)
    assert t.hand("A") == ["beer", "beer", "duel", "duel", "saloon"]


@pytest.mark.rule("BASE-137")
def test_bart_cassidy_cannot_save_himself_with_the_card_he_would_draw() -> None:
    t = table(A="bang", B=who("bang", life=1, character="bart-cassidy"), C="", D="", deck="beer")
    t.play("A", "bang", at="B").passes("B")
    assert (t.asked, t.can("B")) == (("B", "save"), ["pass"])


@pytest.mark.rule("BASE-137")
def test_bart_cassidy_draws_once_he_has_saved_himself() -> None:
    b = who("beer", life=1, character="bart-cassidy")
    t = table(A="bang", B=b, C="", D="", deck="saloon")
    t.play("A", "bang", at="B").passes("B").play("B", "beer")
    assert (t.lives["B"], t.hand("B")) == (1, ["saloon"])


@pytest.mark.rule("BASE-136", "BASE-137")
def test_bart_cassidy_saved_from_a_dynamite_draws_for_all_three_points() -> None:
    a = who("beer beer", life=2, play="dynamite", character="bart-cassidy")
    t = table(phase="start", A=a, B="", C="", D="", deck="5S")
    t.play("A", "beer").play("A", "beer")
    assert [event["count"] for event in t.events("drew")] == [3, 2]


@pytest.mark.rule("BASE-137")
def test_bart_cassidy_draws_nothing_if_he_dies() -> None:
    t = table(A="bang", B=who(life=1, character="bart-cassidy"), C="", D="")
    t.play("A", "bang", at="B")
    assert (t.out, t.events("drew")) == ("B", [])


# El Gringo


def gringo(hand: str = "", life: int = 3) -> Bench:
    """Let A, who holds three more cards, shoot El Gringo, who does not dodge."""
    b = who(hand, life=life, most=3, character="el-gringo")
    t = table(A="bang-2C duel-QD missed-2S panic-JH", B=b, C="saloon", D="wells-fargo")
    t.play("A", "bang-2C", at="B")
    return t.passes("B") if hand else t


@pytest.mark.rule("BASE-145")
@pytest.mark.parametrize("card", ["bang", "gatling", "indians", "duel"])
def test_el_gringo_takes_a_card_from_his_attackers_hand(card: str) -> None:
    t = table(A=f"{card} saloon", B=who(life=3, character="el-gringo"), C="missed", D="")
    t.play("A", card, at="B" if card in {"bang", "duel"} else "")
    assert (t.lives["B"], t.hand("B"), t.hand("A")) == (2, ["saloon"], [])


@pytest.mark.rule("BASE-145")
def test_el_gringo_takes_one_card_for_each_hit() -> None:
    a = who("bang bang bang bang", play="volcanic")
    t = table(A=a, B=who(life=3, character="el-gringo"), C="", D="")
    t.play("A", "bang", at="B").play("A", "bang", at="B").passes("B")
    assert (t.lives["B"], t.count("A"), t.count("B")) == (1, 0, 2)


@pytest.mark.rule("BASE-145")
def test_el_gringo_takes_a_random_card() -> None:
    taken = set()
    for seed in range(60):
        t = table(A="bang-2C duel missed", B=who(character="el-gringo"), C="", D="", seed=seed)
        taken.update(t.play("A", "bang-2C", at="B").hand("B"))
    assert taken == {"duel", "missed"}


@pytest.mark.rule("BASE-145")
def test_only_the_two_of_them_learn_which_card_el_gringo_takes() -> None:
    t = gringo()
    told = {seat: "card" in t.seen(seat, "took")[0].payload for seat in "ABCD"}
    assert told == {"A": True, "B": True, "C": False, "D": False}


@pytest.mark.rule("BASE-145")
def test_el_gringo_takes_nothing_in_play() -> None:
    a = who("bang", play="scope barrel")
    t = table(A=a, B=who(life=3, character="el-gringo"), C="", D="").play("A", "bang", at="B")
    assert (t.hand("B"), t.cards("A")) == ([], ["barrel", "scope"])


@pytest.mark.rule("BASE-146")
def test_el_gringo_takes_nothing_from_an_empty_hand() -> None:
    b = who(life=3, character="el-gringo")
    t = table(A="bang", B=b, C="saloon", D="duel").play("A", "bang", at="B")
    assert (t.lives["B"], t.hand("B"), t.hand("C"), t.hand("D"), t.asked) == (
        2,
        [],
        ["saloon"],
        ["duel"],
        ("A", "turn"),
    )


@pytest.mark.rule("BASE-147")
def test_el_gringo_takes_nothing_for_a_dynamite() -> None:
    a = who(play="dynamite", most=4, character="el-gringo")
    t = table(phase="start", deck="5S", A=a, B="beer", C="beer", D="beer")
    assert (t.lives["A"], t.events("took")) == (1, [])


@pytest.mark.rule("BASE-147")
def test_el_gringo_takes_nothing_for_a_duel_he_started() -> None:
    t = table(A=who("duel", life=3, character="el-gringo"), B="bang beer", C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang")
    assert (t.lives["A"], t.hand("A"), t.hand("B")) == (2, [], ["beer"])


@pytest.mark.rule("BASE-148")
def test_el_gringo_takes_the_card_only_after_he_has_saved_himself() -> None:
    t = gringo("beer", life=1)
    before = (t.asked, t.hand("B"), t.count("A"))
    t.play("B", "beer")
    assert (before, t.count("B"), t.count("A")) == ((("B", "save"), ["beer"], 3), 1, 2)


@pytest.mark.rule("BASE-148")
def test_el_gringo_takes_nothing_if_he_dies() -> None:
    t = gringo(life=1)
    assert (t.out, t.events("took"), set(t.ids("A")) >= {"duel-QD", "missed-2S", "panic-JH"}) == (
        "B",
        [],
        True,
    )


@pytest.mark.rule("BASE-175")
def test_suzy_lafayette_draws_first_when_her_last_card_hits_el_gringo() -> None:
    a = who("bang", character="suzy-lafayette")
    b = who(life=3, character="el-gringo")
    t = table(A=a, B=b, C="", D="", deck="saloon duel").play("A", "bang", at="B")
    assert t.hand("B") == ["saloon"]


@pytest.mark.rule("BASE-173", "BASE-175")
def test_suzy_lafayette_draws_again_when_el_gringo_has_taken_her_new_card() -> None:
    a = who("bang", character="suzy-lafayette")
    b = who(life=3, character="el-gringo")
    t = table(A=a, B=b, C="", D="", deck="saloon duel").play("A", "bang", at="B")
    assert t.hand("A") == ["duel"]


@pytest.mark.rule("BASE-175")
def test_suzy_lafayette_draws_first_when_el_gringo_loses_her_last_duel() -> None:
    a = who("duel", character="suzy-lafayette")
    b = who(life=3, character="el-gringo")
    t = table(A=a, B=b, C="", D="", deck="saloon panic").play("A", "duel", at="B")
    assert (t.hand("B"), t.hand("A")) == (["saloon"], ["panic"])
