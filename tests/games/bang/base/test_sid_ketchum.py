"""Sid Ketchum: two cards for a life point."""

from __future__ import annotations

import pytest

from tables.bang import Bench, Who, table, who


def sid(hand: str, life: int = 2) -> Who:
    return who(hand, life=life, character="sid-ketchum")


def trade(t: Bench, letter: str, first: str, second: str) -> Bench:
    """Trade two cards for a life point. Sid Ketchum is not asked for the second card if there is
    only one left.
    """
    t.use(letter, "sid-ketchum", first)
    return t.answer(letter, second) if t.asked == (letter, "trade") else t


@pytest.mark.rule("BASE-160")
def test_sid_ketchum_gets_a_life_point_for_two_cards_he_chooses() -> None:
    t = table(A=sid("beer-6H bang-2C missed-2S duel-QD"), B="", C="", D="")
    trade(t, "A", "missed-2S", "beer-6H")
    assert (t.lives["A"], t.hand("A"), t.discard) == (3, ["bang", "duel"], ["missed-2S", "beer-6H"])


@pytest.mark.rule("BASE-160")
def test_sid_ketchum_may_trade_as_often_as_he_likes() -> None:
    t = table(A=sid("bang bang missed missed beer beer", life=1), B="", C="", D="")
    for card in ("bang", "missed", "beer"):
        trade(t, "A", card, card)
    assert (t.lives["A"], t.hand("A")) == (4, [])


@pytest.mark.rule("BASE-160")
def test_one_card_is_not_enough_for_sid_ketchum() -> None:
    t = table(A=sid("missed"), B="", C="", D="")
    assert t.can("A", "use") == []


@pytest.mark.rule("BASE-160")
def test_cards_in_play_are_nothing_to_trade_for_sid_ketchum() -> None:
    a = who("missed", play="barrel scope", life=2, character="sid-ketchum")
    assert table(A=a, B="", C="", D="").can("A", "use") == []


@pytest.mark.rule("BASE-160")
def test_nobody_else_may_trade_cards_for_life() -> None:
    assert table(A=who("missed missed", life=2), B="", C="", D="").can("A", "use") == []


@pytest.mark.rule("BASE-161")
def test_sid_ketchum_may_trade_between_the_cards_of_his_turn() -> None:
    t = table(A=sid("bang missed missed stagecoach"), B="", C="", D="")
    t.play("A", "bang", at="B")
    trade(t, "A", "missed", "missed").play("A", "stagecoach")
    assert (t.lives["A"], t.lives["B"], t.count("A")) == (3, 3, 2)


@pytest.mark.rule("BASE-161")
@pytest.mark.parametrize("card", ["bang", "gatling"])
def test_sid_ketchum_may_trade_when_he_is_shot_at_and_still_dodge(card: str) -> None:
    t = table(A=card, B=sid("missed beer beer"), C="", D="")
    t.play("A", card, at="B" if card == "bang" else "")
    trade(t, "B", "beer", "beer").play("B", "missed")
    assert (t.lives["B"], t.hand("B")) == (3, [])


@pytest.mark.rule("BASE-161")
@pytest.mark.parametrize("card", ["indians", "duel"])
def test_sid_ketchum_may_trade_when_he_is_asked_for_a_bang_and_still_discard_one(
    card: str,
) -> None:
    t = table(A=card, B=sid("bang beer beer"), C="", D="")
    t.play("A", card, at="B" if card == "duel" else "")
    trade(t, "B", "beer", "beer").answer("B", "bang")
    assert (t.lives["B"], t.hand("B")) == (3, [])


@pytest.mark.rule("BASE-161")
def test_sid_ketchum_may_trade_the_cards_that_he_would_have_answered_with() -> None:
    t = table(A="indians", B=sid("bang missed"), C="", D="").play("A", "indians")
    trade(t, "B", "bang", "missed").gives_up("B")
    assert (t.lives["B"], t.hand("B")) == (2, [])


@pytest.mark.rule("BASE-161")
def test_sid_ketchum_may_save_himself_by_trading() -> None:
    t = table(A="bang", B=sid("beer missed", life=1), C="", D="")
    t.play("A", "bang", at="B").passes("B")
    before = (t.asked, t.lives["B"])
    trade(t, "B", "beer", "missed")
    assert (before, t.out, t.lives["B"], t.asked) == ((("B", "save"), 0), "", 1, ("A", "turn"))


@pytest.mark.rule("BASE-161")
def test_sid_ketchum_may_save_himself_from_a_dynamite_by_a_trade_and_a_beer() -> None:
    a = who("missed duel beer", play="dynamite", life=2, character="sid-ketchum")
    t = table(phase="start", deck="5S", A=a, B="", C="", D="")
    trade(t, "A", "missed", "duel").play("A", "beer")
    assert (t.out, t.lives["A"]) == ("", 1)


@pytest.mark.rule("BASE-161")
def test_sid_ketchum_is_out_if_his_trades_do_not_bring_him_back_to_one() -> None:
    b = who("missed duel", play="dynamite", life=2, character="sid-ketchum")
    t = table(turn="B", phase="start", deck="5S", A="", B=b, C="", D="")
    trade(t, "B", "missed", "duel").gives_up("B")
    assert t.out == "B"


@pytest.mark.rule("BASE-028", "BASE-161")
def test_sid_ketchum_may_trade_when_he_discards_his_excess() -> None:
    """The life point lets him keep a card more."""
    t = table(A=sid("beer-6H bang-2C missed-2S duel-QD jail-JS"), B="", C="", D="").end("A")
    assert (t.asked, t.ask("A").about) == (("A", "excess"), {"limit": 2, "over": 3})
    assert t.can("A")[:2] == ["discard beer-6H", "discard bang-2C"]
    trade(t, "A", "jail-JS", "bang-2C")
    assert (t.lives["A"], t.hand("A"), t.turn) == (3, ["beer", "duel", "missed"], "B")


@pytest.mark.rule("BASE-028", "BASE-161")
def test_sid_ketchum_discards_the_cards_that_are_too_many_after_a_trade() -> None:
    t = table(A=sid("beer bang bang bang duel", life=1), B="", C="", D="").end("A")
    t.answer("A", "bang")
    assert t.ask("A").about == {"limit": 1, "over": 3}
    trade(t, "A", "bang", "bang")
    assert (t.turn, t.lives["A"], t.hand("A")) == ("B", 2, ["beer", "duel"])
    u = table(A=sid("beer bang bang bang duel jail", life=1), B="", C="", D="").end("A")
    trade(u, "A", "bang", "bang")
    assert (u.asked, u.ask("A").about) == (("A", "excess"), {"limit": 2, "over": 2})
    trade(u, "A", "bang", "jail")
    assert (u.turn, u.lives["A"], u.hand("A")) == ("B", 3, ["beer", "duel"])


@pytest.mark.rule("BASE-161", "BASE-163")
def test_sid_ketchum_cannot_trade_his_excess_at_his_maximum() -> None:
    t = table(A=sid("beer bang bang bang duel", life=4), B="", C="", D="").end("A")
    assert (t.asked, t.can("A", "use")) == (("A", "excess"), [])


@pytest.mark.rule("BASE-162")
def test_sid_ketchum_may_save_himself_by_trading_while_two_are_left() -> None:
    t = table(A="bang", B=sid("beer missed", life=1), C="", D="", out="CD")
    t.play("A", "bang", at="B").passes("B")
    assert t.can("B", "play") == []
    trade(t, "B", "beer", "missed")
    assert (t.winners, t.lives["B"]) == (None, 1)


@pytest.mark.rule("BASE-162")
def test_sid_ketchum_may_save_himself_by_trading_in_a_game_of_two() -> None:
    t = table(A="bang", B=sid("beer missed", life=1)).play("A", "bang", at="B").passes("B")
    trade(t, "B", "beer", "missed")
    assert (t.winners, t.lives["B"]) == (None, 1)


@pytest.mark.rule("BASE-163")
@pytest.mark.parametrize("life", [3, 4, 5])
def test_sid_ketchum_cannot_trade_at_his_maximum(life: int) -> None:
    a = who("missed missed bang bang", life=life, most=life, character="sid-ketchum")
    assert table(A=a, B="", C="", D="").can("A", "use") == []


@pytest.mark.rule("BASE-163")
def test_sid_ketchum_cannot_trade_at_his_maximum_when_he_is_shot_at() -> None:
    t = table(A="bang", B=sid("missed beer beer", life=4), C="", D="").play("A", "bang", at="B")
    assert t.can("B", "use") == []
