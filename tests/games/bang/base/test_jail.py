"""Jail."""

from __future__ import annotations

import pytest

from tables.bang import Bench, table, who

DECK = "4D 5D 6D 7D"


def jailed(sign: str, hand: str = "", life: int = 4) -> Bench:
    """Return a table where B begins a turn in Jail."""
    b = who(hand, play="jail-JS", life=life)
    return table(turn="B", phase="start", A="", B=b, C="", D="", deck=f"{sign} {DECK}")


@pytest.mark.rule("BASE-082")
def test_a_jail_is_put_before_another_player_at_any_distance() -> None:
    t = table(A="jail", B="", C="", D="", E=who(play="mustang"), F="", G="", H="")
    assert t.targets("A", "jail") == "BCDEFGH"
    t.play("A", "jail", at="E")
    assert (t.cards("A"), t.cards("E")) == ([], ["jail", "mustang"])


@pytest.mark.rule("BASE-082")
def test_a_jail_does_nothing_to_the_turn_in_which_it_is_played() -> None:
    t = table(A="jail bang", B="", C="", D="", deck="6H")
    t.play("A", "jail", at="B")
    assert (t.asked, t.events("flipped"), t.turn) == (("A", "turn"), [], "A")


@pytest.mark.rule("BASE-083")
@pytest.mark.parametrize("own", [False, True])
def test_a_jail_can_never_be_put_before_the_sheriff(own: bool) -> None:
    t = table(turn="B", A="", B="jail", C="", D="", options={"self-jail": own})
    assert t.targets("B", "jail") == ("BCD" if own else "CD")


@pytest.mark.rule("BASE-083")
def test_the_sheriff_is_spared_wherever_he_sits() -> None:
    a, c = who("jail", role="outlaw"), who(role="sheriff")
    t = table(A=a, B="", C=c, D="")
    assert t.targets("A", "jail") == "BD"


@pytest.mark.rule("BASE-084")
def test_a_jailed_player_cannot_be_given_another_jail() -> None:
    t = table(A="jail jail", B="", C="", D="")
    t.play("A", "jail", at="C")
    assert t.targets("A", "jail") == "BD"


@pytest.mark.rule("BASE-084")
def test_a_freed_player_can_be_given_another_jail() -> None:
    t = table(A="jail cat-balou", B="", C=who(play="jail"), D="")
    t.play("A", "cat-balou", at="C", on="jail")
    assert t.targets("A", "jail") == "BCD"


@pytest.mark.rule("BASE-085")
def test_a_player_cannot_put_a_jail_before_themselves() -> None:
    t = table(turn="B", A="", B="jail-JS", C="", D="")
    assert t.can("B") == ["play jail-JS at 2", "play jail-JS at 3", "end"]


@pytest.mark.rule("BASE-086")
def test_with_self_jail_a_player_may_jail_themselves() -> None:
    t = table(turn="B", A="", B="jail", C="", D="", options={"self-jail": True})
    t.play("B", "jail", at="B")
    assert t.cards("B") == ["jail"]


@pytest.mark.rule("BASE-086")
def test_with_self_jail_the_sheriff_may_not_jail_himself() -> None:
    t = table(A="jail", B="", C="", D="", options={"self-jail": True})
    assert t.targets("A", "jail") == "BCD"


@pytest.mark.rule("BASE-086")
def test_a_jail_of_ones_own_works_as_any_other() -> None:
    deck = "4D 5D 6D 7D 8C 9C KC"
    t = table(turn="B", A="", B="jail", C="", D="", deck=deck, options={"self-jail": True})
    t.play("B", "jail", at="B").end("B").end("C").end("D").end("A")
    assert (t.cards("B"), t.count("B"), t.turn) == ([], 0, "C")


@pytest.mark.rule("BASE-086")
def test_with_self_jail_a_second_jail_is_still_not_allowed() -> None:
    b = who("jail", play="jail")
    t = table(turn="B", A="", B=b, C="", D="", options={"self-jail": True})
    assert t.targets("B", "jail") == "CD"


@pytest.mark.rule("BASE-087")
@pytest.mark.parametrize("sign", ["2H", "10H", "AH"])
def test_on_hearts_the_jail_is_discarded_and_the_turn_goes_on(sign: str) -> None:
    t = jailed(sign)
    assert (t.asked, t.ids("B"), t.cards("B")) == (("B", "turn"), ["bang-4D", "bang-5D"], [])
    assert (len(t.discard), "jail-JS" in t.discard) == (2, True)


@pytest.mark.rule("BASE-088")
@pytest.mark.parametrize("sign", ["2D", "AD", "9S", "KS", "3C", "KC"])
def test_on_any_other_suit_the_jail_is_discarded_and_the_whole_turn_is_skipped(sign: str) -> None:
    t = jailed(sign, hand="bang beer")
    assert (t.asked, t.ids("C")) == (("C", "turn"), ["bang-4D", "bang-5D"])
    assert (t.count("B"), t.cards("B")) == (2, [])
    assert (len(t.discard), "jail-JS" in t.discard) == (2, True)


@pytest.mark.rule("BASE-088")
def test_jail_costs_only_one_turn() -> None:
    t = jailed("KC")
    t.end("C").end("D").end("A")
    assert (t.asked, t.count("B")) == (("B", "turn"), 2)


@pytest.mark.rule("BASE-088")
def test_the_check_is_made_only_when_the_turn_of_the_jailed_comes() -> None:
    t = table(A="jail", B="", C="", D="", deck="4D 5D 6H 6D 7D")
    t.play("A", "jail", at="C").end("A")
    assert t.events("flipped") == []
    t.end("B")
    assert t.events("flipped") == [{"seat": 2, "cards": ("beer-6H",), "why": "jail"}]


@pytest.mark.rule("BASE-089")
def test_a_player_who_skips_a_turn_discards_nothing() -> None:
    t = jailed("KC", hand="bang bang bang missed missed", life=2)
    assert (t.asked, t.count("B")) == (("C", "turn"), 5)


@pytest.mark.rule("BASE-089")
def test_a_freed_player_has_a_phase_3() -> None:
    t = jailed("6H", hand="bang-2D bang-3D missed", life=2).end("B")
    assert (t.asked, t.ask("B").about) == (("B", "excess"), {"limit": 2, "over": 3})


@pytest.mark.rule("BASE-090")
@pytest.mark.parametrize("answer", ["missed", "barrel"])
def test_a_jailed_player_may_be_shot_at_and_answer(answer: str) -> None:
    b = who("missed", play="jail barrel")
    t = table(A="bang", B=b, C="", D="", deck="6H")
    t.play("A", "bang", at="B").answer("B", answer)
    assert (t.life("B"), t.asked) == (4, ("A", "turn"))


@pytest.mark.rule("BASE-090")
@pytest.mark.parametrize("card", ["indians", "duel"])
def test_a_jailed_player_may_discard_a_bang_as_an_answer(card: str) -> None:
    t = table(A=card, B=who("bang", play="jail"), C="", D="")
    t.play("A", card, at="B" if card == "duel" else "").answer("B", "bang")
    assert (t.life("B"), t.hand("B"), t.cards("B")) == (4, [], ["jail"])


@pytest.mark.rule("BASE-090")
def test_a_jailed_player_may_be_hit_and_drink_a_beer() -> None:
    t = table(A="bang", B=who("beer", play="jail", life=1), C="", D="")
    t.play("A", "bang", at="B").passes("B").answer("B", "beer")
    assert (t.out, t.life("B")) == ("", 1)


@pytest.mark.rule("BASE-090")
@pytest.mark.parametrize("card", ["bang", "panic", "cat-balou", "duel"])
def test_a_jailed_player_can_be_aimed_at(card: str) -> None:
    t = table(A=card, B=who("beer", play="jail"), C="", D="")
    assert "B" in t.targets("A", card)


@pytest.mark.rule("BASE-090")
def test_a_jailed_player_takes_a_card_from_the_general_store() -> None:
    t = table(A="general-store", B=who(play="jail"), C="", D="", deck=DECK)
    t.play("A", "general-store").do("A", "take bang-4D")
    assert t.asked == ("B", "store")
