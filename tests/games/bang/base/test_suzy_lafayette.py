"""Suzy Lafayette, who draws when her hand is empty, but not too early."""

from __future__ import annotations

import pytest

from tables.bang import Who, table, who

DECK = "saloon wells-fargo winchester"  # she gets a Saloon if she draws one card


def suzy(hand: str, life: int = 4, play: str = "") -> Who:
    return who(hand, life=life, play=play, character="suzy-lafayette")


@pytest.mark.rule("BASE-169")
@pytest.mark.parametrize("card", ["bang", "beer", "barrel", "gatling", "indians"])
def test_suzy_lafayette_draws_a_card_when_she_has_played_her_last(card: str) -> None:
    t = table(A=suzy(card), B="", C="", D="", deck=DECK)
    t.play("A", card, at="B" if card == "bang" else "")
    assert t.hand("A") == ["saloon"]


@pytest.mark.rule("BASE-169")
def test_suzy_lafayette_draws_nothing_while_she_has_a_card_left() -> None:
    t = table(A=suzy("bang beer"), B="", C="", D="", deck=DECK).play("A", "bang", at="B")
    assert t.hand("A") == ["beer"]


@pytest.mark.rule("BASE-169")
def test_suzy_lafayette_draws_again_and_again() -> None:
    t = table(A=suzy("beer"), B="", C="", D="", deck="beer beer saloon duel")
    t.play("A", "beer").play("A", "beer").play("A", "beer")
    assert (t.hand("A"), len(t.events("drew"))) == (["saloon"], 3)


@pytest.mark.rule("BASE-169")
def test_nobody_else_is_dealt_a_card_for_an_empty_hand() -> None:
    assert table(A="beer", B="", C="", D="").play("A", "beer").hand("A") == []


@pytest.mark.rule("BASE-170")
def test_suzy_lafayette_whose_last_card_is_a_stagecoach_draws_just_its_two_cards() -> None:
    t = table(A=suzy("stagecoach"), B="", C="", D="", deck=DECK).play("A", "stagecoach")
    assert t.hand("A") == ["saloon", "wells-fargo"]


@pytest.mark.rule("BASE-170")
def test_suzy_lafayette_whose_last_card_is_a_general_store_takes_just_one_card() -> None:
    t = table(A=suzy("general-store"), B="", C="", D="").play("A", "general-store")
    for seat in "ABC":
        t.do(seat, t.can(seat)[0])
    assert [t.count(seat) for seat in "ABCD"] == [1, 1, 1, 1]


@pytest.mark.rule("BASE-170")
def test_suzy_lafayette_whose_last_card_is_a_panic_draws_nothing_more() -> None:
    t = table(A=suzy("panic"), B="missed", C="", D="", deck=DECK).play("A", "panic", at="B")
    assert t.hand("A") == ["missed"]


@pytest.mark.rule("BASE-170")
def test_suzy_lafayette_does_not_draw_before_her_last_card_is_answered() -> None:
    t = table(A=suzy("bang"), B="missed", C="", D="", deck=DECK).play("A", "bang", at="B")
    before = t.hand("A")
    t.answer("B", "missed")
    assert (before, t.hand("A")) == ([], ["saloon"])


@pytest.mark.rule("BASE-170")
def test_suzy_lafayette_does_not_draw_while_others_answer_the_gatling_she_dodged() -> None:
    t = table(A="gatling", B=suzy("missed"), C="missed", D="", deck=DECK).play("A", "gatling")
    t.answer("B", "missed")
    before = t.hand("B")
    t.answer("C", "missed")
    assert (before, t.hand("B")) == ([], ["saloon"])


@pytest.mark.rule("BASE-171")
def test_suzy_lafayette_draws_only_when_the_duel_is_over() -> None:
    t = table(A="duel bang beer", B=suzy("bang"), C="", D="", deck="bang-2C saloon")
    t.play("A", "duel", at="B").answer("B", "bang")
    during = t.hand("B")
    t.answer("A", "bang")
    assert (during, t.lives["B"], t.hand("B")) == ([], 3, ["bang"])


@pytest.mark.rule("BASE-171")
def test_suzy_lafayette_draws_after_a_duel_that_she_has_won_with_her_last_card() -> None:
    t = table(A="duel", B=suzy("bang"), C="", D="", deck=DECK)
    t.play("A", "duel", at="B").answer("B", "bang")
    assert (t.lives["A"], t.hand("B")) == (3, ["saloon"])


@pytest.mark.rule("BASE-171")
def test_suzy_lafayette_draws_only_when_the_duel_she_started_is_over() -> None:
    t = table(A=suzy("duel"), B="bang", C="", D="", deck="bang saloon")
    t.play("A", "duel", at="B").answer("B", "bang")
    assert (t.lives["A"], t.hand("A")) == (3, ["bang"])


@pytest.mark.rule("BASE-172")
def test_suzy_lafayette_may_use_the_card_drawn_between_two_missed() -> None:
    a = who("bang", character="slab-the-killer")
    t = table(A=a, B=suzy("missed"), C="", D="", deck="missed saloon").play("A", "bang", at="B")
    t.answer("B", "missed")
    between = t.hand("B")
    t.answer("B", "missed")
    assert (between, t.lives["B"], t.hand("B")) == (["missed"], 4, ["saloon"])


@pytest.mark.rule("BASE-172")
def test_suzy_lafayette_is_hit_if_the_card_drawn_between_is_not_a_missed() -> None:
    a = who("bang", character="slab-the-killer")
    t = table(A=a, B=suzy("missed"), C="", D="", deck=DECK).play("A", "bang", at="B")
    t.answer("B", "missed")
    assert (t.can("B"), t.passes("B").lives["B"], t.hand("B")) == (["pass"], 3, ["saloon"])


@pytest.mark.rule("BASE-173")
@pytest.mark.parametrize("card", ["panic", "cat-balou"])
def test_suzy_lafayette_draws_when_her_last_card_is_taken_or_discarded(card: str) -> None:
    t = table(A=card, B=suzy("duel"), C="", D="", deck=DECK).play("A", card, at="B", on="hand")
    assert t.hand("B") == ["saloon"]


@pytest.mark.rule("BASE-173")
def test_suzy_lafayette_draws_when_jesse_jones_takes_her_last_card() -> None:
    a = who(character="jesse-jones")
    t = table(phase="draw", A=a, B=suzy("duel"), C="", D="", deck="bang saloon bang")
    t.do("A", "take at 1")
    assert (t.hand("A"), t.hand("B")) == (["bang", "duel"], ["saloon"])


@pytest.mark.rule("BASE-173")
@pytest.mark.parametrize(
    ("card", "answer"), [("bang", "missed"), ("gatling", "missed"), ("indians", "bang")]
)
def test_suzy_lafayette_draws_when_her_last_card_is_an_answer(card: str, answer: str) -> None:
    t = table(A=card, B=suzy(answer), C="", D="", deck=DECK)
    t.play("A", card, at="B" if card == "bang" else "").answer("B", answer)
    assert (t.lives["B"], t.hand("B")) == (4, ["saloon"])


@pytest.mark.rule("BASE-173", "BASE-174")
def test_suzy_lafayette_draws_once_her_last_beer_has_saved_her() -> None:
    t = table(A="bang", B=suzy("beer", life=1), C="", D="", deck=DECK)
    t.play("A", "bang", at="B").passes("B").play("B", "beer")
    assert (t.lives["B"], t.hand("B")) == (1, ["saloon"])


@pytest.mark.rule("BASE-174")
def test_suzy_lafayette_does_not_draw_a_beer_when_she_dies_without_a_card() -> None:
    t = table(A="duel bang", B=suzy("bang", life=1), C="", D="", deck="beer beer")
    t.play("A", "duel", at="B").answer("B", "bang").answer("A", "bang")
    assert (t.out, t.events("drew")) == ("B", [])


@pytest.mark.rule("BASE-174")
def test_suzy_lafayette_draws_one_card_once_her_last_beers_have_saved_her() -> None:
    a = suzy("beer beer", life=2, play="dynamite")
    t = table(phase="start", A=a, B="", C="", D="", deck="5S saloon duel duel")
    t.play("A", "beer").play("A", "beer")
    assert (t.lives["A"], t.hand("A")) == (1, ["duel", "duel", "saloon"])


@pytest.mark.rule("BASE-174")
@pytest.mark.parametrize("hand", ["beer", "missed beer"])
def test_suzy_lafayette_draws_nothing_when_her_cards_are_discarded_at_her_death(
    hand: str,
) -> None:
    t = table(A="bang", B=suzy(hand, life=1), C="", D="").play("A", "bang", at="B").gives_up("B")
    assert (t.out, t.hand("B"), t.events("drew")) == ("B", [], [])
