"""Panic! and Cat Balou."""

from __future__ import annotations

import pytest

from tables.bang import table, who


@pytest.mark.rule("BASE-055")
def test_panic_takes_a_card_of_a_hand() -> None:
    t = table(A="panic-JH", B="beer-6H", C="", D="")
    t.play("A", "panic", at="B", on="hand")
    assert (t.ids("A"), t.ids("B"), t.discard) == (["beer-6H"], [], ["panic-JH"])


@pytest.mark.rule("BASE-055")
def test_panic_takes_a_card_in_play_into_the_hand() -> None:
    t = table(A="panic-JH", B=who("beer", play="barrel-QS volcanic-10S"), C="", D="")
    t.play("A", "panic", at="B", on="volcanic")
    assert (t.ids("A"), t.cards("A")) == (["volcanic-10S"], [])
    assert (t.cards("B"), t.hand("B"), t.discard) == (["barrel"], ["beer"], ["panic-JH"])


@pytest.mark.rule("BASE-055")
def test_panic_takes_just_one_card() -> None:
    t = table(A="panic", B="beer bang missed", C="", D="")
    t.play("A", "panic", at="B", on="hand")
    assert (t.count("A"), t.count("B")) == (1, 2)


@pytest.mark.rule("BASE-055")
def test_panic_reaches_players_at_distance_1() -> None:
    t = table(A="panic", B="beer", C="beer", D="beer", E="beer")
    assert t.targets("A", "panic") == "BE"


@pytest.mark.rule("BASE-055")
def test_a_card_taken_may_be_played_in_the_same_turn() -> None:
    t = table(A="panic", B=who(play="winchester"), C="", D="", E="")
    t.play("A", "panic", at="B", on="winchester").play("A", "winchester")
    assert (t.cards("A"), t.cards("B")) == (["winchester"], [])


@pytest.mark.rule("BASE-056")
def test_with_a_winchester_panic_still_reaches_only_distance_1() -> None:
    a = who("panic-JH bang", play="winchester")
    t = table(A=a, B="beer", C="beer", D="beer", E="beer", F="beer")
    assert t.targets("A", "bang") == "BCDEF"
    assert t.can("A", "play panic-JH at") == [
        "play panic-JH at 1 to hand",
        "play panic-JH at 5 to hand",
    ]


@pytest.mark.rule("BASE-057")
def test_cat_balou_discards_a_card_of_a_hand() -> None:
    t = table(A="cat-balou-9D", B="beer-6H", C="", D="")
    t.play("A", "cat-balou", at="B", on="hand")
    assert (t.hand("A"), t.hand("B"), t.discard) == ([], [], ["cat-balou-9D", "beer-6H"])


@pytest.mark.rule("BASE-057")
def test_cat_balou_discards_a_card_in_play() -> None:
    t = table(A="cat-balou-9D", B="", C=who("beer", play="barrel-QS volcanic-10S"), D="")
    t.play("A", "cat-balou", at="C", on="barrel")
    assert (t.cards("C"), t.hand("C"), t.hand("A")) == (["volcanic"], ["beer"], [])
    assert t.top == "barrel-QS"


@pytest.mark.rule("BASE-057")
def test_cat_balou_discards_just_one_card() -> None:
    t = table(A="cat-balou", B="beer bang missed", C="", D="")
    t.play("A", "cat-balou", at="B", on="hand")
    assert (t.count("A"), t.count("B"), len(t.discard)) == (0, 2, 2)


@pytest.mark.rule("BASE-057")
def test_cat_balou_reaches_any_distance() -> None:
    e = who("beer", play="mustang")
    t = table(A="cat-balou", B="bang", C="bang", D="bang", E=e, F="bang", G="bang", H="bang")
    assert t.targets("A", "cat-balou") == "BCDEFGH"
    t.play("A", "cat-balou", at="E", on="mustang")
    assert t.cards("E") == []


@pytest.mark.rule("BASE-058")
@pytest.mark.parametrize("card", ["panic-JH", "cat-balou-9D"])
def test_a_player_may_choose_a_card_in_front_of_them_but_none_of_their_own_hand(card: str) -> None:
    t = table(A=who(f"{card} beer", play="dynamite-2H barrel-QS"), B="", C="", D="")
    assert t.can("A", f"play {card}") == [
        f"play {card} dynamite-2H at 0",
        f"play {card} barrel-QS at 0",
    ]


@pytest.mark.rule("BASE-058")
@pytest.mark.parametrize("card", ["panic", "cat-balou"])
def test_with_cards_in_hand_only_there_is_nothing_of_ones_own_to_choose(card: str) -> None:
    t = table(A=f"{card} bang missed", B="", C="", D="")
    assert t.targets("A", card) == ""


@pytest.mark.rule("BASE-058")
def test_panic_may_take_back_a_card_of_the_player_who_plays_it() -> None:
    t = table(A=who("panic-JH", play="dynamite-2H"), B="", C="", D="")
    t.play("A", "panic", at="A", on="dynamite")
    assert (t.ids("A"), t.cards("A"), t.discard) == (["dynamite-2H"], [], ["panic-JH"])


@pytest.mark.rule("BASE-058")
def test_cat_balou_may_discard_a_card_of_the_player_who_plays_it() -> None:
    t = table(A=who("cat-balou-9D", play="dynamite-2H"), B="", C="", D="")
    t.play("A", "cat-balou", at="A", on="dynamite")
    assert (t.ids("A"), t.cards("A"), t.top) == ([], [], "dynamite-2H")
