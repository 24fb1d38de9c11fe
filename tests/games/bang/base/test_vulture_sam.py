"""Vulture Sam, who takes the cards of eliminated players."""

from __future__ import annotations

import pytest

from tables.bang import Who, table, who
from whistlestop.engine.game_option import OptionValue

AT_ONCE: dict[str, OptionValue] = {"elimination": "at-once"}
BOTH = pytest.mark.parametrize("card", ["gatling", "indians"])


def sam(hand: str = "", play: str = "", life: int = 4, role: str | None = None) -> Who:
    return who(hand, play=play, life=life, role=role, character="vulture-sam")


def victim(role: str | None = None) -> Who:
    return who("missed beer", play="scope barrel", life=1, role=role)


@pytest.mark.rule("BASE-176")
def test_vulture_sam_takes_hand_and_cards_in_play_of_the_eliminated() -> None:
    t = table(A="bang", B=victim(), C="", D=sam("duel", play="mustang"))
    t.play("A", "bang", at="B").gives_up("B")
    assert (t.hand("D"), t.cards("D")) == (
        ["barrel", "beer", "duel", "missed", "scope"],
        ["mustang"],
    )


@pytest.mark.rule("BASE-176")
def test_vulture_sam_takes_the_cards_of_his_own_victim_and_draws_the_reward() -> None:
    t = table(A=sam("bang"), B=victim("outlaw"), C="", D="", deck="saloon duel duel")
    t.play("A", "bang", at="B").gives_up("B")
    assert t.hand("A") == ["barrel", "beer", "duel", "duel", "missed", "saloon", "scope"]


@pytest.mark.rule("BASE-176")
def test_vulture_sam_takes_the_cards_of_a_player_who_dies_of_dynamite() -> None:
    b = who("missed", play="dynamite scope", life=1)
    t = table(turn="B", phase="start", A="", B=b, C="", D=sam(), deck="5S").gives_up("B")
    assert t.hand("D") == ["missed", "scope"]


@pytest.mark.rule("BASE-176")
@BOTH
def test_vulture_sam_takes_the_cards_of_all_who_die_of_a_card(card: str) -> None:
    t = table(A=card, B=who("duel", life=1), C=who("panic", life=1), D=sam(), E="")
    t.play("A", card).gives_up("B", "C")
    assert t.hand("D") == ["duel", "panic"]


@pytest.mark.rule("BASE-176")
def test_nobody_but_vulture_sam_and_the_dead_learns_the_hand_he_takes() -> None:
    t = table(A="bang", B=who("duel", life=1), C="", D=sam())
    t.play("A", "bang", at="B").gives_up("B")
    told = [seat for seat in "ABCD" if "card" in t.seen(seat, "took")[0].payload]
    assert told == ["B", "D"]


@pytest.mark.rule("BASE-176")
def test_the_cards_of_vulture_sam_himself_are_discarded() -> None:
    t = table(A="bang-2C", B=sam("duel-QD", life=1), C="", D="")
    t.play("A", "bang", at="B").gives_up("B")
    assert (t.discard, t.hand("B")) == (["bang-2C", "duel-QD"], [])


@pytest.mark.rule("BASE-177")
def test_vulture_sam_as_sheriff_loses_also_what_he_took_from_a_deputy() -> None:
    t = table(A=sam("bang duel", play="mustang"), B=victim("deputy"), C="", D="", E="")
    t.play("A", "bang", at="B").gives_up("B")
    assert (t.hand("A"), t.cards("A"), len(t.discard)) == ([], [], 7)


@pytest.mark.rule("BASE-177")
def test_vulture_sam_as_sheriff_takes_the_cards_before_he_discards_them() -> None:
    t = table(A=sam("bang"), B=victim("deputy"), C="", D="", E="")
    t.play("A", "bang", at="B").gives_up("B")
    kinds = t.kinds("took", "penalty")
    assert (kinds, len(t.events("discarded"))) == (["took"] * 4 + ["penalty"], 4)


@pytest.mark.rule("BASE-178")
@BOTH
@pytest.mark.parametrize("sam_first", [True, False])
def test_vulture_sam_takes_nothing_when_he_dies_of_the_same_card(
    card: str, sam_first: bool
) -> None:
    two = [sam("duel", life=1, role="deputy"), who("panic", life=1, role="renegade")]
    first, second = two if sam_first else two[::-1]
    t = table(A=card, B=first, C=second, D="", E=who(role="outlaw"))
    t.play("A", card).gives_up("B", "C")
    assert (t.out, t.hand("B"), t.hand("C"), t.events("took")) == ("BC", [], [], [])


@pytest.mark.rule("BASE-178")
@BOTH
def test_the_cards_of_both_are_discarded_when_vulture_sam_dies_of_the_same_card(
    card: str,
) -> None:
    b = who("panic-JH", life=1, role="renegade")
    t = table(turn="D", A="", B=b, C=sam("duel-QD", life=1, role="deputy"), D=card, E="")
    t.play("D", card).gives_up("A", "B", "C")
    assert {"panic-JH", "duel-QD"} <= set(t.discard)


@pytest.mark.rule("BASE-134", "BASE-178")
@BOTH
def test_with_eliminations_at_once_vulture_sam_takes_the_cards_of_earlier_victims(
    card: str,
) -> None:
    b = who("panic", life=1, role="renegade")
    c = sam("duel", life=1, role="deputy")
    t = table(A=card, B=b, C=c, D="", E=who(role="outlaw"), options=AT_ONCE)
    t.play("A", card).gives_up("B")
    assert (t.out, t.hand("C")) == ("B", ["duel", "panic"])


@pytest.mark.rule("BASE-134", "BASE-178")
@BOTH
def test_with_eliminations_at_once_an_eliminated_vulture_sam_takes_nothing_of_later_victims(
    card: str,
) -> None:
    b = sam("duel", life=1, role="deputy")
    c = who("panic", life=1, role="renegade")
    t = table(A=card, B=b, C=c, D="", E=who(role="outlaw"), options=AT_ONCE)
    t.play("A", card).gives_up("B", "C")
    assert (t.out, t.hand("B"), t.events("took")) == ("BC", [], [])
