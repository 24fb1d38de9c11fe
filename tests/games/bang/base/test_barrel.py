"""The Barrel, and attacks against which no cover helps."""

from __future__ import annotations

import pytest

from tables.bang import table, who


@pytest.mark.rule("BASE-072")
@pytest.mark.parametrize("hand", ["", "beer"])
def test_hearts_count_as_a_missed(hand: str) -> None:
    t = table(A="bang", B=who(hand, play="barrel"), C="", D="", deck="6H")
    t.play("A", "bang", at="B").use("B", "barrel")
    assert (t.life("B"), t.asked, t.cards("B")) == (4, ("A", "turn"), ["barrel"])


@pytest.mark.rule("BASE-072")
@pytest.mark.parametrize("sign", ["6C", "6D", "6S", "AS", "AD"])
def test_any_other_suit_is_no_help(sign: str) -> None:
    t = table(A="bang", B=who(play="barrel"), C="", D="", deck=sign)
    t.play("A", "bang", at="B").use("B", "barrel").gives_up("B")
    assert (t.life("B"), t.cards("B")) == (3, ["barrel"])


@pytest.mark.rule("BASE-072")
@pytest.mark.parametrize("sign", ["2H", "9H", "10H", "JH", "AH"])
def test_every_rank_of_hearts_will_do(sign: str) -> None:
    t = table(A="bang", B=who(play="barrel"), C="", D="", deck=sign)
    t.play("A", "bang", at="B").use("B", "barrel")
    assert t.life("B") == 4


@pytest.mark.rule("BASE-072")
def test_a_barrel_in_the_hand_is_not_a_barrel() -> None:
    t = table(A="bang", B="barrel", C="", D="")
    t.play("A", "bang", at="B")
    assert t.can("B") == ["pass"]


@pytest.mark.rule("BASE-072")
def test_the_barrel_counts_as_one_missed_of_two() -> None:
    a = who("bang", character="slab-the-killer")
    t = table(A=a, B=who("beer", play="barrel"), C="", D="", deck="6H")
    t.play("A", "bang", at="B").use("B", "barrel").passes("B")
    assert t.life("B") == 3


@pytest.mark.rule("BASE-073")
def test_a_barrel_can_be_tried_only_once_for_each_shot() -> None:
    t = table(A="bang", B=who("beer", play="barrel-QS"), C="", D="", deck="6C 6H")
    t.play("A", "bang", at="B")
    assert t.can("B") == ["use barrel-QS", "pass"]
    t.use("B", "barrel")
    assert t.can("B") == ["pass"]


@pytest.mark.rule("BASE-073")
def test_a_barrel_that_showed_hearts_cannot_be_tried_again_either() -> None:
    a = who("bang", character="slab-the-killer")
    t = table(A=a, B=who("missed-2S", play="barrel"), C="", D="", deck="6H 7H")
    t.play("A", "bang", at="B").use("B", "barrel")
    assert t.can("B") == ["play missed-2S", "pass"]


@pytest.mark.rule("BASE-073")
def test_a_barrel_can_be_tried_again_for_the_next_shot() -> None:
    a = who("bang bang gatling", play="volcanic")
    t = table(A=a, B=who(play="barrel"), C="", D="", deck="6C 6H 7H")
    t.play("A", "bang", at="B").use("B", "barrel").gives_up("B")
    t.play("A", "bang", at="B").use("B", "barrel")
    t.play("A", "gatling").use("B", "barrel")
    assert (t.life("B"), len(t.events("flipped"))) == (3, 3)


@pytest.mark.rule("BASE-074")
def test_after_a_barrel_that_failed_a_missed_may_still_be_played() -> None:
    t = table(A="bang", B=who("missed", play="barrel"), C="", D="", deck="6C")
    t.play("A", "bang", at="B").use("B", "barrel").answer("B", "missed")
    assert (t.life("B"), t.hand("B")) == (4, [])


@pytest.mark.rule("BASE-074")
def test_a_missed_may_be_played_without_trying_the_barrel() -> None:
    t = table(A="bang", B=who("missed-2S", play="barrel-QS"), C="", D="")
    t.play("A", "bang", at="B")
    assert t.can("B") == ["play missed-2S", "use barrel-QS", "pass"]
    t.answer("B", "missed")
    assert (t.life("B"), t.events("flipped"), t.asked) == (4, [], ("A", "turn"))


@pytest.mark.rule("BASE-074")
def test_the_barrel_may_be_tried_after_a_missed() -> None:
    a = who("bang", character="slab-the-killer")
    t = table(A=a, B=who("missed", play="barrel"), C="", D="", deck="6H")
    t.play("A", "bang", at="B").answer("B", "missed").use("B", "barrel")
    assert (t.life("B"), t.asked) == (4, ("A", "turn"))


@pytest.mark.rule("BASE-081")
def test_neither_missed_nor_barrel_helps_against_indians() -> None:
    t = table(A="indians", B=who("missed", play="barrel"), C="", D="", deck="6H")
    t.play("A", "indians")
    assert (t.asked, t.can("B")) == (("B", "fend"), ["pass"])
    t.passes("B")
    assert (t.life("B"), t.hand("B"), t.asked) == (3, ["missed"], ("A", "turn"))


@pytest.mark.rule("BASE-081")
def test_neither_missed_nor_barrel_helps_in_a_duel() -> None:
    t = table(A="duel", B=who("missed", play="barrel"), C="", D="", deck="6H")
    t.play("A", "duel", at="B")
    assert (t.asked, t.can("B")) == (("B", "fend"), ["pass"])
    t.passes("B")
    assert (t.life("B"), t.hand("B"), t.asked) == (3, ["missed"], ("A", "turn"))


@pytest.mark.rule("BASE-081")
def test_neither_missed_nor_barrel_helps_the_challenger() -> None:
    t = table(A=who("duel missed", play="barrel"), B="bang", C="", D="", deck="6H")
    t.play("A", "duel", at="B").answer("B", "bang")
    assert t.can("A") == ["pass"]


@pytest.mark.rule("BASE-081")
def test_neither_missed_nor_barrel_helps_against_dynamite() -> None:
    b = who("missed", play="dynamite barrel")
    t = table(turn="B", phase="start", A="", B=b, C="", D="", deck="missed-2S 6H 7H")
    assert (t.asked, t.life("B"), t.cards("B")) == (("B", "turn"), 1, ["barrel"])
    assert (t.hand("B"), len(t.events("flipped"))) == (["beer", "beer", "missed"], 1)
