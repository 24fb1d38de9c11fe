"""Jourdonnais, Lucky Duke, Slab the Killer and Willy the Kid."""

from __future__ import annotations

import pytest

from tables.bang import Bench, table, who

# Jourdonnais


def at_jourdonnais(
    deck: str, hand: str = "", play: str = "", card: str = "bang", shooter: str = ""
) -> Bench:
    """Let A shoot Jourdonnais; `deck` are the cards of the draw! checks."""
    b = who(hand, play=play, character="jourdonnais")
    t = table(A=who(card, character=shooter), B=b, C="", D="", deck=deck)
    return t.play("A", card, at="B" if card == "bang" else "")


@pytest.mark.rule("BASE-150")
@pytest.mark.parametrize("card", ["bang", "gatling"])
@pytest.mark.parametrize(("flip", "life"), [("KH", 4), ("2H", 4), ("KD", 3), ("KC", 3), ("KS", 3)])
def test_hearts_count_as_a_missed_of_jourdonnais(flip: str, life: int, card: str) -> None:
    t = at_jourdonnais(flip, card=card).use("B", "jourdonnais")
    assert t.lives["B"] == life


@pytest.mark.rule("BASE-150")
def test_jourdonnais_checks_once_for_a_shot() -> None:
    t = at_jourdonnais("KD KH", hand="beer").use("B", "jourdonnais")
    assert t.can("B") == ["pass"]


@pytest.mark.rule("BASE-150")
def test_jourdonnais_checks_again_for_the_next_shot() -> None:
    b = who(character="jourdonnais")
    t = table(A=who("bang bang", play="volcanic"), B=b, C="", D="", deck="KH QH")
    t.play("A", "bang", at="B").use("B", "jourdonnais")
    t.play("A", "bang", at="B").use("B", "jourdonnais")
    assert t.lives["B"] == 4


@pytest.mark.rule("BASE-150")
def test_jourdonnais_need_not_check() -> None:
    t = at_jourdonnais("KH").passes("B")
    assert (t.lives["B"], t.events("flipped")) == (3, [])


@pytest.mark.rule("BASE-150")
@pytest.mark.parametrize("card", ["indians", "duel"])
def test_jourdonnais_makes_no_check_where_nobody_shoots(card: str) -> None:
    t = table(A=card, B=who("missed", character="jourdonnais"), C="", D="")
    t.play("A", card, at="B" if card == "duel" else "")
    assert t.can("B") == ["pass"]


@pytest.mark.rule("BASE-151")
@pytest.mark.parametrize(("deck", "life"), [("KD KH", 4), ("KD KC", 3)])
@pytest.mark.parametrize(
    ("first", "second"), [("barrel", "jourdonnais"), ("jourdonnais", "barrel")]
)
def test_jourdonnais_with_a_barrel_may_check_twice(
    deck: str, life: int, first: str, second: str
) -> None:
    t = at_jourdonnais(deck, play="barrel").use("B", first).use("B", second)
    assert t.lives["B"] == life


@pytest.mark.rule("BASE-151")
def test_jourdonnais_with_a_barrel_may_play_a_missed_after_two_checks() -> None:
    t = at_jourdonnais("KD KC", hand="missed", play="barrel")
    t.use("B", "jourdonnais").use("B", "barrel")
    left = [text.split("-")[0] for text in t.can("B")]
    t.play("B", "missed")
    assert (left, t.lives["B"]) == (["play missed", "pass"], 4)


# Lucky Duke


@pytest.mark.rule("BASE-154")
@pytest.mark.parametrize(("pick", "life"), [("bang-KH", 4), ("bang-KD", 3)])
@pytest.mark.parametrize("deck", ["bang-KH bang-KD", "bang-KD bang-KH"])
def test_lucky_duke_picks_the_card_that_counts_for_his_barrel(
    deck: str, pick: str, life: int
) -> None:
    b = who(play="barrel", character="lucky-duke")
    t = table(A="bang-2C", B=b, C="", D="", deck=deck)
    t.play("A", "bang", at="B").use("B", "barrel").do("B", f"pick {pick}")
    assert (t.lives["B"], sorted(t.discard)) == (life, ["bang-2C", "bang-KD", "bang-KH"])


@pytest.mark.rule("BASE-154")
@pytest.mark.parametrize(("pick", "asked"), [("bang-KH", "B"), ("bang-KD", "C")])
def test_lucky_duke_picks_the_card_that_counts_for_his_jail(pick: str, asked: str) -> None:
    b = who(play="jail-JS", character="lucky-duke")
    t = table(turn="B", phase="start", A="", B=b, C="", D="", deck="bang-KD bang-KH")
    t.do("B", f"pick {pick}")
    assert (t.asked, sorted(t.discard)) == ((asked, "turn"), ["bang-KD", "bang-KH", "jail-JS"])


@pytest.mark.rule("BASE-154")
@pytest.mark.parametrize(("pick", "life"), [("bang-KD", 4), ("missed-5S", 1)])
def test_lucky_duke_picks_the_card_that_counts_for_his_dynamite(pick: str, life: int) -> None:
    a = who(play="dynamite", character="lucky-duke")
    t = table(phase="start", A=a, B="", C="", D="", deck="bang-KD missed-5S")
    t.do("A", f"pick {pick}")
    assert (t.lives["A"], {"bang-KD", "missed-5S"} <= set(t.discard)) == (life, True)


@pytest.mark.rule("BASE-154")
def test_all_see_both_cards_that_lucky_duke_turns_over() -> None:
    a = who(play="dynamite", character="lucky-duke")
    t = table(phase="start", A=a, B="", C="", D="", deck="bang-KD missed-5S")
    seen = [t.seen(seat, "flipped")[0].payload["cards"] for seat in "ABCD"]
    assert seen == [("bang-KD", "missed-5S")] * 4


@pytest.mark.rule("BASE-154")
def test_lucky_duke_turns_over_two_cards_for_each_of_his_checks() -> None:
    b = who(play="dynamite jail", character="lucky-duke")
    t = table(turn="B", phase="start", A="", B=b, C="", D="", deck="2D 3D KH 4D")
    t.do("B", t.can("B")[0]).do("B", "pick bang-KH")
    assert ([len(each["cards"]) for each in t.events("flipped")], t.asked) == (
        [2, 2],
        ("B", "turn"),
    )


# Slab the Killer


def slab(
    hand: str = "", play: str = "", deck: str = "", card: str = "bang", character: str = ""
) -> Bench:
    """Let Slab the Killer play the card at B."""
    b = who(hand, play=play, character=character)
    t = table(A=who(card, character="slab-the-killer"), B=b, C="", D="", deck=deck)
    return t.play("A", card, at="B" if card in {"bang", "duel"} else "")


@pytest.mark.rule("BASE-164")
def test_two_missed_cancel_a_bang_of_slab_the_killer() -> None:
    t = slab("missed missed").answer("B", "missed").answer("B", "missed")
    assert (t.lives["B"], t.hand("B")) == (4, [])


@pytest.mark.rule("BASE-164")
def test_one_missed_does_not_cancel_a_bang_of_slab_the_killer() -> None:
    assert slab("missed").answer("B", "missed").gives_up("B").lives["B"] == 3


@pytest.mark.rule("BASE-164")
def test_two_bangs_of_calamity_janet_cancel_a_bang_of_slab_the_killer() -> None:
    t = slab("bang missed", character="calamity-janet").answer("B", "bang").answer("B", "missed")
    assert t.lives["B"] == 4


@pytest.mark.rule("BASE-164")
def test_one_missed_is_enough_against_the_bang_of_anybody_else() -> None:
    b = who("missed missed", character="slab-the-killer")
    t = table(A="bang", B=b, C="", D="").play("A", "bang", at="B").answer("B", "missed")
    assert (t.lives["B"], t.asked) == (4, ("A", "turn"))


@pytest.mark.rule("BASE-165")
def test_a_barrel_counts_as_one_of_two_effects_against_slab_the_killer() -> None:
    t = slab("missed", play="barrel", deck="KH").use("B", "barrel").answer("B", "missed")
    assert t.lives["B"] == 4


@pytest.mark.rule("BASE-165")
def test_a_barrel_alone_does_not_cancel_a_bang_of_slab_the_killer() -> None:
    t = slab("beer", play="barrel", deck="KH QH").use("B", "barrel")
    assert (t.can("B"), t.passes("B").lives["B"]) == (["pass"], 3)


@pytest.mark.rule("BASE-165")
def test_a_barrel_that_fails_leaves_two_missed_to_be_played() -> None:
    t = slab("missed missed", play="barrel", deck="KD").use("B", "barrel")
    t.answer("B", "missed").answer("B", "missed")
    assert (t.lives["B"], t.hand("B")) == (4, [])


@pytest.mark.rule("BASE-166")
def test_a_single_missed_against_slab_the_killer_is_lost_and_the_shot_hits() -> None:
    t = slab("missed-2S beer").answer("B", "missed").passes("B")
    assert (t.lives["B"], t.hand("B"), t.top) == (3, ["beer"], "missed-2S")


@pytest.mark.rule("BASE-167")
def test_jourdonnais_cancels_a_bang_of_slab_the_killer_with_two_checks() -> None:
    t = at_jourdonnais("KH QH", play="barrel", shooter="slab-the-killer")
    t.use("B", "jourdonnais").use("B", "barrel")
    assert (t.lives["B"], t.asked) == (4, ("A", "turn"))


@pytest.mark.rule("BASE-167")
def test_jourdonnais_with_one_good_check_is_hit_by_slab_the_killer() -> None:
    t = at_jourdonnais("KH QD", play="barrel", shooter="slab-the-killer")
    t.use("B", "jourdonnais").use("B", "barrel").gives_up("B")
    assert t.lives["B"] == 3


@pytest.mark.rule("BASE-168")
def test_one_missed_cancels_a_gatling_shot_of_slab_the_killer() -> None:
    t = slab("missed missed", card="gatling").answer("B", "missed")
    assert (t.lives["B"], t.hand("B"), t.asked) == (4, ["missed"], ("A", "turn"))


@pytest.mark.rule("BASE-168")
def test_one_bang_is_enough_against_indians_of_slab_the_killer() -> None:
    t = slab("bang bang", card="indians").answer("B", "bang")
    assert (t.lives["B"], t.hand("B"), t.asked) == (4, ["bang"], ("A", "turn"))


@pytest.mark.rule("BASE-168")
def test_one_bang_is_enough_in_a_duel_with_slab_the_killer() -> None:
    t = slab("bang bang", card="duel").answer("B", "bang")
    assert (t.lives["A"], t.lives["B"], t.hand("B")) == (3, 4, ["bang"])


# Willy the Kid


@pytest.mark.rule("BASE-179")
def test_willy_the_kid_may_play_any_number_of_bangs() -> None:
    t = table(A=who("bang bang bang bang", character="willy-the-kid"), B="", C="", D="")
    for target in "BDBD":
        t.play("A", "bang", at=target)
    assert t.lives == {"A": 4, "B": 2, "C": 4, "D": 2}


@pytest.mark.rule("BASE-179")
def test_willy_the_kid_still_needs_targets_in_range() -> None:
    t = table(A=who("bang bang", character="willy-the-kid"), B="", C="", D="")
    assert t.targets("A", "bang") == "BD"
