"""Draws and checks when no cards are left in the piles."""

from __future__ import annotations

import pytest

from tables.bang import table, who


@pytest.mark.rule("BASE-111")
def test_a_player_to_draw_two_cards_gets_the_only_one_left() -> None:
    t = table(phase="draw", deck="beer", only=True, A="", B="", C="", D="")
    assert (t.hand("A"), t.asked) == (["beer"], ("A", "turn"))


@pytest.mark.rule("BASE-111")
def test_a_player_to_draw_gets_nothing_if_both_piles_are_empty() -> None:
    t = table(phase="draw", only=True, A="missed", B="", C="", D="")
    assert (t.hand("A"), t.asked) == (["missed"], ("A", "turn"))


@pytest.mark.rule("BASE-111")
def test_the_discard_pile_counts_for_what_there_is_to_draw() -> None:
    t = table(phase="draw", deck="beer", discard="duel", only=True, A="", B="", C="", D="")
    assert t.hand("A") == ["beer", "duel"]


@pytest.mark.rule("BASE-111")
def test_a_reward_is_just_the_cards_that_are_left() -> None:
    t = table(A="bang", B=who(life=1, role="outlaw"), C="", D="", deck="beer", only=True)
    t.play("A", "bang", at="B")
    assert t.hand("A") == ["bang", "beer"]


@pytest.mark.rule("BASE-111")
def test_kit_carlson_keeps_the_only_two_cards_there_are() -> None:
    kit = who(character="kit-carlson")
    t = table(phase="draw", deck="beer duel", only=True, A=kit, B="", C="", D="")
    assert (t.hand("A"), t.asked) == (["beer", "duel"], ("A", "turn"))


@pytest.mark.rule("BASE-111")
def test_black_jack_who_gets_just_one_card_shows_none() -> None:
    jack = who(character="black-jack")
    t = table(phase="draw", deck="beer", only=True, A=jack, B="", C="", D="")
    assert (t.hand("A"), t.events("showed")) == (["beer"], [])


@pytest.mark.rule("BASE-111", "BASE-154")
def test_lucky_duke_turns_over_the_only_card_there_is_once() -> None:
    duke = who(character="lucky-duke", play="dynamite")
    t = table(phase="start", deck="KH", only=True, A=duke, B="", C="", D="")
    assert [event["cards"] for event in t.events("flipped")] == [("bang-KH",)]


@pytest.mark.rule("BASE-112")
def test_without_a_card_to_turn_over_a_dynamite_moves_on() -> None:
    t = table(phase="start", only=True, A=who(play="dynamite"), B="", C="", D="")
    assert (t.lives["A"], t.cards("A"), t.cards("B")) == (4, [], ["dynamite"])


@pytest.mark.rule("BASE-112")
def test_without_a_card_to_turn_over_a_jailed_player_is_not_free() -> None:
    t = table(turn="B", phase="start", only=True, A="", B=who(play="jail"), C="", D="")
    assert t.asked == ("C", "turn")


@pytest.mark.rule("BASE-112")
def test_without_a_card_to_turn_over_a_barrel_is_no_help() -> None:
    """Bart draws the Gatling that has hit him. Then no card is left for the Barrel of C."""
    bart = who(character="bart-cassidy")
    t = table(A="gatling", B=bart, C=who("beer", play="barrel"), D="", only=True)
    t.play("A", "gatling").use("C", "barrel").gives_up("C")
    assert (t.hand("B"), t.lives) == (["gatling"], {"A": 4, "B": 3, "C": 3, "D": 3})


@pytest.mark.rule("BASE-112")
def test_without_a_card_to_turn_over_jourdonnais_is_hit() -> None:
    bart, jourdonnais = who(character="bart-cassidy"), who(character="jourdonnais")
    t = table(A="gatling", B=bart, C=jourdonnais, D="", only=True)
    t.play("A", "gatling").use("C", "jourdonnais")
    assert t.lives == {"A": 4, "B": 3, "C": 3, "D": 3}
